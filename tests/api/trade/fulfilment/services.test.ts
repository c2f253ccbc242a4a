import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TradeDocumentTypes } from '../../../../src/contract/trade/document.ts';
import { writeCatalog } from '../../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../../src/server/catalog/product/product.table.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../../factories/catalog.ts';
import { buildShop } from '../../../factories/shops.ts';
import { LEGAL_FORM, lineOf, textLine } from '../../../factories/trade.ts';
import type { TestApp } from '../../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from '../fulfilment-world.ts';
import type { TradeWorld } from '../trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;
/** Of a workshop that offers nothing but services. */
let shop: TradeWorld['shop'];
const offers = { repair: '', drawing: '' };

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
  const catalog = newCatalog('services');
  const workshop = buildSupplier(catalog, { key: 'workshop' });
  for (const [key, categoryType] of [
    ['repair', 'IndustrialService'],
    ['drawing', 'ElectronicDocument'],
  ] as const) {
    const { key: categoryKey } = buildCategory(catalog, { key: `of-${key}`, categoryType });
    const { key: baseProductKey } = buildBaseProduct(catalog, { key: `base-${key}`, categoryKey });
    buildOffer(catalog, { key, baseProductKey, supplierKey: workshop.key, vatIncluded: false });
  }
  await writeCatalog(app.db, catalog);
  const rows = await app.db
    .select({ id: supplierProducts.id, key: supplierProducts.sourceKey })
    .from(supplierProducts)
    .where(inArray(supplierProducts.sourceKey, Object.keys(offers)));
  for (const { id, key } of rows) offers[key as keyof typeof offers] = id;
  shop = await buildShop(app.db, workshop.key, world.seller.userId);
  const legal = await calls.call(world.seller, `PUT /merchants/${shop.merchantId}/legal-form`, { body: LEGAL_FORM });
  const plan = await calls.call(world.seller, 'POST /membershipplans', { body: { merchantId: shop.merchantId } });
  expect([legal.status, plan.status]).toEqual([200, 201]);
});

afterAll(() => app.close());

const supplierOf = () => ({ supplierIds: [shop.supplierId] });
const repair = () => ({ ...supplierOf(), lines: [lineOf(offers.repair, '1')] });
const typesOf = async (id: string, as = world.seller) =>
  (await calls.call<TradeDocumentTypes>(as, `GET /tradedocumenttypes?requestId=${id}`)).body;

describe('a request of services', () => {
  it('is one where nothing in it is a good', async () => {
    const workOf = async (more: object) => (await calls.send(more)).isOfServices;
    expect(await workOf(repair())).toBe(true);
    expect(await workOf({ ...supplierOf(), lines: [lineOf(offers.drawing), textLine('بازدید')] })).toBe(true);
    // Of texts alone it is of what its supplier offers.
    expect(await workOf({ ...supplierOf(), lines: [textLine('بازدید')] })).toBe(true);
    expect(await workOf({ lines: [textLine('بازدید')] })).toBe(false);
    expect(await workOf({})).toBe(false);
    expect(await workOf({ lines: [lineOf(world.offers.fixed), textLine('نصب')] })).toBe(false);
  });

  it('is decided anew by an edit', async () => {
    // A supplier that begins to offer goods as well.
    const [fixed] = await app.db.select().from(supplierProducts).where(eq(supplierProducts.id, world.offers.asked));
    await app.db
      .update(supplierProducts)
      .set({ supplierId: shop.supplierId })
      .where(eq(supplierProducts.id, world.offers.asked));
    const sent = await calls.send(repair());
    const both = [lineOf(offers.repair, '1'), lineOf(world.offers.asked, '1')];
    const { body: mixed } = await calls.edit(sent, { lines: both });
    expect(mixed).toMatchObject({ isOfServices: false, revision: 2 });
    const { body: again } = await calls.edit(mixed, { lines: both.slice(0, 1) });
    expect(again).toMatchObject({ isOfServices: true, revision: 3 });
    await app.db
      .update(supplierProducts)
      .set({ supplierId: fixed?.supplierId ?? '' })
      .where(eq(supplierProducts.id, world.offers.asked));
  });

  it('has a report in place of a waybill, and needs neither to close', async () => {
    const { id, totals } = await calls.published(repair());
    const types = await typesOf(id);
    expect(types.map((type) => type.id)).toContain('report');
    expect(types.map((type) => type.id)).not.toContain('waybill');
    expect(types.filter(({ missing }) => missing).map((type) => type.id)).toEqual(['officialInvoice']);
    await calls.pay(id, totals?.payableRial ?? 0);
    await calls.confirm(id);
    const { status, body } = await calls.ship(id, [{ qty: '1' }]);
    expect(status).toBe(200);
    expect(body.deliveries).toMatchObject([{ no: 1, carrier: null }]);
    await calls.receive(id);
    expect(await calls.get(id)).toMatchObject({ deliveryState: 'accepted', missingPapers: ['officialInvoice'] });
    expect((await calls.invoice(id)).status).toBe(200);
    expect((await calls.post(id, 'close', world.buyer)).body).toMatchObject({ state: 'closed' });
  });

  it('of goods still needs its waybill, and has no report', async () => {
    const { id } = await calls.published();
    const types = await typesOf(id);
    expect(types.map((type) => type.id)).not.toContain('report');
    expect(types.filter(({ missing }) => missing).map((type) => type.id)).toEqual(['officialInvoice', 'waybill']);
  });
});
