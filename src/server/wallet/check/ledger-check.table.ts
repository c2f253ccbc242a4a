import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** What the daily proof of the ledger has found; old ones are deleted. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    accounts: integer().notNull(),
    transfers: integer().notNull(),
    faultsCount: integer().notNull(),
    /** The first of them, in words. */
    faults: jsonb().$type<string[]>().notNull(),
  },
  (t) => [
    index('ledger_checks_at').on(t.at, t.id),
    check('ledger_checks_counts', sql`least(${t.accounts}, ${t.transfers}, ${t.faultsCount}) >= 0`),
  ],
);
