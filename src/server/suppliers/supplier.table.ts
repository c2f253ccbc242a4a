import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SupplierContact, SupplierLicence, SupplierSection } from '../../contract/suppliers/supplier.ts';
import { supplierStatuses, supplierTypes } from '../../core/supplier-types.ts';
import { entityColumns, foldedText, sourceColumns } from '../db/columns.ts';

export const suppliers = pgTable(
  'suppliers',
  {
    ...entityColumns,
    ...sourceColumns,
    name: text().notNull(),
    nameSort: foldedText().notNull(),
    slug: text().notNull(),
    legalName: text(),
    type: text({ enum: supplierTypes }).notNull(),
    country: text(),
    province: text(),
    city: text(),
    cityFolded: foldedText(),
    address: text(),
    foundedYear: integer(),
    capacity: text(),
    about: text(),
    sections: jsonb().$type<SupplierSection[]>().notNull(),
    licences: jsonb().$type<SupplierLicence[]>().notNull(),
    certificates: jsonb().$type<string[]>().notNull(),
    contacts: jsonb().$type<SupplierContact[]>().notNull(),
    status: text({ enum: supplierStatuses }).notNull().default('confirmed'),
    itemsCount: integer().notNull().default(0),
  },
  (t) => [uniqueIndex('suppliers_source').on(t.source, t.sourceKey), index('suppliers_name').on(t.nameSort, t.id)],
);

/** How many shown offers a supplier has in a category and below it. */
export const categorySuppliers = pgTable(
  'category_suppliers',
  {
    categoryId: uuid().notNull(),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    nameSort: foldedText().notNull(),
    itemsCount: integer().notNull(),
  },
  (t) => [
    uniqueIndex('category_suppliers_pk').on(t.categoryId, t.supplierId),
    index('category_suppliers_name').on(t.categoryId, t.nameSort, t.supplierId),
    index('category_suppliers_supplier').on(t.supplierId),
  ],
);

export type SupplierRow = typeof suppliers.$inferSelect;
