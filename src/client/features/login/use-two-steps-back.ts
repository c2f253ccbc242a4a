import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The specification: a signed-in user who goes back from the login page goes back two steps. */
export function useTwoStepsBack(isSignedIn: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = history.subscribe(({ action }) => {
      stop();
      if (action.type === 'BACK' && history.canGoBack()) history.back();
    });
    return stop;
  }, [history, isSignedIn]);
}
