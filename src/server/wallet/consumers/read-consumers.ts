import { desc, eq, or, sql } from 'drizzle-orm';
import type { WalletConsumer } from '../../../contract/wallet/consumer.ts';
import { maskMobile } from '../../../core/people/phone.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import { findShownNames } from '../../account/person/shown-name.ts';
import type { Executor } from '../../db/open-database.ts';
import { type WalletConsumerRow, walletConsumers } from './consumer.table.ts';

/** Those whose wallets the person charges, and those who charge the person's. */
export async function listConsumers(db: Executor, personId: string): Promise<WalletConsumer[]> {
  const phone = await getPersonPhone(db, personId);
  const rows = await db
    .select()
    .from(walletConsumers)
    .where(or(eq(walletConsumers.ownerPersonId, personId), eq(walletConsumers.phone, phone)))
    .orderBy(sql`${walletConsumers.state} in ('invited', 'active') desc`, desc(walletConsumers.updatedAt))
    .limit(SHOWN_MAX);
  return presentConsumers(db, rows, personId);
}

/** Those that are open, then the newest. */
const SHOWN_MAX = 300;

/** Of one owner. */
export const CONSUMERS_MAX = 100;

export async function presentConsumers(
  db: Executor,
  rows: readonly WalletConsumerRow[],
  personId: string,
): Promise<WalletConsumer[]> {
  const nameOf = await findShownNames(
    db,
    rows.flatMap((row) => [row.ownerPersonId, row.personId ?? []].flat()),
  );
  const presented: WalletConsumer[] = [];
  for (const row of rows) {
    const isOwner = row.ownerPersonId === personId;
    const otherId = isOwner ? row.personId : row.ownerPersonId;
    const maskedPhone = maskMobile(isOwner ? row.phone : await getPersonPhone(db, row.ownerPersonId));
    presented.push({
      id: row.id,
      version: row.version,
      side: isOwner ? 'owner' : 'consumer',
      state: row.state,
      // Before the invitation is accepted the owner knows no more than the phone.
      name: otherId === null ? maskedPhone : nameOf(otherId),
      maskedPhone,
      personId: row.personId,
      dailyCapRial: row.dailyCapRial,
    });
  }
  return presented;
}
