import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { asked, filtersOf, kindsOf, read } from './told.ts';
import { wholeVocabulary } from './vocabulary.ts';

const offered = (text: string) =>
  read(text)
    .questions.filter(({ kind }) => kind === 'category')
    .flatMap(({ choices }) => choices.map(({ categoryId }) => categoryId));

describe('a kind', () => {
  it.each([['آبکاری گالوانیزه گرم سازه ۱۰ متری', 'hot-dip-galvanizing', ['maxLength 10']]])(
    'is asked about if the words beside it name another one: «%s»',
    (text, other, filters) => {
      expect(offered(text)).toEqual([...kindsOf(text), other]);
      // Both have the property.
      expect(filtersOf(text)).toEqual(filters);
    },
  );

  it.each(['اینورتر خورشیدی ۵ کیلووات', 'شیر یکطرفه هیدرولیک NG6'])(
    'is asked about if the word behind it is of other kinds: «%s»',
    (text) => expect(asked(text)).toContain('category'),
  );

  it.each(['سافت استارتر الکتروموتور ۷۵ کیلووات', 'بی متال کنتاکتور ۹ تا ۱۳ آمپر', 'تست کشش میلگرد'])(
    'is clear if the thing behind it is what it is for: «%s»',
    (text) => expect(asked(text)).toEqual([]),
  );
});

describe('a part of the name of a kind', () => {
  it.each(['فلومتر توربینی ۲ اینچ', 'مته ۱۴ الماسه', 'سطح سنج شناوری', 'قلاویز دستی M8'])(
    'is asked about with another adjective: «%s»',
    (text) => expect(asked(text)).toContain('category'),
  );

  it.each(['شیر برقی ۱ اینچ آب', 'شیر برقی ۲۲۰ ولت'])('is asked about with a measure it lacks: «%s»', (text) =>
    expect(asked(text)).toContain('category'),
  );

  it.each(['سیم افشان ۱.۵ مشکی', 'زانو ۹۰ درجه ۳ اینچ رده ۴۰', 'دماسنج عقربه ای ۰ تا ۱۲۰ درجه'])(
    'is clear with a colour, a unit or a word of its own: «%s»',
    (text) => expect(asked(text)).toEqual([]),
  );
});

describe('a number of a kind that may not be meant', () => {
  const text = 'جرثقیل سقفی ۵ تن';

  it('is asked about with it', () => {
    expect(filtersOf(text)).toEqual([]);
    expect(asked(text)).toEqual(['category', 'property']);
  });

  it('is a condition as soon as the kind or the number is confirmed', () => {
    const loads = (answers: Parameters<typeof parseNeed>[2]) =>
      parseNeed(text, wholeVocabulary, answers).filters.map(({ min, unitId }) => [min, unitId]);
    expect(loads({ categoryId: 'chain-hoist' })).toEqual([[5, 'TONNE']]);
    const start = read(text).questions.find(({ kind }) => kind === 'property')?.span[0] ?? -1;
    expect(loads({ pieces: [{ start, propertyId: 'chain-hoist#load', unitId: 'TONNE' }] })).toEqual([[5, 'TONNE']]);
  });

  it('is asked of a search as its property asks: at least', () => {
    const { conditions } = readQuestion('بالانس روتور ۳۰۰ کیلویی', wholeVocabulary);
    const filter = { propertyId: 'balancing-and-alignment#maxMass', value: 300, measurementUnitId: 'KiloGM' };
    expect(conditions.map(({ anyOf }) => anyOf)).toEqual([[filter]]);
  });

  it('is read if the sentence names an option or a property of the kind', () => {
    expect(filtersOf('جرثقیل سقفی برقی ۵ تن')).toEqual(['drive=electric', 'load 5']);
  });
});
