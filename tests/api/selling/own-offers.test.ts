import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferTerms, OwnOffer } from '../../../src/contract/catalog/own-offer.ts';
import type { Product, ProductsPage } from '../../../src/contract/catalog/product.ts';
import type { OwnMerchant } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import type { SupplierCard } from '../../../src/contract/suppliers/supplier.ts';
import type { AgentPermission } from '../../../src/core/people/agent-permissions.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildMerchant, dayFromNow } from '../../factories/merchants.ts';
import { buildShop } from '../../factories/shops.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { signInOperator } from '../merchants/own-merchant-calls.ts';

let app: TestApp;
let me: SignedIn;
let supplierId: string;
let merchantId: string;

const catalog = newCatalog();

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  const { key: categoryKey } = buildCategory(catalog, { name: 'بلبرینگ' });
  const own = buildSupplier(catalog, { name: 'یاتاقان شرق' }).key;
  const other = buildSupplier(catalog, { name: 'یاتاقان غرب' }).key;
  for (const number of [6204, 6205, 6206, 6207]) {
    const base = buildBaseProduct(catalog, { categoryKey, title: `بلبرینگ ${number}`, partNumbers: [`${number}-2RS`] });
    const offer = { baseProductKey: base.key, prices: [{ minQty: 1, amountRial: number * 100 }] };
    buildOffer(catalog, { ...offer, supplierKey: own, sku: `K-${number}` });
    buildOffer(catalog, { ...offer, supplierKey: other, prices: [{ minQty: 1, amountRial: 500_000 }] });
  }
  await writeCatalog(app.db, catalog);
  me = await signIn(app, newPhone());
  ({ supplierId, merchantId } = await buildShop(app.db, own, me.userId));
});

afterAll(() => app.close());

const call = <Body = OwnOffer & Omit<Problem, 'status'>>(path: string, options: CallOptions = {}, as = me) =>
  callAs<Body>(app, as, path, options);

const list = async (query = '', as = me) =>
  call<Page<OwnOffer>>(`GET /ownoffers?supplierId=${supplierId}&${query}`, {}, as);

async function offerOf(number: number): Promise<OwnOffer> {
  const { body } = await list(`q=${number}`);
  const [offer] = body.items;
  if (!offer) throw new Error('no such offer');
  return offer;
}

const termsOf = (offer: OwnOffer, more: Partial<OfferTerms> = {}): OfferTerms => ({
  priceType: offer.priceType,
  prices: offer.prices,
  vatIncluded: offer.vatIncluded,
  priceValidUntil: offer.priceValidUntil,
  moq: offer.moq,
  leadTimeDays: offer.leadTimeDays,
  stockState: offer.stockState,
  ...more,
});

const change = (offer: OwnOffer, more: Partial<OfferTerms>, { as = me, version = offer.version } = {}) =>
  call(`PUT /ownoffers/${offer.id}`, { body: termsOf(offer, more), version }, as);

async function agent(overrides: { permissions?: AgentPermission[]; validTo?: string; state?: 'invited' | 'active' }) {
  const person = await signIn(app, newPhone());
  await buildAgents(app.db, merchantId, 1, {
    personId: person.userId,
    state: 'active',
    permissions: ['confirmAndPublish'],
    ...overrides,
  });
  return person;
}

describe('GET /ownoffers', () => {
  it('lists the supplier’s own offers by title, page by page', async () => {
    const first = (await list('size=3')).body;
    expect(first.items.map(({ title }) => title)).toEqual(['بلبرینگ 6204', 'بلبرینگ 6205', 'بلبرینگ 6206']);
    expect(first.totalCount).toBe(4);
    const rest = (await list(`size=3&cursor=${first.nextCursor}`)).body;
    expect(rest.items).toMatchObject([{ title: 'بلبرینگ 6207', partNumber: '6207-2RS', sku: 'K-6207', supplierId }]);
    expect(rest.nextCursor).toBeNull();
  });

  it.each([
    ['۶۲۰۵', ['6205-2RS']],
    ['بلبرينگ 6206-2rs', ['6206-2RS']],
    ['k-6204', ['6204-2RS']],
    ['بلبرینگ 7000', []],
    ["100%_'", []],
  ])('finds «%s» in titles, codes and part numbers', async (q, found) => {
    const { items, totalCount } = (await list(`q=${encodeURIComponent(q)}`)).body;
    expect(items.map(({ partNumber }) => partNumber)).toEqual(found);
    expect(totalCount).toBe(found.length);
  });
});

describe('who acts for a supplier', () => {
  it('is its owner and an agent who may publish, and nobody else', async () => {
    const agents: [number, SignedIn][] = [
      [200, me],
      [200, await agent({})],
      [200, await agent({ validTo: dayFromNow(0) })],
      [404, await agent({ permissions: ['quote', 'messages', 'pay'] })],
      [404, await agent({ validTo: dayFromNow(-1) })],
      [404, await agent({ state: 'invited' })],
      [404, await signIn(app, newPhone())],
      [404, await signInOperator(app)],
    ];
    const offer = await offerOf(6204);
    for (const [status, as] of agents) {
      expect((await list('', as)).status).toBe(status);
      expect((await change(offer, {}, { as })).status).toBe(status);
      const acted = (await call<SupplierCard[]>('GET /ownsuppliers', {}, as)).body;
      expect(acted.map(({ id }) => id)).toEqual(status === 200 ? [supplierId] : []);
    }
  });

  it('is nobody of a merchant that is not confirmed', async () => {
    const person = await signIn(app, newPhone());
    await buildShop(app.db, catalog.suppliers[0]?.key ?? '', person.userId, 'suspended');
    expect((await list('', person)).status).toBe(404);
  });

  it('may not change the offer of another supplier', async () => {
    const { body } = await app.get<ProductsPage>('/api/v1/supplierproducts/catalog?q=6204');
    const theirs = { ...(await offerOf(6204)), id: '' };
    for (const { id } of body.items) {
      const detail = (await app.get<Product>(`/api/v1/supplierproducts/${id}/catalog`)).body;
      const offers = (
        await app.get<{ id: string; supplier: { id: string } }[]>(
          `/api/v1/supplierproducts/${detail.baseProductId}/byproduct`,
        )
      ).body;
      theirs.id = offers.find(({ supplier }) => supplier.id !== supplierId)?.id ?? '';
    }
    expect(await change(theirs, { leadTimeDays: 1 })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('PUT /ownoffers/{id}', () => {
  it('shows the new terms to the public at once: page, lists, order and facets', async () => {
    const offer = await offerOf(6205);
    const listOf = async (query: string) =>
      (await app.get<ProductsPage>(`/api/v1/supplierproducts/catalog?categoryId=${detail.categoryId}&${query}`)).body;
    const detail = (await app.get<Product>(`/api/v1/supplierproducts/${offer.id}/catalog`)).body;
    expect((await listOf('filters=stock_outOfStock')).items).toEqual([]);
    const prices = [
      { minQty: 10, amountRial: 90_000 },
      { minQty: 100, amountRial: 80_000 },
    ];
    const terms = { priceType: 'tiered', prices, moq: 10, stockState: 'outOfStock', leadTimeDays: 4 } as const;
    const answer = await change(offer, { ...terms, priceValidUntil: '2027-03-20' });
    expect(answer).toMatchObject({ status: 200, body: { ...terms, version: offer.version + 1 } });
    const after = (await app.get<Product>(`/api/v1/supplierproducts/${offer.id}/catalog`)).body;
    expect(after).toMatchObject({ ...terms, priceVersion: detail.priceVersion + 1, priceValidUntil: '2027-03-20' });
    expect((await listOf('sort=priceAsc')).items[0]).toMatchObject({ id: offer.id, prices });
    expect((await listOf('filters=stock_outOfStock*price_..90000')).items).toMatchObject([{ id: offer.id }]);
    const found = await app.get<ProductsPage>('/api/v1/supplierproducts/catalog?q=6205&sort=priceAsc');
    expect(found.body.items[0]).toMatchObject({ id: offer.id, prices });
    // By relevance its part tells the offer that can be had.
    const byRelevance = await app.get<ProductsPage>('/api/v1/supplierproducts/catalog?q=6205');
    expect(byRelevance.body.items[0]).toMatchObject({ part: expect.any(Object), stockState: 'inStock' });
    const [entry] = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.command, 'selling.changeOffer'), eq(auditEntries.objectId, offer.id)))
      .orderBy(desc(auditEntries.at))
      .limit(1);
    expect(entry).toMatchObject({ actor: `user:${me.userId}` });
  });

  it('raises the version of the price with the price alone', async () => {
    const before = await offerOf(6206);
    const publicVersion = async () =>
      (await app.get<Product>(`/api/v1/supplierproducts/${before.id}/catalog`)).body.priceVersion;
    const first = await publicVersion();
    await change(before, { leadTimeDays: 9 });
    expect(await publicVersion()).toBe(first);
    const { body } = await change(await offerOf(6206), { priceType: 'onRequest', prices: [] });
    expect(body).toMatchObject({ priceType: 'onRequest', prices: [] });
    expect(await publicVersion()).toBe(first + 1);
  });

  it.each([
    ['a tier below the minimum order', { moq: 10 }, 'prices.0.minQty'],
    ['no price', { prices: [] }, 'prices'],
    ['a price on request with an amount', { priceType: 'onRequest' }, 'prices'],
    ['an amount of nothing', { prices: [{ minQty: 1, amountRial: 0 }] }, 'prices.0.amountRial'],
    [
      'tiers that do not ascend',
      {
        priceType: 'tiered',
        prices: [5, 5].map((minQty) => ({ minQty, amountRial: 1 })),
      },
      'prices.1.minQty',
    ],
    ['a minimum order of nothing', { moq: 0 }, 'moq'],
    ['a negative lead time', { leadTimeDays: -1 }, 'leadTimeDays'],
  ] as [string, Partial<OfferTerms>, string][])('refuses %s and names the field', async (_name, more, field) => {
    const offer = await offerOf(6207);
    expect(await change(offer, more)).toMatchObject({ status: 422, body: { code: 'offer_terms', field } });
    expect(await offerOf(6207)).toEqual(offer);
  });

  it('refuses what was filled from an earlier version, but not the same form again', async () => {
    const offer = await offerOf(6204);
    const { body } = await change(offer, { leadTimeDays: 6 });
    expect(body.version).toBe(offer.version + 1);
    expect(await change(offer, { leadTimeDays: 7 })).toMatchObject({ status: 412 });
    expect(await change(offer, { leadTimeDays: 6 })).toMatchObject({ status: 200, body: { version: body.version } });
    expect(await call(`PUT /ownoffers/${offer.id}`, { body: termsOf(offer) })).toMatchObject({ status: 428 });
  });

  it('is kept by an import of the same file', async () => {
    const offer = await offerOf(6204);
    const { body } = await change(offer, { stockState: 'limited' });
    await writeCatalog(app.db, catalog);
    expect(await offerOf(6204)).toEqual(body);
  });
});

describe('PUT /merchants/{id}/supplier', () => {
  it('makes a confirmed merchant the shop of a supplier, and ends it', async () => {
    const operator = await signInOperator(app);
    const person = await signIn(app, newPhone());
    const id = await buildMerchant(app.db, 'بازرگانی تازه', { ownerPersonId: person.userId });
    const link = (to: string | null, merchant = id) =>
      call<OwnMerchant & Problem>(`PUT /merchants/${merchant}/supplier`, { body: { supplierId: to } }, operator);
    expect(await link(supplierId)).toMatchObject({ status: 200, body: { supplierId } });
    expect((await list('', person)).status).toBe(200);
    expect(await link(id)).toMatchObject({ status: 422, body: { code: 'supplier_unknown', field: 'supplierId' } });
    expect(await link(null)).toMatchObject({ status: 200, body: { supplierId: null } });
    expect((await list('', person)).status).toBe(404);
    const draft = await buildMerchant(app.db, 'بازرگانی خام', { ownerPersonId: person.userId, status: 'draft' });
    expect(await link(supplierId, draft)).toMatchObject({ status: 409, body: { code: 'merchant_not_confirmed' } });
  });
});
