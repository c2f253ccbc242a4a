import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { tradeQuotes } from '../../../src/server/trade/quotes/quote.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { lineOf, quoteLine, textLine } from '../../factories/trade.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTradeWorld, runLapseJob, type TradeWorld, tradeCalls } from './trade-world.ts';

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

const twoLines = () => ({ lines: [lineOf(world.offers.asked, '۲٫۵'), textLine('تراشکاری شفت مطابق نقشه', '4')] });
const counter = (id: string, quoteId: string | undefined, more: object = {}) =>
  calls.call(world.buyer, `POST /traderequests/${id}/counter`, { body: { quoteId, comment: 'گران است', ...more } });
const withdraw = (id: string, quoteId: string | undefined) =>
  calls.call(world.seller, `POST /traderequests/${id}/withdraw`, { body: { quoteId } });
/** As if its time had passed. */
const makeOld = (id: string) =>
  app.db
    .update(tradeRequests)
    .set({ quoteValidUntil: new Date(0) })
    .where(eq(tradeRequests.id, id));

describe('a quote', () => {
  it('goes through rounds to what is agreed, which nothing changes', async () => {
    const { id, lines } = await calls.send(twoLines());
    expect((await calls.prices(id)).blockers.map(({ code }) => code)).toContain('price_on_request');
    const first = await calls.quote(id, { lines: [quoteLine(1, 333_335), quoteLine(2, 5_000_000)], freightRial: 700 });
    expect([first.status, first.body.state, first.body.turn]).toEqual([200, 'quoted', 'buyer']);
    // 2.5 × 333,335 is truncated; the freight has no tax of its own.
    const totals = { netRial: 833_337 + 20_000_000 + 700, vatRial: 83_333 + 2_000_000 };
    expect(first.body.quotes[0]).toMatchObject({ round: 1, state: 'sent', totals });
    expect(first.body.allowedActions).toEqual(['withdraw', 'decline']);

    const countered = await counter(id, first.body.quotes[0]?.id, { payableRial: 20_000_000 });
    expect([countered.status, countered.body.turn]).toEqual([200, 'supplier']);
    expect(countered.body.quotes[0]?.counter).toMatchObject({ comment: 'گران است', payableRial: 20_000_000 });
    const early = await calls.accept(id);
    expect([early.status, early.body.code]).toEqual([409, 'not_your_turn']);

    const terms = [
      { share: 333, due: 'order' },
      { share: 333, due: 'delivery', days: 5 },
      { share: 334, due: 'credit', days: 30 },
    ];
    const second = await calls.quote(id, { lines: [quoteLine(1, 300_000), quoteLine(2, 4_500_000)], terms });
    expect(second.body.quotes.map(({ round, state }) => [round, state])).toEqual([
      [2, 'sent'],
      [1, 'superseded'],
    ]);
    const [quote] = second.body.quotes;
    const payableRial = quote?.totals.payableRial ?? 0;
    expect(await calls.prices(id)).toMatchObject({ quoteId: quote?.id, priceVersion: 2, payableRial, blockers: [] });

    const asked = await calls.accept(id);
    expect([asked.status, asked.body.state]).toEqual([200, 'awaitingConfirmation']);
    expect(asked.body.quotes[0]?.state).toBe('locked');
    const published = await calls.publish(id);
    expect(published.status).toBe(200);
    const { request } = published.body;
    expect(request.quotes[0]?.state).toBe('accepted');
    expect(request.lines.map(({ price }) => price?.netRial)).toEqual([750_000, 18_000_000]);
    expect(request.schedule.map(({ due, days }) => [due, days])).toEqual([
      ['order', 0],
      ['delivery', 0],
      ['credit', 30],
    ]);
    expect(request.schedule.reduce((sum, { amountRial }) => sum + amountRial, 0)).toBe(payableRial);
    const { items } = await calls.events(id);
    expect(items.map(({ type }) => type)).toEqual([
      'submitted',
      'quoted',
      'countered',
      'quoted',
      'confirmationAsked',
      'published',
    ]);
    expect(lines).toHaveLength(2);
    const told = await app.db.select().from(notices).where(eq(notices.objectId, id));
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['tradeQuoted', 'tradeCountered']));
  });

  it('sent again by a device is one quote', async () => {
    const request = await calls.send();
    const body = calls.quoteOf(request);
    const send = () => calls.call(world.seller, `POST /traderequests/${request.id}/quote`, { body });
    expect((await send()).status).toBe(200);
    const again = await send();
    expect([again.status, again.body.quotes.length]).toEqual([200, 1]);
    const changed = await calls.call(world.seller, `POST /traderequests/${request.id}/quote`, {
      body: { ...body, lines: [quoteLine(1, 299_999)] },
    });
    expect([changed.status, changed.body.code]).toEqual([409, 'quote_sent']);
    const other = await calls.send();
    const taken = await calls.call(world.seller, `POST /traderequests/${other.id}/quote`, { body });
    expect([taken.status, taken.body.code]).toEqual([409, 'id_taken']);
  });

  it.each([
    ['validUntil', 422, () => ({ validUntil: '2020-01-01' })],
    ['validUntil', 422, () => ({ validUntil: calls.inDays(400) })],
    ['lines.1', 422, () => ({ lines: [quoteLine(1, 1_000)] })],
    ['lines.2.lineNo', 422, () => ({ lines: [quoteLine(1, 1_000), quoteLine(2, 1_000), quoteLine(3, 1_000)] })],
    [
      'lines.0.qty',
      422,
      () => ({ lines: [quoteLine(1, 1_000, { answer: 'partial', qty: '۳' }), quoteLine(2, 1_000)] }),
    ],
    ['lines.0.minQty', 422, () => ({ lines: [quoteLine(1, 1_000, { minQty: '3' }), quoteLine(2, 1_000)] })],
    ['lines.0.qty', 400, () => ({ lines: [quoteLine(1, 1_000, { answer: 'partial' }), quoteLine(2, 1_000)] })],
    ['lines.0.title', 400, () => ({ lines: [quoteLine(1, 1_000, { answer: 'alternative' }), quoteLine(2, 1_000)] })],
    ['lines.0.unitPriceRial', 400, () => ({ lines: [{ lineNo: 1, answer: 'quoted' }, quoteLine(2, 1_000)] })],
    ['lines.1.unitPriceRial', 422, () => ({ lines: [quoteLine(1, 1), quoteLine(2, Number.MAX_SAFE_INTEGER)] })],
    ['lines', 400, () => ({ lines: [quoteLine(1, 1_000), quoteLine(1, 2_000), quoteLine(2, 1_000)] })],
    ['lines', 422, () => ({ lines: [1, 2].map((lineNo) => ({ lineNo, answer: 'none' })) })],
    ['terms', 400, () => ({ terms: [{ share: 999, due: 'order' }] })],
  ])('is refused by the name of its field: %s, %i', async (field, expected, more) => {
    const { id } = await calls.send(twoLines());
    const { status, body } = await calls.quote(id, more());
    expect([status, body.field]).toEqual([expected, field]);
    expect(body.message).toMatch(/[؀-ۿ]/);
    expect((await calls.get(id)).state).toBe('registered');
  });

  it('answers what is asked now, not what was asked before', async () => {
    const request = await calls.send();
    await calls.edit(request, { lines: [lineOf(world.offers.fixed, '9')] });
    const { status, body } = await calls.call(world.seller, `POST /traderequests/${request.id}/quote`, {
      body: calls.quoteOf(request),
    });
    expect([status, body.code]).toEqual([409, 'revision_changed']);
    expect((body as { current?: object }).current).toMatchObject({ state: 'registered', revision: 2 });
  });

  it('does not count any more when the buyer changes what is asked, who is asked first', async () => {
    const { id } = await calls.send();
    await calls.quote(id);
    const lines = [lineOf(world.offers.fixed, '9')];
    const early = await calls.edit(await calls.get(id), { lines });
    expect([early.status, early.body.code]).toEqual([409, 'quote_out']);
    const edited = await calls.edit(await calls.get(id), { lines, acceptSupersede: true });
    expect([edited.status, edited.body.state, edited.body.turn]).toEqual([200, 'registered', 'supplier']);
    expect(edited.body.quotes[0]?.state).toBe('superseded');
  });

  it('that is old is none, before and after the job has written so', async () => {
    const { id } = await calls.send(twoLines());
    await calls.quote(id);
    const seen = await calls.prices(id);
    await makeOld(id);
    await app.db
      .update(tradeQuotes)
      .set({ validUntil: new Date(0) })
      .where(eq(tradeQuotes.requestId, id));
    const old = await calls.get(id);
    expect([old.state, old.turn, old.quotes[0]?.state]).toEqual(['registered', 'supplier', 'expired']);
    const { quoteId, revision, priceVersion, payableRial } = seen;
    const body = { quoteId, revision, priceVersion, payableRial };
    const accept = () => calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, { body });
    expect((await accept()).body.code).toBe('quote_expired');
    await runLapseJob(app);
    const { items } = await calls.events(id);
    expect(items.at(-1)).toMatchObject({ type: 'quoteExpired', from: 'quoted', to: 'registered', actorRole: 'system' });
    expect((await accept()).body.code).toBe('quote_expired');
    const told = await app.db.select().from(notices).where(eq(notices.objectId, id));
    const expired = told.filter(({ kind }) => kind === 'tradeQuoteExpired').map(({ personId }) => personId);
    expect(expired.toSorted()).toEqual([world.buyer.userId, world.seller.userId].toSorted());
    expect((await calls.quote(id)).body.quotes.map(({ state }) => state)).toEqual(['sent', 'expired']);
  });

  it('comes back when its confirmation is returned, and is gone when it has become old meanwhile', async () => {
    const { id } = await calls.send(twoLines());
    await calls.quote(id);
    await calls.accept(id);
    const returned = await calls.move(id, 'return', world.seller, 'مهلت تحویل را ببینید');
    expect([returned.body.state, returned.body.turn, returned.body.quotes[0]?.state]).toEqual([
      'quoted',
      'buyer',
      'sent',
    ]);
    await calls.accept(id);
    await makeOld(id);
    const taken = await calls.move(id, 'take-back', world.buyer);
    expect([taken.body.state, taken.body.turn, taken.body.quotes[0]?.state]).toEqual([
      'registered',
      'supplier',
      'expired',
    ]);
  });

  it('that was taken back is not accepted', async () => {
    const { id } = await calls.send();
    const { body } = await calls.quote(id);
    const quoteId = body.quotes[0]?.id;
    const { revision, priceVersion, payableRial } = await calls.prices(id);
    const back = await withdraw(id, quoteId);
    expect([back.body.state, back.body.quotes[0]?.state]).toEqual(['registered', 'withdrawn']);
    const late = await calls.accept(id, { quoteId, revision, priceVersion, payableRial });
    expect([late.status, late.body.code]).toEqual([409, 'quote_superseded']);
    // The published prices count again.
    expect((await calls.ask(id)).status).toBe(200);
  });
});

describe('what the buyer takes of a quote', () => {
  const quoted = async () => {
    const { id } = await calls.send(twoLines());
    await calls.quote(id, {
      freightRial: 1_000,
      lines: [
        quoteLine(1, 900_000, { answer: 'partial', qty: '2', per: '10', minQty: '۱' }),
        { lineNo: 2, answer: 'none' },
        quoteLine(2, 800, { altNo: 1, answer: 'alternative', title: 'شفت استاندارد', vatIncluded: true }),
      ],
    });
    return id;
  };
  const pricesOf = async (id: string) => {
    const { quoteId, revision, priceVersion } = await calls.prices(id);
    return { quoteId, revision, priceVersion };
  };

  it('is what can be supplied, unless it picks', async () => {
    const id = await quoted();
    expect(await calls.prices(id)).toMatchObject({ netRial: 181_000, vatRial: 18_000, payableRial: 199_000 });
    const { body } = await calls.accept(id);
    expect(body.lines.map(({ price, orderedQty }) => [price?.netRial ?? null, orderedQty])).toEqual([
      [180_000, '2'],
      [null, null],
    ]);
    expect([body.freightRial, body.totals?.payableRial]).toEqual([1_000, 199_000]);
  });

  it('may be another answer to a line, and less of it', async () => {
    const id = await quoted();
    const picks = [
      { lineNo: 1, qty: '۱' },
      { lineNo: 2, altNo: 1 },
    ];
    // 3,200 with the tax of 10 % inside.
    const payableRial = 90_000 + 9_000 + 3_200 + 1_000;
    const { status, body } = await calls.accept(id, { picks, payableRial });
    expect([status, body.totals?.payableRial]).toEqual([200, payableRial]);
    expect(body.lines[1]).toMatchObject({ orderedTitle: 'شفت استاندارد', price: { netRial: 2_909, vatRial: 291 } });
  });

  it.each([
    ['picks.0.lineNo', 422, [{ lineNo: 7 }]],
    [
      'picks.1.qty',
      422,
      [
        { lineNo: 2, altNo: 1 },
        { lineNo: 1, qty: '3' },
      ],
    ],
    ['lines.1', 422, [{ lineNo: 2 }]],
    ['picks', 400, [{ lineNo: 1 }, { lineNo: 1 }]],
    ['picks', 400, []],
  ])('is refused by the name of its field: %s, %i', async (field, expected, picks) => {
    const id = await quoted();
    const seen = await pricesOf(id);
    // A line without a price has no sum that a buyer could have seen.
    const payableRial = 0;
    const { status, body } = await calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, {
      body: { ...seen, payableRial, picks },
    });
    if (field === 'lines.1') expect([status, body.code]).toEqual([409, 'price_changed']);
    else expect([status, body.field]).toEqual([expected, field]);
  });

  it('is not less than the minimum of its answer', async () => {
    const id = await quoted();
    const payableRial = 45_000 + 4_500 + 1_000;
    const { status, body } = await calls.accept(id, { picks: [{ lineNo: 1, qty: '0.5' }], payableRial });
    expect([status, body.code, body.field]).toEqual([422, 'not_priced', 'lines.0']);
  });

  it('may be some lines of the published prices', async () => {
    const { id } = await calls.send({ lines: [lineOf(world.offers.fixed, '3'), lineOf(world.offers.asked, '1')] });
    const { revision, priceVersion } = await calls.prices(id);
    const again = await calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, {
      body: {
        useOfferPrices: true,
        revision,
        priceVersion,
        picks: [{ lineNo: 1, qty: '2' }],
        payableRial: 733_337,
      },
    });
    expect([again.status, again.body.totals?.payableRial]).toEqual([200, 733_337]);
    await calls.move(id, 'take-back', world.buyer);
    await app.db.update(merchants).set({ minOrderRial: 700_000 }).where(eq(merchants.id, world.shop.merchantId));
    const little = await calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, {
      body: { useOfferPrices: true, revision, priceVersion, picks: [{ lineNo: 1, qty: '2' }], payableRial: 733_337 },
    });
    expect([little.status, little.body.code]).toEqual([422, 'below_minimum']);
    await app.db.update(merchants).set({ minOrderRial: 0 }).where(eq(merchants.id, world.shop.merchantId));
    expect(again.body.lines[1]?.price).toBeNull();
  });
});

describe('a quote of somebody else', () => {
  it('is neither sent, read, withdrawn nor countered', async () => {
    const { id } = await calls.send();
    const { body } = await calls.quote(id);
    const quoteId = body.quotes[0]?.id;
    for (const person of [world.rival, world.stranger])
      for (const [verb, more] of [
        ['quote', calls.quoteOf(body)],
        ['withdraw', { quoteId }],
        ['counter', { quoteId, comment: 'من' }],
      ] as const) {
        const { status, body: answer } = await calls.call(person, `POST /traderequests/${id}/${verb}`, { body: more });
        expect([status, answer.code]).toEqual([404, 'not_found']);
      }
    expect((await counter(id, randomUUID())).body.code).toBe('quote_superseded');
    const own = await calls.quote(id, {}, world.buyer);
    expect(own.status).toBe(403);
  });

  it('is nothing for an agent who only confirms', async () => {
    const person = await signIn(app, newPhone());
    const agent = { personId: person.userId, permissions: ['confirmAndPublish' as const], state: 'active' as const };
    await buildAgents(app.db, world.shop.merchantId, 1, agent);
    const { id } = await calls.send();
    expect((await calls.quote(id, {}, person)).status).toBe(403);
  });
});

describe('moves at the same time around a quote', () => {
  const oneWinner = (results: readonly { status: number }[], winners: number) => {
    for (const { status } of results) expect([200, 409, 412, 423]).toContain(status);
    expect(results.filter(({ status }) => status === 200)).toHaveLength(winners);
  };

  it('quotes of one round: one is sent', async () => {
    const { id } = await calls.send();
    const results = await Promise.all(Array.from({ length: 20 }, () => calls.quote(id)));
    oneWinner(results, 1);
    expect((await calls.get(id)).quotes).toHaveLength(1);
  });

  it('an edit and a quote: the quote is for what is asked, or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const request = await calls.send();
      const [edited, quoted] = await Promise.all([
        calls.edit(request, { lines: [lineOf(world.offers.fixed, '9')] }),
        calls.call(world.seller, `POST /traderequests/${request.id}/quote`, { body: calls.quoteOf(request) }),
      ]);
      oneWinner([edited, quoted], 1);
    }
  });

  it('withdraw and accept: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await calls.send();
      const { body } = await calls.quote(id);
      const { quoteId, revision, priceVersion, payableRial } = await calls.prices(id);
      const accept = calls.call(world.buyer, `POST /traderequests/${id}/request-confirmation`, {
        body: { quoteId, revision, priceVersion, payableRial },
      });
      oneWinner(await Promise.all([accept, withdraw(id, body.quotes[0]?.id)]), 1);
    }
  });
});
