import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SERVER_HEADER } from '../../../src/core/wire/own-answer.ts';
import { savedDocuments } from '../../../sw/documents.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = '/products/1/پمپ';

/** What jsdom lacks of Cache Storage: one cache, by path. */
function fakeCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    put: async (path: string, response: Response) => void stored.set(path, response),
    delete: async (path: string) => stored.delete(path),
    keys: async () => [...stored.keys()],
    match: async (path: string) => stored.get(path)?.clone(),
  };
  return { open: async () => cache, match: cache.match };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  vi.stubGlobal('caches', fakeCaches());
  const html = { headers: { 'content-type': 'text/html', [SERVER_HEADER]: '1' } };
  vi.stubGlobal('fetch', async () => new Response('<html lang="fa">پمپ</html>', html));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a saved document', () => {
  it('is found for as long as a saved read, thirty days, and not after that', async () => {
    const documents = savedDocuments('documents-build', () => true);
    await documents.save(PATH);
    vi.setSystemTime(Date.now() + 30 * DAY_MS);
    expect(await documents.find(PATH)).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(await documents.find(PATH)).toBeUndefined();
  });

  it('is found again once it is saved anew', async () => {
    const documents = savedDocuments('documents-build', () => true);
    await documents.save(PATH);
    vi.setSystemTime(Date.now() + 40 * DAY_MS);
    await documents.save(PATH);
    expect(await documents.find(PATH)).toBeDefined();
  });
});
