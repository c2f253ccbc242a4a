import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marksOf, totalsOf } from '../../../src/core/trade/board.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import { lineOf, quoteLine, textLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildGroupWorld, type GroupWorld } from './group-world.ts';
import { tradeCalls } from './trade-world.ts';

let app: TestApp;
let world: GroupWorld;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildGroupWorld(app);
});
afterAll(() => app.close());

/** The board with its requests in the order of the suppliers. */
const boardOf = async (id: string) => {
  const { body } = await world.board(id);
  const placeOf = (supplierId: string) => world.supplierIds.indexOf(supplierId);
  return { ...body, requests: body.requests.toSorted((a, b) => placeOf(a.supplier.id) - placeOf(b.supplier.id)) };
};

describe('the board of a group', () => {
  it('has the answers of all suppliers by lines, as their published prices are now', async () => {
    const { group } = await world.sendGroup({ lines: [lineOf(world.offerIds.first, '۱۰'), textLine('گریس', '2')] });
    const { lines, requests, ...board } = await boardOf(group.id);
    expect(board.group).toEqual(group);
    expect(lines.map(({ title, qty }) => [title, qty])).toEqual([
      [world.base.title, '10'],
      ['گریس', '2'],
    ]);
    expect(requests.map(({ cells }) => cells.map(({ answer, netRial }) => [answer, netRial]))).toEqual([
      [
        ['quoted', 10_000],
        ['none', null],
      ],
      [
        ['quoted', 9_000],
        ['none', null],
      ],
      [
        ['none', null],
        ['none', null],
      ],
    ]);
    const [first, second, third] = requests;
    expect(first?.cells[0]).toMatchObject({
      unitPriceRial: 1_000,
      vatRial: 1_000,
      leadDays: 9,
      baseQty: 10,
      baseUnit: { id: 'EACH' },
      reason: null,
    });
    expect(third?.cells[0]?.reason).toMatch(/قیمت/);
    expect(second).toMatchObject({
      payableRial: null,
      allowedActions: expect.arrayContaining(['requestConfirmation']),
    });
    expect(marksOf(requests, 0, 'net')).toEqual({ cheapest: [1], soonest: [0], isPriced: true });
    expect(marksOf(requests, 1, 'net')).toEqual({ cheapest: [], soonest: [], isPriced: false });
    expect(totalsOf(requests, 2, 'net')).toEqual({ split: undefined, whole: undefined, wholeAt: [] });
  });

  it('has a quote in place of the published price: a part, another thing, nothing, and the freight', async () => {
    const calls = tradeCalls(world);
    const { group, requests } = await world.sendGroup({
      lines: [lineOf(world.offerIds.first, '۱۰'), textLine('گریس', '2')],
    });
    const of = (place: number) => {
      const request = requests.find(({ supplier }) => supplier.id === world.supplierIds[place]);
      const seller = [world.seller, world.rival, world.last][place];
      if (!request || !seller) throw new Error('the group has too few suppliers');
      return { request, seller };
    };
    const send = (place: number, lines: readonly object[], more: object = {}) => {
      const { request, seller } = of(place);
      return calls.call(seller, `POST /traderequests/${request.id}/quote`, {
        body: calls.quoteOf(request, { lines, ...more }),
      });
    };
    await send(0, [quoteLine(1, 800, { answer: 'partial', qty: '4' }), { lineNo: 2, answer: 'none' }]);
    await send(1, [quoteLine(1, 850), quoteLine(2, 5_000, { answer: 'alternative', title: 'گریس دیگر' })], {
      freightRial: 1_000,
    });
    const board = await boardOf(group.id);
    const [first, second] = board.requests;
    expect(first?.cells.map(({ answer, netRial, qty }) => [answer, netRial, qty])).toEqual([
      ['partial', 3_200, '4'],
      ['none', null, '2'],
    ]);
    expect(first?.cells[1]?.reason).toMatch(/ندارد/);
    expect(second?.cells.map(({ answer, title, leadDays }) => [answer, title, leadDays])).toEqual([
      ['quoted', expect.any(String), 3],
      ['alternative', 'گریس دیگر', 3],
    ]);
    expect(second).toMatchObject({ state: 'quoted', freightRial: 1_000, netRial: 8_500 + 10_000 + 1_000 });
    // A part is compared by its unit; an alternative is never the cheapest.
    expect(marksOf(board.requests, 0, 'net').cheapest).toEqual([0]);
    expect(marksOf(board.requests, 1, 'net').cheapest).toEqual([]);
    expect(totalsOf(board.requests, 2, 'net').whole).toBeUndefined();
  });

  it('follows the prices, and keeps what was agreed', async () => {
    const { group, requests } = await world.sendGroup();
    const calls = tradeCalls(world);
    await calls.ask(requests[1].id);
    const reprice = (amountRial: number) =>
      app.db
        .update(supplierProducts)
        .set({ prices: [{ minQty: 1, amountRial }] })
        .where(and(eq(supplierProducts.id, world.offerIds.second)));
    await reprice(2_000);
    expect((await boardOf(group.id)).requests[1]).toMatchObject({
      state: 'awaitingConfirmation',
      payableRial: 9_900,
      allowedActions: ['takeBack'],
      cells: [{ netRial: 9_000 }],
    });
    await calls.move(requests[1].id, 'take-back', world.buyer);
    expect((await boardOf(group.id)).requests[1]?.cells[0]?.netRial).toBe(20_000);
    await reprice(900);
  });

  it('says nothing for who has declined, and for a line that was taken out of a request', async () => {
    const { group, requests } = await world.sendGroup({
      lines: [lineOf(world.offerIds.first, '۱۰'), textLine('گریس', '2')],
    });
    await callAs(app, world.seller, `POST /traderequests/${requests[0].id}/decline`, { body: { comment: 'تمام شد' } });
    const [line] = requests[1].lines;
    await callAs(app, world.buyer, `PUT /traderequests/direct-order/${requests[1].id}`, {
      body: {
        lines: [{ ...lineOf(world.offerIds.second, '5'), lineId: line?.lineId }],
        addressId: world.addressId,
        submit: false,
      },
      version: requests[1].version,
    });
    const { lines, requests: found } = await boardOf(group.id);
    expect(lines).toHaveLength(2);
    expect(found[0]).toMatchObject({ state: 'declined', cells: [{ answer: 'none' }, { answer: 'none' }] });
    expect(found[1]?.cells).toMatchObject([{ answer: 'quoted', qty: '5', baseQty: 5 }, { answer: 'none' }]);
    expect(found[1]?.cells[1]?.reason).toContain('برداشته');
  });

  it('is its buyer’s alone', async () => {
    const { group } = await world.sendGroup();
    const absent = await world.board(randomUUID());
    for (const person of [world.seller, world.rival, world.last, world.stranger, world.operator]) {
      const { status, body } = await world.board(group.id, person);
      expect([status, body.code, body.message]).toEqual([404, absent.body.code, absent.body.message]);
    }
    expect(
      (await callAs(app, { headers: {} } as GroupWorld['buyer'], `GET /traderequests/groups/${group.id}`)).status,
    ).toBe(401);
  });
});
