import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { getPersonPhone } from '../account/person/read.ts';
import { ownerColumn } from '../ledger/accounts.ts';
import { hasMoney } from '../ledger/balances.ts';
import { listOwnedMerchantIds } from '../merchants/selling-parties.ts';
import { personActor } from '../platform/actor.ts';
import { locked } from '../platform/errors/app-error.ts';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { walletAdjustments } from './adjustments/adjustment.table.ts';
import { walletConsumers } from './consumers/consumer.table.ts';
import { presentConsumers } from './consumers/read-consumers.ts';
import { walletPayouts } from './payouts/payout.table.ts';
import { presentPayout } from './payouts/read-payouts.ts';
import { listTransactions } from './read-wallet.ts';

const PAGE = 100;

/** The transfers of a person's wallet. The ledger outlives the account; an account with money is not deleted. */
export const walletOfPerson: PersonalData = {
  name: 'walletTransactions',
  columns: [ownerColumn],
  rows: (db, personId) => {
    const actor = personActor(personId);
    return rowsOfPages((cursor) => listTransactions(db, { actor, now: new Date() }, { cursor, size: PAGE }));
  },
  refuses: async (tx, personId) =>
    (await hasMoney(tx, { personId, merchantIds: await listOwnedMerchantIds(tx, personId) }))
      ? locked('wallet_balance', 'در کیف پول شما یا بازرگانی شما پول هست؛ نخست آن را برداشت کنید.')
      : undefined,
  erase: async () => {},
};

const ofPerson = (personId: string, phone: string) =>
  or(eq(walletConsumers.ownerPersonId, personId), eq(walletConsumers.phone, phone));

export const consumersOfPerson: PersonalData = {
  name: 'walletConsumers',
  columns: [walletConsumers.ownerPersonId, walletConsumers.personId, walletConsumers.phone],
  async *rows(db, personId) {
    const phone = await getPersonPhone(db, personId);
    const rows = await db
      .select()
      .from(walletConsumers)
      .where(ofPerson(personId, phone))
      .orderBy(asc(walletConsumers.id));
    yield* await presentConsumers(db, rows, personId);
  },
  erase: async (tx, personId, now) => {
    const phone = await getPersonPhone(tx, personId);
    // What was moved names the row; it ends without the phone of who leaves.
    await tx
      .update(walletConsumers)
      .set({ state: 'ended', updatedAt: now })
      .where(and(eq(walletConsumers.ownerPersonId, personId), inArray(walletConsumers.state, ['invited', 'active'])));
    await tx
      .update(walletConsumers)
      .set({ state: 'ended', phone: sql`${walletConsumers.id}::text`, personId: null, updatedAt: now })
      .where(eq(walletConsumers.phone, phone));
  },
};

/** What a person wanted in a bank account. It stays as evidence, without the name and with the end of the number alone. */
export const payoutsOfPerson: PersonalData = {
  name: 'walletPayouts',
  columns: [walletPayouts.ownerPersonId, walletPayouts.askedByPersonId],
  async *rows(db, personId) {
    const rows = await db.select().from(walletPayouts).where(isAsked(personId)).orderBy(asc(walletPayouts.id));
    for (const row of rows) yield { ...presentPayout(row), iban: row.iban };
  },
  // One that waits is money in the wallet, which refuses by itself.
  erase: async (tx, personId) => {
    await tx
      .update(walletPayouts)
      .set({ accountName: '', iban: sql`right(${walletPayouts.iban}, 4)` })
      .where(isAsked(personId));
  },
};

const isAsked = (personId: string) =>
  or(eq(walletPayouts.ownerPersonId, personId), eq(walletPayouts.askedByPersonId, personId));

/** The corrections of a person's wallet. They stay as evidence, with whoever has made them. */
export const adjustmentsOfPerson: PersonalData = {
  name: 'walletAdjustments',
  columns: [walletAdjustments.ownerPersonId],
  async *rows(db, personId) {
    const rows = await db
      .select()
      .from(walletAdjustments)
      .where(and(eq(walletAdjustments.ownerPersonId, personId), eq(walletAdjustments.state, 'booked')))
      .orderBy(asc(walletAdjustments.id));
    for (const { id, amountRial, reason, endedAt } of rows)
      yield { id, amountRial, reason, at: endedAt?.toISOString() ?? null };
  },
  erase: async () => {},
};
