import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SupplierContact, SupplierLicence, SupplierSection } from '../../contract/suppliers/supplier.ts';
import { supplierStatuses, supplierTypes } from '../../core/people/supplier-types.ts';
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

export type SupplierRow = typeof suppliers.$inferSelect;
export type SupplierInsert = typeof suppliers.$inferInsert;
