import { randomUUID } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import { pageOf } from '../../../src/contract/page.ts';
import { groupBoard, tradeGroup } from '../../../src/contract/trade/group.ts';
import { membershipAndPrice } from '../../../src/contract/trade/membership-and-price.ts';
import { openCard, openRequest, ownOpenCard } from '../../../src/contract/trade/open-request.ts';
import { requestEvents } from '../../../src/contract/trade/request-event.ts';
import {
  createdRequests,
  publishedRequest,
  requestCard,
  tradeRequest,
} from '../../../src/contract/trade/trade-request.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { readEvents } from '../../../src/server/trade/events.ts';
import { priceLines } from '../../../src/server/trade/prices/price-lines.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { listLines } from '../../../src/server/trade/request-lines.ts';
import { buildLegalForm } from '../../factories/legal-forms.ts';
import { buildMembership } from '../../factories/memberships.ts';
import { buildOpenRequests } from '../../factories/open-requests.ts';
import { PREPAID_TERMS, quoteLine } from '../../factories/trade.ts';
import { buildTradeGroup, buildTradeRequest } from '../../factories/trade-requests.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import { approvalExamples, approvalRows } from '../../setup/trade-approval-calls.ts';
import { fulfilmentExamples, fulfilmentRows } from '../../setup/trade-fulfilment-calls.ts';
import { registerBuyer } from '../trade/trade-world.ts';

/** More than a test file moves; the base plan lets a merchant publish fewer than the other moves need. */
const REQUESTS = 40;
const PUBLISHED_MAX = 1_000;
const WEEK_MS = 7 * 24 * 60 * 60_000;
const PATH = '/api/v1/traderequests/{id}';
const GROUP_PATH = '/api/v1/traderequests/groups/{id}';
const OPEN_PATH = '/api/v1/traderequests/open/{id}';

export const tradeAreaCalls = areaCalls(
  {
    'GET /api/v1/traderequests': { access: 'user', answer: pageOf(requestCard) },
    'GET /api/v1/traderequests/by-supplier': { access: 'party', answer: pageOf(requestCard) },
    'POST /api/v1/traderequests/direct-order': { access: 'user', answer: createdRequests },
    'PUT /api/v1/traderequests/direct-order/{id}': { access: 'owner', answer: tradeRequest },
    [`GET ${PATH}`]: { access: 'owner', answer: tradeRequest },
    [`GET ${PATH}/membership-and-price`]: { access: 'owner', answer: membershipAndPrice },
    [`POST ${PATH}/request-confirmation`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/confirm-and-publish`]: { access: 'owner', answer: publishedRequest },
    [`POST ${PATH}/cancel`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/take-back`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/decline`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/return`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/quote`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/counter`]: { access: 'owner', answer: tradeRequest },
    [`POST ${PATH}/withdraw`]: { access: 'owner', answer: tradeRequest },
    [`GET ${GROUP_PATH}`]: { access: 'owner', answer: groupBoard },
    'GET /api/v1/traderequests/open': { access: 'party', answer: pageOf(openCard) },
    [`GET ${OPEN_PATH}`]: { access: 'owner', answer: openRequest },
    [`POST ${OPEN_PATH}/join`]: { access: 'owner', answer: tradeRequest },
    'GET /api/v1/traderequests/open/own': { access: 'user', answer: pageOf(ownOpenCard) },
    [`POST ${OPEN_PATH}/end`]: { access: 'owner', answer: tradeGroup },
    ...approvalRows,
    'GET /api/v1/traderequestevents': { access: 'party', answer: requestEvents },
    ...fulfilmentRows,
    'GET /api/v1/genuine/{hash}': { access: 'all' },
  },
  async ({ app, held, newcomer, productId, supplierId }) => {
    const { db } = app;
    const [other] = await db.select().from(suppliers).where(ne(suppliers.id, supplierId)).limit(1);
    const [shop] = await db
      .select()
      .from(merchants)
      .where(and(eq(merchants.supplierId, supplierId), eq(merchants.ownerPersonId, held.userId)));
    if (!other || !shop) throw new Error('the world has too few suppliers');
    await buildLegalForm(db, shop.id);
    await buildMembership(db, shop.id, {
      limits: { publishedRequests: PUBLISHED_MAX, agents: null, products: null },
    });
    const bought = { buyerPersonId: held.userId, supplierId: other.id };
    // No other example changes its price.
    const [offer] = await db
      .select()
      .from(supplierProducts)
      .where(and(ne(supplierProducts.id, productId), eq(supplierProducts.priceType, 'fixed')))
      .limit(1);
    const priced = { ...bought, supplierId: offer?.supplierId ?? '', offerId: offer?.id ?? '' };
    const sold = { buyerPersonId: newcomer.userId, supplierId };
    const many = async (sides: typeof bought, state: Parameters<typeof buildTradeRequest>[2]) => {
      const built: Awaited<ReturnType<typeof buildTradeRequest>>[] = [];
      for (let made = 0; made < REQUESTS; made += 1) built.push(await buildTradeRequest(db, sides, state));
      return () => {
        const next = built.pop();
        if (!next) throw new Error(`more than ${REQUESTS} requests are moved`);
        return next;
      };
    };
    const [draft, cancelled, asked, waiting, declined, returned, published, quoted, countered, withdrawn] = [
      await many(bought, 'draft'),
      await many(bought, 'registered'),
      await many(priced, 'registered'),
      await many(bought, 'awaitingConfirmation'),
      await many(sold, 'registered'),
      await many(sold, 'awaitingConfirmation'),
      await many(sold, 'awaitingConfirmation'),
      await many(sold, 'registered'),
      await many(bought, 'quoted'),
      await many(sold, 'quoted'),
    ];
    const asker = await signIn(app, newPhone());
    await registerBuyer(app, asker);
    const [offered] = await db
      .select()
      .from(supplierProducts)
      .where(eq(supplierProducts.supplierId, supplierId))
      .limit(1);
    const categoryId = offered?.categoryId ?? '';
    const open = await buildOpenRequests(app, asker, { categoryId, count: REQUESTS });
    const ending = await buildOpenRequests(app, held, { categoryId, count: REQUESTS });
    const shown = asked();
    const agreed = await buildTradeRequest(db, { ...sold, merchantId: shop.id }, 'published');
    const { headHash } = await readEvents(db, agreed.id);
    const groupId = await buildTradeGroup(db, held.userId, [shown.id]);
    const [row] = await db.select().from(tradeRequests).where(eq(tradeRequests.id, shown.id));
    if (!row) throw new Error('the request was not stored');
    const { priceVersion, totals } = await priceLines(db, await listLines(db, row), new Date());
    const confirmation = { useOfferPrices: true, revision: 1, priceVersion, payableRial: totals?.payableRial };
    const line = () => ({ lineId: randomUUID(), freeText: 'بلبرینگ 6205-2Z', qty: '۱۰', unitId: 'EACH' });
    return {
      ids: { [PATH]: shown.id, [GROUP_PATH]: groupId, [OPEN_PATH]: open[0] ?? '', '/api/v1/genuine': headHash ?? '' },
      examples: {
        'GET /api/v1/traderequests/by-supplier': { query: { supplierId } },
        'POST /api/v1/traderequests/direct-order': () => ({
          body: { id: randomUUID(), supplierIds: [other.id], lines: [line()], submit: false },
        }),
        'PUT /api/v1/traderequests/direct-order/{id}': () => ({
          id: draft().id,
          body: { lines: [line()], submit: false },
          isVersioned: true,
        }),
        [`POST ${PATH}/request-confirmation`]: () => ({ id: asked().id, body: confirmation }),
        [`POST ${PATH}/confirm-and-publish`]: () => {
          const { id, snapshotHash } = published();
          return { id, body: { snapshotHash } };
        },
        [`POST ${PATH}/cancel`]: () => ({ id: cancelled().id, body: {} }),
        [`POST ${PATH}/take-back`]: () => ({ id: waiting().id, body: {} }),
        [`POST ${PATH}/decline`]: () => ({ id: declined().id, body: { comment: 'تمام شد' } }),
        [`POST ${PATH}/return`]: () => ({ id: returned().id, body: { comment: 'موجودی کم است' } }),
        [`POST ${PATH}/quote`]: () => ({
          id: quoted().id,
          body: {
            quoteId: randomUUID(),
            revision: 1,
            validUntil: tehranDate(new Date(Date.now() + WEEK_MS)),
            terms: PREPAID_TERMS,
            lines: [quoteLine(1, 1_000)],
          },
        }),
        [`POST ${PATH}/counter`]: () => {
          const { id, quoteId } = countered();
          return { id, body: { quoteId, comment: 'با تخفیف می‌خرم' } };
        },
        [`POST ${PATH}/withdraw`]: () => {
          const { id, quoteId } = withdrawn();
          return { id, body: { quoteId } };
        },
        'GET /api/v1/traderequests/open': { query: { supplierId } },
        [`GET ${OPEN_PATH}`]: { query: { supplierId } },
        [`POST ${OPEN_PATH}/join`]: () => ({ id: open.pop(), body: { id: randomUUID(), supplierId } }),
        [`POST ${OPEN_PATH}/end`]: () => ({ id: ending.pop() }),
        'GET /api/v1/traderequestevents': { query: { requestId: shown.id } },
        ...(await approvalExamples(app, { buyer: held, supplierId: other.id })),
        ...(await fulfilmentExamples(app, {
          bought,
          sold: { ...sold, merchantId: shop.id },
          foreign: { buyerPersonId: newcomer.userId, supplierId: other.id },
        })),
      },
    };
  },
);
