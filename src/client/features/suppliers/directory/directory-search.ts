import { type CategoryType, isCategoryType } from '../../../../core/catalog/category-types.ts';
import { type SupplierSort, supplierSorts } from '../../../../core/catalog/list-sorts.ts';
import { isUuid } from '../../../../core/ids/uuid.ts';

/** Search parameters of the directory. Defaults are omitted. */
export type DirectorySearch = {
  category?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
  q?: string | undefined;
  order?: SupplierSort | undefined;
};

/** Search parameters of the supplier search. */
export type SupplierSearchSearch = { type?: CategoryType | undefined; order?: SupplierSort | undefined };

const PLACE_MAX = 60;
const WORDS_MAX = 100;

/** The router parses digits as a number. */
function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : '';
  return text === '' ? undefined : text;
}

/** Omits the default order from the URL. */
function orderOf(value: unknown, usual: SupplierSort): SupplierSort | undefined {
  const order = supplierSorts.find((one) => one === value);
  return order === usual ? undefined : order;
}

/** Drops unknown values. Always returns all keys: the router merges them over the raw ones of the URL. */
export function readDirectorySearch(search: Record<string, unknown>): DirectorySearch {
  const category = textOf(search.category, WORDS_MAX);
  return {
    category: category && isUuid(category) ? category : undefined,
    province: textOf(search.province, PLACE_MAX),
    city: textOf(search.city, PLACE_MAX),
    q: textOf(search.q, WORDS_MAX),
    order: orderOf(search.order, 'name'),
  };
}

export function readSupplierSearch(search: Record<string, unknown>): SupplierSearchSearch {
  const type = textOf(search.type, WORDS_MAX);
  return {
    type: type !== undefined && isCategoryType(type) ? type : undefined,
    order: orderOf(search.order, 'items'),
  };
}

export type CategorySuppliersSearch = { order?: SupplierSort | undefined };

/** Largest first by default. */
export const readCategorySuppliersSearch = (search: Record<string, unknown>): CategorySuppliersSearch => ({
  order: orderOf(search.order, 'items'),
});

/** Truncates the key of a URL to the limit of the call. */
export const searchKey = (key: string): string => key.trim().slice(0, WORDS_MAX);
