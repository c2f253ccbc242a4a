import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pageOf } from '../../src/contract/page.ts';
import { tradeDocumentTypes } from '../../src/contract/trade/document.ts';
import { disputeCard } from '../../src/contract/trade/fulfilment.ts';
import { tradeInvoice } from '../../src/contract/trade/invoice.ts';
import { tradeRequest } from '../../src/contract/trade/trade-request.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { fileGrants } from '../../src/server/files/file-grant.table.ts';
import { tradeDeliveries, tradeDeliveryLines } from '../../src/server/trade/fulfilment/delivery.table.ts';
import { tradeDisputes } from '../../src/server/trade/fulfilment/dispute.table.ts';
import { tradeDocuments } from '../../src/server/trade/fulfilment/document.table.ts';
import { tradeSettlements } from '../../src/server/trade/fulfilment/settlement.table.ts';
import { tradeRequests } from '../../src/server/trade/request.table.ts';
import { paymentSchedule } from '../../src/server/trade/snapshot.table.ts';
import { buildFiles } from '../factories/files.ts';
import { buildTradeRequest } from '../factories/trade-requests.ts';
import type { CallRow, Example } from './area-calls.ts';
import type { TestApp } from './test-app.ts';

const PATH = '/api/v1/traderequests/{id}';
/** More of each than a test file moves. */
const REQUESTS = 40;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const COMMENT = { comment: 'دلیل' };

const move: CallRow = { access: 'owner', answer: tradeRequest };

/** The calls that follow the publication. */
export const fulfilmentRows = {
  'GET /api/v1/traderequests/disputes': { access: 'operator', answer: pageOf(disputeCard) },
  [`POST ${PATH}/ship`]: move,
  [`POST ${PATH}/receive`]: move,
  [`POST ${PATH}/record-payment`]: move,
  [`POST ${PATH}/confirm-payment`]: move,
  [`POST ${PATH}/refuse-payment`]: move,
  [`POST ${PATH}/ask-cancel`]: move,
  [`POST ${PATH}/agree-cancel`]: move,
  [`POST ${PATH}/refuse-cancel`]: move,
  [`POST ${PATH}/cancel-unpaid`]: move,
  [`POST ${PATH}/close`]: move,
  [`POST ${PATH}/dispute`]: move,
  [`POST ${PATH}/withdraw-dispute`]: move,
  [`POST ${PATH}/decide-dispute`]: { access: 'operator', answer: tradeRequest },
  [`POST ${PATH}/documents`]: { access: 'owner', answer: tradeDocumentTypes },
  [`GET ${PATH}/file`]: { access: 'owner' },
  [`GET ${PATH}/invoice`]: { access: 'owner', answer: tradeInvoice },
  [`POST ${PATH}/invoice`]: { access: 'owner', answer: tradeInvoice },
  'GET /api/v1/tradedocumenttypes': { access: 'user', answer: tradeDocumentTypes },
} as const satisfies Record<string, CallRow>;

type Sides = Parameters<typeof buildTradeRequest>[1];
/** What is done with a published request before the call. */
type Prepare = (db: Db, id: string) => Promise<object | undefined>;

const nothing: Prepare = async () => undefined;

const delivered =
  (receivedAt: Date | null): Prepare =>
  async (db, id) => {
    const deliveryId = randomUUID();
    await db.insert(tradeDeliveries).values({ id: deliveryId, requestId: id, no: 1, shippedAt: LONG_AGO, receivedAt });
    await db
      .insert(tradeDeliveryLines)
      .values({ deliveryId, lineNo: 1, qty: '1', ...(receivedAt && { receivedQty: '1' }) });
    return { deliveryId, lines: [] };
  };

const recorded: Prepare = async (db, id) => {
  const settlementId = randomUUID();
  await db.insert(tradeSettlements).values({
    ...{ id: settlementId, requestId: id, instalmentNo: 1, amountRial: 1, method: 'cheque', reference: '1' },
    ...{ paidOn: '2026-11-01', state: 'waiting', recordedAt: LONG_AGO },
  });
  return { settlementId, ...COMMENT };
};

const finished: Prepare = async (db, id) => {
  await delivered(new Date())(db, id);
  await db
    .update(paymentSchedule)
    .set({ settledRial: sql`${paymentSchedule.amountRial}` })
    .where(eq(paymentSchedule.requestId, id));
  return COMMENT;
};

const disputed: Prepare = async (db, id) => {
  await db
    .insert(tradeDisputes)
    .values({ requestId: id, no: 1, openedBy: 'supplier', reason: 'نرسید', openedAt: new Date() });
  await db.update(tradeRequests).set({ state: 'disputed', turn: 'none' }).where(eq(tradeRequests.id, id));
  return COMMENT;
};

const changed =
  (columns: Partial<typeof tradeRequests.$inferInsert>): Prepare =>
  async (db, id) => {
    await db.update(tradeRequests).set(columns).where(eq(tradeRequests.id, id));
    return COMMENT;
  };

/** A request that succeeds for each; nobody decides a dispute of their own. */
export async function fulfilmentExamples(
  app: TestApp,
  { bought, sold, foreign }: Readonly<Record<'bought' | 'sold' | 'foreign', Sides>>,
) {
  const { db } = app;
  const many = async (sides: Sides, prepare: Prepare) => {
    const built: Example[] = [];
    for (let made = 0; made < REQUESTS; made += 1) {
      const { id } = await buildTradeRequest(db, sides, 'published');
      // A buyer may begin so many a day.
      await db.update(tradeRequests).set({ createdAt: LONG_AGO }).where(eq(tradeRequests.id, id));
      built.push({ id, body: await prepare(db, id) });
    }
    return (body?: () => object) => () => {
      const next = built.pop();
      if (!next) throw new Error(`more than ${REQUESTS} published requests are moved`);
      return body ? { ...next, body: body() } : next;
    };
  };
  const [paperId = ''] = await buildFiles(app, bought.buyerPersonId, { count: 1, scope: 'attachment' });
  const papered: Prepare = async (tx, id) => {
    const rows = (['officialInvoice', 'waybill'] as const).map((typeId) => ({ requestId: id, typeId }));
    await tx.insert(tradeDocuments).values(rows.map((one) => ({ ...one, fileId: paperId, at: LONG_AGO })));
    return finished(tx, id);
  };
  const shipment = () => ({ id: randomUUID(), lines: [{ lineNo: 1, qty: '1' }] });
  const payment = () => ({
    ...{ id: randomUUID(), instalmentNo: 1, amountRial: 1, method: 'cheque', reference: '1', paidOn: '2026-11-01' },
  });
  const documented = await buildTradeRequest(db, bought, 'published');
  const [fileId = ''] = await buildFiles(app, bought.buyerPersonId, { count: 1, scope: 'attachment' });
  await db.insert(fileGrants).values({ fileId, scope: 'tradeRequest', scopeId: documented.id, at: LONG_AGO });
  const waiting = await buildTradeRequest(db, bought, 'published');
  await disputed(db, waiting.id);
  return {
    [`POST ${PATH}/ship`]: (await many(sold, nothing))(shipment),
    [`POST ${PATH}/receive`]: (await many(bought, delivered(null)))(),
    [`POST ${PATH}/record-payment`]: (await many(bought, nothing))(payment),
    [`POST ${PATH}/confirm-payment`]: (await many(sold, recorded))(),
    [`POST ${PATH}/refuse-payment`]: (await many(sold, recorded))(),
    [`POST ${PATH}/ask-cancel`]: (await many(sold, changed({ turn: 'buyer' })))(),
    [`POST ${PATH}/agree-cancel`]: (await many(sold, changed({ cancelAskedBy: 'buyer' })))(),
    [`POST ${PATH}/refuse-cancel`]: (await many(sold, changed({ cancelAskedBy: 'buyer' })))(),
    [`POST ${PATH}/cancel-unpaid`]: (await many(sold, changed({ publishedAt: LONG_AGO })))(),
    [`POST ${PATH}/close`]: (await many(bought, papered))(),
    [`POST ${PATH}/dispute`]: (await many(sold, finished))(),
    [`POST ${PATH}/withdraw-dispute`]: (await many(sold, disputed))(),
    [`GET ${PATH}/invoice`]: { id: documented.id },
    [`POST ${PATH}/invoice`]: (await many(sold, nothing))(),
    [`POST ${PATH}/documents`]: { id: documented.id, body: { typeId: 'paymentSlip', fileId } },
    [`GET ${PATH}/file`]: { id: documented.id, query: { fileId } },
    'GET /api/v1/tradedocumenttypes': { query: { requestId: documented.id } },
    [`POST ${PATH}/decide-dispute`]: (await many(foreign, disputed))(() => ({
      outcome: 'release',
      words: 'رسید درست است',
    })),
  };
}
