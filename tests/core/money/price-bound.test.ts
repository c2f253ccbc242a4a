import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFilters, parseFilters } from '../../../src/core/filters/filters-url.ts';
import { termDefinitions } from '../../../src/core/filters/offer-terms.ts';
import { resolveFilters } from '../../../src/core/filters/resolve-filters.ts';
import { shownBound } from '../../../src/core/money/shown-bound.ts';
import { storedBound } from '../../../src/core/money/stored-bound.ts';
import { inBasis, type VatBasis } from '../../../src/core/money/vat.ts';

const RIAL_MAX = 10_000_000_000_000;
const RIAL_OF_TOMAN = 10;
const rial = fc.integer({ min: 1, max: RIAL_MAX });
/** As an address has the bound. */
function inAddress(bound: number): number {
  const text = formatFilters([{ propertyId: 'price', maxValue: bound }]);
  expect(text).toMatch(/^price_\.\.\d+$/);
  return parseFilters(text).filters[0]?.maxValue ?? 0;
}

/** Near each other, so that bounds and prices meet. */
const near = fc
  .tuple(rial, fc.integer({ min: -30, max: 30 }))
  .map(([one, by]) => [one, Math.max(1, one + by)] as const);
const view = fc.record({
  basis: fc.constantFrom<VatBasis>('net', 'gross'),
  currency: fc.constantFrom('rial' as const, 'toman' as const),
});

/** Whether a list with the filter shows the offer. */
function isListed(written: number, vatIncluded: boolean, bounds: { value?: number; maxValue?: number }): boolean {
  const { resolved } = resolveFilters([{ propertyId: 'price', ...bounds }], termDefinitions, () => undefined);
  const [interval] = resolved;
  if (interval?.kind !== 'interval') throw new Error('Not an interval');
  const net = inBasis(written, vatIncluded, 'net');
  return net >= interval.lowest && net <= interval.highest;
}

describe('bounds of a price filter', () => {
  it('are shown as they were typed, in every basis and currency', () => {
    fc.assert(
      fc.property(rial, view, (tens, one) => {
        const typed = one.currency === 'rial' ? tens * RIAL_OF_TOMAN : tens;
        expect(shownBound(inAddress(storedBound(typed, one)), one)).toBe(typed);
      }),
      { numRuns: 2000 },
    );
  });

  it('in single rials are shown as they are typed, and of an address with tax to one rial', () => {
    fc.assert(
      fc.property(rial, view, (typed, { basis }) => {
        const one = { basis, currency: 'rial' as const };
        expect(shownBound(storedBound(typed, one), one)).toBe(typed);
        const shown = shownBound(inAddress(storedBound(typed, one)), one);
        expect(Math.abs(shown - typed)).toBeLessThanOrEqual(basis === 'net' ? 0 : 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('of an address with a fraction are shown as they were typed', () => {
    expect(shownBound(45_454.55, { basis: 'gross', currency: 'toman' })).toBe(5_000);
  });

  it('are in the other basis what a price is there', () => {
    expect(
      shownBound(storedBound(1_000_000, { basis: 'net', currency: 'rial' }), { basis: 'gross', currency: 'toman' }),
    ).toBe(110_000);
    expect(
      shownBound(storedBound(110_000, { basis: 'gross', currency: 'toman' }), { basis: 'net', currency: 'rial' }),
    ).toBe(1_000_000);
  });

  it('hold for each shown price in whole toman, in either basis', () => {
    fc.assert(
      fc.property(near, fc.boolean(), view, ([written, typed], vatIncluded, { basis }) => {
        const price = written * RIAL_OF_TOMAN;
        const bound = inAddress(storedBound(typed, { basis, currency: 'toman' }));
        const shown = inBasis(price, vatIncluded, basis);
        expect(isListed(price, vatIncluded, { maxValue: bound })).toBe(shown <= typed * RIAL_OF_TOMAN);
        expect(isListed(price, vatIncluded, { value: bound })).toBe(shown >= typed * RIAL_OF_TOMAN);
      }),
      { numRuns: 2000 },
    );
  });

  it('hold for each price in rial: exactly without tax, to one rial with tax', () => {
    fc.assert(
      fc.property(near, fc.boolean(), view, ([written, typed], vatIncluded, { basis }) => {
        const bound = inAddress(storedBound(typed, { basis, currency: 'rial' }));
        const shown = inBasis(written, vatIncluded, basis);
        if (basis === 'net' || shown !== typed + 1) {
          expect(isListed(written, vatIncluded, { maxValue: bound })).toBe(shown <= typed);
        }
        if (basis === 'net' || shown !== typed - 1) {
          expect(isListed(written, vatIncluded, { value: bound })).toBe(shown >= typed);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
