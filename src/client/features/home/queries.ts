import { queryOptions } from '@tanstack/react-query';
import { type Api, read } from '../../data/api.ts';

const HOUR_MS = 60 * 60 * 1000;
const SUPPLIERS_SHOWN = '8';

export const homeReads = (api: Api) => ({
  /** Of the four roots. */
  itemsCount: () =>
    queryOptions({
      queryKey: ['catalog', 'items-count'],
      queryFn: ({ signal }) => read(api.categories['items-count'].$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** The suppliers with most items, and how many there are in all. */
  largestSuppliers: () =>
    queryOptions({
      queryKey: ['suppliers', 'largest'],
      queryFn: ({ signal }) =>
        read(api.suppliers.index.$get({ query: { sort: 'items', size: SUPPLIERS_SHOWN } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
});
