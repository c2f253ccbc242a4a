import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { refKinds, transferKinds } from '../../core/wallet/transfer-kinds.ts';
import { moment } from '../db/columns.ts';
import { ledgerAccounts } from './ledger-account.table.ts';

/**
 * Money that moves from one account to another, once for what it is made for. Deferred foreign keys of the migration tie
 * it to its two entries, and a trigger refuses every change of a row.
 */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: transferKinds }).notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    /** What the debited account's entry says. */
    debitAmount: bigint({ mode: 'number' }).generatedAlwaysAs(sql`-amount_rial`),
    debitAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    debitSeq: integer().notNull(),
    creditAccountId: uuid()
      .notNull()
      .references(() => ledgerAccounts.id),
    creditSeq: integer().notNull(),
    refKind: text({ enum: refKinds }).notNull(),
    refId: uuid().notNull(),
    /** Of what has several transfers of one kind. */
    leg: integer().notNull().default(0),
    at: moment().notNull(),
  },
  (t) => [
    unique('ledger_transfers_once').on(t.kind, t.refKind, t.refId, t.leg),
    index('ledger_transfers_ref').on(t.refKind, t.refId),
    check('ledger_transfers_amount', sql`${t.amountRial} between 1 and 9007199254740991`),
    check('ledger_transfers_two_accounts', sql`${t.debitAccountId} <> ${t.creditAccountId}`),
    check('ledger_transfers_leg', sql`${t.leg} >= 0`),
  ],
);

export type LedgerTransferRow = typeof ledgerTransfers.$inferSelect;
