import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import { openStates } from '../../core/trade/request-states.ts';
import type { Executor } from '../db/open-database.ts';
import { listOwnedMerchantIds } from '../merchants/selling-parties.ts';
import { personActor } from '../platform/actor.ts';
import { locked } from '../platform/errors/app-error.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { presentRequest } from './present.ts';
import { tradeLines, tradeRequests } from './request.table.ts';

const boughtBy = (personId: string) => eq(tradeRequests.buyerPersonId, personId);

/** What a person has asked suppliers for. What was agreed outlives the account, as evidence for the other party. */
export const requestsOfPerson: PersonalData = {
  name: 'tradeRequests',
  columns: [tradeRequests.buyerPersonId],
  async *rows(db, personId) {
    const rows = await db.select().from(tradeRequests).where(boughtBy(personId)).orderBy(asc(tradeRequests.id));
    const actor = personActor(personId);
    for (const row of rows) yield presentRequest({ tx: db, actor, now: new Date() }, row);
  },
  refuses: async (tx, personId) =>
    (await hasOpen(tx, personId))
      ? locked(
          'open_trade',
          'تا درخواست یا معامله‌ای باز است، حساب حذف نمی‌شود؛ نخست آن را به پایان برسانید یا لغو کنید.',
        )
      : undefined,
  erase: async (tx, personId) => {
    const drafts = tx
      .select({ id: tradeRequests.id })
      .from(tradeRequests)
      .where(and(boughtBy(personId), isNull(tradeRequests.number)));
    await tx.delete(tradeLines).where(inArray(tradeLines.requestId, drafts));
    await tx.delete(tradeRequests).where(and(boughtBy(personId), isNull(tradeRequests.number)));
    await tx
      .update(tradeRequests)
      .set({ buyer: null, address: null, addressId: null, title: null, description: null, reason: null, words: '' })
      .where(boughtBy(personId));
  },
};

async function hasOpen(db: Executor, personId: string): Promise<boolean> {
  const merchantIds = await listOwnedMerchantIds(db, personId);
  const [open] = await db
    .select({ id: tradeRequests.id })
    .from(tradeRequests)
    .where(
      and(
        inArray(tradeRequests.state, [...openStates]),
        or(boughtBy(personId), inArray(tradeRequests.sellerMerchantId, merchantIds)),
      ),
    )
    .limit(1);
  return open !== undefined;
}
