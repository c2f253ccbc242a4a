import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carryBound,
  positionOf,
  sliderStops,
} from '../../../src/client/features/catalog/filters/fields/filter-scale.ts';
import { priceEnd } from '../../../src/client/features/catalog/filters/fields/price-end.ts';
import { RELATIVE_TOLERANCE } from '../../../src/core/filters/resolve-filters.ts';
import { findUnit, unitsOf } from '../../../src/core/units/unit-lookup.ts';
import { toBase } from '../../../src/core/units/units.ts';

const unit = (id: string) => {
  const found = findUnit(id);
  if (!found) throw new Error(`no unit ${id}`);
  return found;
};

describe('priceEnd', () => {
  it.each([
    [3_249_999.5, 'rial', '۳٬۲۵۰٬۰۰۰ ریال', '۳۲۵٬۰۰۰ تومان'],
    [2_954_545, 'rial', '۲٬۹۵۴٬۵۴۵ ریال', '≈ ۲۹۵٬۴۵۵ تومان'],
    [1_700_000_000, 'rial', '۱٬۷۰۰٬۰۰۰٬۰۰۰ ریال', '۱۷۰ میلیون تومان'],
    [295_454.5, 'toman', '۲۹۵٬۴۵۵ تومان', '۲٬۹۵۴٬۵۵۰ ریال'],
  ] as const)('writes %d %s without a fraction, in both currencies', (end, currency, text, said) => {
    expect(priceEnd(end, currency)).toEqual({ text, said });
  });
});

describe('carryBound', () => {
  it('converts a bound with the fewest digits that find the same products, and round-trips', () => {
    const psi = unitsOf('GaugePressure').find((one) => one.symbol.startsWith('psi'));
    if (!psi) throw new Error('no psi');
    expect(carryBound(10, unit('BAR_G'), psi)).toBe(145.0377);
    expect(carryBound(145.0377, psi, unit('BAR_G'))).toBe(10);
    expect(carryBound(25.4, unit('MilliM'), unit('IN'))).toBe(1);
  });

  it('converts 0 °C to 32 °F', () => {
    expect(carryBound(0, unit('DEG_C'), unit('DEG_F'))).toBe(32);
    expect(carryBound(32, unit('DEG_F'), unit('DEG_C'))).toBe(0);
  });

  it('never changes a bound by more than the tolerance of a filter', () => {
    const [from, to] = [unit('BAR_G'), unit('KiloPA_G')];
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 1e6, noNaN: true }), (value) => {
        const moved = Math.abs(toBase(carryBound(value, from, to), to) - toBase(value, from));
        return moved <= toBase(value, from) * RELATIVE_TOLERANCE;
      }),
    );
  });
});

describe('sliderStops', () => {
  it('are round numbers from the lowest value to the highest', () => {
    const stops = sliderStops({ lowest: 0.3, highest: 100.4 }, null, null);
    expect(stops.slice(0, 4)).toEqual([0.3, 2, 4, 6]);
    expect(stops.at(-1)).toBe(100.4);
  });

  it('are whole numbers if the property has no decimals', () => {
    expect(sliderStops({ lowest: 2, highest: 8 }, null, 0)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('grow by a factor if the range is wide', () => {
    const stops = sliderStops({ lowest: 6, highest: 6000 }, null, null);
    expect(stops.slice(0, 5)).toEqual([6, 6.3, 8, 10, 12.5]);
    expect(stops.length).toBeLessThan(40);
  });

  it('ascend from the lowest to the highest for any numbers', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (lowest, size) => {
        const stops = sliderStops({ lowest, highest: lowest + size }, null, null);
        return (
          stops.length >= 2 && stops.length < 300 && stops.every((one, at) => at === 0 || one >= (stops[at - 1] ?? 0))
        );
      }),
    );
  });

  it('locate a value between two of them', () => {
    expect(positionOf(5, [0, 10, 20])).toBe(0.5);
    expect(positionOf(-1, [0, 10, 20])).toBe(0);
    expect(positionOf(99, [0, 10, 20])).toBe(2);
  });
});
