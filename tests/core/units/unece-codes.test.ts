import { describe, expect, test } from 'vitest';
import { findUnitByUneceCode, uneceCodes } from '../../../src/core/units/unece-codes.ts';

describe('findUnitByUneceCode', () => {
  test.each([
    ['MMT', 'Length', 'MilliM'],
    ['KGM', 'Mass', 'KiloGM'],
    ['BAR', 'Pressure', 'BAR'],
    ['P1', 'DimensionlessRatio', 'PERCENT'],
    ['VLT', 'Voltage', 'V'],
    ['KWT', 'Power', 'KiloW'],
    ['HUR', 'Time', 'HR'],
    ['CEL', 'CelsiusTemperature', 'DEG_C'],
    ['C62', 'Count', 'EACH'],
    ['MQH', 'VolumeFlowRate', 'M3-PER-HR'],
    ['C14', 'Inductance', 'MilliH'],
    [' mmt ', 'Length', 'MilliM'],
  ])('%s', (code, quantityId, id) => {
    expect(findUnitByUneceCode(code)).toMatchObject({ quantityId, id });
  });

  test('every code of the table has a unit; there are far more than eighty', () => {
    expect(uneceCodes.filter((code) => findUnitByUneceCode(code) === undefined)).toEqual([]);
    expect(uneceCodes.length).toBeGreaterThan(80);
  });

  test.each(['XYZ', '', 'mm', 'E14', 'constructor', '__proto__'])('%j is not a code', (code) => {
    expect(findUnitByUneceCode(code)).toBeUndefined();
  });
});
