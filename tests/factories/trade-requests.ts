import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { requestNumber } from '../../src/core/trade/request-number.ts';
import type { RequestState } from '../../src/core/trade/request-states.ts';
import type { Db, Tx } from '../../src/server/db/open-database.ts';
import { merchants } from '../../src/server/merchants/merchant.table.ts';
import { appendEvent } from '../../src/server/trade/events.ts';
import { tradeGroups } from '../../src/server/trade/groups/group.table.ts';
import { tradeQuoteLines, tradeQuotes } from '../../src/server/trade/quotes/quote.table.ts';
import { type TradeRequestRow, tradeLines, tradeRequests } from '../../src/server/trade/request.table.ts';
import { paymentSchedule, tradeSnapshots } from '../../src/server/trade/snapshot.table.ts';
import type { AgreedContent } from '../../src/server/trade/snapshots.ts';

const HORIZON = new Date('2100-01-01');
const PRICE = 500_000;
const NUMBER_BYTES = 9;
const TWO_DAYS_MS = 2 * 24 * 60 * 60_000;
const PREPAID = { share: 1_000, due: 'order' as const, days: 0 };

interface Sides {
  buyerPersonId: string;
  supplierId: string;
  /** Of the supplier. @default a text of the buyer */
  offerId?: string;
  /** Who has published it. @default nobody */
  merchantId?: string;
}

const BUYER = {
  name: 'مریم رستمی',
  companyName: 'صنایع آذر',
  nationalCode: null,
  economicCode: '14005893875',
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
  { buyerPersonId, supplierId, offerId, merchantId }: Sides,
  state: Extract<RequestState, 'draft' | 'registered' | 'quoted' | 'awaitingConfirmation' | 'published'>,
): Promise<{ id: string; snapshotHash: string; quoteId: string }> {
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
  const isAsked = state === 'awaitingConfirmation' || state === 'published';
  const asked: Partial<TradeRequestRow> = {
    ...(isAsked && { snapshotId, payableRial: PRICE }),
    ...(state === 'awaitingConfirmation' && { confirmBy: HORIZON }),
    ...(state === 'published' && { publishedAt: now, sellerMerchantId: merchantId }),
  };
  const quoteId = uuidv7();
  const quoted: Partial<TradeRequestRow> =
    state === 'quoted' ? { quoteId, quoteValidUntil: HORIZON, quotedRial: PRICE, round: 1, turn: 'buyer' } : {};
  await db.transaction(async (tx) => {
    await tx.insert(tradeRequests).values({
      id,
      buyerPersonId,
      supplierId,
      state,
      turn: isSent ? 'supplier' : 'buyer',
      stateAt: now,
      // A buyer may begin so many a day.
      createdAt: new Date(now.getTime() - TWO_DAYS_MS),
      title: 'بلبرینگ خط دو',
      words: ' بلبرینگ خط دو',
      neededBy: '2099-01-01',
      description: 'تحویل در انبار',
      ...sent,
      ...asked,
      ...quoted,
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
    if (isAsked)
      await tx
        .insert(tradeSnapshots)
        .values({ id: snapshotId, requestId: id, kind: 'asked', body, hash: snapshotHash, createdAt: now });
    if (state === 'quoted') await insertQuote(tx, { quoteId, requestId: id, supplierId, now });
    if (state === 'published')
      await tx.insert(paymentSchedule).values({ requestId: id, no: 1, due: 'order', amountRial: PRICE });
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
  return { id, snapshotHash, quoteId };
}

interface QuoteOf {
  quoteId: string;
  requestId: string;
  supplierId: string;
  now: Date;
}

/** Of a merchant of the supplier, or of any one where there is none. */
async function insertQuote(tx: Tx, { quoteId, requestId, supplierId, now }: QuoteOf): Promise<void> {
  const [merchant] = await tx
    .select()
    .from(merchants)
    .orderBy(desc(eq(merchants.supplierId, supplierId)))
    .limit(1);
  if (!merchant) throw new Error('a quote needs a merchant');
  await tx.insert(tradeQuotes).values({
    id: quoteId,
    requestId,
    merchantId: merchant.id,
    round: 1,
    revision: 1,
    state: 'sent',
    validUntil: HORIZON,
    freightRial: 0,
    terms: [PREPAID],
    netRial: PRICE,
    vatRial: 0,
    payableRial: PRICE,
    createdAt: now,
  });
  await tx.insert(tradeQuoteLines).values({
    quoteId,
    lineNo: 1,
    altNo: 0,
    answer: 'quoted',
    qty: '1',
    unitPriceRial: PRICE,
    per: '1',
    vatIncluded: false,
    vatPermille: 0,
    netRial: PRICE,
    vatRial: 0,
  });
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
  quote: null,
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
      leadDays: null,
      unitPriceRial: PRICE,
      per: '1',
      vatIncluded: false,
      netRial: PRICE,
      vatPermille: 0,
      vatRial: 0,
    },
  ],
  freightRial: 0,
  totals: { netRial: PRICE, vatRial: 0, payableRial: PRICE },
  terms: [PREPAID],
  at: now.toISOString(),
});
