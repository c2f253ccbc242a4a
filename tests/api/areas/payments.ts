import { randomUUID } from 'node:crypto';
import { eq, ne } from 'drizzle-orm';
import { attemptResult, gateways, payment, redirection } from '../../../src/contract/payments/payment.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { SANDBOX_PATH } from '../../../src/server/payments/gateways/sandbox/sandbox.ts';
import { sandboxPayments } from '../../../src/server/payments/gateways/sandbox/sandbox-payment.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { paymentSchedule } from '../../../src/server/trade/snapshot.table.ts';
import { buildTradeRequest } from '../../factories/trade-requests.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { areaCalls } from '../../setup/area-calls.ts';

const ONLINE = '/api/v1/onlinepayments';
/** More of each than a test file uses up. */
const MANY = 60;
const REQUESTS = 40;
const OWED = 30;
const AMOUNT = 1_000_000;
const HORIZON = new Date('2100-01-01');
const now = new Date();

export const paymentCalls = areaCalls(
  {
    'GET /api/v1/gateways': { access: 'user', answer: gateways },
    'POST /api/v1/payments': { access: 'party', answer: payment },
    'POST /api/v1/payments/wallet-pay': { access: 'party', answer: payment },
    'GET /api/v1/payments/for-retry-pay': { access: 'user', answer: payment.array() },
    'POST /api/v1/payments/{id}/cancel': { access: 'owner', answer: payment },
    [`GET ${ONLINE}/by-paymentid`]: { access: 'party', answer: payment },
    [`POST ${ONLINE}/request`]: { access: 'party', answer: redirection },
    [`POST ${ONLINE}/retry-request`]: { access: 'party', answer: redirection },
    // Whoever comes back from the bank, in whatever browser.
    [`GET ${ONLINE}/results/{attemptId}`]: { access: 'all', answer: attemptResult },
    [`GET ${ONLINE}/callback/{attemptId}`]: { access: 'all' },
    [`POST ${ONLINE}/callback/{attemptId}`]: { access: 'all' },
    [`GET ${SANDBOX_PATH}/{authority}`]: { access: 'all' },
    [`POST ${SANDBOX_PATH}/{authority}`]: { access: 'all' },
  },
  async ({ app, held, supplierId }) => {
    const { db } = app;
    const [other] = await db.select().from(suppliers).where(ne(suppliers.id, supplierId)).limit(1);
    const [shop] = await db.select().from(merchants).where(eq(merchants.supplierId, supplierId));
    if (!other || !shop) throw new Error('the world has too few suppliers');
    await fundWallet(app, held.userId, MANY * AMOUNT);
    const own = { payerPersonId: held.userId, title: 'شارژ کیف پول', path: '/profile/wallet', amountRial: AMOUNT };
    /** Payments that nobody has begun to pay. */
    const open = async (count: number) => {
      const rows = Array.from({ length: count }, () => ({
        ...own,
        ...{ id: randomUUID(), purpose: 'charge' as const, objectId: randomUUID(), scheduleNo: 0 },
      }));
      await db.insert(payments).values(rows);
      return rows.map(({ id }) => id);
    };
    const bought = async () => {
      const { id } = await buildTradeRequest(
        db,
        { buyerPersonId: held.userId, supplierId: other.id, merchantId: shop.id },
        'published',
      );
      return id;
    };
    const requests: string[] = [];
    for (let made = 0; made < REQUESTS; made += 1) requests.push(await bought());
    const owed: string[] = [];
    for (let made = 0; made < OWED; made += 1) owed.push(await bought());
    const [instalment] = await db
      .select()
      .from(paymentSchedule)
      .where(eq(paymentSchedule.requestId, owed[0] ?? ''));
    const amountRial = instalment?.amountRial ?? 0;
    const instalments = requests.map((objectId) => ({ ...own, id: randomUUID(), objectId, amountRial }));
    await db.insert(payments).values(instalments.map((one) => ({ ...one, purpose: 'trade' as const, scheduleNo: 1 })));
    await fundWallet(app, held.userId, REQUESTS * amountRial);
    const [seen = '', ...cancelled] = await open(MANY);
    const [tried, retried] = [await open(MANY), await open(MANY)];
    const bank = Array.from({ length: MANY }, () => ({
      authority: `S${randomUUID().replaceAll('-', '')}`,
      attemptId: randomUUID(),
      amountRial: AMOUNT,
      callbackUrl: 'http://localhost:3000/api/v1/onlinepayments/callback/x',
      description: 'شارژ کیف پول',
      state: 'inBank' as const,
      refId: '1',
      expiresAt: HORIZON,
    }));
    await db.insert(sandboxPayments).values(bank);
    const attemptId = randomUUID();
    await db.insert(paymentAttempts).values({
      ...{ id: attemptId, paymentId: seen, gateway: 'sandbox', amountRial: AMOUNT, state: 'failed' as const },
      ...{ createdAt: now, endedAt: now, expiresAt: HORIZON },
    });
    const [page, ...decided] = bank;
    const atBank = (ids: string[]) => () => ({ body: { paymentId: ids.pop(), gatewayCode: 'sandbox' } });
    return {
      ids: {
        [`${ONLINE}/results`]: attemptId,
        [`${ONLINE}/callback`]: attemptId,
        [SANDBOX_PATH]: page?.authority ?? '',
      },
      examples: {
        'POST /api/v1/payments': () => ({ body: { purpose: 'trade', objectId: owed.pop(), scheduleNo: 1 } }),
        'POST /api/v1/payments/wallet-pay': () => ({ body: { paymentId: instalments.pop()?.id, amountRial } }),
        'POST /api/v1/payments/{id}/cancel': () => ({ id: cancelled.pop(), body: {} }),
        [`GET ${ONLINE}/by-paymentid`]: { query: { paymentId: seen } },
        [`POST ${ONLINE}/request`]: atBank(tried),
        [`POST ${ONLINE}/retry-request`]: atBank(retried),
        [`POST ${SANDBOX_PATH}/{authority}`]: () => ({
          id: decided.pop()?.authority,
          query: { decision: 'leave' },
        }),
      },
    };
  },
);
