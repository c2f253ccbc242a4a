import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestMoveName, requestStates } from '../../../src/core/trade/request-states.ts';
import { memberships } from '../../../src/server/membership/membership.table.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { lineOf, quoteLine } from '../../factories/trade.ts';
import { runs, SEED } from '../../setup/random-runs.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { isFulfilment } from './fulfilment-rules-model.ts';
import { DAY_MS, fulfilmentCalls } from './fulfilment-world.ts';
import { type ActorName, actors } from './model-actors.ts';
import { prepareFulfilment } from './prepare-fulfilment.ts';
import {
  allowedOf,
  countingTurn,
  DRAFT,
  lapse,
  type ModelRequest,
  mayRead,
  moveNames,
  type Tried,
  tryMove,
} from './request-rules-model.ts';
import { buildTradeWorld, runLapseJob, type TradeWorld } from './trade-world.ts';

const SLOTS = 3;
const DRAFTS = 2;
const MOVES = 100;
/** Five hundred moves in npm test, twenty thousand in the acceptance, where every move has its turn. */
const RUNS = runs(5, 200);
const WANTED_FROM = 100;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const PATIENCE_MS = runs(600_000, 3_600_000);

interface Slot {
  id: string;
  model: ModelRequest;
}
interface Move {
  actor: ActorName;
  move: RequestMoveName;
}

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;
let people: Readonly<Record<ActorName, SignedIn>>;
let edits = 0;
/** The moves that were made, those that found a late confirmation with `late` before them. */
const made = new Set<string>();

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTradeWorld(app);
  calls = fulfilmentCalls(world);
  await calls.makeReady();
  await calls.fund(world.buyer, 1_000_000_000_000);
  await app.db.update(memberships).set({ limits: { publishedRequests: null, agents: null, products: null } });
  const join = async (permission: 'quote' | 'confirmAndPublish') => {
    const person = await signIn(app, newPhone());
    const agent = { personId: person.userId, permissions: [permission], state: 'active' as const };
    await buildAgents(app.db, world.shop.merchantId, 1, agent);
    return person;
  };
  const [quoter, publisher] = [await join('quote'), await join('confirmAndPublish')];
  const { buyer, seller, rival, operator } = world;
  people = { buyer, owner: seller, quoter, publisher, rival, operator };
});

afterAll(() => app.close());

const toPublished: readonly Move[] = [
  { actor: 'buyer', move: 'submit' },
  { actor: 'buyer', move: 'requestConfirmation' },
  { actor: 'owner', move: 'confirmAndPublish' },
];

/** Some requests begin as drafts, others with what only few random moves would reach. */
async function beginAt(at: number): Promise<Slot> {
  const slot = await begin();
  if (at < DRAFTS) return slot;
  for (const move of toPublished) await play(slot, [move]);
  return slot;
}

async function begin(): Promise<Slot> {
  const { status, body } = await calls.create({ submit: false });
  expect(status).toBe(201);
  const id = body.requests[0]?.id ?? '';
  await calls.addPaper(id, 'waybill');
  // A buyer may begin so many a day.
  await app.db.update(tradeRequests).set({ createdAt: LONG_AGO }).where(eq(tradeRequests.id, id));
  return { id, model: DRAFT };
}

/** What the actor sends, with what the buyer sees before it. */
async function prepare(id: string, { actor, move }: Move): Promise<() => Promise<{ status: number }>> {
  const as = people[actor];
  const seen = await calls.get(id);
  if (isFulfilment(move)) return prepareFulfilment(calls, seen, as, move);
  switch (move) {
    case 'edit':
    case 'submit': {
      edits += 1;
      const lines = seen.lines.map(({ lineId, qty }) => ({
        ...lineOf(world.offers.fixed, move === 'edit' ? String(edits) : qty),
        lineId,
      }));
      const body = { lines, addressId: world.addressId, submit: move === 'submit', acceptSupersede: true };
      return () => calls.call(as, `PUT /traderequests/direct-order/${id}`, { body, version: seen.version });
    }
    case 'requestConfirmation': {
      const { quoteId, revision, priceVersion, payableRial } = await calls.prices(id);
      const body = { ...(quoteId ? { quoteId } : { useOfferPrices: true }), revision, priceVersion, payableRial };
      return () => calls.call(as, `POST /traderequests/${id}/request-confirmation`, { body });
    }
    case 'confirmAndPublish': {
      const body = { snapshotHash: seen.snapshotHash ?? 'a'.repeat(64) };
      return () => calls.call(as, `POST /traderequests/${id}/confirm-and-publish`, { body });
    }
    case 'quote': {
      edits += 1;
      const body = calls.quoteOf(seen, { lines: [quoteLine(1, 1_000_000 + edits)] });
      return () => calls.call(as, `POST /traderequests/${id}/quote`, { body });
    }
    case 'counter':
    case 'withdraw': {
      const quoteId = seen.quotes?.[0]?.id ?? randomUUID();
      return () => calls.call(as, `POST /traderequests/${id}/${move}`, { body: { quoteId, comment: 'دلیل' } });
    }
    default:
      return () => calls.move(id, move === 'takeBack' ? 'take-back' : move, as, 'دلیل');
  }
}

const tryAll = (model: ModelRequest, moves: readonly Move[]) => {
  const statuses: Tried['status'][] = [];
  let after = model;
  for (const { actor, move } of moves) {
    const tried = tryMove(after, actor, move);
    statuses.push(tried.status);
    after = tried.after;
  }
  return { statuses, after };
};

async function read(id: string) {
  const [row] = await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
  const rows = await app.db
    .select()
    .from(tradeEvents)
    .where(eq(tradeEvents.requestId, id))
    .orderBy(asc(tradeEvents.seq));
  let prevHash: string | null = null;
  for (const [index, { seq, body, prevHash: told, hash }] of rows.entries()) {
    expect([seq, told]).toEqual([index + 1, prevHash]);
    const text: string = `${id}:${seq}:${prevHash ?? ''}:${body}`;
    prevHash = createHash('sha256').update(text).digest('hex');
    expect(hash).toBe(prevHash);
  }
  expect(requestStates).toContain(row?.state);
  expect(row?.lastEventSeq).toBe(rows.length);
  const events = rows.map(({ body }) => JSON.parse(body)).map(({ type, from, to }) => ({ type, from, to }));
  return { state: row?.state, turn: row?.turn, isSent: row?.number !== null, events };
}

const isFulfilling = ({ since }: ModelRequest): boolean => since.isPublished;

async function expectModel({ id, model }: Slot, reader: ActorName): Promise<void> {
  const { state, turn, isSent, events } = model;
  const stored = await read(id);
  // After the publication the turn depends on what is paid and delivered.
  expect(stored).toEqual({ state, turn: isFulfilling(model) ? stored.turn : turn, isSent, events });
  const { status, body } = await calls.call(people[reader], `GET /traderequests/${id}`);
  expect(status).toBe(mayRead(reader, model) ? 200 : 404);
  if (status !== 200) return;
  expect([...body.allowedActions].toSorted()).toEqual(allowedOf(reader, model).toSorted());
  if (!isFulfilling(model)) expect(body.turn).toBe(countingTurn(model));
}

/** Moves whose call needs nothing that a move at the same time changes. */
const racing: readonly RequestMoveName[] = [
  ...(['quote', 'counter', 'withdraw'] as const),
  ...(['takeBack', 'cancel', 'decline', 'return', 'confirmAndPublish'] as const),
  ...(['ship', 'askCancel', 'agreeCancel', 'refuseCancel', 'cancelUnpaid', 'close', 'issueInvoice'] as const),
  ...(['dispute', 'withdrawDispute', 'decideDispute'] as const),
];

const ending: readonly RequestMoveName[] = ['cancel', 'decline', 'confirmAndPublish'];

async function play(slot: Slot, [first, second]: readonly [Move, Move?]): Promise<void> {
  const send = await prepare(slot.id, first);
  if (!second) {
    const { status, after } = tryMove(slot.model, first.actor, first.move);
    expect((await send()).status, `${first.actor} ${first.move} ${JSON.stringify(slot.model)}`).toBe(status);
    if (after !== slot.model) made.add(`${slot.model.isLate ? 'late ' : ''}${first.move}`);
    slot.model = after;
    return;
  }
  const sendOther = await prepare(slot.id, second);
  const [one, other] = await Promise.all([send(), sendOther()]);
  const { events } = await read(slot.id);
  const forth = tryAll(slot.model, [first, second]);
  const back = tryAll(slot.model, [second, first]);
  const isForth = JSON.stringify(events) === JSON.stringify(forth.after.events);
  const isSame = isForth && one.status === forth.statuses[0] && other.status === forth.statuses[1];
  const { statuses, after } = isSame ? forth : { statuses: back.statuses.toReversed(), after: back.after };
  expect([one.status, other.status]).toEqual(statuses);
  slot.model = after;
}

/** The confirmation, the quote, or both are out of time. */
async function makeLate(slot: Slot, pick: number): Promise<void> {
  const past = new Date(app.deps.now().getTime() - 1_000);
  const isAsked = slot.model.state === 'awaitingConfirmation';
  const isOld = slot.model.quote !== 'none' && (!isAsked || pick % 2 === 0);
  const set = { ...(isAsked && { confirmBy: past }), ...(isOld && { quoteValidUntil: past }) };
  await app.db.update(tradeRequests).set(set).where(eq(tradeRequests.id, slot.id));
  slot.model = { ...slot.model, isLate: isAsked, ...(isOld && { quote: 'old' }) };
}

const step = fc.record({
  slot: fc.nat(SLOTS - 1),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('allowed' as const) },
    { weight: 5, arbitrary: fc.constant('any' as const) },
    { weight: 3, arbitrary: fc.constant('race' as const) },
    { weight: 4, arbitrary: fc.constant('late' as const) },
    { weight: 1, arbitrary: fc.constant('job' as const) },
  ),
  // Small and large numbers are as likely as others, so that every move has its turn.
  pick: fc.noBias(fc.nat()),
  otherPick: fc.noBias(fc.nat()),
  actor: fc.constantFrom(...actors),
  reader: fc.constantFrom(...actors),
  move: fc.constantFrom(...moveNames),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(slots: Slot[], { slot: at, kind, pick, otherPick, actor, reader, move }: Step): Promise<void> {
  const slot = slots[at] as Slot;
  const allowed = actors.flatMap((one) => allowedOf(one, slot.model).map((name): Move => ({ actor: one, move: name })));
  // Most requests live for many moves.
  const names = [...new Set(allowed.map((one) => one.move))].flatMap((name) =>
    ending.includes(name) ? name : [name, name, name],
  );
  const meantOnes = allowed.filter((one) => one.move === names[pick % names.length]);
  const meant = meantOnes[otherPick % meantOnes.length];
  const raced = allowed.filter((one) => racing.includes(one.move));
  const [first, second] = [raced[pick % raced.length], raced[otherPick % raced.length]];
  if (kind === 'any') await play(slot, [{ actor, move }]);
  else if (kind === 'late' && ['quoted', 'awaitingConfirmation'].includes(slot.model.state)) {
    await makeLate(slot, pick);
    // Before a job or another move writes it down.
    if (pick % 3 === 0)
      await play(slot, [{ actor: 'buyer', move: otherPick % 2 === 0 ? 'edit' : 'requestConfirmation' }]);
  } else if (kind === 'late' && slot.model.state === 'published') {
    await calls.setPublishedAt(slot.id, 8 * DAY_MS);
    slot.model = { ...slot.model, since: { ...slot.model.since, isOld: true } };
  } else if (kind === 'job') {
    await runLapseJob(app);
    for (const one of slots) one.model = lapse(one.model);
  } else if (!meant || (at < DRAFTS && slot.model.state === 'published')) slots[at] = await beginAt(at);
  else if (kind === 'race' && first && second) await play(slot, [first, second]);
  else await play(slot, [meant]);
  for (const one of kind === 'job' ? slots : slots.slice(at, at + 1)) await expectModel(one, reader);
}

describe('random moves of everybody', () => {
  it('lead where the rules say, with one event each, or change nothing', { timeout: PATIENCE_MS }, async () => {
    const script = fc.array(step, { minLength: MOVES, maxLength: MOVES });
    const property = fc.asyncProperty(script, async (steps) => {
      const slots: Slot[] = [];
      for (let index = 0; index < SLOTS; index += 1) slots.push(await beginAt(index));
      for (const one of steps) await take(slots, one);
      // No move has changed another request.
      for (const one of slots) await expectModel(one, 'operator');
      // A buyer may have so many drafts and open requests.
      await app.db
        .update(tradeRequests)
        .set({ state: 'cancelled' })
        .where(and(isNull(tradeRequests.publishedAt), ne(tradeRequests.state, 'cancelled')));
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
    const wanted = [...moveNames, 'late edit', 'late requestConfirmation'];
    const missed = wanted.filter((name) => !made.has(name));
    if (RUNS >= WANTED_FROM) expect(missed).toEqual([]);
    else expect(missed.length).toBeLessThan(wanted.length / 3);
  });
});
