import { describe, expect, it } from 'vitest';
import { readCompareIds, writeCompareIds } from '../../../src/core/compare/compare-ids.ts';

describe('readCompareIds', () => {
  it('reads the ids that it wrote', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect(readCompareIds(writeCompareIds(ids))).toEqual({ ids, leftOut: 0 });
  });

  it('drops repeats before it counts, ignoring case', () => {
    expect(readCompareIds('a.b.A.c.b.d')).toEqual({ ids: ['a', 'b', 'c', 'd'], leftOut: 0 });
  });

  it('returns the first four and counts the rest', () => {
    expect(readCompareIds('a.b.c.d.e.f.e')).toEqual({ ids: ['a', 'b', 'c', 'd'], leftOut: 2 });
  });

  it('returns no ids for an empty parameter', () => {
    for (const text of [undefined, '', '..', ' . '])
      expect(readCompareIds(text), String(text)).toEqual({ ids: [], leftOut: 0 });
  });
});
