import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BaseProduct, Product, ProductCard, ProductOffer } from '../../../src/contract/catalog/product.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const BASE = '/api/v1/supplierproducts';
const LEAF = 'butterfly-valve';
const SEED_LIMIT_MS = 60_000;

const valves = [...demoCatalog.baseProducts].filter(({ categoryKey }) => categoryKey === LEAF);
const brandByPart = new Map(valves.map(({ partNumbers, brand }) => [partNumbers?.[0], brand]));

describe('brands of the demo catalogue in the API', () => {
  let app: TestApp;
  let cards: ProductCard[];

  beforeAll(async () => {
    app = await openTestApp();
    const keys = new Set(valves.map(({ key }) => key));
    await writeCatalog(app.db, {
      ...demoCatalog,
      baseProducts: valves,
      offers: [...demoCatalog.offers].filter(({ baseProductKey }) => keys.has(baseProductKey)),
    });
    cards = (await app.get<{ items: ProductCard[] }>(`${BASE}/catalog?categoryType=Product&size=100`)).body.items;
  }, SEED_LIMIT_MS);

  afterAll(() => app.close());

  it('are on every card of the list', () => {
    expect(cards.length).toBeGreaterThan(20);
    const wrong = cards.filter(
      ({ brand, partNumber }) => brand === null || brand !== brandByPart.get(partNumber ?? ''),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('are on the offer, the base product and the offers beside it', async () => {
    const [card] = cards;
    if (!card) throw new Error('no card');
    const { body: offer } = await app.get<Product>(`${BASE}/${card.id}/catalog`);
    const { body: base } = await app.get<BaseProduct>(`${BASE}/${offer.baseProductId}/baseproduct`);
    const { body: beside } = await app.get<ProductOffer[]>(`${BASE}/${card.id}/byproduct`);
    expect(new Set([offer.brand, base.brand, ...beside.map(({ brand }) => brand)])).toEqual(new Set([card.brand]));
    expect(offer.origin).not.toBeNull();
    expect(offer.description).toContain(offer.standards[0]);
  });

  it('are found by the search, with what their makers sell of others', async () => {
    const [{ brand } = { brand: null }] = cards;
    const query = new URLSearchParams({ q: `شیر پروانه‌ای ${brand}`, size: '60' });
    const { body } = await app.get<{ items: ProductCard[] }>(`${BASE}/catalog?${query}`);
    const own = valves.filter((valve) => valve.brand === brand);
    const maker = [...demoCatalog.suppliers].find(({ name }) => name === brand);
    const soldByMaker = new Set(
      [...demoCatalog.offers].filter(({ supplierKey }) => supplierKey === maker?.key).map((one) => one.baseProductKey),
    );
    const found = body.items.map(({ partNumber }) => valves.find((valve) => valve.partNumbers?.[0] === partNumber));
    expect(found).toEqual(expect.arrayContaining(own));
    expect(found.filter((valve) => valve?.brand !== brand && !soldByMaker.has(valve?.key ?? ''))).toEqual([]);
  });
});
