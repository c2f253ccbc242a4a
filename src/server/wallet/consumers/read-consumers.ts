import { asc, eq, inArray, or } from 'drizzle-orm';
import type { WalletConsumer } from '../../../contract/wallet/consumer.ts';
import { maskMobile } from '../../../core/people/phone.ts';
import { persons } from '../../account/person/person.table.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import { nameOf } from '../../account/person/save-person.ts';
import type { Executor } from '../../db/open-database.ts';
import { type WalletConsumerRow, walletConsumers } from './consumer.table.ts';

/** Those whose wallets the person charges, and those who charge the person's. */
export async function listConsumers(db: Executor, personId: string): Promise<WalletConsumer[]> {
  const phone = await getPersonPhone(db, personId);
  const rows = await db
    .select()
    .from(walletConsumers)
    .where(or(eq(walletConsumers.ownerPersonId, personId), eq(walletConsumers.phone, phone)))
    .orderBy(asc(walletConsumers.id))
    .limit(2 * CONSUMERS_MAX);
  return presentConsumers(db, rows, personId);
}

/** Of one owner. */
export const CONSUMERS_MAX = 100;

export async function presentConsumers(
  db: Executor,
  rows: readonly WalletConsumerRow[],
  personId: string,
): Promise<WalletConsumer[]> {
  const ids = rows.flatMap((row) => [row.ownerPersonId, ...(row.personId === null ? [] : [row.personId])]);
  const found = await db.select().from(persons).where(inArray(persons.id, ids));
  const people = new Map(found.map((one) => [one.id, one]));
  return rows.map((row) => {
    const side = row.ownerPersonId === personId ? 'owner' : 'consumer';
    const other = people.get(side === 'owner' ? (row.personId ?? '') : row.ownerPersonId);
    return {
      id: row.id,
      version: row.version,
      side,
      state: row.state,
      // Before the invitation is accepted the owner knows no more than the phone.
      name: other ? nameOf(other) : maskMobile(row.phone),
      maskedPhone: maskMobile(side === 'owner' ? row.phone : (other?.phone ?? '')),
      personId: row.personId,
      dailyCapRial: row.dailyCapRial,
    };
  });
}
