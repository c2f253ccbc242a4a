import { describe, expect, it } from 'vitest';
import { parsePostalCode } from '../../../src/core/people/postal-code.ts';

describe('parsePostalCode', () => {
  it.each(['1136945817', '11369-45817', '۱۱۳۶۹۴۵۸۱۷', '١١٣٦٩٤٥٨١٧', ' 11369 45817\u200f', '۱۱۳۶۹–۴۵۸۱۷'])(
    'reads «%s» as one code',
    (text) => {
      expect(parsePostalCode(text)).toBe('1136945817');
    },
  );

  it('accepts 0 and 2 in the last five digits', () => {
    expect(parsePostalCode('1417602204')).toBe('1417602204');
    expect(parsePostalCode('1410762204')).toBeUndefined();
  });

  it.each([
    '',
    '113694581',
    '11369458170',
    '0136945817',
    '1126945817',
    '1111111111',
    '11369x5817',
    'کد ۱۱۳۶۹۴۵۸۱۷',
    '1'.repeat(99),
  ])('refuses «%s»', (text) => {
    expect(parsePostalCode(text)).toBeUndefined();
  });
});
