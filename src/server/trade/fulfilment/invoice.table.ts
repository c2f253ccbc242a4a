import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../db/columns.ts';
import { merchants } from '../../merchants/merchant.table.ts';
import { tradeRequests } from '../request.table.ts';

/** The last number of a merchant's invoices in a Jalali year. The row is locked while the next one is issued. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    year: integer().notNull(),
    lastNo: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.year] }), check('invoice_series_no', sql`${t.lastNo} > 0`)],
);

/**
 * Official invoices. A trigger of the migration refuses every change of a row, and each number but the first refers to the
 * one before it: the engine allows no gap.
 */
export const tradeInvoices = pgTable(
  'trade_invoices',
  {
    merchantId: uuid().notNull(),
    year: integer().notNull(),
    no: integer().notNull(),
    prevNo: integer(),
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    /** JSON of `InvoiceContent`. */
    body: text().notNull(),
    /** SHA-256 of the body. */
    hash: foldedText().notNull(),
    issuedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.year, t.no] }),
    uniqueIndex('trade_invoices_request').on(t.requestId),
    foreignKey({
      name: 'trade_invoices_series',
      columns: [t.merchantId, t.year],
      foreignColumns: [invoiceSeries.merchantId, invoiceSeries.year],
    }),
    foreignKey({
      name: 'trade_invoices_prev',
      columns: [t.merchantId, t.year, t.prevNo],
      foreignColumns: [t.merchantId, t.year, t.no],
    }),
    check('trade_invoices_no', sql`${t.no} = coalesce(${t.prevNo}, 0) + 1`),
    check('trade_invoices_hash_true', sql`${t.hash} = encode(sha256(convert_to(${t.body}, 'UTF8')), 'hex')`),
  ],
);
