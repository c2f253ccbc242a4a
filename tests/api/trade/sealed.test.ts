import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { pushDeliveries } from '../../../src/server/push/push-subscription.table.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { lineOf, quoteLine } from '../../factories/trade.ts';
import { callAs } from '../../setup/call-as.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildGroupWorld, type GroupWorld } from './group-world.ts';
import { findTold, readEverything } from './read-everything.ts';
import { type Answered, runLapseJob, tradeCalls } from './trade-world.ts';

const HOUR_MS = 60 * 60_000;
/** What nobody but the seller reads before the deadline. */
const PRICE = 918_273_645;
const LEAD_DAYS = 1_734;
const NOTE = 'یادداشت‌محرمانه';
const SECRETS = [String(PRICE), String(LEAD_DAYS), NOTE];

let app: TestApp;
let world: GroupWorld;
let calls: ReturnType<typeof tradeCalls>;
const logged: string[] = [];

beforeAll(async () => {
  app = await openTestApp({ log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }) });
  world = await buildGroupWorld(app);
  calls = tradeCalls(world);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.deps.now().getTime() + hours * HOUR_MS).toISOString();
/** As if it had passed. */
const passDeadline = (id: string) =>
  app.db
    .update(tradeRequests)
    .set({ sealedUntil: new Date(app.deps.now().getTime() - 1) })
    .where(eq(tradeRequests.id, id));
const sendSealed = (hours = 48) => world.sendGroup({ sealed: true, deadlineAt: inHours(hours) });
const quoteOf = (request: TradeRequest, more: object = {}) =>
  calls.quoteOf(request, {
    note: NOTE,
    lines: [quoteLine(1, PRICE, { leadDays: LEAD_DAYS, note: NOTE })],
    ...more,
  });
const quote = ({ id }: TradeRequest, body: object, as: SignedIn = world.seller) =>
  callAs<Answered>(app, as, `POST /traderequests/${id}/quote`, { body });
const read = async (id: string, as: SignedIn) => (await callAs<Answered>(app, as, `GET /traderequests/${id}`)).body;
const rowOf = async (id: string) => (await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, id)))[0];
const ask = (id: string, more: object = {}) =>
  callAs<Answered>(app, world.buyer, `POST /traderequests/${id}/request-confirmation`, {
    body: { useOfferPrices: true, revision: 1, priceVersion: 1, payableRial: 1, ...more },
  });

describe('a sealed quote before the deadline', () => {
  it('is told to nobody but its seller, by no call, no notice, no record and no log', async () => {
    const { group, requests } = await sendSealed();
    const [own] = requests;
    const before = [await read(own.id, world.buyer), await world.board(group.id).then(({ body }) => body)];
    const body = quoteOf(own);
    const sent = await quote(own, body);
    expect([sent.status, sent.body.state, sent.body.quotes[0]?.state]).toEqual([200, 'registered', 'sent']);
    const [fileId = ''] = await buildFiles(app, world.seller.userId, { count: 1, scope: 'attachment', name: NOTE });
    const added = { body: { typeId: 'certificate', fileId } };
    expect((await callAs(app, world.seller, `POST /traderequests/${own.id}/documents`, added)).status).toBe(200);
    const known = {
      ids: [...requests.map(({ id }) => id), group.id],
      query: { requestId: own.id, supplierId: own.supplier.id, fileId, q: 'بلبرینگ', size: '50' },
    };
    const mine = await readEverything(app, world.seller, known);
    for (const secret of SECRETS) expect(findTold(mine, [secret])).not.toEqual([]);
    for (const person of [world.buyer, world.rival, world.last, world.operator, world.stranger]) {
      const told = await readEverything(app, person, known);
      expect(findTold(told, [...SECRETS, body.quoteId])).toEqual([]);
      const file = await app.app.request(`/api/v1/traderequests/${own.id}/file?fileId=${fileId}`, person);
      expect(file.status).toBe(404);
    }
    // Nor that there is one: not even the version differs.
    const after = [await read(own.id, world.buyer), await world.board(group.id).then(({ body }) => body)];
    const still = (one: unknown) => JSON.stringify(one).replaceAll(/"serverNow":"[^"]*"/g, '');
    expect(still(after)).toBe(still(before));
    const kept = JSON.stringify([
      await app.db.select().from(notices).where(eq(notices.personId, world.buyer.userId)),
      await app.db.select().from(pushDeliveries),
      await app.db.select().from(auditEntries),
      await app.db.select().from(tradeEvents).where(eq(tradeEvents.requestId, own.id)),
    ]);
    expect(findTold([kept], SECRETS)).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(findTold(logged, SECRETS)).toEqual([]);
  });

  it('is replaced by its seller until the deadline, and counts by its last round', async () => {
    const { requests } = await sendSealed();
    const [own] = requests;
    const first = quoteOf(own);
    expect((await quote(own, first)).status).toBe(200);
    expect((await quote(own, first)).status).toBe(200);
    const again = await quote(own, quoteOf(own, { lines: [quoteLine(1, 700)] }));
    expect([again.status, again.body.quotes.map(({ state }) => state)]).toEqual([200, ['sent', 'superseded']]);
    const short = await quote(own, quoteOf(own, { validUntil: calls.inDays(1) }));
    expect([short.status, short.body.code]).toEqual([422, 'valid_until_sealed']);
    await passDeadline(own.id);
    const [opened] = (await read(own.id, world.buyer)).quotes;
    expect([opened?.state, opened?.lines[0]?.unitPriceRial]).toEqual(['sent', 700]);
  });

  it('stands against an agreement, also on published prices', async () => {
    const { requests } = await sendSealed();
    const [own] = requests;
    const sent = await quote(own, quoteOf(own));
    for (const more of [{}, { useOfferPrices: undefined, quoteId: sent.body.quotes[0]?.id }]) {
      const early = await ask(own.id, more);
      expect([early.status, early.body.code]).toEqual([409, 'sealed']);
    }
    const seen = await read(own.id, world.buyer);
    expect(seen.allowedActions).toEqual(['edit', 'cancel']);
    expect(seen.sealedUntil).toBe(own.sealedUntil);
    const guess = await callAs<Answered>(app, world.buyer, `POST /traderequests/${own.id}/counter`, {
      body: { quoteId: sent.body.quotes[0]?.id, comment: 'x' },
    });
    expect([guess.status, guess.body.code, JSON.stringify(guess.body)]).not.toContain(String(PRICE));
  });

  it('goes with the lines that it answers, and with the request', async () => {
    const { requests } = await sendSealed();
    const [own, other] = requests;
    await quote(own, quoteOf(own));
    const edited = await callAs<Answered>(app, world.buyer, `PUT /traderequests/direct-order/${own.id}`, {
      body: { lines: [lineOf(world.offerIds.first, '11')], addressId: world.addressId, submit: false },
      version: own.version,
    });
    expect([edited.status, edited.body.revision]).toEqual([200, 2]);
    expect((await rowOf(own.id))?.quoteId).toBeNull();
    expect((await quote(edited.body, quoteOf(edited.body))).status).toBe(200);
    await quote(other, quoteOf(other), world.rival);
    const declined = await callAs<Answered>(app, world.rival, `POST /traderequests/${other.id}/decline`, {
      body: { comment: 'ندارم' },
    });
    expect([declined.status, declined.body.state]).toEqual([200, 'declined']);
    await passDeadline(own.id);
    await passDeadline(other.id);
    expect((await read(own.id, world.buyer)).state).toBe('quoted');
    expect((await read(other.id, world.buyer)).state).toBe('declined');
  });
});

describe('a sealed request after the deadline', () => {
  it('shows its quote at once, and lets the buyer accept it before any job has run', async () => {
    const { group, requests } = await sendSealed();
    const [own, other] = requests;
    await quote(own, quoteOf(own));
    await passDeadline(own.id);
    await passDeadline(other.id);
    const seen = await read(own.id, world.buyer);
    expect([seen.state, seen.turn, seen.quotes[0]?.note, seen.seller?.merchantId]).toEqual([
      'quoted',
      'buyer',
      NOTE,
      world.shops[0].merchantId,
    ]);
    const { body: board } = await world.board(group.id);
    expect(board.requests.find(({ id }) => id === own.id)?.cells[0]).toMatchObject({ unitPriceRial: PRICE });
    // Who was silent comes too late.
    const late = await quote(other, quoteOf(other), world.rival);
    expect([late.status, late.body.code]).toEqual([409, 'deadline_passed']);
    expect((await read(other.id, world.rival)).allowedActions).not.toContain('quote');
    const edited = await callAs<Answered>(app, world.buyer, `PUT /traderequests/direct-order/${own.id}`, {
      body: {
        lines: [lineOf(world.offerIds.first, '12')],
        addressId: world.addressId,
        submit: false,
        acceptSupersede: true,
      },
      version: own.version,
    });
    expect([edited.status, edited.body.code]).toEqual([409, 'deadline_passed']);
    const accepted = await calls.accept(own.id);
    expect([accepted.status, accepted.body.state]).toEqual([200, 'awaitingConfirmation']);
    const { items } = await calls.events(own.id);
    expect(items.map(({ type }) => type)).toEqual(['submitted', 'quotesOpened', 'confirmationAsked']);
  });

  it('answers a counter of the buyer', async () => {
    const { requests } = await sendSealed();
    const [own] = requests;
    await quote(own, quoteOf(own));
    await passDeadline(own.id);
    const { quotes } = await read(own.id, world.buyer);
    const countered = await callAs<Answered>(app, world.buyer, `POST /traderequests/${own.id}/counter`, {
      body: { quoteId: quotes[0]?.id, comment: 'ارزان‌تر' },
    });
    expect([countered.status, countered.body.turn]).toEqual([200, 'supplier']);
    const answered = await quote(own, quoteOf(own, { lines: [quoteLine(1, 650)] }));
    expect([answered.status, answered.body.turn]).toEqual([200, 'buyer']);
  });

  it('is opened by the job, which tells the buyer once', async () => {
    const { requests } = await sendSealed();
    const [own] = requests;
    await quote(own, quoteOf(own));
    await passDeadline(own.id);
    await runLapseJob(app);
    await runLapseJob(app);
    expect(await rowOf(own.id)).toMatchObject({ state: 'quoted', turn: 'buyer' });
    const ids = requests.map(({ id }) => id);
    const told = await app.db.select().from(notices).where(inArray(notices.objectId, ids));
    expect(told.filter(({ kind }) => kind === 'tradeQuoted').map(({ personId }) => personId)).toEqual([
      world.buyer.userId,
    ]);
  });

  it('needs a deadline that is not over when it is sent', async () => {
    const fieldOf = async (more: object) => {
      const { status, body } = await world.create(world.bodyOf(more));
      return [status, body.field];
    };
    expect(await fieldOf({ sealed: true })).toEqual([400, 'deadlineAt']);
    expect(await fieldOf({ sealed: true, deadlineAt: inHours(24 * 400) })).toEqual([422, 'deadlineAt']);
    const id = randomUUID();
    const alone = { id, supplierIds: world.supplierIds.slice(0, 1), sealed: true, deadlineAt: inHours(1) };
    expect((await world.create(world.bodyOf({ ...alone, submit: false }))).status).toBe(201);
    await passDeadline(id);
    const draft = await read(id, world.buyer);
    const late = await callAs<Answered>(app, world.buyer, `PUT /traderequests/direct-order/${id}`, {
      body: { lines: [lineOf(world.offerIds.first)], addressId: world.addressId, submit: true },
      version: draft.version,
    });
    expect([late.status, late.body.code]).toEqual([409, 'deadline_passed']);
  });
});
