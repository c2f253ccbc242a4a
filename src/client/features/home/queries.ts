import { queryOptions } from '@tanstack/react-query';
import type { SupplierCard } from '../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../api.ts';

const HOUR_MS = 60 * 60 * 1000;
const SUPPLIERS_SHOWN = 8;
const SUPPLIERS_READ = '100';

export const homeReads = (api: Api) => ({
  /** Of the four roots. */
  itemsCount: () =>
    queryOptions({
      queryKey: ['catalog', 'items-count'],
      queryFn: ({ signal }) => read(api.categories['items-count'].$get({ query: {} }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** The suppliers with most items, and how many there are in all. The directory itself is sorted by name. */
  largestSuppliers: () =>
    queryOptions({
      queryKey: ['suppliers', 'largest'],
      queryFn: async ({ signal }) => {
        const all: SupplierCard[] = [];
        let cursor: string | null = null;
        do {
          const query: { size: string; cursor?: string } = { size: SUPPLIERS_READ, ...(cursor !== null && { cursor }) };
          const page = await read(api.suppliers.index.$get({ query }, { init: { signal } }));
          all.push(...page.items);
          cursor = page.nextCursor;
        } while (cursor !== null);
        const items = all.sort((a, b) => b.itemsCount - a.itemsCount).slice(0, SUPPLIERS_SHOWN);
        return { items, totalCount: all.length };
      },
      staleTime: HOUR_MS,
    }),
});
