import { describe, expect, it } from 'vitest';
import { readCompareIds, writeCompareIds } from '../../../src/core/compare/compare-ids.ts';

describe('readCompareIds', () => {
  it('reads what was written', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(readCompareIds(writeCompareIds(ids))).toEqual({ ids, leftOut: 0 });
  });

  it('drops repeats, also those written in another case, before it counts', () => {
    expect(readCompareIds('a.b.A.c.b.d')).toEqual({ ids: ['a', 'b', 'c', 'd'], leftOut: 0 });
  });

  it('keeps the first four and says how many more there were', () => {
    expect(readCompareIds('a.b.c.d.e.f.e')).toEqual({ ids: ['a', 'b', 'c', 'd'], leftOut: 2 });
  });

  it('finds nothing in an empty address', () => {
    for (const text of [undefined, '', '..', ' . '])
      expect(readCompareIds(text), String(text)).toEqual({ ids: [], leftOut: 0 });
  });
});
