import { describe, expect, it } from 'vitest';
import type { NeedReading } from '../../../src/core/need/need-types.ts';
import { scoreSentence, scoreSentences } from '../../questions/score-sentences.ts';
import { type Sentence, say, toman } from '../../questions/sentence.ts';
import { at, is, least } from './expected-need.ts';
import { demoVocabulary } from './vocabulary.ts';

const nothing: NeedReading = {
  categories: [],
  filters: [],
  questions: [],
  amount: null,
  place: null,
  price: null,
  delivery: null,
  stock: null,
  partNumbers: [],
  also: [],
  unread: [],
  ruledOut: [],
  exclusions: [],
  corrections: [],
};
const oilSeal = { categoryId: 'oil-seal', score: 9, span: [0, 8], certainty: 'stated' } as const;
const diameter = {
  propertyId: 'oil-seal#d',
  kind: 'exact',
  min: 4,
  max: 4,
  unitId: 'CentiM',
  optionIds: [],
  span: [0, 1],
  certainty: 'stated',
} as const;
const seal = say('words', 'کاسه نمد محور ۴۰', 'oil-seal', [at('d', 40, 'MilliM')]);

const score = (sentence: Sentence, reading: Partial<NeedReading>) => {
  const { slots, wrong } = scoreSentence(sentence, () => ({ ...nothing, ...reading }), demoVocabulary);
  return { states: slots.map(({ field, state }) => `${field} ${state}`), wrong };
};

describe('the score of a sentence', () => {
  it('compares numbers in any unit of the quantity', () => {
    expect(score(seal, { categories: [oilSeal], filters: [diameter] })).toEqual({
      states: ['category right', 'filter right'],
      wrong: [],
    });
  });

  it('counts another bound as missed and as a silent wrong guess', () => {
    const { states, wrong } = score(seal, {
      categories: [oilSeal],
      filters: [{ ...diameter, kind: 'atMost', min: null }],
    });
    expect(states).toEqual(['category right', 'filter missed']);
    expect(wrong).toEqual([{ field: 'filter', said: 'd ..0.04', isSilent: true }]);
  });

  it('counts what a question offers as asked, and a category beside a question as no silent guess', () => {
    const question = { kind: 'property', span: [0, 1], choices: [{ propertyId: 'oil-seal#d' }] } as const;
    expect(score(seal, { categories: [oilSeal], questions: [question] }).states).toEqual([
      'category right',
      'filter asked',
    ]);
    const branch = { ...oilSeal, categoryId: 'seals' };
    const choices = { kind: 'category', span: [0, 1], choices: [{ categoryId: 'o-ring' }] } as const;
    expect(score(seal, { categories: [branch], questions: [choices] }).wrong).toEqual([
      { field: 'category', said: 'seals', isSilent: false },
    ]);
  });

  it('takes category and values that follow from the part number', () => {
    const bearing = say('part-number', '6205', '', [], { partNumber: '6205' });
    const partNumbers = [{ text: '6205', span: [0, 4] }] as const;
    const categories = [{ ...oilSeal, categoryId: 'deep-groove-ball-bearing' }];
    expect(score(bearing, { partNumbers, categories })).toEqual({ states: ['partNumber right'], wrong: [] });
    expect(score(bearing, { partNumbers, categories: [oilSeal] }).wrong).toHaveLength(1);
  });

  it('takes one of several filters, and all options but the one that is ruled out', () => {
    const pipe = say('words', 'لوله استیل', 'stainless-steel-pipe', [], {
      oneOf: [[is('nps', '2"'), is('dn', 'DN50')]],
      excludes: [is('make', 'welded')],
    });
    const options = (key: string, option: string) =>
      ({ ...diameter, kind: 'options', propertyId: `p#${key}`, optionIds: [`p#${key}#${option}`] }) as const;
    const { states, wrong } = score(pipe, {
      filters: [options('dn', 'DN50')],
      exclusions: [options('make', 'welded')],
    });
    expect(states).toEqual(['category missed', 'filter right', 'exclusion right']);
    expect(wrong).toEqual([]);
  });

  it('scores the terms of the order, what must stay unread, and a further thing', () => {
    const text = 'برش لیزر زیر ۵ تومن ژاپن و واشر';
    const sentence = say('price', text, '', [], {
      price: toman(5),
      city: 'قم',
      rest: ['ژاپن'],
      also: [{ categories: ['oil-seal'], filters: [least('d', 40, 'MilliM')] }],
    });
    const price = { minRial: null, maxRial: 50, per: 'unit', span: [0, 1] } as const;
    const place = { placeId: demoVocabulary.places?.[0]?.id ?? '', span: [0, 1] } as const;
    const { states, wrong } = score(sentence, { price, place, unread: [[20, 24]] });
    expect(states).toEqual(['price right', 'city missed', 'also missed', 'also missed', 'unread right']);
    expect(wrong.map(({ field }) => field)).toEqual(['city']);
  });

  it('sums precision, recall and silent guesses of all sentences', () => {
    const read = () => ({ ...nothing, categories: [oilSeal], filters: [{ ...diameter, max: 5 }] });
    expect(scoreSentences([seal], read, demoVocabulary)).toMatchObject({
      precision: 0.5,
      recall: 0.5,
      silentWrong: 1,
    });
  });
});
