import { describe, expect, test } from 'vitest';
import { parseMeasure } from '../../../src/server/catalog/import/parse-measure.ts';

describe('parseMeasure', () => {
  test.each([
    ['10', { value: 10, unit: '' }],
    ['10 bar', { value: 10, unit: 'bar' }],
    ['۱۰ بار', { value: 10, unit: 'بار' }],
    ['١٠٫٥', { value: 10.5, unit: '' }],
    ['1/2', { value: 0.5, unit: '' }],
    ['1 1/2"', { value: 1.5, unit: '"' }],
    ['1½"', { value: 1.5, unit: '"' }],
    ['۱٬۲۵۰', { value: 1250, unit: '' }],
    ['1,250.5 kg', { value: 1250.5, unit: 'kg' }],
    ['-20…80 °C', { value: -20, maxValue: 80, unit: '°C' }],
    ['-20 تا 80', { value: -20, maxValue: 80, unit: '' }],
    ['10-20mm', { value: 10, maxValue: 20, unit: 'mm' }],
    ['−5', { value: -5, unit: '' }],
    ['.5', { value: 0.5, unit: '' }],
    ['3x400 V', { value: 3, unit: 'x400 V' }],
  ])('%s', (text, measure) => {
    expect(parseMeasure(text)).toEqual(measure);
  });

  test.each(['', 'دو', 'M10', '1/0', '1.2.3', '1,5', '10 20', '≤ 5', 'NaN', '--5', '1 2 3'])(
    '%j is no number',
    (text) => {
      expect(parseMeasure(text)).toBeUndefined();
    },
  );

  test('with a comma as decimal mark, the point separates thousands', () => {
    expect(parseMeasure('1.234,5 kg', ',')).toEqual({ value: 1234.5, unit: 'kg' });
    expect(parseMeasure('0,75', ',')).toEqual({ value: 0.75, unit: '' });
    expect(parseMeasure('1.5', ',')).toBeUndefined();
  });
});
