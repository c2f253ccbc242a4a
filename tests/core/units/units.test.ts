import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findUnit, findUnitByAlias } from '../../../src/core/units/unit-lookup.ts';
import { convert, formatQuantity, fromBase, roundSignificant, toBase } from '../../../src/core/units/units.ts';
import { quantities, units } from '../../../src/core/units/units-table.ts';
import type { Unit } from '../../../src/core/units/units-table-row.ts';

const sharedData = resolve(process.env.SHARED_DIR ?? '../shared', 'data');
const hasSharedData = existsSync(sharedData);

function getUnit(id: string): Unit {
  const unit = findUnit(id);
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
}

function from(value: number, unitId: string) {
  return { to: (target: string) => convert(value, getUnit(unitId), getUnit(target)) };
}

describe('units table', () => {
  it('has unique ids, and each unit in a quantity', () => {
    expect(new Set(units.map((unit) => unit.id)).size).toBe(units.length);
    expect(new Set(quantities.flatMap((quantity) => [quantity.id, ...quantity.synonyms])).size).toBe(
      quantities.reduce((count, quantity) => count + 1 + quantity.synonyms.length, 0),
    );
  });

  it('has for each quantity a base unit with factor 1', () => {
    for (const quantity of quantities) {
      expect(findUnit(quantity.baseUnitId), quantity.id).toMatchObject({
        quantityId: quantity.id,
        num: 1,
        den: 1,
        offset: 0,
      });
    }
  });

  it('has an offset only for temperatures', () => {
    expect(units.filter((unit) => unit.offset !== 0).map((unit) => unit.id)).toEqual(['DEG_C', 'DEG_F']);
  });

  it('has no Arabic letters in Persian names', () => {
    expect(units.filter((unit) => /[يك]/.test(unit.nameFa + unit.aliases.join('')))).toEqual([]);
  });

  describe.skipIf(!hasSharedData)(
    `against QUDT in SHARED_DIR/data${hasSharedData ? '' : ' (not here: skipped)'}`,
    () => {
      const readShared = (name: string) => JSON.parse(readFileSync(resolve(sharedData, name), 'utf8'));
      /** QUDT rounds pounds, barrels and horsepower at the eighth digit. */
      const QUDT_ROUNDING = 1e-7;
      /** QUDT measures bytes in nats and has no factor for the decibel. */
      const otherScale = new Set(['BYTE', 'MegaBYTE', 'GigaBYTE', 'DeciB']);

      it('agrees on every factor and offset', () => {
        const facts: { id: string; factor: string; offset?: string }[] = readShared('units-core.json').units;
        let compared = 0;
        for (const fact of facts) {
          if (otherScale.has(fact.id)) continue;
          for (const unit of units.filter((row) => row.qudtId === fact.id)) {
            const isDifference = unit.quantityId === 'TemperatureDifference';
            expect(Math.abs(unit.num / unit.den / Number(fact.factor) - 1), unit.id).toBeLessThan(QUDT_ROUNDING);
            expect(unit.offset, unit.id).toBe(isDifference ? 0 : Number(fact.offset ?? 0));
            compared += 1;
          }
        }
        expect(compared).toBeGreaterThan(130);
      });

      it('knows the spellings of real catalogues', () => {
        const aliases: { raw: string; qudt: string | null }[] = readShared('unit-aliases.json').aliases;
        const known = aliases.filter((alias) => alias.qudt !== null && alias.raw !== '  C');
        expect(known.map((alias) => [alias.raw, findUnitByAlias(alias.raw)?.qudtId])).toEqual(
          known.map((alias) => [alias.raw, alias.qudt]),
        );
      });

      it('knows every quantity and unit of real catalogues', () => {
        const pairs = new Map<string, { quantityKind: string; unit: string }>();
        for (const name of ['catalog-inverters.json', 'catalog-qet.json', 'catalog-standard-parts.json']) {
          for (const product of readShared(name).products) {
            for (const prop of product.props) if (prop.unit) pairs.set(`${prop.quantityKind} ${prop.unit}`, prop);
          }
        }
        expect(pairs.size).toBeGreaterThan(10);
        const unknown = [...pairs.values()].filter((pair) => !findUnitByAlias(pair.unit, pair.quantityKind));
        expect(unknown).toEqual([]);
      });
    },
  );
});

describe('convert', () => {
  it('is affine for temperature, and linear for temperature difference', () => {
    expect(from(25, 'DEG_C').to('DEG_F')).toBeCloseTo(77, 10);
    expect(from(77, 'DEG_F').to('K')).toBeCloseTo(298.15, 10);
    expect(from(-40, 'DEG_C').to('DEG_F')).toBeCloseTo(-40, 10);
    expect(from(25, 'DEG_C_DIFF').to('DEG_F_DIFF')).toBeCloseTo(45, 10);
  });

  it('converts between 10 bar, 1 MPa and 145.0377 psi', () => {
    expect(from(10, 'BAR').to('MegaPA')).toBe(1);
    expect(from(10, 'BAR').to('PSI')).toBeCloseTo(145.0377, 4);
    expect(from(10, 'BAR_G').to('KGF-PER-CM2_G')).toBeCloseTo(10.19716, 5);
  });

  it('uses the metric horsepower for «اسب بخار»', () => {
    const horsepower = findUnitByAlias('اسب بخار');
    expect(horsepower && convert(1, horsepower, getUnit('W'))).toBe(735.49875);
  });

  it('agrees with everyday facts', () => {
    expect(from(1, 'IN').to('MilliM')).toBeCloseTo(25.4, 12);
    expect(from(1500, 'REV-PER-MIN').to('RAD-PER-SEC')).toBeCloseTo(157.0796327, 7);
    expect(from(36, 'M3-PER-HR').to('L-PER-SEC')).toBeCloseTo(10, 12);
    expect(from(100, 'GAL_US-PER-MIN').to('M3-PER-HR')).toBeCloseTo(22.7124707, 7);
    expect(from(1, 'TON_FG').to('BTU_IT-PER-HR')).toBeCloseTo(12_000, 8);
    expect(from(1, 'KIP_F-PER-IN2').to('MegaPA_S')).toBeCloseTo(6.894757, 6);
    expect(from(7.41, 'OHM-PER-KiloM').to('OHM-PER-M')).toBeCloseTo(0.00741, 12);
    expect(from(1, 'YR').to('MON')).toBe(12);
  });

  it('throws for two quantities, including gauge and absolute pressure', () => {
    expect(() => from(1, 'BAR').to('BAR_G')).toThrow(RangeError);
    expect(() => from(1, 'MegaPA').to('MegaPA_S')).toThrow(RangeError);
    expect(() => from(1, 'ROLL').to('EACH')).toThrow(RangeError);
  });

  it('returns the same number between equal scales', () => {
    expect(from(0.1 + 0.2, 'CentiST').to('MilliM2-PER-SEC')).toBe(0.1 + 0.2);
  });
});

describe('toBase and fromBase', () => {
  /** Doubles below this have fewer than 12 digits. */
  const SMALLEST_EXACT = 1e-280;

  it('round-trip for every unit', () => {
    const anyUnit = fc.constantFrom(...units);
    const anyValue = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(anyUnit, anyValue, (unit, value) => {
        const scale = Math.max(Math.abs(value), Math.abs(unit.offset), SMALLEST_EXACT);
        expect(Math.abs(fromBase(toBase(value, unit), unit) - value)).toBeLessThanOrEqual(1e-12 * scale);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep the order of values, which range filters need', () => {
    const increasing = (unit: Unit) => toBase(1.000001, unit) > toBase(1, unit);
    expect(units.filter((unit) => !increasing(unit))).toEqual([]);
  });
});

describe('formatQuantity', () => {
  it('formats a converted value with its significant digits only', () => {
    expect(formatQuantity(from(10, 'BAR').to('PSI'), getUnit('PSI'))).toEqual({ number: '۱۴۵٫۰۳۸', symbol: 'psi' });
    expect(formatQuantity(from(298.15, 'K').to('DEG_C'), getUnit('DEG_C'))).toEqual({ number: '۲۵', symbol: '°C' });
  });

  it('never rounds the whole part away', () => {
    expect(formatQuantity(12_345_678, getUnit('EACH')).number).toBe('۱۲٬۳۴۵٬۶۷۸');
    expect(roundSignificant(1_234_567.8, 6)).toBe(1_234_568);
  });

  it('keeps small values', () => {
    expect(roundSignificant(0.00012345678, 6)).toBe(0.000123457);
    expect(roundSignificant(0, 6)).toBe(0);
    expect(roundSignificant(-9.9999999, 6)).toBe(-10);
  });
});
