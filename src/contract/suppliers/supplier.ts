import { z } from 'zod';
import { type SupplierSort, supplierSorts } from '../../core/list-sorts.ts';
import { contactTypes, supplierStatuses, supplierTypes } from '../../core/supplier-types.ts';
import { categoryCard, categoryType } from '../catalog/category.ts';
import { entityFields, pageOf, pageQuery, queryBoolean } from '../page.ts';
import { searchText } from '../search/search-counts.ts';

export type { SupplierSort };

const supplierSection = z.object({ key: z.string(), title: z.string(), body: z.string() });
const supplierLicence = z.object({ type: z.string(), no: z.string(), from: z.iso.date(), to: z.iso.date() });
const supplierContact = z.object({
  type: z.enum(contactTypes),
  value: z.string(),
});
export type SupplierSection = z.infer<typeof supplierSection>;
export type SupplierLicence = z.infer<typeof supplierLicence>;
export type SupplierContact = z.infer<typeof supplierContact>;

export const supplierCard = z.object({
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  type: z.enum(supplierTypes),
  province: z.string().nullable(),
  city: z.string().nullable(),
  foundedYear: z.number().int().nullable(),
  /** Shown offers, in the category asked for or in all. */
  itemsCount: z.number().int(),
  certificates: z.array(z.string()),
});
export type SupplierCard = z.infer<typeof supplierCard>;

export const supplier = supplierCard.extend({
  ...entityFields,
  legalName: z.string().nullable(),
  country: z.string().nullable(),
  address: z.string().nullable(),
  capacity: z.string().nullable(),
  about: z.string().nullable(),
  sections: z.array(supplierSection),
  licences: z.array(supplierLicence),
  contacts: z.array(supplierContact),
  status: z.enum(supplierStatuses),
  /** Categories it offers something in, most items first. */
  categories: z.array(categoryCard),
  /** Shown offers under each root type it has any in, in the order of menus. */
  itemsByType: z.array(z.object({ categoryType, itemsCount: z.number().int() })),
});
export type Supplier = z.infer<typeof supplier>;

/** A supplier as the directory shows it. */
const supplierListing = supplierCard.extend({
  /** Top-level categories it offers most in; of the root type asked for, if any. */
  categoryNames: z.array(z.string()),
  /** How many top-level categories there are in all. */
  categoriesCount: z.number().int(),
  licencesCount: z.number().int(),
});
export type SupplierListing = z.infer<typeof supplierListing>;

const supplierPlace = z.object({
  province: z.string().nullable(),
  city: z.string().nullable(),
  suppliersCount: z.number().int(),
});
export type SupplierPlace = z.infer<typeof supplierPlace>;

/** `totalCount` stands on a first page; `places` are of the whole list, whatever place is asked for, if asked for. */
export const suppliersPage = pageOf(supplierListing).extend({ places: z.array(supplierPlace).optional() });
export type SuppliersPage = z.infer<typeof suppliersPage>;

/** How every list of suppliers is narrowed, ordered and paged. */
export const supplierListQuery = pageQuery.extend({
  /** As `places` of the directory spell it. */
  province: z.string().trim().min(1).max(60).optional(),
  city: z.string().trim().min(1).max(60).optional(),
  /** Words of the name, city or province; without `sort` by relevance. */
  q: searchText.optional(),
  /** `items`: those with most items first. */
  sort: z.enum(supplierSorts).optional(),
});
export type SupplierListQuery = z.output<typeof supplierListQuery>;

export const suppliersQuery = supplierListQuery.extend({
  categoryType: categoryType.optional(),
  categoryId: z.uuid().optional(),
  places: queryBoolean.optional(),
});
export type SuppliersQuery = z.output<typeof suppliersQuery>;
