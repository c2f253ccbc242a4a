import { describe, expect, it } from 'vitest';
import { findQuantity, findUnit, findUnitByAlias, unitsOf } from '../../../src/core/units/unit-lookup.ts';
import { units } from '../../../src/core/units/units-table.ts';

describe('findUnit', () => {
  it('finds a QUDT id as the unit of the given quantity', () => {
    expect(findUnit('BAR')?.quantityId).toBe('Pressure');
    expect(findUnit('BAR', 'GaugePressure')?.id).toBe('BAR_G');
    expect(findUnit('MegaPA', 'Stress')?.id).toBe('MegaPA_S');
    expect(findUnit('V', 'ElectricPotential')?.id).toBe('V');
  });

  it('does not find a unit of another quantity', () => {
    expect(findUnit('MilliM', 'Mass')).toBeUndefined();
    expect(findUnit('MilliM', 'NoSuchQuantity')).toBeUndefined();
  });

  it('lists the units of a quantity, also by a synonym', () => {
    expect(unitsOf('Diameter')[0]?.id).toBe('MilliM');
    expect(unitsOf('ElectricPotential').map((unit) => unit.id)).toEqual(findQuantity('Voltage')?.unitIds);
    expect(unitsOf('NoSuchQuantity')).toEqual([]);
  });
});

describe('findUnitByAlias', () => {
  it.each([
    ['میلی‌متر', 'MilliM'],
    ['ميلي متر', 'MilliM'],
    ['mm²', 'MilliM2'],
    ['mm۲', 'MilliM2'],
    ['MM', 'MilliM'],
    ['µm', 'MicroM'],
    ['μm', 'MicroM'],
    ['KW', 'KiloW'],
    ['HP', 'HP'],
    ['اسب‌بخار', 'HP_Metric'],
    ['بار', 'BAR'],
    ['bar(g)', 'BAR_G'],
    ['psig', 'PSI_G'],
    ['N.m', 'N-M'],
    ['ºC', 'DEG_C'],
    ['℃', 'DEG_C'],
    ['درجه سانتیگراد', 'DEG_C'],
    ['kgf/cm^2', 'KiloGM_F-PER-CentiM2'],
    ['متر مکعب در ساعت', 'M3-PER-HR'],
    ['lpm', 'L-PER-MIN'],
    ['min⁻¹', 'REV-PER-MIN'],
    ['kW·h', 'KiloW-HR'],
    ['W/m²K', 'W-PER-M2-K'],
    ['Ω/km', 'OHM-PER-KiloM'],
    ['\u2126', 'OHM'],
    ['dB(A)', 'DeciB_A'],
    ['٪', 'PERCENT'],
    ['عدد', 'EACH'],
  ])('reads %s as %s', (raw, id) => {
    expect(findUnitByAlias(raw)?.id).toBe(id);
  });

  it('searches within the given quantity', () => {
    expect(findUnitByAlias('bar', 'GaugePressure')?.id).toBe('BAR_G');
    expect(findUnitByAlias('MPa', 'Stress')?.id).toBe('MegaPA_S');
    expect(findUnitByAlias('°C', 'TemperatureDifference')?.id).toBe('DEG_C_DIFF');
    expect(findUnitByAlias('C', 'Temperature')?.id).toBe('DEG_C');
    expect(findUnitByAlias('C', 'ElectricCharge')?.id).toBe('C');
    expect(findUnitByAlias('kg', 'Length')).toBeUndefined();
  });

  it.each(['', 'C', 'F', 'S', 'H', 'mw', 'Mw', 'pA', 'kb', '10 ms', 'x', 'raw unit', 'DN'])(
    'does not guess «%s»',
    (raw) => {
      expect(findUnitByAlias(raw)).toBeUndefined();
    },
  );

  it('finds every unit by its own symbol and Persian name', () => {
    for (const unit of units) {
      expect(findUnitByAlias(unit.symbol, unit.quantityId)?.id).toBe(unit.id);
      expect(findUnitByAlias(unit.nameFa, unit.quantityId)?.id).toBe(unit.id);
    }
  });
});
