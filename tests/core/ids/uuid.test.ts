import { describe, expect, it } from 'vitest';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('uuidv7', () => {
  it('contains its time', () => {
    const now = Date.parse('2031-02-03T04:05:06.789Z');
    const id = uuidv7(now);
    expect(id).toMatch(UUID_V7);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
  });

  it('sorts in order of creation, even beyond 4096 ids in a millisecond', () => {
    const now = Date.parse('2032-01-01T00:00:00Z');
    const ids = Array.from({ length: 10_000 }, () => uuidv7(now));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('keeps the order if the clock is set back slightly', () => {
    const now = Date.parse('2033-01-01T00:00:00Z');
    const first = uuidv7(now);
    expect(uuidv7(now - 500) > first).toBe(true);
  });
});

describe('stableId', () => {
  it('is the same for the same key, on every machine', () => {
    expect(stableId('demo', 'bearing-6205')).toMatch(UUID_V7);
    expect(stableId('demo', 'bearing-6205')).toBe('01941f54-1351-7fc3-b159-0b2afc93a88f');
  });

  it('differs by namespace and key, even if their joined text is equal', () => {
    const ids = [stableId('a', 'bc'), stableId('ab', 'c'), stableId('a', 'bd'), stableId('b', 'bc')];
    expect(new Set(ids).size).toBe(4);
  });

  it('keeps the ids of one namespace together', () => {
    const prefixes = Array.from({ length: 50 }, (_, index) => stableId('demo', String(index)).slice(0, 13));
    expect(new Set(prefixes).size).toBe(1);
  });
});
