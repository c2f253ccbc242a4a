import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../src/server/env.ts';
import { SYSTEM } from '../../../src/server/platform/actor.ts';
import { enqueue } from '../../../src/server/platform/jobs/enqueue.ts';
import { jobs } from '../../../src/server/platform/jobs/job.table.ts';
import { JobRunner } from '../../../src/server/platform/jobs/job-runner.ts';
import { announceBuild } from '../../../src/server/push/announce-build.ts';
import { pushJobs } from '../../../src/server/push/push-jobs.ts';
import { buildAnnouncing } from '../../../src/server/push/push-kinds.ts';
import { PushSender } from '../../../src/server/push/push-sender.ts';
import {
  pushAnnouncements,
  pushDeliveries,
  pushSubscriptions,
} from '../../../src/server/push/push-subscription.table.ts';
import { savePushSubscription } from '../../../src/server/push/save-subscription.ts';
import { requireVapidKeys } from '../../../src/server/push/vapid-keys.ts';
import { type PushDevice, type PushService, startPushService } from '../../setup/push-service.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const MINUTE_MS = 60_000;
/** 12:00 in Tehran. */
const NOON = new Date('2026-11-01T08:30:00Z');

let app: TestApp;
let service: PushService;
let clock: Date;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  clock = NOON;
  service = await startPushService();
  await app.db.delete(pushSubscriptions);
  await app.db.delete(pushAnnouncements);
  await app.db.delete(jobs);
});

afterEach(() => service.close());

const env = parseEnv({ PUSH_SUBJECT: 'mailto:push@example.org', PUSH_ALLOW_LOCAL: 'true' });

/** Of a server with its own connections. */
const depsOver = (db: Db) => ({ db, env, log: pino({ level: 'silent' }), now: () => clock });

const newSender = () => new PushSender(depsOver(app.db));

const announce = (buildId: string) => announceBuild(depsOver(app.db), { actor: SYSTEM, input: { buildId } });

const wait = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * MINUTE_MS);
};

async function subscribe(quiet: { quietFrom: number; quietTo: number } | undefined = undefined): Promise<PushDevice> {
  const device = service.newDevice();
  const settings = { topics: ['build' as const], quietFrom: null, quietTo: null, ...quiet };
  const actor = { kind: 'anonymous' as const };
  await savePushSubscription(depsOver(app.db), { actor, input: { ...device, ...settings } });
  return device;
}

const rowOf = async ({ endpoint }: PushDevice) =>
  (await app.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)))[0];

/** As a server does it that starts with a build. */
async function startServer(db: Db, buildId: string): Promise<void> {
  await enqueue({ tx: db, now: clock }, buildAnnouncing, { buildId }, { uniqueKey: buildId });
  await new JobRunner({ deps: depsOver(db), jobs: pushJobs }).runDue();
}

/** As a deploy does it. */
async function deploy(): Promise<void> {
  await announce('first');
  await announce('second');
}

describe('a new build', () => {
  it('is told once to each who wants it, in a message that has no text', async () => {
    const devices = [await subscribe(), await subscribe(), await subscribe()];
    await deploy();
    await newSender().sendDue();
    expect(service.taken.map(({ url }) => url).toSorted()).toEqual(
      devices.map(({ endpoint }) => new URL(endpoint).pathname).toSorted(),
    );
    for (const { text, headers } of service.taken) {
      expect(JSON.parse(text)).toEqual({ topic: 'build', path: '/' });
      expect(headers).toMatchObject({ ttl: '86400', urgency: 'low', topic: 'build', 'content-encoding': 'aes128gcm' });
      expect(headers.authorization).toContain((await requireVapidKeys(app.db)).publicKey);
    }
    expect(await rowOf(devices[0] as PushDevice)).toMatchObject({ lastSentAt: NOON, failures: 0 });
    wait(60);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(3);
  });

  it('is announced once by servers that start at once, and by none that starts again', async () => {
    for (let number = 0; number < 20; number++) await subscribe();
    await startServer(app.db, 'first');
    expect(service.taken).toHaveLength(0);
    await Promise.all(Array.from({ length: 6 }, () => startServer(app.db, 'second')));
    expect(service.taken).toHaveLength(20);
    for (const build of ['second', 'first']) await startServer(app.db, build);
    expect(service.taken).toHaveLength(20);
  });

  it.runIf(process.env.TEST_DATABASE_URL)('is announced once by servers with connections of their own', async () => {
    const [row] = (await app.db.execute<{ name: string }>('select current_database() as name')).rows;
    const databaseUrl = new URL(process.env.TEST_DATABASE_URL ?? '');
    databaseUrl.pathname = `/${row?.name}`;
    for (let number = 0; number < 30; number++) await subscribe();
    await announce('first');
    const open = () => openDatabase({ dataDir: '/nowhere', databaseUrl: databaseUrl.href });
    const databases = await Promise.all(Array.from({ length: 3 }, open));
    await Promise.all(databases.map(({ db }) => startServer(db, 'second')));
    await Promise.all(databases.map((database) => database.close()));
    expect(service.taken).toHaveLength(30);
    expect(new Set(service.taken.map(({ url }) => url)).size).toBe(30);
  });

  it('replaces one that has not been sent yet', async () => {
    const device = await subscribe({ quietFrom: 11 * 60, quietTo: 13 * 60 });
    await deploy();
    await newSender().sendDue();
    await announce('third');
    expect(await app.db.select().from(pushDeliveries)).toMatchObject([{ about: 'third' }]);
    wait(61);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(1);
    expect((await rowOf(device))?.lastSentAt).toEqual(clock);
  });
});

describe('quiet hours', () => {
  it.each([
    ['over noon', { quietFrom: 11 * 60, quietTo: 13 * 60 }, 60],
    ['over midnight', { quietFrom: 11 * 60 + 59, quietTo: 7 * 60 }, 19 * 60],
    ['that begin now', { quietFrom: 12 * 60, quietTo: 12 * 60 + 1 }, 1],
  ])('%s put a message off until they end', async (_, quiet, minutes) => {
    await subscribe(quiet);
    await deploy();
    await newSender().sendDue();
    wait(minutes - 1);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(0);
    wait(1);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(1);
  });

  it('that are over, or lie ahead, put nothing off, and no message outlives their beginning', async () => {
    await subscribe({ quietFrom: 22 * 60, quietTo: 12 * 60 });
    await deploy();
    await newSender().sendDue();
    expect(service.taken[0]?.headers.ttl).toBe(String(10 * 60 * 60));
  });
});

describe('a subscription that no message can be made for', () => {
  it('holds no other back', async () => {
    const broken = await subscribe();
    await app.db.update(pushSubscriptions).set({ p256dh: 'x' }).where(eq(pushSubscriptions.endpoint, broken.endpoint));
    for (let number = 0; number < 3; number++) await subscribe();
    await deploy();
    await newSender().sendDue();
    expect(service.taken).toHaveLength(3);
  });
});

describe('push services that never answer', () => {
  const tarpits: Server[] = [];
  const sockets = new Set<Socket>();

  /** Takes messages and says nothing. */
  async function subscribeAtTarpit(devices: number): Promise<void> {
    const tarpit = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    tarpits.push(tarpit);
    await once(tarpit, 'listening');
    const { port } = tarpit.address() as AddressInfo;
    for (let number = 0; number < devices; number++) {
      const { keys } = service.newDevice();
      const input = { endpoint: `http://127.0.0.1:${port}/${number}`, keys, topics: ['build' as const] };
      await savePushSubscription(depsOver(app.db), { actor: { kind: 'anonymous' }, input });
    }
  }

  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    for (const tarpit of tarpits.splice(0)) tarpit.close();
  });

  async function expectSentSoon(messages: number): Promise<void> {
    const ending = new AbortController();
    const startedAt = performance.now();
    const { signal } = ending;
    const sending = newSender().sendDue({ signal, isStopping: () => signal.aborted });
    await vi.waitFor(() => expect(service.taken).toHaveLength(messages), { timeout: 3_000 });
    ending.abort();
    await sending;
    expect(performance.now() - startedAt).toBeLessThan(4_500);
  }

  it('hold no other back with 120 subscriptions, nor the end of the server', async () => {
    await subscribeAtTarpit(120);
    for (let number = 0; number < 3; number++) await subscribe();
    await deploy();
    await expectSentSoon(3);
  });

  it('hold no service back that has taken messages before, however many there are', async () => {
    for (let number = 0; number < 30; number++) await subscribeAtTarpit(4);
    for (let number = 0; number < 3; number++) {
      const { endpoint } = await subscribe();
      await app.db.update(pushSubscriptions).set({ lastSentAt: NOON }).where(eq(pushSubscriptions.endpoint, endpoint));
    }
    await deploy();
    await expectSentSoon(3);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i has its subscription forgotten', async (status) => {
    const device = await subscribe();
    service.answer = { status };
    await deploy();
    await newSender().sendDue();
    expect(await rowOf(device)).toBeUndefined();
    expect(await app.db.select().from(pushDeliveries)).toEqual([]);
  });

  it.each([
    [429, '300', 5],
    [500, undefined, 1],
    [503, 'soon', 1],
  ])('that answers %i is asked again later', async (status, retryAfter, minutes) => {
    const device = await subscribe();
    service.answer = { status, ...(retryAfter && { headers: { 'retry-after': retryAfter } }) };
    await deploy();
    await newSender().sendDue();
    expect(await rowOf(device)).toMatchObject({ failures: 1, lastSentAt: null });
    service.answer = { status: 201 };
    wait(minutes - 0.5);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(1);
    wait(0.5);
    await newSender().sendDue();
    expect(service.taken).toHaveLength(2);
    expect(await rowOf(device)).toMatchObject({ failures: 0, lastSentAt: clock });
  });

  it('that refuses again and again has its subscription forgotten', async () => {
    const device = await subscribe();
    service.answer = { status: 500 };
    await deploy();
    for (let time = 0; time < 15; time++) {
      await newSender().sendDue();
      wait(12 * 60);
    }
    expect(service.taken).toHaveLength(10);
    expect(await rowOf(device)).toBeUndefined();
  });

  it('that does not answer keeps its subscription, and the message is given up in the end', async () => {
    const device = await subscribe();
    await service.close();
    await deploy();
    for (let time = 0; time < 13; time++) {
      await newSender().sendDue();
      wait(12 * 60);
    }
    expect(await rowOf(device)).toMatchObject({ failures: 0 });
    expect(await app.db.select().from(pushDeliveries)).toEqual([]);
    service = await startPushService();
  });
});
