import { describe, expect, it } from 'vitest';
import { changePercent, type PriceDoubtKind, priceDoubts } from '../../../src/core/money/price-doubts.ts';

const one = (amountRial: number) => [{ minQty: 1, amountRial }];
const tiers = (...pairs: [minQty: number, amountRial: number][]) =>
  pairs.map(([minQty, amountRial]) => ({ minQty, amountRial }));
const kinds = (present: ReturnType<typeof tiers>, next: ReturnType<typeof tiers>) =>
  priceDoubts(present, next).map(({ index, kind, beforeRial }) => [index, kind, beforeRial]);

const vectors: [present: number, next: number, kind: PriceDoubtKind | undefined][] = [
  [1_000_000, 1_000_000, undefined],
  [1_000_000, 1_300_000, undefined],
  [1_000_000, 1_300_001, 'dearer'],
  [1_000_000, 700_000, undefined],
  [1_000_000, 699_999, 'cheaper'],
  [1_000_000, 10_000_000, 'zeroMore'],
  [1_000_000, 11_500_000, 'zeroMore'],
  [1_000_000, 13_000_000, 'zeroMore'],
  [1_000_000, 13_000_001, 'dearer'],
  [1_000_000, 7_000_000, 'zeroMore'],
  [1_000_000, 6_999_999, 'dearer'],
  [1_000_000, 100_000, 'zeroLess'],
  [1_000_000, 130_000, 'zeroLess'],
  [1_000_000, 130_001, 'cheaper'],
  [1_000_000, 70_000, 'zeroLess'],
  [1_000_000, 50_000, 'cheaper'],
  [1_000_000, 100_000_000, 'dearer'],
  [3, 4, 'dearer'],
  [10, 13, undefined],
  [900_719_925_474_099, 9_007_199_254_740_991, 'zeroMore'],
  [6_928_614_811_339_224, 9_007_199_254_740_991, undefined],
];

describe('priceDoubts', () => {
  it.each(vectors)('of %d to %d: %s', (present, next, kind) => {
    expect(priceDoubts(one(present), one(next))).toEqual(
      kind ? [{ index: 0, kind, against: 'present', beforeRial: present, amountRial: next }] : [],
    );
  });

  it('compares a tier with what its quantity costs now', () => {
    const present = tiers([1, 1_000_000], [100, 500_000]);
    expect(kinds(present, tiers([1, 1_000_000], [50, 600_000], [200, 200_000]))).toEqual([
      [1, 'cheaper', 1_000_000],
      [2, 'cheaper', 500_000],
    ]);
  });

  it('compares a smaller first quantity with the first price', () => {
    expect(kinds(tiers([10, 1_000_000]), tiers([1, 2_000_000]))).toEqual([[0, 'dearer', 1_000_000]]);
  });

  it('names a tier that is dearer than the one before it', () => {
    const present = tiers([1, 1_000_000], [100, 900_000]);
    expect(kinds(present, tiers([1, 1_000_000], [100, 1_000_001]))).toEqual([[1, 'dearerTier', 1_000_000]]);
    expect(kinds(present, tiers([1, 800_000], [100, 900_000]))).toEqual([[1, 'dearerTier', 800_000]]);
    expect(kinds(present, tiers([1, 1_000_000], [100, 1_000_000]))).toEqual([]);
  });

  it('names the zero before the order of the tiers', () => {
    expect(kinds(one(1_000_000), tiers([1, 1_000_000], [100, 9_000_000]))).toEqual([[1, 'zeroMore', 1_000_000]]);
  });

  it('has nothing to compare a first price with, but its tiers with one another', () => {
    expect(kinds([], one(5))).toEqual([]);
    expect(kinds([], tiers([1, 1_000_000], [10, 400_000]))).toEqual([]);
    expect(kinds([], tiers([1, 1_000_000], [10, 1_100_000]))).toEqual([[1, 'dearerTier', 1_000_000]]);
    expect(kinds([], tiers([1, 1_000_000], [10, 90_000]))).toEqual([[1, 'zeroLess', 1_000_000]]);
  });

  it('asks nothing of tiers that stay as they are', () => {
    const strange = tiers([1, 1_000_000], [10, 2_000_000]);
    expect(kinds(strange, strange)).toEqual([]);
  });
});

describe('changePercent', () => {
  it('is whole, and to a tenth below one', () => {
    expect(changePercent(1_000_000, 1_254_000)).toBe(25);
    expect(changePercent(1_000_000, 650_000)).toBe(-35);
    expect(changePercent(1_000_000, 1_004_000)).toBe(0.4);
    expect(changePercent(1_000_000, 10_000_000)).toBe(900);
  });
});
