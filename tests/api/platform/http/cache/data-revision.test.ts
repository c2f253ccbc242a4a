import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../../../src/server/db/open-database.ts';
import { dataRevisions } from '../../../../../src/server/platform/http/cache/data-revision.table.ts';
import { bumpPublicRevision, DataRevision } from '../../../../../src/server/platform/http/cache/data-revision.ts';
import { openTestDatabase } from '../../../../setup/test-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database.close());
beforeEach(() => database.db.delete(dataRevisions));
afterEach(() => vi.restoreAllMocks());

function build(maxAgeMs = 1000) {
  const clock = { ms: 0 };
  const revision = new DataRevision(database.db, { maxAgeMs, now: () => clock.ms });
  return { clock, revision, reads: vi.spyOn(database.db, 'select') };
}

describe('bumpPublicRevision', () => {
  it('starts at one and increments by one', async () => {
    const { revision } = build(0);
    expect(await revision.current()).toBe(0);
    await bumpPublicRevision(database.db);
    expect(await revision.current()).toBe(1);
    await bumpPublicRevision(database.db);
    expect(await revision.current()).toBe(2);
  });

  it('rolls back with its transaction', async () => {
    const { revision } = build(0);
    const change = database.db.transaction(async (tx) => {
      await bumpPublicRevision(tx);
      throw new Error('the write failed');
    });
    await expect(change).rejects.toThrow('the write failed');
    expect(await revision.current()).toBe(0);
  });
});

describe('DataRevision', () => {
  it('queries once within its maximum age', async () => {
    const { clock, revision, reads } = build();
    await revision.current();
    clock.ms = 999;
    await revision.current();
    expect(reads).toHaveBeenCalledTimes(1);
    clock.ms = 1000;
    expect(revision.currentNow()).toBeUndefined();
    await revision.current();
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('shares one query among concurrent readers', async () => {
    const { revision, reads } = build();
    await Promise.all(Array.from({ length: 50 }, () => revision.current()));
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('sees a change at once after expire', async () => {
    const { revision } = build();
    expect(await revision.current()).toBe(0);
    await bumpPublicRevision(database.db);
    expect(await revision.current()).toBe(0);
    revision.expire();
    expect(await revision.current()).toBe(1);
  });

  it('does not cache the result of a query from before expire', async () => {
    const { revision, reads } = build();
    const before = revision.current();
    revision.expire();
    await before;
    await revision.current();
    expect(reads).toHaveBeenCalledTimes(2);
  });

  it('returns the last known revision while the database is unavailable', async () => {
    const { clock, revision, reads } = build();
    await bumpPublicRevision(database.db);
    expect(await revision.current()).toBe(1);
    reads.mockImplementation(() => {
      throw new Error('the database is down');
    });
    clock.ms = 5000;
    expect(await revision.current()).toBe(1);
  });

  it('fails if no revision was ever known', async () => {
    const { revision, reads } = build();
    reads.mockImplementation(() => {
      throw new Error('the database is down');
    });
    await expect(revision.current()).rejects.toThrow('the database is down');
  });
});
