import { createHash } from 'node:crypto';
import { asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenCard } from '../../../src/contract/trade/open-request.ts';
import type { RequestCard } from '../../../src/contract/trade/trade-request.ts';
import { type DemoRequest, demoRequests } from '../../../src/demo/requests/demo-requests-table.ts';
import { demoRequestId } from '../../../src/demo/requests/make-demo-move.ts';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import { seedDemoRequests, seedIfEmpty } from '../../../src/server/cli/seed.ts';
import { deliveryAddresses } from '../../../src/server/delivery/delivery-address.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { pushDeliveries } from '../../../src/server/push/push-subscription.table.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const SEED_MS = 120_000;
const stateAfter: Readonly<Record<DemoRequest['moves'][number]['move'] | 'begin' | 'submit', string>> = {
  begin: 'draft',
  submit: 'registered',
  edit: 'registered',
  quote: 'quoted',
  counter: 'quoted',
  withdraw: 'registered',
  ask: 'awaitingConfirmation',
  publish: 'published',
  pay: 'published',
  confirmPayment: 'published',
  invoice: 'published',
  ship: 'published',
  receive: 'published',
  dispute: 'disputed',
  decline: 'declined',
  return: 'registered',
  takeBack: 'registered',
  cancel: 'cancelled',
};

let app: TestApp;
let refused: string[];
/** Before the demo catalogue's first price ends, whatever the day of the run. */
const day = new Date('2026-11-25T12:00:00Z');

beforeAll(async () => {
  app = await openTestApp();
  // What is read has the deadlines of that day.
  app.wait(day.getTime() - Date.now());
  await seedIfEmpty(app.db);
  await keepDemoPeople(app.db, { SMS_PROVIDER: 'log' }, day);
  refused = await seedDemoRequests(app.deps, day);
}, SEED_MS);

afterAll(() => app.close());

const signedIn = new Map<string, Promise<SignedIn>>();
/** Once each: a phone gets no second code at once. */
const personOf = (digit: string): Promise<SignedIn> => {
  const known = signedIn.get(digit) ?? signIn(app, `0912000000${digit}`);
  signedIn.set(digit, known);
  return known;
};

const readAll = async () => ({
  requests: await app.db
    .select()
    .from(tradeRequests)
    .where(isNull(tradeRequests.groupId))
    .orderBy(asc(tradeRequests.id)),
  ofGroups: await app.db
    .select()
    .from(tradeRequests)
    .where(isNotNull(tradeRequests.groupId))
    .orderBy(asc(tradeRequests.id)),
  events: await app.db.select().from(tradeEvents).orderBy(asc(tradeEvents.requestId), asc(tradeEvents.seq)),
  addresses: await app.db.select().from(deliveryAddresses).orderBy(asc(deliveryAddresses.id)),
  notices: await app.db.$count(notices),
});

describe('the demo’s requests', () => {
  it('are made by the commands, each to the end of its story', async () => {
    expect(refused).toEqual([]);
    const { requests, events: all } = await readAll();
    const events = all.filter(({ requestId }) => requests.some(({ id }) => id === requestId));
    const states = Object.fromEntries(requests.map(({ id, state }) => [id, state]));
    const wanted = demoRequests.map(({ key, moves, isSent, isHeld }) => {
      const steps = ['begin', ...(isSent ? (['submit'] as const) : []), ...moves.map(({ move }) => move)] as const;
      // What waits for the owner of a merchant has not happened yet.
      return [demoRequestId(key), stateAfter[steps.at(isHeld ? -2 : -1) ?? 'begin']];
    });
    expect(states).toEqual(Object.fromEntries(wanted));
    for (const { id, state, confirmBy, revision } of requests) {
      if (state === 'awaitingConfirmation') expect(confirmBy?.getTime()).toBeGreaterThan(day.getTime());
      const story = demoRequests.find(({ key }) => demoRequestId(key) === id);
      expect(revision).toBe(story?.moves.some(({ move }) => move === 'edit') ? 2 : 1);
      const times = events.filter(({ requestId }) => requestId === id).map(({ body }) => String(JSON.parse(body).at));
      expect(times).toEqual(times.toSorted());
      expect(times.filter((at) => at >= day.toISOString())).toEqual([]);
    }
    for (const [index, { requestId, seq, body, prevHash, hash }] of events.entries()) {
      const before = events[index - 1];
      expect(prevHash).toBe(before?.requestId === requestId ? before.hash : null);
      const told = `${requestId}:${seq}:${prevHash ?? ''}:${body}`;
      expect(hash).toBe(createHash('sha256').update(told).digest('hex'));
    }
  });

  it('give buyers and sellers something to do, and queue no message for nobody', async () => {
    for (const digit of ['1', '2', '3', '4']) {
      const person = await personOf(digit);
      const { body } = await callAs<{ items: { isMyTurn: boolean }[] }>(app, person, 'GET /traderequests?size=100');
      expect(body.items.filter(({ isMyTurn }) => isMyTurn).length).toBeGreaterThanOrEqual(3);
    }
    expect(await app.db.$count(notices)).toBeGreaterThan(20);
    expect(await app.db.$count(pushDeliveries)).toBe(0);
  });

  it('have for each role what is sealed, open, and waiting for an approval at the first sign-in', async () => {
    const [first, second, bearings, bolts, owner, agent] = (await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map(personOf),
    )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
    const cardsOf = async (person: SignedIn) =>
      (await callAs<{ items: RequestCard[] }>(app, person, 'GET /traderequests?size=100')).body.items;
    const openTo = async (person: SignedIn, supplier: string) => {
      const path = `GET /traderequests/open?supplierId=${stableId('demo', `supplier ${supplier}`)}`;
      return (await callAs<{ items: OpenCard[] }>(app, person, path)).body.items;
    };
    for (const person of [first, second, bearings, bolts])
      expect((await cardsOf(person)).some(({ sealedUntil }) => sealedUntil !== null)).toBe(true);
    for (const person of [first, second])
      expect((await callAs<{ items: unknown[] }>(app, person, 'GET /traderequests/open/own')).body.items).not.toEqual(
        [],
      );
    // Each seller has one to join.
    for (const [person, supplier] of [
      [bearings, 'hegmatan'],
      [bolts, 'pichavar'],
    ] as const)
      expect((await openTo(person, supplier)).filter(({ requestId }) => requestId === null)).toHaveLength(1);
    const waits = async (person: SignedIn) =>
      (await cardsOf(person)).flatMap(({ approval }) =>
        approval?.state === 'open' ? [[approval.move, approval.allowedActions]] : [],
      );
    const sorted = (rows: unknown[]) => rows.toSorted((one, other) => (String(one) < String(other) ? -1 : 1));
    expect(sorted(await waits(owner))).toEqual([
      ['requestConfirmation', ['approve', 'refuse']],
      ['submit', ['approve', 'refuse']],
    ]);
    expect(sorted(await waits(agent))).toEqual([
      ['requestConfirmation', ['withdraw']],
      ['submit', ['withdraw']],
    ]);
  });

  it('stay as they are when the server starts again', async () => {
    const before = await readAll();
    await keepDemoPeople(app.db, { SMS_PROVIDER: 'log' }, day);
    expect(await seedDemoRequests(app.deps, new Date(day.getTime() + 86_400_000))).toEqual([]);
    expect(await readAll()).toEqual(before);
    // What its owner has deleted does not come back.
    const [{ id = '' } = {}] = before.addresses;
    await app.db.update(deliveryAddresses).set({ street: 'دیگر' }).where(eq(deliveryAddresses.id, id));
    await seedDemoRequests(app.deps, day);
    const [kept] = await app.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, id));
    expect(kept?.street).toBe('دیگر');
  });
});
