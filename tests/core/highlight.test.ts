import { describe, expect, it } from 'vitest';
import { findMatches } from '../../src/core/highlight.ts';

const matched = (text: string, query: string) => findMatches(text, query).map(([start, end]) => text.slice(start, end));

describe('findMatches', () => {
  it('finds words of the query where words of the text begin', () => {
    expect(findMatches('پمپ سانتریفیوژ پمپ', 'پمپ')).toEqual([
      [0, 3],
      [15, 18],
    ]);
    expect(matched('پمپ سانتریفیوژ', 'سانتر')).toEqual(['سانتر']);
    expect(matched('الکتروپمپ', 'پمپ')).toEqual([]);
  });

  it('finds them in other spellings of letters and digits', () => {
    expect(matched('كيفيت ۶۲۰۵', 'کیفیت 6205')).toEqual(['كيفيت', '۶۲۰۵']);
    expect(matched('Valve DN50', 'VALVE dn۵۰')).toEqual(['Valve', 'DN50']);
  });

  it('gives offsets into the original where folding changes the length', () => {
    expect(matched('ﻻستیک نو', 'لاستیک')).toEqual(['ﻻستیک']);
    expect(matched('مُهره و پیچ', 'مهره پیچ')).toEqual(['مُهره', 'پیچ']);
    expect(matched('پیـــچ شش‌گوش', 'پیچ')).toEqual(['پیـــچ']);
    expect(matched('بهاء ۱۲٬۵۰۰ ریال', '12500 بها')).toEqual(['بها', '۱۲٬۵۰۰']);
  });

  it('takes words parted by ZWNJ, space or hyphen for one word and for several', () => {
    expect(matched('پمپ‌های آب', 'پمپهای')).toEqual(['پمپ‌های']);
    expect(matched('پمپ های آب', 'پمپ‌های')).toEqual(['پمپ های']);
    expect(matched('بلبرینگ 6205-2RS', '62052rs')).toEqual(['6205-2RS']);
    expect(matched('پمپ‌های آب', 'های')).toEqual(['های']);
  });

  it('keeps a decimal number whole', () => {
    expect(matched('کابل ۲٫۵ میلی‌متر', '2.5')).toEqual(['۲٫۵']);
    expect(matched('کابل 25 میلی‌متر', '2.5')).toEqual([]);
  });

  it('joins stretches that overlap', () => {
    expect(matched('سانتریفیوژ', 'سان سانتری')).toEqual(['سانتری']);
  });

  it('takes signs of patterns as they are', () => {
    expect(findMatches('پمپ 100%', '% _ .* ( [')).toEqual([]);
    expect(findMatches('', 'پمپ')).toEqual([]);
    expect(findMatches('پمپ', '')).toEqual([]);
  });
});
