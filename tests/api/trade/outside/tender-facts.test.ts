import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { marksOf } from '../../../../src/core/trade/board.ts';
import { suppliers } from '../../../../src/server/suppliers/supplier.table.ts';
import { lineOf, quoteLine } from '../../../factories/trade.ts';
import { type Case, type FactsWorld, openFactsWorld, tellFacts, textLineIn } from './facts-world.ts';

let world: FactsWorld;
let calls: FactsWorld['calls'];

beforeAll(async () => {
  world = await openFactsWorld();
  ({ calls } = world);
});

afterAll(() => world.app.close());

const tender: Case[] = [
  [
    '07: what is asked of several is the same, in the same quantity',
    async () => {
      const { board } = await world.asked();
      const { requests, lines } = await board();
      expect(lines).toHaveLength(1);
      expect(requests.map(({ cells }) => cells.map(({ qty }) => qty))).toEqual([['10'], ['10'], ['10']]);
    },
  ],
  ['07: one more supplier is added later', 'who is asked is fixed when it is sent; an open request lets others join'],
  [
    '07: the best price and the best date are found, each at its supplier',
    async () => {
      const { requests } = await (await world.asked()).board();
      expect(marksOf(requests, 0, 'net')).toMatchObject({ cheapest: [1], soonest: [0] });
    },
  ],
  [
    '07: when one is ordered the others are not cancelled unless the buyer does it',
    async () => {
      const { requests } = await world.asked();
      expect((await calls.ask(requests[1].id)).status).toBe(200);
      expect(await Promise.all(requests.map(({ id }) => world.stateOf(id)))).toEqual([
        ...['registered', 'awaitingConfirmation', 'registered'],
      ]);
      expect((await calls.move(requests[0].id, 'cancel', world.buyer)).status).toBe(200);
    },
  ],
  ['08: two groups are joined and parted', 'a request stays in its group, so that no supplier learns of another'],
  [
    '09: a line that is taken elsewhere keeps its price here',
    async () => {
      const lines = [lineOf(world.offerIds.first, '10'), lineOf(world.offerIds.first, '20')];
      const { requests, board } = await world.asked({ lines });
      const before = (await board()).requests[0]?.cells;
      const { revision, priceVersion } = await calls.prices(requests[1].id);
      const body = {
        ...{ useOfferPrices: true, revision, priceVersion, payableRial: 9_900 },
        picks: [{ lineNo: 1, altNo: 0, qty: '10' }],
      };
      const path = `POST /traderequests/${requests[1].id}/request-confirmation`;
      expect((await calls.call(world.buyer, path, { body })).status).toBe(200);
      expect((await board()).requests[0]?.cells).toEqual(before);
      expect((await calls.get(requests[1].id)).lines.map(({ price }) => price !== null)).toEqual([true, false]);
    },
  ],
  [
    '10: all are asked in the unit of the line, and a price for several of it counts so',
    async () => {
      const { requests, board } = await world.asked({ lines: [textLineIn('KiloGM', '24')] });
      const sent = calls.quoteOf(requests[0], { lines: [quoteLine(1, 120, { per: '12' })] });
      const path = `POST /traderequests/${requests[0].id}/quote`;
      expect((await calls.call(world.seller, path, { body: sent })).status).toBe(200);
      const cells = (await board()).requests.map((one) => one.cells[0]);
      expect(cells.map((cell) => cell?.unit.id)).toEqual(['KiloGM', 'KiloGM', 'KiloGM']);
      expect(cells[0]).toMatchObject({ per: '12', netRial: 240 });
    },
  ],
];

const quotation: Case[] = [
  [
    'who has answered has, and who has not is still waited for; one may say that it has nothing',
    async () => {
      const { requests, board } = await world.asked();
      const { body } = await calls.quote(requests[0].id, {}, world.seller);
      expect(body.state).toBe('quoted');
      await calls.move(requests[2].id, 'decline', world.last, 'نداریم');
      expect((await board()).requests.map(({ state }) => state)).toEqual(['quoted', 'registered', 'declined']);
    },
  ],
  [
    'each answers for itself, of the same item and quantity',
    async () => {
      const { requests, board } = await world.asked();
      for (const [at, as] of [world.seller, world.rival].entries())
        expect((await calls.quote(requests[at as 0 | 1].id, {}, as)).status).toBe(200);
      const answered = (await board()).requests.slice(0, 2);
      expect(answered.map(({ supplier }) => supplier.id)).toEqual(world.supplierIds.slice(0, 2));
      expect(answered.map(({ cells }) => [cells[0]?.qty, cells[0]?.answer])).toEqual([
        ['10', 'quoted'],
        ['10', 'quoted'],
      ]);
      // Another supplier's request is none of theirs.
      expect((await calls.quote(requests[0].id, {}, world.rival)).status).toBe(404);
    },
  ],
  [
    'a supplier with signs of code in its name reads what it is asked',
    async () => {
      const name = `شرکت '۱ "و" <b>`;
      const [{ name: before = '' } = {}] = await world.app.db
        .update(suppliers)
        .set({ name })
        .where(eq(suppliers.id, world.shops[0].supplierId))
        .returning({ name: suppliers.name });
      expect(before).toBe(name);
      const { id } = await world.send();
      expect((await calls.get(id, world.seller)).supplier.name).toBe(name);
      expect((await calls.list(`q=${encodeURIComponent("'۱")}`, world.seller)).map((card) => card.id)).toContain(id);
    },
  ],
  [
    'five for a hundred each are five hundred',
    async () => {
      const { id } = await world.send();
      const sent = calls.quoteOf(await calls.get(id), { lines: [quoteLine(1, 100)] });
      await calls.call(world.seller, `POST /traderequests/${id}/quote`, { body: sent });
      expect((await calls.get(id)).quotes[0]?.lines).toMatchObject([{ qty: '5', netRial: 500 }]);
    },
  ],
  [
    'a quantity in another unit is kept as it was typed, and compared in the base unit',
    async () => {
      const { board } = await world.asked({ lines: [textLineIn('TONNE', '5')] });
      expect((await board()).requests[0]?.cells[0]).toMatchObject({
        ...{ qty: '5', unit: { id: 'TONNE' }, baseQty: 5_000, baseUnit: { id: 'KiloGM' } },
      });
    },
  ],
  ['made of a sales opportunity', 'there is none; a parts list is where a request with many lines begins'],
];

tellFacts('Odoo test_purchase_requisition.py 07–10', tender);
tellFacts('ERPNext test_request_for_quotation.py', quotation);
