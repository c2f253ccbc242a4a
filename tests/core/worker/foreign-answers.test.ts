import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVER_HEADER } from '../../../src/core/wire/own-answer.ts';
import { type FakeWorker, startWorker } from './fake-worker.ts';

const MENU = '/api/v1/categories/menu';
const DRAWING = '/drawings/products/a.svg';
const FIGURE = '/figures/a.svg';
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' };

/** A hotspot that guesses what was asked for. */
const typeOf = (path: string): string => (/svg$/.test(path) ? 'image/svg+xml' : 'application/json');
const documentType = { 'content-type': 'text/html' };
const ownDocument = '<html><script src="/assets/a-1234567.js"></script></html>';

let worker: FakeWorker;
let isForeign = true;

const network = async (input: unknown): Promise<Response> => {
  const url = new URL(typeof input === 'string' ? input : (input as { url: string }).url, 'http://rasteh.test');
  const isDocument = url.pathname === '/faq';
  const response = isDocument
    ? new Response(ownDocument, { headers: documentType })
    : new Response('{}', { headers: { ...immutable, 'content-type': typeOf(url.pathname) } });
  if (!isForeign) response.headers.set(SERVER_HEADER, '1');
  return response;
};

beforeEach(async () => {
  isForeign = true;
  const manifest = [
    { url: '/shell.html', revision: 'first' },
    { url: '/assets/a-1234567.js', revision: null },
  ];
  worker = await startWorker(manifest, network as typeof fetch);
});
afterEach(() => vi.unstubAllGlobals());

async function askForAll(): Promise<void> {
  for (const path of [MENU, DRAWING, FIGURE]) await (await worker.ask(path, 'cors')).text();
  worker.tell({ type: 'SAVE_DOCUMENT', path: '/faq' });
  await worker.settled();
}

const stored = () => [...worker.storage.caches.values()].flatMap((entries) => [...entries.keys()]);

describe('the worker', () => {
  it('stores what the server answers', async () => {
    isForeign = false;
    await askForAll();
    const all = [MENU, DRAWING, FIGURE, '/faq'].map((path) => `http://rasteh.test${path}`);
    expect(stored().sort()).toEqual(all.sort());
  });

  it('stores nothing that another answers in its place', async () => {
    await askForAll();
    expect(stored()).toEqual([]);
  });
});
