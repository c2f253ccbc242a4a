import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Problem } from '../../../src/contract/problem.ts';
import type { GroupBoard, TradeGroup } from '../../../src/contract/trade/group.ts';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { buildBaseProduct, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { buildShop } from '../../factories/shops.ts';
import { lineOf } from '../../factories/trade.ts';
import { type CallOptions, callAs } from '../../setup/call-as.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld } from './trade-world.ts';

type Created = { group?: TradeGroup; requests: TradeRequest[] } & Omit<Problem, 'status'>;

/**
 * Three suppliers of one part, each with a shop: the first for a price and 9 days, the second cheaper with a dearer and a
 * lighter offer beside it, the third has only another part.
 */
export async function buildGroupWorld(app: TestApp) {
  const world = await buildTradeWorld(app);
  const { db } = app;
  const catalog = newCatalog('groups');
  // The keys are found without their source, which the other catalogue of this world shares.
  const suppliers = ['اول', 'دوم', 'سوم'].map((name) =>
    buildSupplier(catalog, { key: `asked-${name}`, name: `شرکت ${name}` }),
  );
  const [first, second, third] = suppliers as [(typeof suppliers)[0], (typeof suppliers)[0], (typeof suppliers)[0]];
  const base = buildBaseProduct(catalog, { title: 'بلبرینگ شیار عمیق' });
  const offerBy = (supplierKey: string, amountRial: number, more: object = {}) =>
    buildOffer(catalog, {
      key: `asked-${amountRial}`,
      supplierKey,
      baseProductKey: base.key,
      title: `بلبرینگ ${supplierKey}`,
      vatIncluded: false,
      prices: [{ minQty: 1, amountRial }],
      ...more,
    });
  const offers = {
    first: offerBy(first.key, 1_000, { leadTimeDays: 9 }),
    second: offerBy(second.key, 900, { leadTimeDays: 20 }),
    secondDear: offerBy(second.key, 5_000),
    secondByWeight: offerBy(second.key, 1, { saleUnitId: 'KiloGM' }),
    other: buildOffer(catalog, { key: 'asked-other', supplierKey: third.key, vatIncluded: false }),
  };
  await writeCatalog(db, catalog);
  const idOf = async ({ key }: { key: string }): Promise<string> => {
    const [row] = await db
      .select({ id: supplierProducts.id })
      .from(supplierProducts)
      .where(eq(supplierProducts.sourceKey, key));
    if (!row) throw new Error(`no offer ${key}`);
    return row.id;
  };
  const sellers = await Promise.all(suppliers.map(() => signIn(app, newPhone())));
  const [seller, rival, last] = sellers as [(typeof sellers)[0], (typeof sellers)[0], (typeof sellers)[0]];
  const shops = [
    await buildShop(db, first.key, seller.userId),
    await buildShop(db, second.key, rival.userId),
    await buildShop(db, third.key, last.userId),
  ] as const;
  const ids = {
    first: await idOf(offers.first),
    second: await idOf(offers.second),
    secondDear: await idOf(offers.secondDear),
    secondByWeight: await idOf(offers.secondByWeight),
    other: await idOf(offers.other),
  };
  const supplierIds = shops.map(({ supplierId }) => supplierId);
  const bodyOf = (more: object = {}) => ({
    id: randomUUID(),
    supplierIds,
    lines: [lineOf(ids.first, '۱۰')],
    addressId: world.addressId,
    title: 'گروه یک',
    submit: true,
    ...more,
  });
  const create = (body: object, options: CallOptions = {}) =>
    callAs<Created>(app, world.buyer, 'POST /traderequests/direct-order', { body, ...options });
  const send = async (more: object = {}) => {
    const { status, body } = await create(bodyOf(more));
    if (status !== 201 || !body.group) throw new Error(`no group was made: ${JSON.stringify(body)}`);
    return { group: body.group, requests: body.requests as [TradeRequest, TradeRequest, TradeRequest] };
  };
  const board = async (id: string, as = world.buyer) =>
    callAs<GroupBoard & Omit<Problem, 'status'>>(app, as, `GET /traderequests/groups/${id}`);
  return {
    ...world,
    base,
    seller,
    rival,
    last,
    shops,
    offerIds: ids,
    supplierIds,
    bodyOf,
    create,
    sendGroup: send,
    board,
  };
}
export type GroupWorld = Awaited<ReturnType<typeof buildGroupWorld>>;
