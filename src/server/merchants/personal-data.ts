import { and, eq, inArray } from 'drizzle-orm';
import { personActor } from '../platform/actor.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { merchantAgents } from './agent.table.ts';
import { merchants } from './merchant.table.ts';
import { listMerchants } from './own-read.ts';
import { saleCities } from './sale/sale-city.table.ts';

const PAGE_SIZE = 100;
/** Nobody but its owner has seen such a merchant. */
const NEVER_PUBLIC = ['draft', 'waitingConfirm', 'rejected'] as const;
const CLOSED_REASON = 'حساب مالک بسته شده است.';

/**
 * A person's merchants. A merchant that was public stays for who has dealt with it, under its name alone, without an owner
 * and suspended; the others go with the account.
 */
export const merchantsOfPerson: PersonalData = {
  name: 'merchants',
  columns: [merchants.ownerPersonId],
  rows: (db, userId) => {
    const actor = personActor(userId);
    return rowsOfPages((cursor) => listMerchants(db, actor, { scope: 'mine', size: PAGE_SIZE, cursor }));
  },
  erase: async (tx, personId, now) => {
    const isOwn = eq(merchants.ownerPersonId, personId);
    const owned = await tx.select({ id: merchants.id }).from(merchants).where(isOwn);
    if (owned.length === 0) return;
    const ids = owned.map(({ id }) => id);
    await tx.delete(merchantAgents).where(inArray(merchantAgents.merchantId, ids));
    const gone = await tx
      .select({ id: merchants.id })
      .from(merchants)
      .where(and(isOwn, inArray(merchants.status, NEVER_PUBLIC)));
    const goneIds = gone.map(({ id }) => id);
    if (goneIds.length > 0) {
      await tx.delete(saleCities).where(inArray(saleCities.merchantId, goneIds));
      await tx.delete(merchants).where(inArray(merchants.id, goneIds));
    }
    const left = await tx
      .update(merchants)
      .set({
        ownerPersonId: null,
        phones: [],
        website: null,
        status: 'suspended',
        statusReason: CLOSED_REASON,
        statusAt: now,
        updatedAt: now,
      })
      .where(isOwn)
      .returning({ id: merchants.id });
    if (left.length > 0) await bumpPublicRevision(tx);
  },
};
