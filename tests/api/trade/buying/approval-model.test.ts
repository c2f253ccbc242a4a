import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships } from '../../../../src/server/membership/membership.table.ts';
import { tradeApprovals } from '../../../../src/server/trade/approvals/approval.table.ts';
import { tradeEvents } from '../../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../../src/server/trade/request.table.ts';
import { lineOf, quoteLine } from '../../../factories/trade.ts';
import { runs, SEED } from '../../../setup/random-runs.ts';
import type { SignedIn } from '../../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from '../buying-world.ts';
import { allowedOf } from '../request-rules-model.ts';
import {
  actorAs,
  type BuyingActor,
  type BuyingMove,
  buyingActors,
  buyingMoves,
  type ModelBuying,
  NEW,
  shownApproval,
  tryBuying,
} from './approval-rules-model.ts';

const MOVES = 60;
/** A hundred and eighty moves in npm test, six thousand in the acceptance, where every move has its turn. */
const RUNS = runs(3, 100);
const WANTED_FROM = 50;
const LONG_AGO = new Date('2026-01-01T00:00:00Z');
const PATIENCE_MS = runs(600_000, 3_600_000);

interface Slot {
  id: string;
  model: ModelBuying;
}

let app: TestApp;
let buying: BuyingWorld;
let people: Readonly<Record<BuyingActor, SignedIn>>;
let edits = 0;
/** The moves that changed something, those that wait for the principal with `held` before them. */
const made = new Set<string>();

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
  await app.db.update(memberships).set({ limits: { publishedRequests: null, agents: null, products: null } });
  const nothing = { rial: 0, period: 'month' } as const;
  const { seller, rival } = buying.world;
  people = {
    ...{ principal: buying.principal, seller, rival },
    ...{ agent: await buying.hire(nothing), colleague: await buying.hire(nothing) },
  };
});

afterAll(() => app.close());

async function begin(): Promise<Slot> {
  const { request } = await buying.asked(people.agent, { submit: false });
  // So many are begun a day, and so many are open.
  await app.db.update(tradeRequests).set({ createdAt: LONG_AGO }).where(eq(tradeRequests.id, request.id));
  return { id: request.id, model: NEW };
}

const latestApproval = async (id: string) => {
  const rows = await app.db
    .select()
    .from(tradeApprovals)
    .where(eq(tradeApprovals.requestId, id))
    .orderBy(asc(tradeApprovals.createdAt), asc(tradeApprovals.id));
  expect(rows.filter(({ state }) => state === 'open').length).toBeLessThanOrEqual(1);
  return rows.at(-1);
};

const verbs = {
  approve: 'approve',
  refuseApproval: 'refuse-approval',
  withdrawApproval: 'withdraw-approval',
  takeBack: 'take-back',
} as const;

async function send(id: string, as: SignedIn, move: BuyingMove): Promise<{ status: number }> {
  const { calls, principal, world, addressId } = buying;
  const seen = await calls.get(id, principal);
  const post = (verb: string, body: object) => calls.call(as, `POST /traderequests/${id}/${verb}`, { body });
  switch (move) {
    case 'edit':
    case 'submit': {
      edits += 1;
      const lines = seen.lines.map(({ lineId, qty }) => ({
        ...lineOf(world.offers.fixed, move === 'edit' ? String(edits) : qty),
        lineId,
      }));
      const body = { lines, addressId, submit: move === 'submit', acceptSupersede: true };
      return calls.call(as, `PUT /traderequests/direct-order/${id}`, { body, version: seen.version });
    }
    case 'requestConfirmation': {
      const { quoteId, revision, priceVersion, payableRial } = await calls.prices(id, principal);
      const which = quoteId ? { quoteId } : { useOfferPrices: true };
      return post('request-confirmation', { ...which, revision, priceVersion, payableRial });
    }
    case 'confirmAndPublish':
      return post('confirm-and-publish', { snapshotHash: seen.snapshotHash ?? 'a'.repeat(64) });
    case 'quote':
      edits += 1;
      return post('quote', calls.quoteOf(seen, { lines: [quoteLine(1, 1_000_000 + edits)] }));
    case 'counter':
    case 'withdraw':
      return post(move, { quoteId: seen.quotes[0]?.id ?? randomUUID(), comment: 'دلیل' });
    case 'approve':
    case 'refuseApproval':
    case 'withdrawApproval': {
      const approvalId = (await latestApproval(id))?.id ?? randomUUID();
      return post(verbs[move], { approvalId, ...(move === 'refuseApproval' && { reason: 'دلیل' }) });
    }
    default:
      return calls.move(id, move === 'takeBack' ? verbs.takeBack : move, as, 'دلیل');
  }
}

async function play(slot: Slot, actor: BuyingActor, move: BuyingMove): Promise<void> {
  const { status, after } = tryBuying(slot.model, actor, move);
  const answer = await send(slot.id, people[actor], move);
  expect(answer.status, `${actor} ${move} ${JSON.stringify(slot.model)}`).toBe(status);
  if (after !== slot.model) made.add(`${status === 202 ? 'held ' : ''}${move}`);
  slot.model = after;
}

/** The quote that is out has ended; nothing is written of it. */
async function makeOld(slot: Slot): Promise<void> {
  const past = new Date(app.deps.now().getTime() - 1_000);
  await app.db.update(tradeRequests).set({ quoteValidUntil: past }).where(eq(tradeRequests.id, slot.id));
  slot.model = { ...slot.model, request: { ...slot.model.request, quote: 'old' } };
}

async function expectModel({ id, model }: Slot, reader: BuyingActor): Promise<void> {
  const { request } = model;
  const [row] = await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
  const events = await app.db
    .select()
    .from(tradeEvents)
    .where(eq(tradeEvents.requestId, id))
    .orderBy(asc(tradeEvents.seq));
  expect(events.map(({ body }) => JSON.parse(body)).map(({ type, from, to }) => ({ type, from, to }))).toEqual(
    request.events,
  );
  expect([row?.state, (await latestApproval(id))?.state]).toEqual([request.state, model.approval?.state]);
  const { status, body } = await buying.calls.call(people[reader], `GET /traderequests/${id}`);
  const isBuying = actorAs(reader) === 'buyer';
  expect(status).toBe(isBuying || (request.isSent && reader === 'seller') ? 200 : 404);
  if (status !== 200) return;
  // Who sells learns nothing of it.
  expect(body.approval?.state).toBe(isBuying ? shownApproval(model) : undefined);
  expect([...body.allowedActions].toSorted()).toEqual(allowedOf(actorAs(reader), request).toSorted());
}

const step = fc.record({
  kind: fc.oneof(
    { weight: 9, arbitrary: fc.constant('allowed' as const) },
    { weight: 5, arbitrary: fc.constant('any' as const) },
    { weight: 1, arbitrary: fc.constant('old' as const) },
  ),
  pick: fc.noBias(fc.nat()),
  actor: fc.constantFrom(...buyingActors),
  reader: fc.constantFrom(...buyingActors),
  move: fc.constantFrom(...buyingMoves),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function take(slot: Slot, { kind, pick, actor, reader, move }: Step): Promise<void> {
  const { model } = slot;
  const changing = buyingMoves.flatMap((name) =>
    buyingActors.flatMap((one) => (tryBuying(model, one, name).after === model ? [] : [[one, name] as const])),
  );
  // Most requests live for many moves.
  const names = [...new Set(changing.map(([, name]) => name))].flatMap((name) =>
    name === 'cancel' || name === 'decline' ? name : [name, name, name],
  );
  const wanted = changing.filter(([, name]) => name === names[pick % names.length]);
  const meant = wanted[pick % wanted.length];
  if (model.request.state === 'published' || names.length === 0) Object.assign(slot, await begin());
  else if (kind === 'any') await play(slot, actor, move);
  else if (kind === 'old' && model.request.state === 'quoted') await makeOld(slot);
  else if (meant) await play(slot, ...meant);
  await expectModel(slot, reader);
}

describe('random moves of a buying merchant’s people', () => {
  it('wait for the principal beyond a limit, and otherwise lead where the rules say', {
    timeout: PATIENCE_MS,
  }, async () => {
    const script = fc.array(step, { minLength: MOVES, maxLength: MOVES });
    const property = fc.asyncProperty(script, async (steps) => {
      const slot = await begin();
      for (const one of steps) await take(slot, one);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });
    const all = [...buyingMoves, 'held submit', 'held requestConfirmation'];
    const missed = all.filter((name) => !made.has(name));
    if (RUNS >= WANTED_FROM) expect(missed).toEqual([]);
    else expect(missed.length).toBeLessThan(all.length / 3);
  });
});
