import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { payoutStates } from '../../../core/wallet/payout-states.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';
import { merchants } from '../../merchants/merchant.table.ts';

/** Money of a wallet that its owner wants in a bank account. It is set aside until an operator has paid or refused it. */
export const walletPayouts = pgTable(
  'wallet_payouts',
  {
    ...entityColumns,
    /** Of a person's wallet. */
    ownerPersonId: uuid().references(() => persons.id),
    /** Of a merchant's. */
    merchantId: uuid().references(() => merchants.id),
    askedByPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    amountRial: bigint({ mode: 'number' }).notNull(),
    /** Its end alone once the account of who has asked is deleted. */
    iban: foldedText().notNull(),
    accountName: text().notNull(),
    state: text({ enum: payoutStates }).notNull().default('requested'),
    bankReference: text(),
    refusal: text(),
    /** The operator who has paid or refused it. */
    decidedBy: uuid(),
    endedAt: moment(),
    /** The operator who pays it at a bank now. */
    claimedBy: uuid(),
    claimedAt: moment(),
  },
  (t) => [
    index('wallet_payouts_person').on(t.ownerPersonId, t.createdAt, t.id),
    index('wallet_payouts_merchant').on(t.merchantId, t.createdAt, t.id),
    index('wallet_payouts_asked').on(t.askedByPersonId, t.createdAt),
    index('wallet_payouts_waiting').on(t.createdAt, t.id).where(sql`${t.state} in ('requested', 'paying')`),
    index('wallet_payouts_decided').on(t.endedAt, t.id).where(sql`${t.state} in ('settled', 'refused')`),
    check('wallet_payouts_owner', sql`num_nonnulls(${t.ownerPersonId}, ${t.merchantId}) = 1`),
    check('wallet_payouts_amount', sql`${t.amountRial} between 1 and 9007199254740991`),
    check('wallet_payouts_iban', sql`${t.state} not in ('requested', 'paying') or ${t.iban} ~ '^IR[0-9]{24}$'`),
    check('wallet_payouts_ended', sql`(${t.state} in ('requested', 'paying')) = (${t.endedAt} is null)`),
    check(
      'wallet_payouts_claimed',
      sql`(${t.state} = 'paying') = (${t.claimedBy} is not null) and (${t.claimedBy} is null) = (${t.claimedAt} is null) and ${t.claimedBy} is distinct from ${t.askedByPersonId}`,
    ),
    check('wallet_payouts_settled', sql`(${t.state} = 'settled') = (${t.bankReference} is not null)`),
    check('wallet_payouts_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    check(
      'wallet_payouts_decided',
      sql`(${t.state} in ('settled', 'refused')) = (${t.decidedBy} is not null) and ${t.decidedBy} is distinct from ${t.askedByPersonId}`,
    ),
  ],
);
export type PayoutRow = typeof walletPayouts.$inferSelect;
