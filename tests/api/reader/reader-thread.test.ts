import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import type { Reader, ReaderOptions } from '../../../src/server/platform/http/read-worker/read-worker.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { startTestReader } from '../../setup/test-reader.ts';

const FOR = { revision: 1, client: '192.0.2.1', backlog: 0 };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database.close());

async function start(options?: Partial<ReaderOptions>): Promise<Reader> {
  const reader = startTestReader(database, { restartPauseMs: 0, ...options });
  onTestFinished(() => reader.close());
  await reader.start();
  return reader;
}

describe('the thread of a reader', () => {
  it('draws pages for a client, says where a page has moved, and passes on the error of a page', async () => {
    const reader = await start();
    expect(await reader.draw('/page', FOR)).toMatchObject({ kind: 'page', content: { html: '/page 192.0.2.1' } });
    expect(await reader.draw('/moved', FOR)).toEqual({ kind: 'moved', status: 301, location: '/there' });
    await expect(reader.draw('/failed', FOR)).rejects.toThrow('not drawn');
  });

  it('ends with a 503 for who waits for it, and is started anew', async () => {
    const reader = await start();
    const waiting = [reader.draw('/ended', FOR), reader.draw('/page', FOR)];
    for (const one of waiting) await expect(one).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect(await reader.draw('/page', FOR)).toMatchObject({ kind: 'page' });
  });

  it('is not started again at once after it has ended', async () => {
    const reader = await start({ restartPauseMs: 600_000 });
    for (const path of ['/ended', '/page'])
      await expect(reader.draw(path, FOR)).rejects.toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('is ended when a job takes longer than its limit', async () => {
    const reader = await start({ jobLimitMs: 300 });
    await expect(reader.draw('/endless', FOR)).rejects.toMatchObject({ status: 503 });
    expect(await reader.draw('/page', FOR)).toMatchObject({ kind: 'page' });
  });

  it('refuses work after it is closed', async () => {
    const reader = await start();
    await reader.close();
    await expect(reader.draw('/page', FOR)).rejects.toMatchObject({ status: 503 });
  });
});
