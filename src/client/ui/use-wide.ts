import { type Store, useStore } from './store.ts';

const notIn = (query: string): Store<boolean> => ({
  get: () => !matchMedia(query).matches,
  subscribe(onChange) {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  },
});

/** The CSS has the same breakpoints. */
const wide = notIn('(width < 900px)');
const tabular = notIn('(width < 768px)');

/** Whether the filters are beside the list. False on the server and during hydration. */
export const useWide = (): boolean => useStore(wide, false);

/** Whether tables of products show their head. False on the server and during hydration. */
export const useTableHead = (): boolean => useStore(tabular, false);
