import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SERVER_HEADER } from '../../../src/core/wire/own-answer.ts';
import { type FakeWorker, savedDocument, startWorker } from './fake-worker.ts';

const manifest = [{ url: '/shell.html', revision: 'first' }];
const NEXT_SCRIPT = '/assets/b-7654321.js';

let worker: FakeWorker;

let answer: () => Response;
const network = async (): Promise<Response> => answer();

beforeEach(async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  worker = await startWorker(manifest, network);
  worker.precache('/shell.html', 'the first build', 'first');
  worker.storage.caches.set('documents-first', new Map([['http://rasteh.test/faq', savedDocument('a document')]]));
});
afterEach(() => vi.unstubAllGlobals());

const textOf = async (path: string, mode?: 'cors') => (await worker.ask(path, mode)).text();

function installNext(): void {
  worker.precache('/shell.html', 'the second build', 'second');
  worker.precache(NEXT_SCRIPT, 'its script');
}

it('a worker answers with its own build while nobody asks for the next one', async () => {
  installNext();
  expect(await textOf('/faq')).toBe('a document');
  expect(await textOf('/profile')).toBe('the first build');
});

it('a worker that gives way starts the next build from what that has installed', async () => {
  installNext();
  worker.tell({ type: 'GIVE_WAY', build: 'second' });
  expect(await textOf('/faq')).toBe('the second build');
  expect(await textOf('/profile')).toBe('the second build');
  expect(await textOf(NEXT_SCRIPT, 'cors')).toBe('its script');
});

it('a worker keeps its pages where the next build is not there', async () => {
  worker.tell({ type: 'GIVE_WAY', build: 'second' });
  expect(await textOf('/faq')).toBe('a document');
});

it('a worker that gives way asks the server where the next build is late or unknown', async () => {
  const headers = { 'content-type': 'text/html', [SERVER_HEADER]: '1' };
  answer = () => new Response('the page of the server', { headers });
  worker.tell({ type: 'GIVE_WAY' });
  expect(await textOf('/faq')).toBe('the page of the server');
  answer = () => new Response('the page of a hotspot', { headers: { 'content-type': 'text/html' } });
  expect(await textOf('/faq')).toBe('a document');
});

it('a worker that gives way waits for slow storage', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  installNext();
  worker.storage.delayMs = 3_000;
  worker.tell({ type: 'GIVE_WAY', build: 'second' });
  const text = textOf('/faq');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await text).toBe('the second build');
  vi.useRealTimers();
});
