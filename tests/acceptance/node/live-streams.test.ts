import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite, copySeed, freePort, type StartedBuild, startBuild } from '../../setup/site.ts';

const STREAMS = 5_000;
/** A client may have 400 connections. */
const PER_ADDRESS = 250;
const AT_ONCE = 50;
const MEMORY_MAX_BYTES = 300 * 1024 * 1024;
const START_LIMIT_MS = 180_000;

let dataDir: string;
let site: StartedBuild;
const streams: Socket[] = [];

beforeAll(async () => {
  buildSite();
  dataDir = await mkdtemp(join(tmpdir(), 'rasteh-streams-'));
  await copySeed(dataDir);
  site = await startBuild({ distDir: 'dist', dataDir, port: await freePort() });
}, START_LIMIT_MS);

afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await site?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Resident memory of the server, in bytes. */
async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
}

/** Opens a stream from one of many addresses, and returns its status line. */
async function openStream(index: number): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const localAddress = `127.0.1.${1 + Math.floor(index / PER_ADDRESS)}`;
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
  streams.push(socket);
  socket.write(`GET /api/v1/live HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAccept: text/event-stream\r\n\r\n`);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.resume();
  return String(first).split('\r\n', 1)[0] ?? '';
}

describe('idle live streams', () => {
  test(`${STREAMS} of them need at most 300 MB`, { timeout: START_LIMIT_MS }, async () => {
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
