import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accountKinds } from '../../core/wallet/transfer-kinds.ts';
import { persons } from '../account/person/person.table.ts';
import { foldedText, moment } from '../db/columns.ts';
import { merchants } from '../merchants/merchant.table.ts';

/**
 * Accounts of the ledger, which are locked for a transfer. A row has no balance: the last entry of the account has it.
 * Only accounts that may go below zero have several shards.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: accountKinds }).notNull(),
    /** At most one of the four owns it; none: Rasteh. */
    ownerPersonId: uuid().references(() => persons.id),
    ownerMerchantId: uuid().references(() => merchants.id),
    /** A foreign key of the migration ties it to its request. */
    ownerRequestId: uuid(),
    gateway: foldedText(),
    shard: integer().notNull().default(0),
    mayGoBelow: boolean().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('ledger_accounts_owner')
      .on(t.ownerPersonId, t.ownerMerchantId, t.ownerRequestId, t.gateway, t.kind, t.shard)
      .nullsNotDistinct(),
    unique('ledger_accounts_below').on(t.id, t.mayGoBelow),
    index('ledger_accounts_request_owner').on(t.ownerRequestId).where(sql`${t.ownerRequestId} is not null`),
    check(
      'ledger_accounts_one_owner',
      sql`num_nonnulls(${t.ownerPersonId}, ${t.ownerMerchantId}, ${t.ownerRequestId}, ${t.gateway}) <= 1`,
    ),
    check(
      'ledger_accounts_owner_of_kind',
      sql`case ${t.kind}
        when 'available' then num_nonnulls(${t.ownerPersonId}, ${t.ownerMerchantId}) = 1
        when 'held' then num_nonnulls(${t.ownerPersonId}, ${t.ownerMerchantId}) = 1
        when 'escrow' then ${t.ownerRequestId} is not null
        when 'clearing' then ${t.gateway} is not null
        else num_nonnulls(${t.ownerPersonId}, ${t.ownerMerchantId}, ${t.ownerRequestId}, ${t.gateway}) = 0 end`,
    ),
    check('ledger_accounts_may_go_below', sql`${t.mayGoBelow} = (${t.kind} in ('clearing', 'suspense'))`),
    check('ledger_accounts_shard', sql`${t.shard} = 0 or (${t.mayGoBelow} and ${t.shard} > 0)`),
  ],
);

export type LedgerAccountRow = typeof ledgerAccounts.$inferSelect;
