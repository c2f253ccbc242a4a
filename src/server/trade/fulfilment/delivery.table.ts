import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../db/columns.ts';
import { tradeRequests } from '../request.table.ts';

/** What the seller has sent off at once. */
export const tradeDeliveries = pgTable(
  'trade_deliveries',
  {
    /** Made on the seller's device. */
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    /** Counts the deliveries of the request from 1. */
    no: integer().notNull(),
    carrier: text(),
    note: text(),
    shippedAt: moment().notNull(),
    /** When the buyer said what of it had arrived. */
    receivedAt: moment(),
    /** Photos of the receipt, which are documents of the request. */
    receiptFiles: uuid().array().notNull().default(sql`'{}'`),
  },
  (t) => [unique('trade_deliveries_no').on(t.requestId, t.no)],
);

export const tradeDeliveryLines = pgTable(
  'trade_delivery_lines',
  {
    deliveryId: uuid()
      .notNull()
      .references(() => tradeDeliveries.id),
    /** Of the agreed line. */
    lineNo: integer().notNull(),
    /** Of `parseQuantity`. */
    qty: foldedText().notNull(),
    /** Of `parseArrived`; null until it is received. */
    receivedQty: foldedText(),
    receivedNote: text(),
  },
  (t) => [
    primaryKey({ columns: [t.deliveryId, t.lineNo] }),
    check('trade_delivery_lines_qty', sql`${t.qty}::numeric > 0`),
    check('trade_delivery_lines_received', sql`${t.receivedQty}::numeric between 0 and ${t.qty}::numeric`),
  ],
);

export type DeliveryRow = typeof tradeDeliveries.$inferSelect;
export type DeliveryLineRow = typeof tradeDeliveryLines.$inferSelect;
