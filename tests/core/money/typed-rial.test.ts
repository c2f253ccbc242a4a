import { describe, expect, it } from 'vitest';
import { rialWords } from '../../../src/core/money/rial-words.ts';
import { readRial } from '../../../src/core/money/typed-rial.ts';

describe('readRial', () => {
  it.each(['3500000', '۳۵۰۰۰۰۰', '٣٥٠٠٠٠٠', '3,500,000', '۳٬۵۰۰٬۰۰۰', '۳،۵۰۰،۰۰۰', ' 3 500 000 ', '\u200f۳۵۰۰۰۰۰'])(
    'reads «%s»',
    (text) => expect(readRial(text)).toEqual({ rial: 3_500_000 }),
  );

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['دوازده', 'notNumber'],
    ['12 هزار', 'notNumber'],
    ['-5', 'notNumber'],
    ['1e5', 'notNumber'],
    [',', 'notNumber'],
    ['12.5', 'fraction'],
    ['۱۲٫۵', 'fraction'],
    ['12/5', 'fraction'],
    ['1.250.000', 'notNumber'],
    ['9007199254740992', 'tooLarge'],
  ])('refuses «%s»: %s', (text, fault) => expect(readRial(text)).toEqual({ fault }));

  it('takes the greatest exact number, and no more than it is told', () => {
    expect(readRial('9007199254740991')).toEqual({ rial: Number.MAX_SAFE_INTEGER });
    expect(readRial('1001', { max: 1000 })).toEqual({ fault: 'tooLarge' });
    expect(readRial('0', { min: 1 })).toEqual({ fault: 'tooSmall' });
    expect(readRial('0')).toEqual({ rial: 0 });
  });
});

describe('rialWords', () => {
  it.each([
    [0, 'صفر تومان'],
    [7, 'هفت ریال'],
    [10, 'یک تومان'],
    [105, 'ده تومان و پنج ریال'],
    [10_000, 'هزار تومان'],
    [310_000, 'سی و یک هزار تومان'],
    [9_470_000, 'نهصد و چهل و هفت هزار تومان'],
    [35_000_000, 'سه میلیون و پانصد هزار تومان'],
    [4_780_000_000, 'چهارصد و هفتاد و هشت میلیون تومان'],
    [120_000_000_000, 'دوازده میلیارد تومان'],
  ])('says %d', (rial, words) => expect(rialWords(rial)).toBe(words));

  it('takes only whole, exact amounts', () => {
    for (const rial of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => rialWords(rial)).toThrow(RangeError);
    expect(rialWords(Number.MAX_SAFE_INTEGER)).toMatch(/تومان و یک ریال$/);
  });
});
