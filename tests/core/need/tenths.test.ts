import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { wholeVocabulary } from './vocabulary.ts';

describe('a size in tenths', () => {
  const sizeOf = (text: string, propertyId: string) => {
    const { filters, unread } = parseNeed(text, wholeVocabulary);
    const { min, max, unitId } = filters.find((one) => one.propertyId === propertyId) ?? {};
    return { min, max, unitId, unread };
  };
  const thick = (value: number) => ({ min: value, max: value, unitId: 'MilliM', unread: [] });

  it.each([
    ['ورق گالوانیزه ۷ دهم', 0.7],
    ['ورق گالوانیزه ۷ دهم میل', 0.7],
    ['ورق گالوانیزه 5 دهم میلیمتر', 0.5],
    ['ورق گالوانیزه ۹دهم', 0.9],
    ['ورق گالوانیزه ضخامت ۸ دهم', 0.8],
    ['ورق گالوانیزه ۱ و ۲ دهم', 1.2],
    ['ورق گالوانیزه ۴۵ صدم', 0.45],
    ['ورق گالوانیزه هفت دهم', 0.7],
  ])('%s', (text, value) => expect(sizeOf(text, 'sheet-and-plate#t')).toEqual(thick(value)));

  it('leaves what is no part of a whole', () => {
    expect(sizeOf('ورق گالوانیزه ۱۲ دهم', 'sheet-and-plate#t').min).not.toBe(1.2);
  });

  it('is a decimal in a search', () => {
    const { conditions, words, text } = readQuestion('ورق گالوانیزه ۷ دهم', wholeVocabulary);
    expect(conditions.at(-1)?.anyOf).toMatchObject([{ propertyId: 'sheet-and-plate#t', value: 0.7, maxValue: 0.7 }]);
    expect(words).toEqual([]);
    expect(text).toBe('ورق گالوانیزه 0.7');
  });
});
