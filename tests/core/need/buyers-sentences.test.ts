import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { type SentencesScore, scoreSentences } from '../../questions/score-sentences.ts';
import type { Sentence } from '../../questions/sentence.ts';
import { knownParts } from '../../questions/sentence-parts.ts';
import { wholeVocabulary } from './vocabulary.ts';

interface Bar {
  part: readonly Sentence[];
  precision: number;
  recall: number;
  silentMax: number;
  /** Words that must stay unread and are hidden. */
  hiddenMax?: number;
}

const bars: Record<string, Bar> = {
  build: { part: knownParts.build, precision: 0.98, recall: 0.98, silentMax: 0 },
  choose: { part: knownParts.choose, precision: 0.98, recall: 0.95, silentMax: 0 },
  'second build': { part: knownParts['second build'], precision: 0.98, recall: 0.95, silentMax: 0 },
  'fresh build': { part: knownParts['fresh build'], precision: 0.98, recall: 0.95, silentMax: 0 },
  'third build': { part: knownParts['third build'], precision: 0.99, recall: 0.98, silentMax: 0 },
  'fourth build': { part: knownParts['fourth build'], precision: 0.99, recall: 0.95, silentMax: 0 },
  'fifth build': { part: knownParts['fifth build'], precision: 0.99, recall: 0.95, silentMax: 0 },
  'sixth build': { part: knownParts['sixth build'], precision: 0.99, recall: 0.98, silentMax: 0 },
  'seventh build': { part: knownParts['seventh build'], precision: 0.99, recall: 0.96, silentMax: 0 },
  'ninth build': { part: knownParts['ninth build'], precision: 0.99, recall: 0.94, silentMax: 0 },
  'eighth build': { part: knownParts['eighth build'], precision: 0.99, recall: 0.95, silentMax: 0 },
  'tenth build': { part: knownParts['tenth build'], precision: 0.98, recall: 0.95, silentMax: 0 },
  'eleventh build': { part: knownParts['eleventh build'], precision: 0.98, recall: 0.95, silentMax: 0, hiddenMax: 1 },
  'twelfth build': { part: knownParts['twelfth build'], precision: 0.99, recall: 0.94, silentMax: 0 },
  'fourteenth build': { part: knownParts['fourteenth build'], precision: 1, recall: 0.98, silentMax: 0 },
};

const read = (text: string) => parseNeed(text, wholeVocabulary);
const silentOf = ({ each }: SentencesScore) => each.filter(({ wrong }) => wrong.some(({ isSilent }) => isSilent));

describe.each(Object.entries(bars))('the need line on the %s part of the buyers’ sentences', (_name, bar) => {
  const score = scoreSentences(bar.part, read, wholeVocabulary);

  it('reads with the required precision and recall', () => {
    expect(score.precision).toBeGreaterThanOrEqual(bar.precision);
    expect(score.recall).toBeGreaterThanOrEqual(bar.recall);
  });

  it('guesses hardly anything silently', () => {
    expect(silentOf(score).length).toBeLessThanOrEqual(bar.silentMax);
  });

  it('shows every word that must stay unread', () => {
    const { expected, right } = score.fields.unread;
    expect(expected - right).toBeLessThanOrEqual(bar.hiddenMax ?? 0);
  });
});

describe('the terms of an order', () => {
  it.each([
    ['شیر کشویی DN100 زیر ۲۰ میلیون تومن', null, 200_000_000, 'unit'],
    ['شیر کشویی DN100 که از ۲۰ میلیون تومان بیشتر نشه', null, 200_000_000, 'unit'],
    ['کنتاکتور ۳۲ آمپر بین ۱ تا ۲ میلیون تومان', 10_000_000, 20_000_000, 'unit'],
    ['فلنج DN50 حداقل ۹۰۰ هزار ریال', 900_000, null, 'unit'],
    ['بودجه یک و نیم میلیارد تومان برای دیزل ژنراتور', null, 15_000_000_000, 'total'],
  ])('are a price in rial: «%s»', (text, minRial, maxRial, per) => {
    expect(read(text).price).toMatchObject({ minRial, maxRial, per });
  });

  it('leave a price of a few toman unread: it may be thousands or millions', () => {
    const text = 'کنتاکتور ۳۲ آمپر زیر ۸ تومن';
    expect(read(text).price).toBeNull();
    expect(
      read(text)
        .unread.map((span) => text.slice(...span))
        .join(' '),
    ).toContain('۸ تومن');
  });

  it.each([
    ['سه تا پمپ شناور', 3, 'EACH'],
    ['۲۰۰ متر کابل زمینی', 200, 'M'],
    ['باتری صنعتی ۱۰۰ آمپر ساعت تعداد ۱۶', 16, 'EACH'],
    ['روغن هیدرولیک به مقدار ۲۰۸ لیتر', 208, 'L'],
    ['۲ حلقه سیم افشان', 2, 'ROLL'],
  ])('are an ordered quantity: «%s»', (text, value, unitId) => {
    expect(read(text).amount).toMatchObject({ value, unitId });
  });

  it.each([
    ['کولینگ تاور ۴۰ روزه', 40],
    ['شیر کشویی تا سه روز دیگه', 3],
    ['انکودر دو هفته‌ای', 14],
    ['فلنج DN80 همین امروز', 0],
    ['کمپرسور پیستونی فوری', null],
  ])('are a day of delivery: «%s»', (text, maxDays) => {
    expect(read(text).delivery).toMatchObject({ maxDays });
  });

  it('take no guarantee for a delivery, and no question for a wish', () => {
    expect(read('پنل خورشیدی با گارانتی ۱۲ ماهه').delivery).toBeNull();
    expect(read('شیر کشویی DN80 موجوده؟').stock).toBeNull();
    expect(read('شیر کشویی DN80 موجود باشه').stock).not.toBeNull();
  });

  it.each([
    ['سلام 6205-2RS دارید؟', '6205-2RS'],
    ['NU 212 میخوام', 'NU 212'],
    ['بلبرینگ ۶۰۰۸ سی تری', '6008/C3'],
    ['گیربکس WG63-30', 'WG63-30'],
    ['استاندارد API 610', 'API 610'],
  ])('are a part number: «%s»', (text, number) => {
    expect(read(text).partNumbers.map((one) => one.text)).toEqual([number]);
  });

  it.each(['فلنج DN50', 'تیرآهن IPE 200', 'ترانسمیتر فشار 4-20mA', 'پیچ M12×60', 'لوله SCH 40', 'شیر برقی 5/2'])(
    'are no part number: «%s»',
    (text) => expect(read(text).partNumbers).toEqual([]),
  );

  it('name a second thing, which is read by itself', () => {
    const text = 'کنتاکتور ۳۲ آمپر با بی متال ۲۳ تا ۳۲';
    expect(read(text).also.map((span) => text.slice(...span))).toEqual(['بی متال ۲۳ تا ۳۲']);
    expect(read('پیچ و مهره M12').also).toEqual([]);
  });
});

describe('what is ruled out', () => {
  const ruledOut = (text: string) =>
    read(text).exclusions.flatMap(({ optionIds }) => optionIds.map((id) => id.split('#').at(-1)));

  it('is said after a word too, in any spacing, and keeps the number before it', () => {
    expect(ruledOut('دستگاه جوش ۲۰۰ آمپر TIG نه')).toEqual(['TIG']);
    expect(ruledOut('شیر کشویی DN80 بدنه چدنی نمی‌خوام')).toEqual(['GGG40']);
    expect(read('دستکش کار با سایز ۵۰ متر نیتریل نباشه').exclusions).toHaveLength(1);
  });

  it('is no bound: «بیشتر نباشه»', () => {
    const { filters, exclusions } = read('فن آکسیال که توان موتورش از ۲ کیلووات بیشتر نباشه');
    expect(filters.map(({ kind, max }) => [kind, max])).toEqual([['atMost', 2]]);
    expect(exclusions).toEqual([]);
  });
});

describe('what a number asks for', () => {
  const wanted = (text: string) => read(text).filters.map(({ kind, min, max }) => [kind, min, max]);

  it('is at least what the thing must be able to do, and what it must bear', () => {
    expect(wanted('چرخ صنعتی که ۱۸۰ کیلو تحمل کنه')).toEqual([['atLeast', 180, null]]);
    expect(wanted('کوپلینگ فکی برای گشتاور ۴۰۰ نیوتن متر')).toEqual([['atLeast', 400, null]]);
    expect(wanted('مانومتر که ۸ بار رو بخونه')).toEqual([['exact', 8, 8]]);
  });

  it('has the unit in which a product of the catalogue has it', () => {
    expect(wanted('میلگرد ساده CK45 قطر ۶۰')).toContainEqual(['exact', 60, 60]);
    expect(read('نبشی ضخامت ۵').filters).toMatchObject([{ min: 5, unitId: 'MilliM' }]);
    expect(read('نبشی ۸').filters).toMatchObject([{ min: 8, unitId: 'CentiM' }]);
    expect(read('قوطی ۲۰×۲۰').questions.map(({ kind }) => kind)).toEqual(['unit', 'unit']);
  });
});
