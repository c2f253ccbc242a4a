import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CLIENT_ID } from '../../../src/contract/account/token.ts';
import { ANONYMOUS_STREAMS_MAX, STREAMS_OF_USER_MAX } from '../../../src/server/live/live-streams.ts';
import { challengeOf, newVerifier } from '../../setup/sign-in.ts';
import { buildSite } from '../../setup/site.ts';
import { type SiteWithSms, startSiteWithSms } from '../../setup/site-with-sms.ts';

const STREAMS = 5_000;
/** Strangers get no more; the others belong to people. */
const SIGNED_IN = STREAMS - ANONYMOUS_STREAMS_MAX;
const PEOPLE = Math.ceil(SIGNED_IN / STREAMS_OF_USER_MAX);
/** A client may have 1,000 connections. */
const PER_ADDRESS = 250;
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
  for (let person = 0; person < PEOPLE; person += 1) tokens.push(await signIn());
}, LIMIT_MS);

afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await site?.stop();
});

/** Signs a new person in, and returns the access token. */
async function signIn(): Promise<string> {
  const verifier = newVerifier();
  const before = site.sms.taken.length;
  const asked = { phoneNumber: site.newNumber(), codeChallenge: challengeOf(verifier) };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${site.url}/api/v1/users/login-by-otp`, { method: 'POST', headers, body: JSON.stringify(asked) });
  await vi.waitUntil(() => site.sms.taken.length > before);
  const code = site.sms.taken.at(-1)?.token ?? '';
  const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
  const answer = await fetch(`${site.url}/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
  const { access_token: token = '' } = (await answer.json()) as { access_token?: string };
  expect(token).not.toBe('');
  return token;
}

/** Resident memory of the server, in bytes. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Opens a stream from one of many addresses, and returns its status line. */
async function openStream(index: number): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const localAddress = `127.0.1.${1 + Math.floor(index / PER_ADDRESS)}`;
  const token = tokens[Math.floor(index / STREAMS_OF_USER_MAX)];
  const authorization = token && index < SIGNED_IN ? `Authorization: Bearer ${token}\r\n` : '';
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  streams.push(socket);
  socket.write(`GET /api/v1/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${authorization}\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.resume();
  return String(first).split('\r\n', 1)[0] ?? '';
}

describe('idle live streams', () => {
  test(`${STREAMS} of them need at most 300 MB`, { timeout: LIMIT_MS }, async () => {
    await openStream(0);
    const before = await residentBytes();
    for (let index = 1; index < STREAMS; index += AT_ONCE) {
      const opened = Array.from({ length: Math.min(AT_ONCE, STREAMS - index) }, (_, at) => openStream(index + at));
      for (const status of await Promise.all(opened)) expect(status).toBe('HTTP/1.1 200 OK');
    }
    const added = (await residentBytes()) - before;
    console.info(`${STREAMS} streams: ${Math.round(added / 1024 / 1024)} MB`);
    expect(streams.filter((stream) => !stream.destroyed)).toHaveLength(STREAMS);
    expect(added).toBeLessThanOrEqual(MEMORY_MAX_BYTES);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});
