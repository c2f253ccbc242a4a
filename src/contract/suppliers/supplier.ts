import { z } from 'zod';
import { categoryCard, categoryType } from '../catalog/category.ts';
import { entityFields, pageQuery } from '../page.ts';

export const supplierTypes = ['manufacturer', 'importer', 'distributor', 'service', 'consultant'] as const;
export const supplierStatuses = ['draft', 'confirmed', 'suspended'] as const;

export const supplierSection = z.object({ key: z.string(), title: z.string(), body: z.string() });
export const supplierLicence = z.object({ type: z.string(), no: z.string(), from: z.iso.date(), to: z.iso.date() });
export const supplierContact = z.object({
  type: z.enum(['phone', 'mobile', 'email', 'website', 'fax']),
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
});
export type Supplier = z.infer<typeof supplier>;

export const supplierSorts = ['name', 'items'] as const;
export type SupplierSort = (typeof supplierSorts)[number];

export const suppliersQuery = pageQuery.extend({
  categoryType: categoryType.optional(),
  categoryId: z.uuid().optional(),
  city: z.string().trim().min(1).max(60).optional(),
  q: z.string().trim().min(1).max(100).optional(),
  /** `items`: those with most items first. */
  sort: z.enum(supplierSorts).optional(),
});
export type SuppliersQuery = z.output<typeof suppliersQuery>;
