import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, toAsciiDigits, toPersianDigits } from '../../../src/core/numbers/numerals.ts';
import { parseNumber } from '../../../src/core/numbers/parse-number.ts';
import { compareFolded, foldJoined, foldPartNumber, foldText, searchTerms } from '../../../src/core/text/persian.ts';
import { sortKey } from '../../../src/core/text/sort-key.ts';

const ZWNJ = '\u200c';

describe('foldText', () => {
  it('folds Arabic and Persian letters into one', () => {
    expect(foldText('كابلِ فولادي')).toBe('کابل فولادی');
    expect(foldText('دايرة')).toBe(foldText('دایره'));
    expect(foldText('درجهٔ مسؤولِ إصلاح أرّه')).toBe('درجه مسوول اصلاح اره');
    expect(foldText('آب')).toBe('اب');
  });

  it('drops tatweel, harakat and direction marks', () => {
    expect(foldText('پـمـپ\u200f \u202bآبـی\u202c')).toBe('پمپ ابی');
  });

  it('folds all three sets of digits and number marks', () => {
    expect(foldText('۱۲٬۵۰۰ و ١٢٫٥ و 1,500')).toBe('12500 و 12.5 و 1500');
  });

  it('replaces ZWNJ and runs of whitespace by one space', () => {
    expect(foldText(`  پمپ${ZWNJ}های \u00a0 گریز`)).toBe('پمپ های گریز');
  });

  it('lower-cases Latin and unfolds compatibility forms', () => {
    expect(foldText('SKF ２５ mm² ﻛﺎﺑﻞ')).toBe('skf 25 mm2 کابل');
  });

  it('is idempotent', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'آبيكةۀؤإأء۱٢3٫٬،. ,-ـ\u200c\u200fَّAz²'), maxLength: 20 });
    fc.assert(fc.property(letters, (text) => foldText(foldText(text)) === foldText(text)));
  });
});

describe('foldJoined', () => {
  it('joins the parts around a ZWNJ', () => {
    expect(foldJoined(`پمپ${ZWNJ}های گریز`)).toBe('پمپهای گریز');
  });
});

describe('foldPartNumber', () => {
  it('ignores separators of a part number', () => {
    const spellings = ['6205-2RS/C3', '6205 2rs c3', `۶۲۰۵${ZWNJ}۲RS.C3`, '6205–2RS C3'];
    expect(new Set(spellings.map(foldPartNumber))).toEqual(new Set(['62052RSC3']));
  });
});

describe('digits', () => {
  it('convert to Persian and back', () => {
    expect(toPersianDigits('M12×1.75 / ٣')).toBe('M۱۲×۱.۷۵ / ۳');
    expect(toPersianDigits(1404)).toBe('۱۴۰۴');
    expect(toAsciiDigits('۰۹۱۲٣٤٥')).toBe('0912345');
  });
});

describe('parseNumber', () => {
  it.each([
    ['۱۲٬۵۰۰٫۲۵', 12500.25],
    ['١٢٥', 125],
    ['1,234,567.5', 1234567.5],
    ['۱۲،۵۰۰', 12500],
    [' −۴٫۵ ', -4.5],
    ['\u200e-۴', -4],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %s', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', '-', '.', '12 kg', '1,23', '1.2.3', 'M8', '۱۲٬۵', '1e5', '1/2', 'دو'])(
    'returns undefined for «%s»',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );
});

describe('formatNumber', () => {
  it('groups with ٬ and separates decimals with ٫', () => {
    expect(formatNumber(12500000)).toBe('۱۲٬۵۰۰٬۰۰۰');
    expect(formatNumber(999)).toBe('۹۹۹');
    expect(formatNumber(1234.5678)).toBe('۱٬۲۳۴٫۵۶۷۸');
    expect(formatNumber(0.0000001)).toBe('۰٫۰۰۰۰۰۰۱');
    expect(formatNumber(-7.5)).toBe('\u200e−۷٫۵');
  });

  it('formats exactly the requested decimals', () => {
    expect(formatNumber(4, 1)).toBe('۴٫۰');
    expect(formatNumber(2.345, 0)).toBe('۲');
    expect(formatNumber(-0.04, 1)).toBe('۰٫۰');
  });

  it('formats no digits for NaN and infinity', () => {
    expect(formatNumber(Number.NaN)).toBe('—');
    expect(formatNumber(Number.POSITIVE_INFINITY)).toBe('—');
  });

  it('round-trips through parseNumber', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e15, max: 1e15, noNaN: true }), (number) => {
        fc.pre(Math.abs(number) >= 1e-6);
        expect(parseNumber(formatNumber(number))).toBe(number);
      }),
    );
  });
});

describe('compareFolded', () => {
  it('sorts like UTF-8 bytes', () => {
    const byBytes = (a: string, b: string) => Math.sign(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    const texts = fc.string({ unit: fc.constantFrom('a', 'ی', '\uff21', '😀', '😁', '𐐷') });
    fc.assert(fc.property(texts, texts, (a, b) => Math.sign(compareFolded(a, b)) === byBytes(a, b)));
  });
});

describe('searchTerms', () => {
  it('returns words around a ZWNJ split and joined', () => {
    expect(searchTerms(`پمپ${ZWNJ}های گریز از مرکز`)).toEqual(['پمپ', 'های', 'پمپهای', 'گریز', 'از', 'مرکز']);
  });

  it('returns a part number in parts and whole', () => {
    expect(searchTerms('بلبرینگ 6205-2RS')).toEqual(['بلبرینگ', '6205', '2rs', '62052rs']);
  });

  it('keeps decimals whole and drops punctuation', () => {
    expect(searchTerms('پیچ (M12x1.5)، ۲٫۵ اینچ.')).toEqual(['پیچ', 'm12x1.5', '2.5', 'اینچ']);
  });

  it('has no repeats and is empty for an empty text', () => {
    expect(searchTerms('لوله لوله')).toEqual(['لوله']);
    expect(searchTerms(' – ')).toEqual([]);
  });
});

describe('sortKey', () => {
  const sorted = (titles: string[]) => titles.toSorted((a, b) => compareFolded(sortKey(a), sortKey(b)));

  it('follows the Persian alphabet, although پ چ ژ گ and و ه ی are elsewhere in Unicode', () => {
    const alphabet = [...'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'];
    expect(sorted(alphabet.toReversed())).toEqual(alphabet);
    expect(sorted(['يدک', 'گیربکس', 'هواکش', 'كابل', 'لوله', 'وان', 'چرخ', 'حلقه', 'جوش'])).toEqual([
      'جوش',
      'چرخ',
      'حلقه',
      'كابل',
      'گیربکس',
      'لوله',
      'وان',
      'هواکش',
      'يدک',
    ]);
  });

  it('sorts numbers by size, shorter words first, Persian before Latin', () => {
    expect(sorted(['پیچ M10', 'پیچ M8', 'پیچ M8.5', 'پیچک', 'Bolt', 'پیچ', '۱۰ اینچ', '۲ اینچ'])).toEqual([
      '۲ اینچ',
      '۱۰ اینچ',
      'پیچ',
      'پیچ M8',
      'پیچ M8.5',
      'پیچ M10',
      'پیچک',
      'Bolt',
    ]);
  });

  it('sorts inches by size, whole, as fractions and mixed', () => {
    const sizes = ['1/4', '3/8', '1/2', '3/4', '1', '1-1/4', '۱ ۱/۲', '2', '2½', '10'];
    const titles = sizes.map((size) => `شیر توپی ${size} اینچ`);
    expect(sorted(titles.toReversed())).toEqual(titles);
    expect(sorted(['لوله DN20 1/2', 'لوله DN15 3/4', 'لوله DN15 1/2'])).toEqual([
      'لوله DN15 1/2',
      'لوله DN15 3/4',
      'لوله DN20 1/2',
    ]);
  });

  it('leaves dates, standards and part numbers as they are', () => {
    for (const text of ['1403/2/16', 'IEC 61131-3/2', '6205/C3', 'M8/16/32']) {
      expect(sortKey(text)).toBe(sortKey(text.replaceAll('/', ' ')));
    }
  });
});
