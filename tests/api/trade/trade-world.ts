import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { MembershipAndPrice } from '../../../src/contract/trade/membership-and-price.ts';
import type { RequestEvent } from '../../../src/contract/trade/request-event.ts';
import type { RequestCard, TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { seedMembershipPlans } from '../../../src/server/membership/seed-membership-plans.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { tradeJobs } from '../../../src/server/trade/lapse-job.ts';
import { seedVatRates } from '../../../src/server/trade/seed-vat-rates.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildDeliveryAddresses } from '../../factories/delivery-addresses.ts';
import { buildShop } from '../../factories/shops.ts';
import { BUYER, buildTradedOffers, LEGAL_FORM, lineOf, PREPAID_TERMS, quoteLine } from '../../factories/trade.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { runJobOnce } from '../../setup/run-job-once.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

export type Answered = TradeRequest & Omit<Problem, 'status'>;

/** Two suppliers with a shop each, a buyer who may send requests, and people who have nothing to do with them. */
export async function buildTradeWorld(app: TestApp) {
  const { db } = app;
  await seedUnits(db);
  await seedPlaces(db);
  await seedMembershipPlans(db);
  await seedVatRates(db);
  const catalog = newCatalog('trade');
  const [own, other] = [buildSupplier(catalog), buildSupplier(catalog)];
  const { fixed, tiered, asked } = buildTradedOffers(catalog, own.key);
  const foreign = buildOffer(catalog, { supplierKey: other.key });
  await writeCatalog(db, catalog);
  const offerId = async ({ key }: { key: string }): Promise<string> => {
    const [row] = await db
      .select({ id: supplierProducts.id })
      .from(supplierProducts)
      .where(eq(supplierProducts.sourceKey, key));
    if (!row) throw new Error(`no offer ${key}`);
    return row.id;
  };
  const [buyer, seller, rival, stranger, operator] = (await Promise.all(
    Array.from({ length: 5 }, () => signIn(app, newPhone())),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  await db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
  const shop = await buildShop(db, own.key, seller.userId);
  const rivalShop = await buildShop(db, other.key, rival.userId);
  await registerBuyer(app, buyer);
  const [addressId = ''] = await buildDeliveryAddresses(db, buyer.userId, 1);
  return {
    app,
    buyer,
    seller,
    rival,
    stranger,
    operator,
    shop,
    rivalShop,
    addressId,
    offers: {
      fixed: await offerId(fixed),
      tiered: await offerId(tiered),
      asked: await offerId(asked),
      foreign: await offerId(foreign),
    },
  };
}
export type TradeWorld = Awaited<ReturnType<typeof buildTradeWorld>>;

/** Runs the job that writes down which confirmations are late. */
export const runLapseJob = ({ deps }: TestApp) => runJobOnce(tradeJobs[0], deps);

export const registerBuyer = (app: TestApp, person: SignedIn) => callAs(app, person, 'POST /buyers', { body: BUYER });

/** The calls of a world. */
export function tradeCalls({ app, buyer, seller, shop, addressId, offers }: TradeWorld) {
  const call = <Body = Answered>(as: SignedIn, path: string, options?: CallOptions) =>
    callAs<Body>(app, as, path, options);

  const bodyOf = (more: object = {}) => ({
    id: randomUUID(),
    supplierIds: [shop.supplierId],
    lines: [lineOf(offers.fixed, '۲٫۵')],
    addressId,
    submit: true,
    ...more,
  });
  const create = (more: object = {}, options: CallOptions = {}, as = buyer) =>
    call<{ requests: TradeRequest[] } & Omit<Problem, 'status'>>(as, 'POST /traderequests/direct-order', {
      body: bodyOf(more),
      ...options,
    });
  const send = async (more: object = {}): Promise<TradeRequest> => {
    const { status, body } = await create(more);
    const [request] = body.requests ?? [];
    if (status !== 201 || !request) throw new Error(`the request was not sent: ${JSON.stringify(body)}`);
    return request;
  };
  const get = async (id: string, as = buyer) => (await call(as, `GET /traderequests/${id}`)).body;
  const edit = ({ id, version }: TradeRequest, more: object = {}) =>
    call(buyer, `PUT /traderequests/direct-order/${id}`, {
      body: { lines: [lineOf(offers.fixed)], addressId, submit: false, ...more },
      version,
    });
  const prices = async (id: string, as = buyer) =>
    (await call<MembershipAndPrice>(as, `GET /traderequests/${id}/membership-and-price`)).body;
  const ask = async (id: string, more: object = {}, as = buyer) => {
    const { revision, priceVersion, payableRial } = await prices(id);
    return call(as, `POST /traderequests/${id}/request-confirmation`, {
      body: { useOfferPrices: true, revision, priceVersion, payableRial, ...more },
    });
  };
  const inDays = (days: number) => tehranDate(new Date(app.deps.now().getTime() + days * 24 * 60 * 60_000));
  /** What a seller sends for a request, of all its lines. */
  const quoteOf = ({ revision, lines }: Pick<TradeRequest, 'revision' | 'lines'>, more: object = {}) => ({
    quoteId: randomUUID(),
    revision,
    validUntil: inDays(7),
    terms: PREPAID_TERMS,
    lines: (lines ?? []).map(({ lineNo }) => quoteLine(lineNo, 300_000)),
    ...more,
  });
  const quote = async (id: string, more: object = {}, as = seller) =>
    call(as, `POST /traderequests/${id}/quote`, { body: quoteOf(await get(id), more) });
  const accept = async (id: string, more: object = {}, as = buyer) => {
    const { quoteId, revision, priceVersion, payableRial } = await prices(id);
    return call(as, `POST /traderequests/${id}/request-confirmation`, {
      body: { quoteId, revision, priceVersion, payableRial, ...more },
    });
  };
  const publish = async (id: string, more: object = {}, as = seller) => {
    const { snapshotHash } = await get(id);
    return call<{ request: TradeRequest; proformaId: string } & Omit<Problem, 'status'>>(
      as,
      `POST /traderequests/${id}/confirm-and-publish`,
      { body: { snapshotHash, ...more } },
    );
  };
  const move = (id: string, verb: string, as: SignedIn, comment?: string) =>
    call(as, `POST /traderequests/${id}/${verb}`, { body: comment === undefined ? {} : { comment } });
  const events = async (id: string, as = buyer) =>
    (await call<{ items: RequestEvent[]; headHash: string | null }>(as, `GET /traderequestevents?requestId=${id}`))
      .body;
  const list = async (query = '', as = buyer) =>
    (await call<Page<RequestCard>>(as, `GET /traderequests?${query}`)).body.items;

  /** What a merchant needs before it publishes. */
  const makeReady = async (): Promise<void> => {
    const legal = await call<object>(seller, `PUT /merchants/${shop.merchantId}/legal-form`, { body: LEGAL_FORM });
    if (legal.status !== 200) throw new Error(`no legal form: ${JSON.stringify(legal.body)}`);
    const plan = await call<object>(seller, 'POST /membershipplans', { body: { merchantId: shop.merchantId } });
    if (plan.status !== 201) throw new Error(`no membership: ${JSON.stringify(plan.body)}`);
  };
  return {
    call,
    bodyOf,
    create,
    send,
    get,
    edit,
    prices,
    ask,
    inDays,
    quoteOf,
    quote,
    accept,
    publish,
    move,
    events,
    list,
    makeReady,
  };
}
