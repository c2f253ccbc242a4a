import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANONYMOUS_STREAMS_MAX, STREAMS_OF_USER_MAX } from '../../../src/server/live/live-streams.ts';
import { buildSite } from '../../setup/site.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';
import { openStream, signInAt } from '../../setup/stream-people.ts';

const STREAMS = 5_000;
/** Strangers get no more; the others belong to people. */
const SIGNED_IN = STREAMS - ANONYMOUS_STREAMS_MAX;
const PEOPLE = Math.ceil(SIGNED_IN / STREAMS_OF_USER_MAX);
const AT_ONCE = 50;
const MEMORY_MAX_BYTES = 300 * 1024 * 1024;
const LIMIT_MS = 180_000;

let site: SiteWithSms;
let tokens: string[];
const streams: Socket[] = [];

beforeAll(async () => {
  buildSite();
  site = await startSiteWithSms();
  tokens = [];
  for (let person = 0; person < PEOPLE; person += 1) tokens.push(await signInAt(site));
}, LIMIT_MS);

afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await site?.stop();
});

/** Resident memory of the server, in bytes. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Of a person, or of a stranger where all people have theirs. */
async function open(index: number): Promise<string> {
  const token = index < SIGNED_IN ? tokens[Math.floor(index / STREAMS_OF_USER_MAX)] : undefined;
  const { socket, status } = await openStream(site.url, index, token);
  streams.push(socket.resume());
  return status;
}

describe('idle live streams', () => {
  test(`${STREAMS} of them need at most 300 MB`, { timeout: LIMIT_MS }, async () => {
    await open(0);
    const before = await residentBytes();
    for (let index = 1; index < STREAMS; index += AT_ONCE) {
      const opened = Array.from({ length: Math.min(AT_ONCE, STREAMS - index) }, (_, at) => open(index + at));
      for (const status of await Promise.all(opened)) expect(status).toBe('HTTP/1.1 200 OK');
    }
    const added = (await residentBytes()) - before;
    console.info(`${STREAMS} streams: ${Math.round(added / 1024 / 1024)} MB`);
    expect(streams.filter((stream) => !stream.destroyed)).toHaveLength(STREAMS);
    expect(added).toBeLessThanOrEqual(MEMORY_MAX_BYTES);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
