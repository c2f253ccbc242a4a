import { describe, expect, it } from 'vitest';
import { findMatches } from '../../../src/core/text/highlight.ts';

const matched = (text: string, query: string) => findMatches(text, query).map(([start, end]) => text.slice(start, end));

describe('findMatches', () => {
  it('matches words of the query at the start of words', () => {
    expect(findMatches('پمپ سانتریفیوژ پمپ', 'پمپ')).toEqual([
      [0, 3],
      [15, 18],
    ]);
    expect(matched('پمپ سانتریفیوژ', 'سانتر')).toEqual(['سانتر']);
    expect(matched('الکتروپمپ', 'پمپ')).toEqual([]);
  });

  it('matches other spellings of letters and digits', () => {
    expect(matched('كيفيت ۶۲۰۵', 'کیفیت 6205')).toEqual(['كيفيت', '۶۲۰۵']);
    expect(matched('Valve DN50', 'VALVE dn۵۰')).toEqual(['Valve', 'DN50']);
  });

  it('returns offsets into the original if folding changes the length', () => {
    expect(matched('ﻻستیک نو', 'لاستیک')).toEqual(['ﻻستیک']);
    expect(matched('مُهره و پیچ', 'مهره پیچ')).toEqual(['مُهره', 'پیچ']);
    expect(matched('پیـــچ شش‌گوش', 'پیچ')).toEqual(['پیـــچ']);
    expect(matched('بهاء ۱۲٬۵۰۰ ریال', '12500 بها')).toEqual(['بها', '۱۲٬۵۰۰']);
  });

  it('treats words separated by ZWNJ, space or hyphen as one word and as several', () => {
    expect(matched('پمپ‌های آب', 'پمپهای')).toEqual(['پمپ‌های']);
    expect(matched('پمپ های آب', 'پمپ‌های')).toEqual(['پمپ های']);
    expect(matched('بلبرینگ 6205-2RS', '62052rs')).toEqual(['6205-2RS']);
    expect(matched('پمپ‌های آب', 'های')).toEqual(['های']);
  });

  it('does not split a decimal number', () => {
    expect(matched('کابل ۲٫۵ میلی‌متر', '2.5')).toEqual(['۲٫۵']);
    expect(matched('کابل 25 میلی‌متر', '2.5')).toEqual([]);
  });

  it('marks a single digit alone, not at the start of another number', () => {
    expect(matched('شیر 1 اینچ BAV-25-16', '1')).toEqual(['1']);
    expect(matched('کابل ۱٫۵ و ۱ میلی‌متر', '۱')).toEqual(['۱']);
    expect(matched('بلبرینگ 6205-2RS', '62 2')).toEqual(['62', '2']);
  });

  it('merges overlapping ranges', () => {
    expect(matched('سانتریفیوژ', 'سان سانتری')).toEqual(['سانتری']);
  });

  it('treats regular expression characters literally', () => {
    expect(findMatches('پمپ 100%', '% _ .* ( [')).toEqual([]);
    expect(findMatches('', 'پمپ')).toEqual([]);
    expect(findMatches('پمپ', '')).toEqual([]);
  });
});
