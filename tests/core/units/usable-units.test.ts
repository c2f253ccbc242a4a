import { describe, expect, it } from 'vitest';
import { findUnit, unitsOf } from '../../../src/core/units/unit-lookup.ts';
import { fromBase, toBase } from '../../../src/core/units/units.ts';
import { type BaseRange, isUsable } from '../../../src/core/units/usable-units.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';

const symbols = (quantityId: string, range: BaseRange) =>
  unitsOf(quantityId).flatMap((unit) => (isUsable(unit, range) ? unit.symbol : []));

describe('isUsable', () => {
  it('offers no micrometres and no kilometres for a head', () => {
    const offered = symbols('Length', { lowest: 5, highest: 80 });
    expect(offered).toContain('m');
    expect(offered).toContain('mm');
    expect(offered).not.toContain('µm');
    expect(offered).not.toContain('km');
  });

  it('takes the bounds in, zero apart', () => {
    const plain = { num: 1, den: 1, offset: 0 };
    expect(isUsable(plain, { lowest: 0.01, highest: 100_000 })).toBe(true);
    expect(isUsable(plain, { lowest: 0, highest: 10 })).toBe(true);
    expect(isUsable(plain, { lowest: -20, highest: 80 })).toBe(true);
    expect(isUsable(plain, { lowest: 0.009, highest: 10 })).toBe(false);
    expect(isUsable(plain, { lowest: 1, highest: 100_001 })).toBe(false);
    expect(isUsable(plain, { lowest: 0, highest: 0.001 })).toBe(false);
  });

  describe('over the demo catalogue', () => {
    const byProperty = new Map<string, { quantityId: string; base: number[] }>();
    for (const { categoryKey, properties } of demoCatalog.baseProducts) {
      for (const { propertyKey, value, maxValue, unitId } of properties) {
        const unit = unitId === undefined ? undefined : findUnit(unitId);
        if (!unit || value === undefined) continue;
        const key = `${categoryKey} ${propertyKey}`;
        const known = byProperty.get(key) ?? { quantityId: unit.quantityId, base: [] };
        known.base.push(toBase(value, unit), toBase(maxValue ?? value, unit));
        byProperty.set(key, known);
      }
    }
    const ranges = [...byProperty].map(([key, { quantityId, base }]) => ({
      key,
      quantityId,
      range: { lowest: Math.min(...base), highest: Math.max(...base) },
    }));

    it('offers no unit in which a value is below 0.01 or above 100,000', () => {
      expect(ranges.length).toBeGreaterThan(300);
      for (const { key, quantityId, range } of ranges) {
        for (const unit of unitsOf(quantityId).filter((one) => isUsable(one, range))) {
          const ends = [range.lowest, range.highest].map((end) => Math.abs(fromBase(end, unit)));
          expect(Math.max(...ends), `${key} in ${unit.id}`).toBeLessThan(100_000.001);
          for (const end of ends)
            if (end !== 0 && range.lowest > 0) expect(end, `${key} in ${unit.id}`).toBeGreaterThan(0.0099);
        }
      }
    });

    it('leaves every property a unit to read it in', () => {
      const without = ranges.filter(({ quantityId, range }) => symbols(quantityId, range).length === 0);
      expect(without.map(({ key }) => key)).toEqual([]);
    });
  });
});
