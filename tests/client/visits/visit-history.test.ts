import { beforeEach, describe, expect, it } from 'vitest';
import { mergeVisits, readHistory, rememberVisit } from '../../../src/client/features/visits/count/visit-history.ts';
import type { LastVisit } from '../../../src/contract/visits/visit.ts';

const build = (objectId: string, visitedAt: string, given: Partial<LastVisit> = {}): LastVisit => ({
  objectType: 'product',
  objectId,
  title: objectId,
  slug: objectId,
  glyph: null,
  visitedAt,
  visits: 1,
  ...given,
});

beforeEach(() => localStorage.clear());

describe('rememberVisit', () => {
  const remember = (objectId: string, minute: number) =>
    rememberVisit(
      { objectType: 'product', objectId, title: objectId, slug: objectId, glyph: null },
      new Date(Date.UTC(2026, 0, 1, 0, minute)),
    );

  it('contains each object once, at its latest visit, latest first', () => {
    remember('a', 1);
    remember('b', 2);
    remember('a', 3);
    expect(readHistory().map(({ objectId, visits }) => [objectId, visits])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('drops the oldest beyond the maximum', () => {
    for (let minute = 0; minute < 100; minute++) remember(`p${minute}`, minute);
    expect(readHistory()).toHaveLength(60);
    expect(readHistory()[0]?.objectId).toBe('p99');
  });

  it('ignores unreadable stored visits', () => {
    for (const text of ['{', '7', '[7,null,{"objectType":"wallet"}]']) {
      localStorage.setItem('rasteh-visits', text);
      expect(readHistory(), text).toEqual([]);
    }
  });
});

describe('mergeVisits', () => {
  it('merges an object of both histories, at its latest visit', () => {
    const own = [build('a', '2026-01-03', { title: 'new' }), build('b', '2026-01-01')];
    const server = [build('c', '2026-01-02'), build('a', '2026-01-01', { title: 'old', visits: 5 })];
    expect(mergeVisits(own, server).map(({ objectId, title, visits }) => [objectId, title, visits])).toEqual([
      ['a', 'new', 5],
      ['c', 'c', 1],
      ['b', 'b', 1],
    ]);
  });

  it('distinguishes a product from a category with the same id', () => {
    expect(
      mergeVisits([build('a', '2026-01-01')], [build('a', '2026-01-02', { objectType: 'category' })]),
    ).toHaveLength(2);
  });
});
