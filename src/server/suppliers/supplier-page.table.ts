import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { SupplierPageContent } from '../../contract/suppliers/supplier-page.ts';
import { moment } from '../db/columns.ts';
import { suppliers } from './supplier.table.ts';

/** What a supplier's own people write on its page. The public reads the supplier's own row. */
export const supplierPages = pgTable('supplier_pages', {
  supplierId: uuid()
    .primaryKey()
    .references(() => suppliers.id),
  /** Of the draft. */
  version: integer().notNull(),
  updatedAt: moment().notNull(),
  draft: jsonb().$type<SupplierPageContent>().notNull(),
  /** What people have published; null if the public reads an import's page. */
  published: jsonb().$type<SupplierPageContent>(),
  /** What the import said when they did. */
  imported: jsonb().$type<SupplierPageContent>(),
  publishedAt: moment(),
  replacedAt: moment(),
});

export type SupplierPageRow = typeof supplierPages.$inferSelect;
