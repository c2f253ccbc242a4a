import { describe, expect, it } from 'vitest';
import { localMobile } from '../../../src/core/people/format-phone.ts';
import { maskMobile, parseMobile, parsePhone } from '../../../src/core/people/phone.ts';

describe('parseMobile', () => {
  it.each([
    '09121234567',
    '9121234567',
    '+989121234567',
    '00989121234567',
    '989121234567',
    '+98 (0)912 123 4567',
    '۰۹۱۲۱۲۳۴۵۶۷',
    '٠٩١٢١٢٣٤٥٦٧',
    '0912-123-4567',
    '0912.123.45.67',
    '\u200e0912\u200c123\u200f4567 ',
    '＋98 912 123 4567',
  ])('reads «%s» as one number', (text) => {
    expect(parseMobile(text)).toBe('+989121234567');
  });

  it.each([
    '',
    '0912123456',
    '091212345678',
    '02188776655',
    '+449121234567',
    '0912123456a',
    '۰۹۱۲,۱۲۳,۴۵۶۷',
    '+',
    '0'.repeat(99),
  ])('refuses «%s»', (text) => {
    expect(parseMobile(text)).toBeUndefined();
  });
});

describe('parsePhone', () => {
  it.each(['02188776655', '2188776655', '+982188776655', '0098 21 8877 6655', '۰۲۱-۸۸۷۷۶۶۵۵', '(۰۲۱) ۸۸۷۷ ۶۶۵۵'])(
    'reads «%s» as a landline of Tehran',
    (text) => {
      expect(parsePhone(text)).toBe('+982188776655');
    },
  );

  it('reads landlines of all provinces, and mobile numbers', () => {
    const areas = '11 13 17 21 23 24 25 26 28 31 34 35 38 41 44 45 51 54 56 58 61 66 71 74 76 77 81 83 84 86 87'.split(
      ' ',
    );
    for (const area of areas) expect(parsePhone(`0${area}33445566`)).toBe(`+98${area}33445566`);
    expect(parsePhone('۰۹۱۲ ۱۲۳ ۴۵۶۷')).toBe('+989121234567');
  });

  it.each([
    '88776655',
    '0218877665',
    '021887766550',
    '02988776655',
    '02288776655',
    '02108776655',
    '+442188776655',
    '021-ABCD',
  ])('refuses «%s»', (text) => {
    expect(parsePhone(text)).toBeUndefined();
  });
});

it('shows a number as it is written here, and masked', () => {
  expect(localMobile('+989121234567')).toBe('09121234567');
  expect(maskMobile('+989121234567')).toBe('0912***4567');
});
