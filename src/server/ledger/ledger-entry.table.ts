import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { ledgerAccounts } from './ledger-account.table.ts';

/**
 * What transfers did to an account, one after the other. Each entry says its predecessor's number and balance, and deferred
 * foreign keys of the migration tie it to that entry and to its transfer: no history forks, skips or has a lone side. The
 * balance of an account is that of its last entry.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    accountId: uuid().notNull(),
    mayGoBelow: boolean().notNull(),
    seq: integer().notNull(),
    transferId: uuid().notNull(),
    /** −1: money left the account; 1: it came. */
    side: smallint().notNull(),
    /** Below zero for money that left. */
    amountRial: bigint({ mode: 'number' }).notNull(),
    prevSeq: integer(),
    prevBalance: bigint({ mode: 'number' }).notNull(),
    balance: bigint({ mode: 'number' }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.seq] }),
    unique('ledger_entries_balance').on(t.accountId, t.seq, t.balance),
    unique('ledger_entries_side').on(t.transferId, t.side),
    unique('ledger_entries_of_transfer').on(t.transferId, t.accountId, t.seq, t.amountRial),
    index('ledger_entries_at').on(t.accountId, t.at),
    foreignKey({
      name: 'ledger_entries_account',
      columns: [t.accountId, t.mayGoBelow],
      foreignColumns: [ledgerAccounts.id, ledgerAccounts.mayGoBelow],
    }),
    check('ledger_entries_side_sign', sql`${t.side} in (-1, 1) and sign(${t.amountRial}) = ${t.side}`),
    check('ledger_entries_not_below', sql`${t.mayGoBelow} or ${t.balance} >= 0`),
    check('ledger_entries_safe', sql`abs(${t.balance}) <= 9007199254740991`),
    check('ledger_entries_seq', sql`${t.seq} = coalesce(${t.prevSeq}, 0) + 1`),
    check('ledger_entries_first', sql`${t.prevSeq} is not null or ${t.prevBalance} = 0`),
    check('ledger_entries_sum', sql`${t.balance} = ${t.prevBalance} + ${t.amountRial}`),
  ],
);
