import { useStore } from 'jotai';
import { useLayoutEffect } from 'react';
import { readUserInfo, userInfo } from '../../data/session/user-info.ts';
import { loadingAtom, myUserInfoAtom } from '../../parts/account/session-atoms.ts';

/**
 * Runs on mount, and follows every sign-in and sign-out, also of other tabs and behind a page that the browser restores
 * from its history. Makes no call, so it also works offline.
 */
export function useLoginCheck(): void {
  const store = useStore();
  useLayoutEffect(() => {
    const check = () => {
      store.set(myUserInfoAtom, readUserInfo() ?? null);
      store.set(loadingAtom, false);
    };
    check();
    const stop = userInfo.subscribe(check);
    addEventListener('pageshow', check);
    return () => {
      stop();
      removeEventListener('pageshow', check);
    };
  }, [store]);
}
