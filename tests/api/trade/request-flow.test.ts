import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { tradeSnapshots, vatRates } from '../../../src/server/trade/snapshot.table.ts';
import { lineOf, textLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, type TradeWorld, tradeCalls } from './trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof tradeCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTradeWorld(app);
  calls = tradeCalls(world);
  await calls.makeReady();
});

afterAll(() => app.close());

describe('a request with published prices', () => {
  it('goes from the draft to the pro-forma', async () => {
    const { body: drafted } = await calls.create({ submit: false, addressId: null });
    const [draft] = drafted.requests;
    expect(draft).toMatchObject({ state: 'draft', turn: 'buyer', number: null, role: 'buyer' });
    expect(draft?.allowedActions.toSorted()).toEqual(['cancel', 'edit', 'submit']);
    if (!draft) return;
    // Nobody else knows of a draft.
    expect((await calls.call(world.seller, `GET /traderequests/${draft.id}`)).status).toBe(404);

    const lines = [lineOf(world.offers.fixed, '۲٫۵'), lineOf(world.offers.tiered, '100')];
    const { status, body: sent } = await calls.edit(draft, { lines, submit: true });
    expect(status).toBe(200);
    expect(sent).toMatchObject({ state: 'registered', turn: 'supplier', buyer: { companyName: 'صنایع آذر' } });
    expect(sent.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(sent.lines.map(({ qty }) => qty)).toEqual(['2.5', '100']);
    expect(await calls.get(sent.id, world.seller)).toMatchObject({
      role: 'seller',
      allowedActions: ['quote', 'decline'],
    });

    const prices = await calls.prices(sent.id);
    expect(prices).toMatchObject({ netRial: 833_337 + 636_363_636, vatRial: 83_333 + 63_636_364, blockers: [] });
    expect(prices.payableRial).toBe(833_337 + 83_333 + 700_000_000);
    expect(prices.membership).toBeNull();
    expect(await calls.prices(sent.id, world.seller)).toMatchObject({ membership: { state: 'active', used: 0 } });

    const { body: asked } = await calls.ask(sent.id);
    expect(asked).toMatchObject({ state: 'awaitingConfirmation', totals: { payableRial: prices.payableRial } });
    expect(asked.lines[0]?.price).toEqual({
      unitPriceRial: 333_335,
      per: '1',
      vatIncluded: false,
      netRial: 833_337,
      vatPermille: 100,
      vatRial: 83_333,
    });
    const { status: published, body } = await calls.publish(sent.id);
    expect(published).toBe(200);
    expect(body.request).toMatchObject({
      state: 'published',
      turn: 'buyer',
      seller: { legal: { nationalId: '10380284790' } },
      schedule: [{ no: 1, due: 'order', amountRial: prices.payableRial, settledRial: 0 }],
    });
    expect(await calls.prices(sent.id, world.seller)).toMatchObject({ membership: { used: 1 } });
    const { items, headHash } = await calls.events(sent.id);
    expect(items.map(({ type }) => type)).toEqual(['submitted', 'confirmationAsked', 'published']);
    expect(headHash).toBe(items.at(-1)?.hash);
  });

  it('sent again after a lost answer, or pressed twice, makes one request and one event of each kind', async () => {
    const body = calls.bodyOf();
    const key = randomUUID();
    const [first, second, third] = [
      await calls.create({}, { body, key }),
      await calls.create({}, { body, key }),
      await calls.create({}, { body }),
    ];
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body.requests).toEqual(first.body.requests);
    expect(third.body.requests[0]?.version).toBe(first.body.requests[0]?.version);
    await calls.ask(body.id);
    const asked = await calls.get(body.id);
    await calls.ask(body.id);
    expect(await calls.get(body.id)).toEqual(asked);
    const once = await calls.publish(body.id);
    const twice = await calls.publish(body.id);
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(twice.body.proformaId).toBe(once.body.proformaId);
    expect((await calls.events(body.id)).items).toHaveLength(3);
  });

  it('keeps what was agreed, whatever becomes of the catalogue, the buyer and the address', async () => {
    const fresh = await openTestApp();
    const other = await buildTradeWorld(fresh);
    const { send, ask, publish, get, prices, makeReady } = tradeCalls(other);
    await makeReady();
    const { id } = await send();
    await ask(id);
    const { body: published } = await publish(id);
    const before = await get(id, other.seller);
    await fresh.db
      .update(supplierProducts)
      .set({ title: 'نام دیگر', prices: [{ minQty: 1, amountRial: 1 }], priceVersion: sql`price_version + 1` })
      .where(eq(supplierProducts.id, other.offers.fixed));
    await callAs(fresh, other.buyer, 'POST /buyers', { body: { firstName: 'نام', lastName: 'دیگر' } });
    await callAs(fresh, other.buyer, `DELETE /deliveryaddresses/${other.addressId}`, { version: 1 });
    await fresh.db.update(vatRates).set({ permille: 250 });
    expect(await get(id, other.seller)).toEqual(before);
    expect((await prices(id)).payableRial).toBe(published.request.totals?.payableRial);
    await fresh.close();
  });
});

describe('prices', () => {
  it('that have changed since the buyer saw them are refused with what they are', async () => {
    const { id, revision } = await calls.send();
    const { payableRial, priceVersion } = await calls.prices(id);
    await app.db
      .update(supplierProducts)
      .set({ prices: [{ minQty: 1, amountRial: 400_000 }], priceVersion: sql`price_version + 1` })
      .where(eq(supplierProducts.id, world.offers.fixed));
    const { status, body } = await calls.ask(id, { payableRial, priceVersion });
    expect([status, body.code]).toEqual([409, 'price_changed']);
    expect(body.current).toMatchObject({
      state: 'registered',
      revision,
      priceVersion: priceVersion + 1,
      payableRial: 1_100_000,
    });
    expect(await calls.prices(id)).toMatchObject({ lines: [{ changed: true }] });
    expect((await calls.ask(id)).status).toBe(200);
  });

  it('are missing for texts and for prices on request, and a confirmation cannot be asked for', async () => {
    const { id } = await calls.send({
      lines: [lineOf(world.offers.asked), textLine('پمپ یدکی'), lineOf(world.offers.tiered, '9')],
    });
    const { payableRial, blockers } = await calls.prices(id);
    expect(payableRial).toBeNull();
    expect(blockers.map(({ code, lineNo }) => [code, lineNo])).toEqual([
      ['price_on_request', 1],
      ['price_on_request', 2],
      ['below_moq', 3],
    ]);
    const { status, body } = await calls.ask(id, { payableRial: 1 });
    expect([status, body.code]).toEqual([409, 'price_changed']);
  });
});

describe('what is agreed', () => {
  it('is refused by the engine in any other form', async () => {
    const { id } = await calls.send();
    await calls.ask(id);
    const { db } = app;
    const forged = (seq: number, prevSeq: number | null, prevHash: string | null, hash: string, body = '{}') =>
      db.insert(tradeEvents).values({ requestId: id, seq, prevSeq, prevHash, hash, body });
    const [first, last] = (await calls.events(id)).items;
    const hashOf = (seq: number, prev: string, body: string) =>
      createHash('sha256').update(`${id}:${seq}:${prev}:${body}`).digest('hex');
    const attacks: (() => PromiseLike<unknown>)[] = [
      () => db.update(tradeEvents).set({ body: '{"type":"published"}' }).where(eq(tradeEvents.requestId, id)),
      () => db.delete(tradeEvents).where(eq(tradeEvents.requestId, id)),
      () => db.execute(sql`truncate trade_events`),
      () => db.update(tradeSnapshots).set({ body: '{}' }).where(eq(tradeSnapshots.requestId, id)),
      () => db.delete(tradeSnapshots).where(eq(tradeSnapshots.requestId, id)),
      () => db.execute(sql`truncate trade_snapshots`),
      // A second history, a gap, a wrong predecessor, a wrong hash.
      () => forged(1, null, null, hashOf(1, '', '{}')),
      () => forged(4, 3, last?.hash ?? '', hashOf(4, last?.hash ?? '', '{}')),
      () => forged(3, 2, first?.hash ?? '', hashOf(3, first?.hash ?? '', '{}')),
      () => forged(3, 2, last?.hash ?? '', hashOf(3, 'x', '{}')),
      () => forged(3, 1, first?.hash ?? '', hashOf(3, first?.hash ?? '', '{}')),
      () => forged(3, null, null, hashOf(3, '', '{}')),
    ];
    for (const attack of attacks) await expect(Promise.resolve(attack())).rejects.toThrow();
    expect((await calls.events(id)).items).toHaveLength(2);
  });
});
