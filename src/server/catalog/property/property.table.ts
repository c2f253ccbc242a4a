import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { betterWhen, propertyDataTypes } from '../../../core/catalog/property-types.ts';
import { entityColumns, foldedText, sourceColumns } from '../../db/columns.ts';
import { categories } from '../category/category.table.ts';

export const categoryProperties = pgTable(
  'category_properties',
  {
    ...entityColumns,
    ...sourceColumns,
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    nameFolded: foldedText().notNull(),
    description: text(),
    dataType: text({ enum: propertyDataTypes }).notNull(),
    quantityId: text(),
    defaultUnitId: text(),
    isFilterable: boolean().notNull(),
    isComparable: boolean().notNull(),
    isKey: boolean().notNull(),
    decimals: smallint(),
    betterWhen: text({ enum: betterWhen }),
    position: integer().notNull(),
    helpUniqueId: text(),
  },
  (t) => [
    uniqueIndex('category_properties_source').on(t.source, t.sourceKey),
    index('category_properties_category').on(t.categoryId, t.position),
  ],
);

export const propertyOptions = pgTable(
  'property_options',
  {
    id: uuid().primaryKey(),
    propertyId: uuid()
      .notNull()
      .references(() => categoryProperties.id),
    key: foldedText().notNull(),
    title: text().notNull(),
    titleFolded: foldedText().notNull(),
    synonyms: jsonb().$type<string[]>().notNull(),
    position: integer().notNull(),
  },
  (t) => [uniqueIndex('property_options_key').on(t.propertyId, t.key)],
);

/** One row for each value of a product; a product with several options of one property has several rows. */
export const propertyValues = pgTable(
  'property_values',
  {
    id: uuid().primaryKey(),
    /** The product's own (deepest) category. */
    categoryId: uuid().notNull(),
    propertyId: uuid().notNull(),
    productId: uuid().notNull(),
    /** In the quantity's base unit; equal for a single number. */
    baseMin: doublePrecision(),
    baseMax: doublePrecision(),
    optionId: uuid(),
    boolValue: boolean(),
    textValue: text(),
    /** As entered, in `unitId`. */
    value: doublePrecision(),
    maxValue: doublePrecision(),
    unitId: text(),
    note: text(),
  },
  (t) => [
    // all values of one product
    index('property_values_product').on(t.productId, t.propertyId),
    // range filters and facets of one category
    index('property_values_range').on(t.categoryId, t.propertyId, t.baseMin, t.baseMax, t.productId),
    index('property_values_option').on(t.categoryId, t.propertyId, t.optionId, t.productId),
  ],
);

export type CategoryPropertyRow = typeof categoryProperties.$inferSelect;
export type PropertyOptionRow = typeof propertyOptions.$inferSelect;
export type PropertyValueRow = typeof propertyValues.$inferSelect;
