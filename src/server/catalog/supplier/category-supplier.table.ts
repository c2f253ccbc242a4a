import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../../db/columns.ts';
import { suppliers } from '../../suppliers/supplier.table.ts';

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
