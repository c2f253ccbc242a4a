import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';
import { walletConsumers } from './consumer.table.ts';

/** What an owner has moved to the wallet of a consumer, and why. */
export const walletGrants = pgTable(
  'wallet_grants',
  {
    /** Made on the owner's device. */
    id: uuid().primaryKey(),
    consumerId: uuid().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    foreignKey({ name: 'wallet_grants_consumer', columns: [t.consumerId], foreignColumns: [walletConsumers.id] }),
    index('wallet_grants_day').on(t.consumerId, t.at),
    check('wallet_grants_amount', sql`${t.amountRial} > 0`),
  ],
);
