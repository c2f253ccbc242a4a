import { describe, expect, it } from 'vitest';
import { localMobile, maskMobile, parseMobile } from '../../src/core/phone.ts';

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

it('shows a number as it is written here, and masked', () => {
  expect(localMobile('+989121234567')).toBe('09121234567');
  expect(maskMobile('+989121234567')).toBe('0912***4567');
});
