import { describe, expect, it } from 'vitest';
import { commissionOf, netOfGross } from '../../../src/core/money/commission.ts';

describe('commissionOf', () => {
  it.each([
    [1_000_000, 20, 100, 20_000, 2_000],
    [999_999, 20, 100, 19_999, 1_999],
    [7_272_727, 100, 100, 727_272, 72_727],
    [49, 20, 100, 0, 0],
  ])(
    'of %i at %i permille is truncated to whole rial, and so is its tax',
    (amount, permille, vatPermille, net, vat) => {
      expect(commissionOf(amount, { permille, vatPermille })).toEqual({ netRial: net, vatRial: vat });
    },
  );

  it('is exact for the largest amount', () => {
    expect(commissionOf(Number.MAX_SAFE_INTEGER, { permille: 1, vatPermille: 100 })).toEqual({
      netRial: 9_007_199_254_740,
      vatRial: 900_719_925_474,
    });
  });
});

describe('netOfGross', () => {
  it('truncates to whole rial, so that the tax is the rest', () => {
    expect(netOfGross(1_100_000, 100)).toBe(1_000_000);
    expect(netOfGross(1_099_999, 100)).toBe(999_999);
    expect(netOfGross(10, 100)).toBe(9);
  });
});
