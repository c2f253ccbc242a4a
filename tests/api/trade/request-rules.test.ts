import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { RequestCard } from '../../../src/contract/trade/trade-request.ts';
import type { WaitingCounts } from '../../../src/contract/waiting/waiting.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { saleCities } from '../../../src/server/merchants/sale/sale-city.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { cityIdNamed } from '../../../src/server/places/place-rows.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { EVENTS_MAX } from '../../../src/server/trade/events.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildSaleCity } from '../../factories/merchants.ts';
import { lineOf, textLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, registerBuyer, type TradeWorld, tradeCalls } from './trade-world.ts';

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

describe('what is asked', () => {
  it.each([
    ['lines.0.qty', 400, () => ({ lines: [lineOf(world.offers.fixed, '۰')] })],
    ['lines.0.freeText', 400, () => ({ lines: [{ ...lineOf(world.offers.fixed), freeText: 'هر دو' }] })],
    ['lines', 422, () => ({ lines: [] })],
    ['addressId', 422, () => ({ addressId: null })],
    ['addressId', 422, () => ({ addressId: randomUUID() })],
    ['lines.1.offerId', 422, () => ({ lines: [lineOf(world.offers.fixed), lineOf(world.offers.foreign)] })],
    ['lines.0.unitId', 422, () => ({ lines: [{ ...lineOf(world.offers.fixed), unitId: 'KiloGM' }] })],
    ['lines.0.unitId', 422, () => ({ lines: [{ ...textLine('چیزی'), unitId: 'شترمرغ' }] })],
  ])('is refused by the name of its field: %s, %i', async (field, expected, more) => {
    const body = calls.bodyOf(more());
    const { status, body: answer } = await calls.create({}, { body });
    expect([status, answer.field]).toEqual([expected, field]);
    expect(answer.message).toMatch(/[؀-ۿ]/);
    // Nothing is half done.
    expect((await calls.call(world.buyer, `GET /traderequests/${body.id}`)).status).toBe(404);
  });

  it('needs a registered buyer, who is not the seller', async () => {
    const person = await signIn(app, newPhone());
    const { status, body } = await calls.create({ addressId: null }, {}, person);
    expect([status, body.code, body.field]).toEqual([422, 'buyer_required', 'buyer']);
    await registerBuyer(app, world.seller);
    const own = await calls.create({}, {}, world.seller);
    expect([own.status, own.body.code]).toEqual([422, 'own_supplier']);
  });

  it('is refused where the supplier does not sell, or below its minimum', async () => {
    const { merchantId } = world.shop;
    await buildSaleCity(app.db, merchantId, 'کاشان');
    const elsewhere = await calls.create();
    expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'not_sold_there']);
    const { body: address } = await callAs<{ cityId: string }>(app, world.buyer, 'GET /deliveryaddresses/default');
    await app.db.insert(saleCities).values({ merchantId, cityId: address.cityId, costRial: 0, leadDays: 1 });
    await app.db.update(merchants).set({ minOrderRial: 5_000_000 }).where(eq(merchants.id, merchantId));
    const small = await calls.create();
    expect([small.status, small.body.code, small.body.field]).toEqual([422, 'below_minimum', 'lines']);
    await app.db.update(merchants).set({ minOrderRial: 0 }).where(eq(merchants.id, merchantId));
    expect((await calls.create()).status).toBe(201);
    await app.db.delete(saleCities).where(eq(saleCities.cityId, cityIdNamed('کاشان')));
  });

  it('may change until a confirmation is asked for, as a revision that the supplier is told of', async () => {
    const sent = await calls.send();
    const { status, body: edited } = await calls.edit(sent, { lines: [lineOf(world.offers.fixed, '7')] });
    expect(status).toBe(200);
    expect(edited).toMatchObject({ revision: 2, lines: [{ qty: '7' }], number: sent.number });
    expect((await calls.edit(sent)).status).toBe(412);
    const rows = await app.db.select({ kind: notices.kind }).from(notices).where(eq(notices.objectId, sent.id));
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['tradeEdited', 'tradeSubmitted']);
    await calls.ask(sent.id);
    const late = await calls.edit(await calls.get(sent.id), { lines: [lineOf(world.offers.fixed, '8')] });
    expect([late.status, late.body.code]).toEqual([409, 'request_state']);
    expect(late.body.current).toMatchObject({ state: 'awaitingConfirmation', allowedActions: ['takeBack'] });
  });
});

describe('a draft that was cancelled', () => {
  it('is not sent any more, though nothing in it has changed', async () => {
    const lines = [lineOf(world.offers.fixed)];
    const { body } = await calls.create({ submit: false, lines });
    const [draft] = body.requests;
    if (!draft) throw new Error('no draft was made');
    await calls.move(draft.id, 'cancel', world.buyer);
    const sent = await calls.edit(await calls.get(draft.id), { lines, submit: true });
    expect([sent.status, sent.body.code]).toEqual([409, 'request_state']);
  });
});

describe('the parties', () => {
  it('alone know a request; another answer is as if it were not there', async () => {
    const { id } = await calls.send();
    const others = [world.rival, world.stranger];
    for (const path of [
      `/traderequests/${id}`,
      `/traderequests/${id}/membership-and-price`,
      `/traderequestevents?requestId=${id}`,
    ])
      for (const person of others) {
        const { status, body } = await calls.call(person, `GET ${path}`);
        const absent = await calls.call(person, `GET ${path.replace(id, randomUUID())}`);
        expect([status, body.code, body.message]).toEqual([404, absent.body.code, absent.body.message]);
      }
    for (const person of others) {
      for (const verb of ['cancel', 'decline', 'return', 'take-back'])
        expect((await calls.move(id, verb, person, 'چرا')).status).toBe(404);
      expect((await calls.ask(id, {}, person)).status).toBe(404);
      expect((await calls.publish(id, { snapshotHash: 'a'.repeat(64) }, person)).status).toBe(404);
      expect(await calls.list('', person)).toEqual([]);
      expect(
        (await calls.call(person, `GET /traderequests/by-supplier?supplierId=${world.shop.supplierId}`)).status,
      ).toBe(404);
    }
    expect((await calls.get(id, world.operator)).role).toBe('operator');
    // Each party makes its own moves only.
    expect((await calls.move(id, 'cancel', world.seller)).status).toBe(403);
    expect((await calls.move(id, 'decline', world.buyer, 'چرا')).status).toBe(403);
    expect((await calls.move(id, 'cancel', world.operator)).status).toBe(404);
  });

  it('see it in one list, what waits for them first', async () => {
    const first = await calls.send({ title: 'بلبرینگ خط دو' });
    const second = await calls.send();
    await calls.move(first.id, 'cancel', world.buyer);
    const sold = await calls.list('role=seller', world.seller);
    const placeOf = (id: string) => sold.findIndex((card) => card.id === id);
    expect(placeOf(second.id)).toBeLessThan(placeOf(first.id));
    expect(sold[placeOf(second.id)]).toMatchObject({ isMyTurn: true, role: 'seller', buyerName: 'صنایع آذر' });
    const { body: waiting } = await calls.call<WaitingCounts>(world.seller, 'GET /waiting');
    expect(waiting.counts.requests).toBe(sold.filter(({ isMyTurn }) => isMyTurn).length);
    expect((await calls.list(`q=${encodeURIComponent('بلبرینگ خط')}`)).map(({ id }) => id)).toEqual([first.id]);
    expect((await calls.list(`q=${second.number?.toLowerCase()}`)).map(({ id }) => id)).toEqual([second.id]);
    expect((await calls.list('state=cancelled')).map(({ id }) => id)).toContain(first.id);
    const walked: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: Page<RequestCard> } = await calls.call<Page<RequestCard>>(
        world.buyer,
        `GET /traderequests?size=2${cursor && `&cursor=${cursor}`}`,
      );
      walked.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    const all = (await calls.list('size=100')).map(({ id }) => id);
    expect(walked).toEqual(all);
  });
});

describe('a confirmation', () => {
  it('is returned with a reason, taken back, or declined before', async () => {
    const { id } = await calls.send();
    await calls.ask(id);
    expect((await calls.move(id, 'return', world.seller)).status).toBe(400);
    expect((await calls.move(id, 'return', world.seller, 'موجودی کم است')).body).toMatchObject({
      state: 'registered',
      turn: 'buyer',
      reason: 'موجودی کم است',
      seller: { merchantId: world.shop.merchantId, legal: null },
    });
    await calls.ask(id);
    expect((await calls.move(id, 'take-back', world.buyer)).body.state).toBe('registered');
    expect((await calls.move(id, 'decline', world.seller, 'تمام شد')).body).toMatchObject({
      state: 'declined',
      turn: 'none',
    });
    expect((await calls.move(id, 'cancel', world.buyer)).status).toBe(409);
    expect((await calls.move(id, 'decline', world.seller, 'تمام شد')).status).toBe(200);
  });

  it('needs a legal form and a membership', async () => {
    const fresh = await openTestApp();
    const other = await buildTradeWorld(fresh);
    const { send, ask, publish, call } = tradeCalls(other);
    const { id } = await send();
    await ask(id);
    const bare = await publish(id);
    expect([bare.status, bare.body.code]).toEqual([422, 'identity_required']);
    await call(other.seller, `PUT /merchants/${other.shop.merchantId}/legal-form`, {
      body: {
        kind: 'company',
        legalName: 'شرکت نمونه',
        nationalId: '10380284790',
        cityId: 'IR-c1576',
        street: 'خیابان',
        postalCode: '1417645817',
        phone: '021-88776655',
      },
    });
    const plain = await publish(id);
    expect([plain.status, plain.body.code]).toEqual([422, 'membership_required']);
    await call(other.seller, 'POST /membershipplans', { body: { merchantId: other.shop.merchantId } });
    expect((await publish(id)).status).toBe(200);
    await fresh.close();
  });
});

describe('moves at the same time', () => {
  it('have one winner, and everybody else is told the state', async () => {
    const { id } = await calls.send();
    await calls.ask(id);
    const { snapshotHash } = await calls.get(id);
    const results = await Promise.all([
      ...Array.from({ length: 10 }, () => calls.publish(id, { snapshotHash })),
      ...Array.from({ length: 10 }, () => calls.move(id, 'take-back', world.buyer)),
      ...Array.from({ length: 10 }, () => calls.move(id, 'return', world.seller, 'چرا')),
    ]);
    for (const { status, body } of results) {
      expect([200, 409, 423]).toContain(status);
      if (status === 409) expect((body as { current?: object }).current).toBeDefined();
    }
    const { items } = await calls.events(id);
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
    expect(items.filter(({ type }) => ['published', 'takenBack', 'returned'].includes(type))).toHaveLength(1);
  });
});

describe('a request that is changed again and again', () => {
  it('takes no more changes, but still ends', async () => {
    const { id } = await calls.send();
    // As if it had been changed 499 times: the next event follows the stored ones.
    const rows = await app.db.select().from(tradeEvents).where(eq(tradeEvents.requestId, id));
    let { seq, hash } = rows.at(-1) ?? { seq: 0, hash: '' };
    for (; seq < EVENTS_MAX; ) {
      const body =
        '{"type":"edited","actorRole":"buyer","from":"registered","to":"registered","at":"2026-11-28T00:00:00Z"}';
      const next = createHash('sha256')
        .update(`${id}:${seq + 1}:${hash}:${body}`)
        .digest('hex');
      await app.db
        .insert(tradeEvents)
        .values({ requestId: id, seq: seq + 1, prevSeq: seq, prevHash: hash, hash: next, body });
      [seq, hash] = [seq + 1, next];
    }
    await app.db.update(tradeRequests).set({ lastEventSeq: seq }).where(eq(tradeRequests.id, id));
    const edited = await calls.edit(await calls.get(id), { lines: [lineOf(world.offers.fixed, '9')] });
    expect([edited.status, edited.body.code]).toEqual([409, 'too_many_events']);
    expect((await calls.ask(id)).body.code).toBe('too_many_events');
    expect((await calls.move(id, 'cancel', world.buyer)).body.state).toBe('cancelled');
  });
});

describe('an account', () => {
  it('with an open request is not deleted', async () => {
    const { id } = await calls.send();
    const { status, body } = await calls.call(world.buyer, 'POST /users/deletion');
    expect([status, body.code]).toEqual([423, 'open_trade']);
    await calls.move(id, 'cancel', world.buyer);
  });
});
