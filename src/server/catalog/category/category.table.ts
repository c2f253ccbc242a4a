import { getTableColumns, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { categoryTypes } from '../../../core/catalog/category-types.ts';
import { entityColumns, foldedText, sourceColumns } from '../../db/columns.ts';

export const categories = pgTable(
  'categories',
  {
    ...entityColumns,
    ...sourceColumns,
    categoryType: text({ enum: categoryTypes }).notNull(),
    parentId: uuid(),
    /** Ancestors, root first, without the category itself. */
    path: uuid().array().notNull().default(sql`'{}'`),
    /** 1 for the four roots. */
    level: smallint().notNull(),
    name: text().notNull(),
    nameFolded: foldedText().notNull(),
    scientificName: text(),
    slug: text().notNull(),
    description: text(),
    glyph: text().notNull(),
    synonyms: text().array().notNull().default(sql`'{}'`),
    position: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    /** Shown offers in this category and below it. */
    itemsCount: integer().notNull().default(0),
    supplierCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('categories_source').on(t.source, t.sourceKey),
    // children of one category, in order
    index('categories_parent').on(t.parentId, t.position, t.id),
    // one root type's categories by level
    index('categories_type_level').on(t.categoryType, t.level, t.position, t.id),
  ],
);

export type CategoryRow = typeof categories.$inferSelect;

/** A row with what its children tell. */
export type PlacedCategoryRow = CategoryRow & { isLeaf: boolean };

export const placedColumns = {
  ...getTableColumns(categories),
  isLeaf: sql<boolean>`not exists (select from categories k where k.parent_id = "categories"."id" and k.is_active)`,
};
export type CategoryInsert = typeof categories.$inferInsert;
