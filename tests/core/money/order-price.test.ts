import { describe, expect, it } from 'vitest';
import { isQuantity, type OrderedOffer, orderPrice, rankByOrder } from '../../../src/core/money/order-price.ts';

const offer = (overrides: Partial<OrderedOffer> = {}): OrderedOffer => ({
  priceType: 'tiered',
  prices: [
    { minQty: 10, amountRial: 1_000 },
    { minQty: 50, amountRial: 900 },
  ],
  moq: 20,
  vatIncluded: true,
  ...overrides,
});

describe('orderPrice', () => {
  it('takes the tier of the quantity', () => {
    expect(orderPrice(offer(), 20)).toEqual({ kind: 'priced', unitRial: 1_000, totalRial: 20_000 });
    expect(orderPrice(offer(), 49.5)).toEqual({ kind: 'priced', unitRial: 1_000, totalRial: 49_500 });
    expect(orderPrice(offer(), 50)).toEqual({ kind: 'priced', unitRial: 900, totalRial: 45_000 });
  });

  it('names the larger of the minimum order and the first tier', () => {
    expect(orderPrice(offer(), 19)).toEqual({ kind: 'tooFew', minimum: 20 });
    expect(orderPrice(offer({ moq: null }), 9)).toEqual({ kind: 'tooFew', minimum: 10 });
  });

  it('has no price on request', () => {
    expect(orderPrice(offer({ priceType: 'onRequest' }), 20)).toEqual({ kind: 'onRequest' });
    expect(orderPrice(offer({ prices: [] }), 20)).toEqual({ kind: 'onRequest' });
  });

  it('gives no total that is not exact', () => {
    const dear = offer({ prices: [{ minQty: 1, amountRial: 9_000_000_000_000 }] });
    expect(orderPrice(dear, 1_000_000)).toEqual({ kind: 'priced', unitRial: 9_000_000_000_000, totalRial: undefined });
  });
});

describe('rankByOrder', () => {
  const small = offer({ prices: [{ minQty: 1, amountRial: 950 }], moq: null });
  const untaxed = offer({ prices: [{ minQty: 1, amountRial: 900 }], moq: null, vatIncluded: false });
  const asked = offer({ priceType: 'onRequest', prices: [] });

  it('ranks by the price for the quantity, with tax', () => {
    const tiered = offer();
    expect(rankByOrder([asked, tiered, untaxed, small], 60)).toEqual([tiered, small, untaxed, asked]);
    expect(rankByOrder([asked, tiered, untaxed, small], 20)).toEqual([small, untaxed, tiered, asked]);
    expect(rankByOrder([asked, tiered, small], 5)).toEqual([small, tiered, asked]);
    expect(rankByOrder([asked, tiered, untaxed, small], null)).toEqual([small, untaxed, tiered, asked]);
  });
});

describe('isQuantity', () => {
  it('accepts positive numbers of a bounded size', () => {
    expect([0.5, 1, 1e9].every(isQuantity)).toBe(true);
    expect([0, -1, 1e10, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined].some(isQuantity)).toBe(false);
  });
});
