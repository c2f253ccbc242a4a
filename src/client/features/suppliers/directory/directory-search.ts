import { type CategoryType, isCategoryType } from '../../../../core/category-types.ts';
import { type SupplierSort, supplierSorts } from '../../../../core/list-sorts.ts';
import { isUuid } from '../../../../core/uuid.ts';

/** What of the directory stands in its address; a default is left out. */
export type DirectorySearch = {
  category?: string | undefined;
  province?: string | undefined;
  city?: string | undefined;
  q?: string | undefined;
  order?: SupplierSort | undefined;
};

/** Of the search by text. */
export type SupplierSearchSearch = { type?: CategoryType | undefined; order?: SupplierSort | undefined };

const PLACE_MAX = 60;
const WORDS_MAX = 100;

/** The router reads digits as a number. */
function textOf(value: unknown, max: number): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, max) : '';
  return text === '' ? undefined : text;
}

/** The usual order is left out of the address. */
function orderOf(value: unknown, usual: SupplierSort): SupplierSort | undefined {
  const order = supplierSorts.find((one) => one === value);
  return order === usual ? undefined : order;
}

/** From the address; what it does not know is dropped, every key is always there (see `readListSearch`). */
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

/** The largest stand first. */
export const readCategorySuppliersSearch = (search: Record<string, unknown>): CategorySuppliersSearch => ({
  order: orderOf(search.order, 'items'),
});

/** Words of an address's key, as long as the call takes them. */
export const searchKey = (key: string): string => key.trim().slice(0, WORDS_MAX);
