import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { getPersonPhone } from '../account/person/read.ts';
import { ownerColumn } from '../ledger/accounts.ts';
import { hasMoney } from '../ledger/balances.ts';
import { listOwnedMerchantIds } from '../merchants/selling-parties.ts';
import { locked } from '../platform/errors/app-error.ts';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { walletConsumers } from './consumers/consumer.table.ts';
import { presentConsumers } from './consumers/read-consumers.ts';
import { listTransactions } from './read-wallet.ts';

const PAGE = 100;

/** The transfers of a person's wallet. The ledger outlives the account; an account with money is not deleted. */
export const walletOfPerson: PersonalData = {
  name: 'walletTransactions',
  columns: [ownerColumn],
  rows: (db, personId) => {
    const actor = { kind: 'user', userId: personId, sessionId: '', roles: [] } as const;
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
