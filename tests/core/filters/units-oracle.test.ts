import fc from 'fast-check';
import Qty from 'js-quantities';
import { describe, expect, it } from 'vitest';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { convert } from '../../../src/core/units/units.ts';
import { units } from '../../../src/core/units/units-table.ts';

/** Units that the oracle spells differently from our symbol. */
const otherSpellings: Readonly<Record<string, string>> = {
  HA: 'hectare',
  GAL_US: 'gal',
  DEG: 'degree',
  MilliM_HG: 'mmHg',
  DEG_C: 'tempC',
  DEG_F: 'tempF',
  K: 'tempK',
  DEG_C_DIFF: 'degC',
  DEG_F_DIFF: 'degF',
  K_DIFF: 'degK',
  OHM: 'ohm',
  KiloOHM: 'kohm',
  LUX: 'lux',
  'GAL_US-PER-MIN': 'gal/min',
  'KiloGM_F-PER-CentiM2': 'kilogram-force/cm2',
  BTU_IT: 'btu',
  REV: 'revolution',
  KiloGM_F: 'kilogram-force',
};
/** Symbols that the oracle does not know or misreads (PS as petasiemens, TR as tesla-roentgen). */
const unknownToOracle = new Set(['HP_Metric', 'TON_FG', 'PH', 'MilliOHM', 'MegaOHM', 'DeciB', 'BTU_IT']);
/** The oracle defines psi, pound-force and mmHg with six to eight digits only. */
const ORACLE_PRECISION = 1e-6;

const spellingOf = (unit: { id: string; symbol: string }): string =>
  otherSpellings[unit.id] ?? unit.symbol.replace(/[·⋅]/g, '*').replaceAll('²', '2').replaceAll('³', '3');

function readsUnit(spelling: string): boolean {
  try {
    return !new Qty(1, spelling).isUnitless();
  } catch {
    return false;
  }
}

const known = units.filter((unit) => !unknownToOracle.has(unit.id) && readsUnit(spellingOf(unit)));
const pairs = [...Map.groupBy(known, (unit) => unit.quantityId).values()].flatMap((same) =>
  same.flatMap((from) => same.filter((to) => to !== from).map((to) => ({ from, to }))),
);

describe('convert', () => {
  it('is checked for most industrial units', () => {
    expect(known.length).toBeGreaterThan(100);
    const quantities = new Set(known.map((unit) => unit.quantityId));
    for (const id of ['Length', 'GaugePressure', 'CelsiusTemperature', 'Power', 'VolumeFlowRate', 'Torque', 'Mass']) {
      expect(quantities, id).toContain(id);
    }
  });

  it.each(pairs.map(({ from, to }) => [from.id, to.id]))('agrees with the oracle from %s to %s', (fromId, toId) => {
    const [from, to] = [findUnit(fromId), findUnit(toId)];
    if (!from || !to) throw new Error(`${fromId} or ${toId} is no unit`);
    // The oracle refuses temperatures below absolute zero and rounds tiny values to 0.
    const isTemperature = from.quantityId === 'CelsiusTemperature';
    const large = fc.double({ min: 1e-3, max: 1e6, noNaN: true });
    const any = isTemperature
      ? large.map((value) => value - from.offset)
      : fc.oneof(
          large,
          large.map((value) => -value),
        );
    fc.assert(
      fc.property(any, (value) => {
        const expected = new Qty(value, spellingOf(from)).to(spellingOf(to)).scalar;
        const zero = Math.abs(convert(0, from, to));
        const difference = Math.abs(convert(value, from, to) - expected);
        expect(difference).toBeLessThanOrEqual(ORACLE_PRECISION * (Math.abs(expected) + zero) + Number.MIN_VALUE);
      }),
      { numRuns: 30 },
    );
  });
});
