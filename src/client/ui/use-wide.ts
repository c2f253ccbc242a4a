import { type Store, useStore } from './store.ts';

const stored = (query: string, isWanted: boolean): Store<boolean> => ({
  get: () => matchMedia(query).matches === isWanted,
  subscribe(onChange) {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  },
});

/** The CSS has the same breakpoints. */
const wide = stored('(width < 900px)', false);
const tabular = stored('(width < 768px)', false);
const desk = stored('(width >= 1200px)', true);

/** Whether the filters are beside the list. False on the server and during hydration. */
export const useWide = (): boolean => useStore(wide, false);

/** Whether tables of products show their head. False on the server and during hydration. */
export const useTableHead = (): boolean => useStore(tabular, false);

/** Whether a table has room beside the menu of the account. False on the server and during hydration. */
export const useDesk = (): boolean => useStore(desk, false);
