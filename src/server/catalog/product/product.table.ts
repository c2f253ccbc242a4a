import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PriceTier, ProductDocument } from '../../../contract/catalog/product.ts';
import type { Drawing } from '../../../core/catalog/drawing.ts';
import { offerStatuses, priceTypes, stockStates } from '../../../core/catalog/offer-types.ts';
import { entityColumns, foldedText, sourceColumns } from '../../db/columns.ts';
import { suppliers } from '../../suppliers/supplier.table.ts';
import { categories } from '../category/category.table.ts';

export const baseProducts = pgTable(
  'base_products',
  {
    ...entityColumns,
    ...sourceColumns,
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    title: text().notNull(),
    scientificName: text(),
    brand: text(),
    model: text(),
    partNumbers: text().array().notNull().default(sql`'{}'`),
    standards: text().array().notNull().default(sql`'{}'`),
    description: text(),
    drawing: jsonb().$type<Drawing>(),
  },
  (t) => [
    uniqueIndex('base_products_source').on(t.source, t.sourceKey),
    index('base_products_category').on(t.categoryId, t.id),
  ],
);

/** A supplier's offer of a base product: lists, product pages and orders are about offers. */
export const supplierProducts = pgTable(
  'supplier_products',
  {
    ...entityColumns,
    ...sourceColumns,
    baseProductId: uuid().references(() => baseProducts.id),
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id),
    title: text().notNull(),
    titleSort: foldedText().notNull(),
    slug: text().notNull(),
    sku: text(),
    priceType: text({ enum: priceTypes }).notNull(),
    prices: jsonb().$type<PriceTier[]>().notNull(),
    priceVersion: integer().notNull().default(1),
    priceValidUntil: date({ mode: 'string' }),
    vatIncluded: boolean().notNull(),
    moq: integer(),
    packSize: integer(),
    saleUnitId: text().notNull(),
    leadTimeDays: integer(),
    stockState: text({ enum: stockStates }).notNull(),
    origin: text(),
    warranty: text(),
    deliveryScope: text().array().notNull().default(sql`'{}'`),
    document: jsonb().$type<ProductDocument>(),
    status: text({ enum: offerStatuses }).notNull().default('shown'),
    visitCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('supplier_products_source').on(t.source, t.sourceKey),
    index('supplier_products_base').on(t.baseProductId, t.id),
    index('supplier_products_supplier').on(t.supplierId, t.id),
    index('supplier_products_category').on(t.categoryId, t.id),
  ],
);

/**
 * One row for each shown offer in its category *and each ancestor*, with what lists sort and filter by: a page of any
 * category in any order is one index range, however many products there are.
 */
export const categoryProducts = pgTable(
  'category_products',
  {
    categoryId: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => supplierProducts.id),
    supplierId: uuid().notNull(),
    /** The base product; of an offer without one its own id. A list shows each part once. */
    partId: uuid().notNull(),
    /** Catalogue order. */
    titleSort: foldedText().notNull(),
    /** Price of the smallest quantity without tax, as `net-price.ts` writes it; null if on request. */
    priceRial: bigint({ mode: 'number' }),
    leadTimeDays: integer(),
    stockState: text({ enum: stockStates }).notNull(),
    brand: foldedText(),
    updatedAt: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('category_products_pk').on(t.categoryId, t.productId),
    index('category_products_product').on(t.productId),
    index('category_products_title').on(t.categoryId, t.titleSort, t.productId),
    index('category_products_price').on(t.categoryId, t.priceRial, t.productId),
    index('category_products_newest').on(t.categoryId, t.updatedAt, t.productId),
    /** The cheapest offer of a part, which stands for it. */
    index('category_products_part').on(t.categoryId, t.partId, t.priceRial, t.productId),
    index('category_products_supplier').on(t.categoryId, t.supplierId, t.titleSort, t.productId),
  ],
);

export type BaseProductRow = typeof baseProducts.$inferSelect;
export type SupplierProductRow = typeof supplierProducts.$inferSelect;
