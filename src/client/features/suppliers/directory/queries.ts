import type { CategoryType } from '../../../../contract/catalog/category.ts';
import type { SupplierCard, SupplierSort } from '../../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicPages, publicRead, unsavedRead } from '../../../data/reads.ts';

/** On the home page. */
const LARGEST_SIZE = '8';
const HOUR_MS = 60 * 60 * 1000;

type DirectoryFilters = {
  categoryType?: CategoryType | undefined;
  categoryId?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
  q?: string | undefined;
  sort?: SupplierSort | undefined;
};

/** Lists of suppliers. */
export const directoryReads = (api: Api) => ({
  /** Suppliers with what they are in; the first page also says where all of them are. */
  directory: (filters: DirectoryFilters) =>
    publicPages({
      area: 'suppliers',
      name: 'directory',
      args: [filters],
      cards: 'supplier',
      queryFn: ({ signal, pageParam }) =>
        read(
          api.suppliers.index.$get(
            { query: { ...filters, ...(pageParam === null ? { places: 'true' } : { cursor: pageParam }) } },
            { init: { signal } },
          ),
        ),
    }),
  /** The suppliers with most items, and how many there are in all. */
  largest: () =>
    publicRead({
      area: 'suppliers',
      name: 'largest',
      cards: 'supplier',
      queryFn: ({ signal }) =>
        read(api.suppliers.index.$get({ query: { sort: 'items', size: LARGEST_SIZE } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** Who offers something in a category, page by page. */
  inCategory: (id: string, sort: SupplierSort) =>
    publicPages({
      area: 'suppliers',
      name: 'in-category',
      args: [id, sort],
      cards: 'supplier',
      queryFn: ({ signal, pageParam }) =>
        read(
          api.categories[':id']['suppliers-with-catalog'].$get(
            { param: { id }, query: { sort, cursor: pageParam ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
  /** The first of them, for the category's own page. */
  ofCategory: (id: string) =>
    publicRead({
      area: 'suppliers',
      name: 'of-category',
      args: [id],
      cards: 'supplier',
      queryFn: ({ signal }) =>
        read(api.categories[':id']['suppliers-with-catalog'].$get({ param: { id }, query: {} }, { init: { signal } })),
    }),
  /** Those that `find` gathers from the reads of this device, however often it is asked. */
  saved: (find: () => Promise<SupplierCard[]>) =>
    unsavedRead({
      area: 'suppliers',
      name: 'saved',
      queryFn: find,
      networkMode: 'always',
      staleTime: 0,
      gcTime: 0,
    }),
});
