import { z } from 'zod';
import { type SupplierSort, supplierSorts } from '../../core/catalog/list-sorts.ts';
import { contactTypes, supplierStatuses, supplierTypes } from '../../core/people/supplier-types.ts';
import { categoryCard, categoryType } from '../catalog/category.ts';
import { entityFields, pageOf, pageQuery, queryBoolean } from '../page.ts';
import { searchText } from '../search/search-counts.ts';

export type { SupplierSort };

const supplierSection = z.object({ key: z.string(), title: z.string(), body: z.string() });
const supplierLicence = z.object({
  type: z.string(),
  no: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Only people write it. */
  issuer: z.string().optional(),
  /** `GET suppliers/{id}/licence-file` answers its content. */
  fileId: z.uuid().optional(),
});
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
  /** Number of visible offers, in the requested category or in all. */
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
  /** Categories with its offers, most items first. */
  categories: z.array(categoryCard),
  /** Number of visible offers per root type, in menu order, without empty types. */
  itemsByType: z.array(z.object({ categoryType, itemsCount: z.number().int() })),
});
export type Supplier = z.infer<typeof supplier>;

/** A supplier in the directory. */
const supplierListing = supplierCard.extend({
  /** Top-level categories with most of its offers, within the requested root type if any. */
  categoryNames: z.array(z.string()),
  /** Number of all its top-level categories. */
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

/** `totalCount` is on the first page only. `places`, on request, cover the whole list and ignore the place filter. */
export const suppliersPage = pageOf(supplierListing).extend({
  places: z.array(supplierPlace).optional(),
  /** No name has the text: they sell what it finds, and `itemsCount` counts only that. */
  isBySales: z.literal(true).optional(),
});
export type SuppliersPage = z.infer<typeof suppliersPage>;

/** Filters, order and paging of every list of suppliers. */
export const supplierListQuery = pageQuery.extend({
  /** Spelled as in `places` of the directory. */
  province: z.string().trim().min(1).max(60).optional(),
  city: z.string().trim().min(1).max(60).optional(),
  /** Words of the name, city or province. Without `sort` by relevance. */
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
