import { type ReactNode, useEffect, useState } from 'react';
import { lazyContent } from '../../../ui/lazy-part.tsx';

const load = () => import('./later-results.ts').then((module) => module.laterResults);

export const LazyOtherResults = lazyContent(() => load().then((later) => later.OtherResults));
export const LazyNothingFound = lazyContent(() => load().then((later) => later.NothingFound));
export const LazyDelegationResults = lazyContent(() => load().then((later) => later.DelegationResults));
export const LazyRecentList = lazyContent(() => load().then((later) => later.RecentList));

/** Without its chunk the search is not remembered. */
export function noteRecentSearch(key: string): void {
  load().then(
    (later) => later.noteRecentSearch(key),
    () => {},
  );
}

export type Mark = (name: string, text: string) => ReactNode;

/** Marks the words of a text in names, once its chunk has loaded: until then names are shown as they are. */
export function useMark(): Mark | undefined {
  const [shown, setShown] = useState<{ mark: Mark }>();
  useEffect(() => {
    let isLeft = false;
    load().then(
      ({ markText }) => {
        if (!isLeft) setShown({ mark: markText });
      },
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return shown?.mark;
}
