import { describe, expect, it } from 'vitest';
import { skeletonOf } from '../../../src/core/text/skeleton.ts';

const PERSIAN = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';

describe('a skeleton', () => {
  it.each([
    ['راسته', 'راسته', 'رٲسته', 'ړاسته', 'راستہ', 'راستۃ', 'ر‌ا‌س‌ت‌ه', '‮راسته', 'رَاسِته', 'ﺭﺍﺳﺘﻪ', 'راسـته'],
    ['فولاد نو', 'ڤۆڵاد نۆ', 'ڡولاد ںو'],
    ['کیان', 'كيان', 'ګێان', 'ڪىان'],
    ['Rasteh', 'RASTEH', 'Rаstеh', 'РАSТЕН'.replace('Р', 'R'), 'Rásteh', 'Ｒａｓｔｅｈ', '𝐑𝐚𝐬𝐭𝐞𝐡'],
    ['Oil Tools', '0il T00ls', 'Οil Τοοls', 'ОіI-tооIs', 'oi1tools'],
  ])('is one for %s and its look-alikes', (name, ...others) => {
    for (const other of others) expect(skeletonOf(other)).toBe(skeletonOf(name));
  });

  it.each([
    ['کار', 'گار'],
    ['بار', 'پار'],
    ['سرد', 'زرد'],
    ['نام ۱', 'نام ۲'],
    ['Pars', 'Fars'],
  ])('parts %s from %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  it('knows every letter of the Arabic block', () => {
    const block = Array.from({ length: 0x6d6 - 0x620 }, (_, n) => String.fromCodePoint(0x620 + n));
    const letters = block.filter((sign) => /\p{L}/u.test(sign));
    expect(letters.filter((sign) => [...skeletonOf(sign)].some((one) => !PERSIAN.includes(one)))).toEqual([]);
  });
});
