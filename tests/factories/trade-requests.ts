import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { requestNumber } from '../../src/core/trade/request-number.ts';
import type { RequestState } from '../../src/core/trade/request-states.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { appendEvent } from '../../src/server/trade/events.ts';
import { tradeGroups } from '../../src/server/trade/groups/group.table.ts';
import { type TradeRequestRow, tradeLines, tradeRequests } from '../../src/server/trade/request.table.ts';
import { tradeSnapshots } from '../../src/server/trade/snapshot.table.ts';
import type { AgreedContent } from '../../src/server/trade/snapshots.ts';

const HORIZON = new Date('2100-01-01');
const PRICE = 500_000;
const NUMBER_BYTES = 9;

interface Sides {
  buyerPersonId: string;
  supplierId: string;
  /** Of the supplier. @default a text of the buyer */
  offerId?: string;
}

const BUYER = {
  name: 'مریم رستمی',
  companyName: 'صنایع آذر',
  nationalCode: null,
  economicCode: null,
  phone: '+989120000001',
};
const ADDRESS = {
  receiverName: 'مریم رستمی',
  receiverPhone: '+989120000001',
  state: 'تهران',
  city: 'تهران',
  street: 'خیابان کارگر',
  plaque: null,
  unit: null,
  postalCode: '1417645817',
};

/** A request with one line and one event, in a state that nobody has moved it to; needs the seeded places. */
export async function buildTradeRequest(
  db: Db,
  { buyerPersonId, supplierId, offerId }: Sides,
  state: Extract<RequestState, 'draft' | 'registered' | 'awaitingConfirmation'>,
): Promise<{ id: string; snapshotHash: string }> {
  const id = uuidv7();
  const now = new Date();
  const number = requestNumber(randomBytes(NUMBER_BYTES));
  const isSent = state !== 'draft';
  const sent: Partial<TradeRequestRow> = isSent
    ? { number, buyer: BUYER, address: { ...ADDRESS, cityId: 'IR-c1576' }, submittedAt: now, lastEventSeq: 1 }
    : {};
  const snapshotId = uuidv7();
  const body = JSON.stringify(agreedOf(number, { supplierId }, now));
  const snapshotHash = createHash('sha256').update(body).digest('hex');
  const asked: Partial<TradeRequestRow> =
    state === 'awaitingConfirmation' ? { snapshotId, confirmBy: HORIZON, payableRial: PRICE } : {};
  await db.transaction(async (tx) => {
    await tx.insert(tradeRequests).values({
      id,
      buyerPersonId,
      supplierId,
      state,
      turn: isSent ? 'supplier' : 'buyer',
      stateAt: now,
      title: 'بلبرینگ خط دو',
      words: ' بلبرینگ خط دو',
      neededBy: '2099-01-01',
      description: 'تحویل در انبار',
      ...sent,
      ...asked,
    });
    await tx.insert(tradeLines).values({
      requestId: id,
      revision: 1,
      lineNo: 1,
      lineId: uuidv7(),
      qty: '1',
      unitId: 'EACH',
      note: 'با گواهی',
      ...(offerId
        ? {
            offerId,
            offer: {
              title: 'پمپ',
              slug: 'پمپ',
              partNumber: 'E-1',
              glyph: 'pump',
              priceVersion: 1,
              unitPriceRial: PRICE,
            },
          }
        : { freeText: 'پمپ یدکی' }),
    });
    if (state === 'awaitingConfirmation')
      await tx
        .insert(tradeSnapshots)
        .values({ id: snapshotId, requestId: id, kind: 'asked', body, hash: snapshotHash, createdAt: now });
    if (isSent)
      await appendEvent({ tx, now }, id, {
        type: 'submitted',
        actorRole: 'buyer',
        actorId: buyerPersonId,
        actorName: BUYER.name,
        from: 'draft',
        to: 'registered',
        comment: null,
        facts: {},
      });
  });
  return { id, snapshotHash };
}

/** Puts requests of a buyer into one group. */
export async function buildTradeGroup(db: Db, buyerPersonId: string, requestIds: string[]): Promise<string> {
  const id = randomUUID();
  await db.insert(tradeGroups).values({ id, buyerPersonId, title: 'بلبرینگ خط دو' });
  await db.update(tradeRequests).set({ groupId: id }).where(inArray(tradeRequests.id, requestIds));
  return id;
}

const agreedOf = (number: string, { supplierId }: Pick<Sides, 'supplierId'>, now: Date): AgreedContent => ({
  number,
  revision: 1,
  priceVersion: 1,
  title: 'بلبرینگ خط دو',
  buyer: BUYER,
  supplier: { id: supplierId, name: 'تأمین‌کننده' },
  address: ADDRESS,
  neededBy: '2099-01-01',
  description: 'تحویل در انبار',
  lines: [
    {
      lineNo: 1,
      lineId: uuidv7(),
      title: 'پمپ یدکی',
      partNumber: null,
      qty: '1',
      unit: { id: 'EACH', nameFa: 'عدد' },
      note: null,
      unitPriceRial: PRICE,
      vatIncluded: false,
      netRial: PRICE,
      vatPermille: 0,
      vatRial: 0,
    },
  ],
  freightRial: 0,
  totals: { netRial: PRICE, vatRial: 0, payableRial: PRICE },
  terms: [{ share: 1_000, due: 'order' }],
  at: now.toISOString(),
});
