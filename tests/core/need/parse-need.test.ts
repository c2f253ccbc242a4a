import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NeedReading, Span } from '../../../src/core/need/need-types.ts';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { scoreAll, scoreSentence } from './score.ts';
import { ambiguousSentences, noFilterSentences, sentences } from './sentences/sentences.ts';
import { demoVocabulary, propertyId } from './vocabulary.ts';

const MIN_PRECISION = 0.98;
const MIN_RECALL = 0.98;
const MIN_EXACT_SHARE = 0.95;

const read = (sentence: string) => parseNeed(sentence, demoVocabulary);
const categoryIds = (reading: NeedReading) => reading.categories.map(({ categoryId }) => categoryId);

function spansOf({ categories, filters, questions, unread, place, amount }: NeedReading): Span[] {
  const spans = [...categories, ...filters, ...questions].map(({ span }) => span);
  return [...spans, ...unread, ...(place ? [place.span] : []), ...(amount ? [amount.span] : [])];
}

const sentenceWords = [...new Set(sentences.flatMap(({ text }) => text.split(/\s+/)))];
const anyText = fc.string({ unit: 'binary', maxLength: 80 });
const someWords = fc.array(fc.constantFrom(...sentenceWords), { maxLength: 10 }).map((words) => words.join(' '));
const anyNeed = fc
  .tuple(fc.constantFrom('', ...sentences.map(({ text }) => text)), someWords)
  .map((parts) => parts.join(' ').trim());

describe('the test set', () => {
  it('has at least 220 distinct sentences, 30 without a filter and 20 ambiguous', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(220);
    expect(noFilterSentences.length).toBeGreaterThanOrEqual(30);
    expect(ambiguousSentences.filter(({ asks }) => asks.length > 0).length).toBeGreaterThanOrEqual(20);
    expect(new Set(sentences.map(({ text }) => text)).size).toBe(sentences.length);
  });
});

describe('parseNeed on the test set', () => {
  it('finds slots with the required precision and recall', () => {
    const { precision, recall, exactShare } = scoreAll(sentences);
    expect(precision).toBeGreaterThanOrEqual(MIN_PRECISION);
    expect(recall).toBeGreaterThanOrEqual(MIN_RECALL);
    expect(exactShare).toBeGreaterThanOrEqual(MIN_EXACT_SHARE);
  });

  it.each(noFilterSentences)('finds no filter in «$text»', ({ text }) => {
    expect(read(text).filters).toEqual([]);
  });

  it.each(ambiguousSentences)('asks the expected questions about «$text»', (need) => {
    const { missed, wrong, reading } = scoreSentence(need);
    expect({ missed, wrong }).toEqual({ missed: [], wrong: [] });
    expect([...new Set(reading.questions.map(({ kind }) => kind))].sort()).toEqual([...need.asks].sort());
  });
});

describe('parseNeed', () => {
  it('parses the whole example sentence of the need screen', () => {
    const text = 'پمپ سانتریفیوژ ۵۰ متر هد زیر ۳ کیلووات استیل';
    const { categories, filters, questions, unread } = read(text);
    expect(categories.map(({ categoryId, span }) => [categoryId, text.slice(...span)])).toEqual([
      ['end-suction-pump', 'پمپ سانتریفیوژ'],
    ]);
    expect(filters.map(({ propertyId: id, kind, span }) => [id, kind, text.slice(...span)])).toEqual([
      ['pumps#head', 'exact', '۵۰ متر هد'],
      ['pumps#power', 'atMost', 'زیر ۳ کیلووات'],
      ['end-suction-pump#casing', 'options', 'استیل'],
    ]);
    expect([questions, unread]).toEqual([[], []]);
  });

  it.each([
    ['پمپ سانتريفيوژ ۵٠ متر هد', 'pumps#head', 50],
    ['پمپ‌سانتریفیوژ هد 50متر', 'pumps#head', 50],
    ['پمپ سانتریفیوژ دبی ۱٬۲۰۰ لیتر بر دقیقه', 'pumps#flow', 1200],
    ['پمپ سانتریفیوژ هد ۱۲٫۵ متر', 'pumps#head', 12.5],
  ])('reads letters, digits and marks as they are typed in «%s»', (text, id, value) => {
    expect(read(text).filters.map((filter) => [filter.propertyId, filter.min])).toEqual([[id, value]]);
  });

  it('distinguishes approximate, upper, lower and two-sided bounds', () => {
    const kindOf = (words: string) =>
      read(`کمپرسور اسکرو ${words}`).filters.map(({ kind, min, max }) => [kind, min, max]);
    expect(kindOf('حدود ۱۰ بار')).toEqual([['about', 10, 10]]);
    expect(kindOf('حداکثر ۱۰ بار')).toEqual([['atMost', null, 10]]);
    expect(kindOf('۱۰ بار به بالا')).toEqual([['atLeast', 10, null]]);
    expect(kindOf('از ۸ تا ۱۰ بار')).toEqual([['between', 8, 10]]);
  });

  it('reports a corrected letter', () => {
    const { categories } = read('گیربکص حلزونی');
    expect(categories.map(({ categoryId, certainty }) => [categoryId, certainty])).toEqual([
      ['worm-gearbox', 'corrected'],
    ]);
  });

  it('treats an ordered quantity as an amount, not as a filter', () => {
    const { amount, filters } = read('۲۰ شاخه تیرآهن');
    expect(amount).toMatchObject({ value: 20, unitId: 'BRANCH' });
    expect(filters).toEqual([]);
  });

  it('leaves unknown words unread, with their positions', () => {
    const text = 'کنتاکتور اشنایدر ۲۵ آمپر';
    expect(read(text).unread.map((span) => text.slice(...span))).toEqual(['اشنایدر']);
  });

  it("reads a town's name as a place, unless it means something else", () => {
    const places = ['اصفهان', 'فریم', 'زاویه'].map((name) => ({ id: name, name }));
    const placeIn = (text: string) => parseNeed(text, { ...demoVocabulary, places }).place?.placeId;
    expect(placeIn('الکتروموتور سه‌فاز اصفهان')).toBe('اصفهان');
    expect(placeIn('الکتروموتور سه‌فاز فریم 132M')).toBeUndefined();
    expect(placeIn('فرز با زاویه')).toBeUndefined();
    expect(placeIn('الکتروموتور سه‌فاز تحویل در فریم')).toBe('فریم');
  });

  it('never throws and keeps every span within the text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, anyNeed), (text) => {
        const isOutside = ([start, end]: Span) => start < 0 || end < start || end > text.length;
        expect(spansOf(read(text)).filter(isOutside)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same result for the same sentence', () => {
    fc.assert(
      fc.property(anyNeed, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
    );
  });

  it('returns only filters whose property every proposed category has', () => {
    fc.assert(
      fc.property(anyNeed, (text) => {
        const reading = read(text);
        const ids = categoryIds(reading);
        const misplaced = reading.filters.filter(({ propertyId: own, alike = [] }) => {
          const owners = [own, ...alike.map(({ propertyId = '' }) => propertyId)].map((one) => one.split('#')[0] ?? '');
          return !ids.every((id) => owners.some((owner) => lineageOf(id).includes(owner)));
        });
        expect(misplaced).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('gives each number filter a unit of its property', () => {
    const units = new Map(demoVocabulary.units.map((unit) => [unit.id, unit.quantityId]));
    const quantities = new Map(demoVocabulary.properties.map(({ id, quantityId }) => [id, quantityId]));
    fc.assert(
      fc.property(anyNeed, (text) => {
        for (const { propertyId: id, unitId, kind } of read(text).filters) {
          const isNumber = kind !== 'options' && kind !== 'yes' && kind !== 'no';
          if (isNumber) expect(unitId === null ? undefined : units.get(unitId)).toBe(quantities.get(id) ?? undefined);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('parseNeed with answers', () => {
  it('resolves a pending quantity once the category is chosen', () => {
    const text = 'پیچ M12×60';
    const { categories, filters, questions } = parseNeed(text, demoVocabulary, { categoryId: 'socket-head-cap-screw' });
    expect(categories.map(({ categoryId, span }) => [categoryId, text.slice(...span)])).toEqual([
      ['socket-head-cap-screw', 'پیچ'],
    ]);
    expect(filters.map((filter) => filter.propertyId)).toEqual([
      propertyId('socket-head-cap-screw', 'thread'),
      propertyId('socket-head-cap-screw', 'L'),
    ]);
    expect(questions).toEqual([]);
  });

  it('turns the chosen property, unit or value into a filter', () => {
    const settle = (text: string, pick: number) => {
      const [question] = read(text).questions;
      const choice = question?.choices[pick];
      if (!question || !choice) throw new Error(`nothing to choose in «${text}»`);
      return parseNeed(text, demoVocabulary, { pieces: [{ ...choice, start: question.span[0] }] });
    };
    expect(settle('شیلنگ باد زیر ۱۰ میل', 0).filters).toMatchObject([
      { propertyId: 'polyurethane-tube#D', kind: 'atMost', max: 10, unitId: 'MilliM', certainty: 'stated' },
    ]);
    expect(settle('قوطی ۲۰×۳۰', 0).filters).toMatchObject([{ kind: 'exact', min: 20, unitId: 'CentiM' }]);
    expect(settle('موتور تکفاز ۱/۲ اسب', 0).filters).toMatchObject([{ min: 0.5, unitId: 'HP_Metric' }]);
  });

  it('still asks for the unit of a number whose property was chosen', () => {
    const text = 'بلبرینگ شیار عمیق قطر ۵۰';
    const [question] = read(text).questions;
    const { questions, filters } = parseNeed(text, demoVocabulary, {
      pieces: [{ propertyId: 'bearings#d', start: question?.span[0] ?? 0 }],
    });
    expect(questions.map(({ kind }) => kind)).toEqual(['unit']);
    expect(filters).toEqual([]);
  });
});

const parents = new Map(demoVocabulary.categories.map(({ id, parentId }) => [id, parentId]));

function lineageOf(id: string): string[] {
  const parent = parents.get(id);
  return parent === undefined ? [] : [id, ...(parent === null ? [] : lineageOf(parent))];
}
