import { supplierCardsShape, suppliersShape } from '../../../../contract/answer-versions.gen.ts';
import type { CategoryType } from '../../../../contract/catalog/category.ts';
import type { SupplierCard, SupplierSort } from '../../../../contract/suppliers/supplier.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicPages, publicRead, unsavedRead } from '../../../data/reads.ts';

/** Suppliers on the home page. */
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
  /** Suppliers with their categories; the first page also has the places of all. */
  directory: (filters: DirectoryFilters) =>
    publicPages({
      area: 'suppliers',
      name: 'directory',
      shape: suppliersShape,
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
  /** The suppliers with the most items, and the total count. */
  largest: () =>
    publicRead({
      area: 'suppliers',
      name: 'largest',
      shape: suppliersShape,
      cards: 'supplier',
      queryFn: ({ signal }) =>
        read(api.suppliers.index.$get({ query: { sort: 'items', size: LARGEST_SIZE } }, { init: { signal } })),
      staleTime: HOUR_MS,
    }),
  /** Suppliers with an offer in the category, paginated. */
  inCategory: (id: string, sort: SupplierSort) =>
    publicPages({
      area: 'suppliers',
      name: 'in-category',
      shape: supplierCardsShape,
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
  /** The first suppliers of the category, for its page. */
  ofCategory: (id: string) =>
    publicRead({
      area: 'suppliers',
      name: 'of-category',
      shape: supplierCardsShape,
      args: [id],
      cards: 'supplier',
      queryFn: ({ signal }) =>
        read(api.categories[':id']['suppliers-with-catalog'].$get({ param: { id }, query: {} }, { init: { signal } })),
    }),
  /** Suppliers that `find` collects from the saved reads; not cached. */
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
