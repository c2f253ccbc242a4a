import { describe, expect, it } from 'vitest';
import { formatMoney, formatRial, isRial, sayMoney, toRial } from '../../../src/core/money/money.ts';
import { priceFor, totalFor } from '../../../src/core/money/order-price.ts';

const tiers = [
  { minQty: 10, amountRial: 900_000 },
  { minQty: 1, amountRial: 1_000_000 },
  { minQty: 100, amountRial: 850_000 },
];

describe('formatRial', () => {
  it('formats whole rial in Persian digits', () => {
    expect(formatRial(12_500_000)).toBe('۱۲٬۵۰۰٬۰۰۰ ریال');
    expect(formatRial(0)).toBe('۰ ریال');
  });

  it('throws on fractions of a rial', () => {
    expect(() => formatRial(0.5)).toThrow(RangeError);
  });
});

describe('formatMoney', () => {
  it('is exact in toman too, to a tenth', () => {
    expect(formatMoney(12_500_000, 'toman')).toBe('۱٬۲۵۰٬۰۰۰ تومان');
    expect(formatMoney(2_272_727, 'toman')).toBe('۲۲۷٬۲۷۲٫۷ تومان');
    expect(formatMoney(2_272_727, 'rial')).toBe('۲٬۲۷۲٬۷۲۷ ریال');
  });

  it('reads back what it writes', () => {
    for (const rial of [0, 9, 1_234_567, 9_007_199_254_740_991]) {
      expect(toRial(rial, 'rial')).toBe(rial);
      expect(toRial(rial / 10, 'toman')).toBe(rial);
    }
  });
});

describe('sayMoney', () => {
  it('says long amounts in millions and billions', () => {
    expect(sayMoney(160_000_000, 'toman')).toBe('۱۶ میلیون تومان');
    expect(sayMoney(160_000_000, 'rial')).toBe('۱۶۰ میلیون ریال');
    expect(sayMoney(10_000_000, 'toman')).toBe('۱ میلیون تومان');
    expect(sayMoney(12_340_000_000, 'toman')).toBe('۱٫۲۳۴ میلیارد تومان');
  });

  it('marks what it rounds', () => {
    expect(sayMoney(140_909_091, 'toman')).toBe('≈ ۱۴٫۰۹ میلیون تومان');
    expect(sayMoney(163_460_000, 'toman')).toBe('≈ ۱۶٫۳۵ میلیون تومان');
  });

  it('leaves a short amount alone', () => {
    expect(sayMoney(9_999_999, 'toman')).toBeUndefined();
  });
});

describe('isRial', () => {
  it('accepts only exact whole numbers', () => {
    expect([0, -5, Number.MAX_SAFE_INTEGER].every(isRial)).toBe(true);
    expect([0.1, Number.NaN, Number.MAX_SAFE_INTEGER + 1, '10', null].some(isRial)).toBe(false);
  });
});

describe('priceFor', () => {
  it('uses the highest tier that the quantity reaches', () => {
    expect([1, 9.5, 10, 99, 100, 5000].map((quantity) => priceFor(tiers, quantity)?.amountRial)).toEqual([
      1_000_000, 1_000_000, 900_000, 900_000, 850_000, 850_000,
    ]);
  });

  it('returns no price below the first tier or without tiers', () => {
    expect(priceFor(tiers, 0.5)).toBeUndefined();
    expect(priceFor([], 10)).toBeUndefined();
  });
});

describe('totalFor', () => {
  it('rounds to whole rial', () => {
    expect(totalFor(tiers, 12)).toBe(10_800_000);
    expect(totalFor([{ minQty: 0, amountRial: 333 }], 1.5)).toBe(500);
    expect(totalFor([], 3)).toBeUndefined();
  });

  it('throws if the total is no longer exact', () => {
    expect(() => totalFor([{ minQty: 1, amountRial: 9e15 }], 10)).toThrow(RangeError);
  });
});
