import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { consumerStates } from '../../../core/wallet/consumer-states.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, foldedText } from '../../db/columns.ts';

/** Whose wallet somebody charges from their own: one row for each phone, which a later invitation uses again. */
export const walletConsumers = pgTable(
  'wallet_consumers',
  {
    ...entityColumns,
    ownerPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    /** E.164. Who has it is invited. */
    phone: foldedText().notNull(),
    /** Who has accepted. */
    personId: uuid().references(() => persons.id),
    state: text({ enum: consumerStates }).notNull(),
    /** What the owner moves to this wallet in one day at most. */
    dailyCapRial: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    uniqueIndex('wallet_consumers_phone').on(t.ownerPersonId, t.phone),
    index('wallet_consumers_invited').on(t.phone, t.id),
    index('wallet_consumers_person').on(t.personId, t.ownerPersonId).where(sql`${t.personId} is not null`),
    check('wallet_consumers_active', sql`${t.state} <> 'active' or ${t.personId} is not null`),
    check('wallet_consumers_cap', sql`${t.dailyCapRial} between 1 and 9007199254740991`),
  ],
);
export type WalletConsumerRow = typeof walletConsumers.$inferSelect;
