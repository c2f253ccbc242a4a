import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { RequestCard, TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { saleCities } from '../../../src/server/merchants/sale/sale-city.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { cityIdNamed } from '../../../src/server/places/place-rows.ts';
import { tradeGroups } from '../../../src/server/trade/groups/group.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildDeliveryAddresses } from '../../factories/delivery-addresses.ts';
import { buildSaleCity } from '../../factories/merchants.ts';
import { lineOf, textLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildGroupWorld, type GroupWorld } from './group-world.ts';
import { registerBuyer } from './trade-world.ts';

let app: TestApp;
let world: GroupWorld;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildGroupWorld(app);
});
afterAll(() => app.close());

const requestsOf = (groupId: string) => app.db.$count(tradeRequests, eq(tradeRequests.groupId, groupId));
const read = (id: string, as: GroupWorld['buyer']) => callAs<TradeRequest>(app, as, `GET /traderequests/${id}`);

describe('several suppliers', () => {
  it('are each asked for their own offer of the same part, or for its name', async () => {
    const { group, requests } = await world.sendGroup();
    expect(group).toMatchObject({ title: 'گروه یک', deadlineAt: null });
    expect(requests.map(({ supplier }) => supplier.id)).toEqual(world.supplierIds);
    expect(requests.map(({ state }) => state)).toEqual(['registered', 'registered', 'registered']);
    const lines = requests.map((request) => request.lines[0]);
    // The cheaper one of two, in the unit of the line.
    expect(lines.map((line) => line?.offer?.id ?? null)).toEqual([world.offerIds.first, world.offerIds.second, null]);
    expect(lines[2]).toMatchObject({ freeText: world.base.title, qty: '10' });
    expect(new Set(requests.map(({ number }) => number)).size).toBe(3);
    expect(requests.every((request) => request.group?.id === group.id && request.group.count === 3)).toBe(true);
  });

  it('are asked for the very offer that the buyer has named, where it is theirs', async () => {
    const { requests } = await world.sendGroup({ lines: [lineOf(world.offerIds.secondDear), textLine('گریس')] });
    expect(requests.map(({ lines }) => lines[0]?.offer?.id ?? null)).toEqual([
      world.offerIds.first,
      world.offerIds.secondDear,
      null,
    ]);
    expect(requests.every(({ lines }) => lines[1]?.freeText === 'گریس')).toBe(true);
  });

  it('learn nothing of each other', async () => {
    const { group, requests } = await world.sendGroup();
    const people = [world.seller, world.rival, world.last];
    for (const [at, person] of people.entries()) {
      const own = requests[at];
      const others = requests.filter((_, place) => place !== at);
      if (!own) throw new Error('no request');
      const listed = await callAs<Page<RequestCard>>(app, person, 'GET /traderequests?role=seller');
      const answers = JSON.stringify([
        (await read(own.id, person)).body,
        (await callAs(app, person, `GET /traderequests/${own.id}/membership-and-price`)).body,
        (await callAs(app, person, `GET /traderequestevents?requestId=${own.id}`)).body,
        listed.body,
        await app.db.select().from(notices).where(eq(notices.personId, person.userId)),
      ]);
      for (const { id, number, supplier, lines } of others)
        for (const secret of [id, String(number), supplier.id, supplier.name, lines[0]?.offer?.id ?? id])
          expect(answers).not.toContain(secret);
      expect(answers).not.toContain(group.id);
      expect((await read(own.id, person)).body.group).toBeNull();
      expect(listed.body.items.every((card) => card.group === null)).toBe(true);
      for (const other of others) expect((await read(other.id, person)).status).toBe(404);
    }
    expect((await read(requests[0].id, world.operator)).body.group).toBeNull();
  });

  it('are named by their place where one of them does not take it, and nobody is asked', async () => {
    const [, { merchantId }] = world.shops;
    const refused = async () => {
      const body = world.bodyOf();
      const { status, body: answer } = await world.create(body);
      expect(await app.db.$count(tradeGroups, eq(tradeGroups.id, body.id))).toBe(0);
      expect(await requestsOf(body.id)).toBe(0);
      return [status, answer.code, answer.field];
    };
    await buildSaleCity(app.db, merchantId, 'کاشان');
    expect(await refused()).toEqual([422, 'not_sold_there', 'supplierIds.1']);
    await app.db.delete(saleCities).where(eq(saleCities.cityId, cityIdNamed('کاشان')));
    await app.db.update(merchants).set({ minOrderRial: 5_000_000 }).where(eq(merchants.id, merchantId));
    expect(await refused()).toEqual([422, 'below_minimum', 'supplierIds.1']);
    await app.db.update(merchants).set({ minOrderRial: 0 }).where(eq(merchants.id, merchantId));
    const body = world.bodyOf({ supplierIds: [...world.supplierIds, randomUUID()] });
    const gone = await world.create(body);
    expect([gone.status, gone.body.code, gone.body.field]).toEqual([422, 'supplier_gone', 'supplierIds.3']);
    expect(await requestsOf(body.id)).toBe(0);
    // What all of them would lack names its own field.
    const bare = await world.create(world.bodyOf({ lines: [] }));
    expect([bare.status, bare.body.field]).toEqual([422, 'lines']);
  });

  it('are at most ten, each once, for offers that there are', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await world.create(world.bodyOf(more));
      return [status, body.field];
    };
    const many = Array.from({ length: 11 }, () => randomUUID());
    expect(await fieldOf({ supplierIds: many })).toEqual([400, 'supplierIds']);
    expect(await fieldOf({ supplierIds: [] })).toEqual([400, 'supplierIds']);
    const [one = ''] = world.supplierIds;
    expect(await fieldOf({ supplierIds: [one, one] })).toEqual([400, 'supplierIds']);
    expect(await fieldOf({ lines: [lineOf(randomUUID())] })).toEqual([422, 'lines.0.offerId']);
    const heavy = { ...lineOf(world.offerIds.first), unitId: 'KiloGM' };
    expect(await fieldOf({ lines: [heavy] })).toEqual([422, 'lines.0.unitId']);
    expect(await fieldOf({ deadlineAt: '2020-01-01T00:00:00.000Z' })).toEqual([422, 'deadlineAt']);
  });

  it('are asked once, also where the answer was lost', async () => {
    const body = world.bodyOf({ deadlineAt: '2099-01-01T00:00:00.000Z' });
    const key = { key: randomUUID() };
    const first = await world.create(body, key);
    const repeated = await world.create(body, key);
    // Also a second operation of the same device.
    const again = await world.create(body);
    const idsOf = ({ body: { group, requests } }: typeof first) => [group?.id, ...requests.map(({ id }) => id)];
    expect(repeated.body).toEqual(first.body);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(first.body.group).toMatchObject({ id: body.id, deadlineAt: '2099-01-01T00:00:00.000Z' });
    expect(await requestsOf(body.id)).toBe(3);
    const foreign = await callAs<{ code: string }>(app, world.stranger, 'POST /traderequests/direct-order', {
      body: { ...body, submit: false, addressId: null },
    });
    expect([foreign.status, foreign.body.code]).toEqual([409, 'id_taken']);
  });

  it('count as so many requests of the day', async () => {
    const since = new Date();
    const fill = Array.from({ length: 198 }, () => ({
      id: randomUUID(),
      buyerPersonId: world.stranger.userId,
      supplierId: world.supplierIds[0] ?? '',
      state: 'cancelled' as const,
      turn: 'none' as const,
      stateAt: since,
      words: '',
      createdAt: app.deps.now(),
    }));
    await app.db.insert(tradeRequests).values(fill);
    const ask = (supplierIds: readonly string[]) =>
      callAs<{ code: string }>(app, world.stranger, 'POST /traderequests/direct-order', {
        body: world.bodyOf({ supplierIds, submit: false, addressId: null }),
      });
    const three = await ask(world.supplierIds);
    expect([three.status, three.body.code]).toEqual([422, 'too_many_today']);
    expect((await ask(world.supplierIds.slice(0, 2))).status).toBe(201);
  });
});

describe('the groups of an account', () => {
  it('are in its export; they go with its drafts, and stay without a title with what was sent', async () => {
    const person = await signIn(app, newPhone());
    await registerBuyer(app, person);
    const [addressId = ''] = await buildDeliveryAddresses(app.db, person.userId, 1);
    const [draft, sent] = [world.bodyOf({ submit: false, addressId }), world.bodyOf({ addressId })];
    for (const body of [draft, sent])
      expect((await callAs(app, person, 'POST /traderequests/direct-order', { body })).status).toBe(201);
    const exported = await callAs<{ tradeGroups: { id: string }[] }>(app, person, 'GET /users/export');
    expect(exported.body.tradeGroups.map(({ id }) => id).toSorted()).toEqual([draft.id, sent.id].toSorted());
    const rows = await app.db.select().from(tradeRequests).where(eq(tradeRequests.groupId, sent.id));
    for (const { id } of rows)
      expect((await callAs(app, person, `POST /traderequests/${id}/cancel`, { body: {} })).status).toBe(200);
    const deleted = await callAs(app, person, 'POST /users/deletion');
    expect(deleted.status).toBe(200);
    const left = await app.db.select().from(tradeGroups).where(eq(tradeGroups.buyerPersonId, person.userId));
    expect(left.map(({ id, title }) => [id, title])).toEqual([[sent.id, null]]);
  });
});
