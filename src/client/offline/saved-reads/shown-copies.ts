import { useEffect } from 'react';
import { createStore, useStore } from '../../ui/store.ts';

interface ShownCopy {
  at: number;
}

const none: readonly ShownCopy[] = [];
const shown = createStore(none);

const oldest = {
  subscribe: shown.subscribe,
  get: () => shown.get().reduce<number | undefined>((least, { at }) => Math.min(at, least ?? at), undefined),
};

/** Tells the dock that the page shows a saved copy of this time. A page hidden behind another shows none. */
export function useShownCopy(at: number | undefined): void {
  useEffect(() => {
    if (at === undefined || at <= 0) return;
    const copy = { at };
    shown.set([...shown.get(), copy]);
    return () => shown.set(shown.get().filter((one) => one !== copy));
  }, [at]);
}

/** The time of the oldest saved copy on the page. */
export const useOldestCopy = (): number | undefined => useStore(oldest, undefined);
