import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SentMessage } from '../../../src/contract/conversations/conversation.ts';
import type { FlatThread } from '../../../src/contract/conversations/thread.ts';
import { makeSigningKey } from '../../../src/server/account/keys/key-ring.ts';
import { startPostgresCluster } from '../../setup/postgres-cluster.ts';
import { buildSite, freePort, startBuild } from '../../setup/site.ts';
import { startSiteWithSms } from '../../setup/site-with-sms.ts';
import { openStream, type Stream, signInAt } from '../../setup/stream-people.ts';

const DIST = join(import.meta.dirname, '../../../dist');
const LIMIT_MS = 600_000;
/** A person writes thirty messages a minute. */
const PAUSE_MS = 2_000;
const LATE_MS = 15_000;

interface Load {
  people: number;
  /** Of each person. */
  streams: number;
  /** Of each person, one in `PAUSE_MS`. */
  messages: number;
}

/** Somebody who writes on one device and reads on others. */
class Talker {
  conversationId: string = randomUUID();
  /** Times at which the server had confirmed a message, by its id. */
  readonly sent = new Map<string, number>();
  /** From there until another device has it, ms. */
  readonly delays: number[] = [];
  readonly #token: string;
  readonly #readsAt: string;
  #after = 0;
  #isBegun = false;
  #isReading = false;
  #isAsked = false;

  constructor(token: string, readsAt: string) {
    this.#token = token;
    this.#readsAt = readsAt;
  }

  /** What was written before is not counted: it opened the conversation. */
  begin(): void {
    this.#isBegun = true;
    this.sent.clear();
    this.delays.length = 0;
  }

  async write(url: string): Promise<void> {
    const id = randomUUID();
    const body = { id: this.conversationId, to: { support: true }, message: { id, text: 'موتور پمپ کار نمی‌کند' } };
    this.sent.set(id, Number.POSITIVE_INFINITY);
    const response = await fetch(`${url}/api/v1/conversations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(201);
    // That of the person with the operators, where there is one.
    this.conversationId = ((await response.json()) as SentMessage).conversation.id;
    // Another device may have it before the first one has the answer.
    if (this.sent.has(id)) this.sent.set(id, performance.now());
  }

  /** Another device hears of a change, and reads what has changed. */
  async hear(): Promise<void> {
    this.#isAsked = true;
    if (this.#isReading || !this.#isBegun) return;
    this.#isReading = true;
    while (this.#isAsked) {
      this.#isAsked = false;
      const query = `conversationId=${this.conversationId}&changedAfter=${this.#after}`;
      const response = await fetch(`${this.#readsAt}/api/v1/conversations/thread/flat?${query}`, {
        headers: { authorization: `Bearer ${this.#token}` },
      });
      expect(response.status).toBe(200);
      const { items, changeSeq } = (await response.json()) as FlatThread;
      this.#after = changeSeq;
      for (const { id } of items) {
        const sentAt = this.sent.get(id);
        if (sentAt === undefined) continue;
        this.sent.delete(id);
        this.delays.push(Math.max(0, performance.now() - sentAt));
      }
    }
    this.#isReading = false;
  }
}

/** Lets people write at one server and read at another or the same. @returns the delays of all messages, the longest last */
async function measure(
  site: Awaited<ReturnType<typeof startSiteWithSms>>,
  readsAt: string,
  { people, streams, messages }: Load,
): Promise<number[]> {
  const opened: Stream[] = [];
  try {
    const talkers: Talker[] = [];
    for (let person = 0; person < people; person += 1) {
      const token = await signInAt(site);
      const talker = new Talker(token, readsAt);
      talkers.push(talker);
      for (let at = 0; at < streams; at += 1) {
        const stream = await openStream(readsAt, person * streams + at, token);
        expect(stream.status).toBe('HTTP/1.1 200 OK');
        opened.push(stream);
        // The other devices only hear of it.
        stream.socket.on('data', (piece: Buffer) => {
          if (at === 0 && piece.includes('"conversations"')) void talker.hear();
        });
      }
    }
    // The first message opens the conversation, and is what a server meets first after its start.
    for (const talker of talkers) await talker.write(site.url);
    await sleep(PAUSE_MS);
    for (const talker of talkers) talker.begin();
    await Promise.all(
      talkers.map(async (talker, place) => {
        await sleep((place * PAUSE_MS) / people);
        for (let message = 0; message < messages; message += 1) {
          const next = sleep(PAUSE_MS);
          await talker.write(site.url);
          await next;
        }
      }),
    );
    await sleep(LATE_MS);
    expect(talkers.reduce((left, { sent }) => left + sent.size, 0)).toBe(0);
    return talkers.flatMap(({ delays }) => delays).toSorted((one, other) => one - other);
  } finally {
    for (const { socket } of opened) socket.destroy();
  }
}

const told = (delays: readonly number[]) => {
  const share = (part: number) => Math.round(delays[Math.floor((delays.length - 1) * part)] ?? 0);
  console.info(`${delays.length} messages: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, longest ${share(1)} ms`);
  return share(0.99);
};

let cluster: Awaited<ReturnType<typeof startPostgresCluster>>;
/** What all servers of one database sign with. */
const SIGNING_KEYS = JSON.stringify([makeSigningKey()]);

beforeAll(async () => {
  buildSite();
  cluster = await startPostgresCluster();
}, LIMIT_MS);
afterAll(async () => {
  if (!('skipped' in cluster)) await cluster.stop();
});

describe('a message', () => {
  test(
    'is on another device within 300 ms, with 1,000 streams and 50 messages a second',
    async ({ skip }) => {
      if ('skipped' in cluster) return skip(cluster.skipped);
      const site = await startSiteWithSms({ databaseUrl: cluster.url });
      try {
        const delays = await measure(site, site.url, { people: 100, streams: 10, messages: 20 });
        expect(delays).toHaveLength(2_000);
        expect(told(delays)).toBeLessThanOrEqual(300);
      } finally {
        await site.stop();
      }
    },
    LIMIT_MS,
  );

  test(
    'is on a device at another server of the same PostgreSQL within 1.5 s',
    async ({ skip }) => {
      if ('skipped' in cluster) return skip(cluster.skipped);
      const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-second-'));
      const site = await startSiteWithSms({ databaseUrl: cluster.url, signingKeys: SIGNING_KEYS });
      const env = { DATABASE_URL: cluster.url, SITE_URL: site.url, SIGNING_KEYS };
      const second = await startBuild({ distDir: DIST, dataDir, port: await freePort(), env });
      try {
        const delays = await measure(site, second.url, { people: 20, streams: 5, messages: 20 });
        expect(delays).toHaveLength(400);
        expect(told(delays)).toBeLessThanOrEqual(1_500);
      } finally {
        await second.stop();
        await site.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    LIMIT_MS,
  );
});
