import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { toPropertyFilter } from '../../../src/core/need/properties/property-filter.ts';
import { demoVocabulary } from './vocabulary.ts';

const read = (sentence: string) => parseNeed(sentence, demoVocabulary);
const namesOf = (ids: readonly string[]) => ids.map((id) => id.split('#').at(-1));
const applied = (sentence: string) =>
  read(sentence).filters.map((filter) => {
    const property = demoVocabulary.properties.find(({ id }) => id === filter.propertyId);
    const { propertyId, value, maxValue } = toPropertyFilter(filter, property);
    return [namesOf([propertyId])[0], value, maxValue];
  });

describe('what a sentence rules out', () => {
  it.each([
    ['سنسور القایی M18 میخوام توکار نباشه', 'flush'],
    ['سیم‌بکسل ۱۶ میل مغز کنفی نباشه', 'FC'],
    ['دستکش کار به جز لاتکس', 'latex'],
    ['فلنج کلاس ۱۵۰ به غیر از کور', 'BL'],
    ['گلند کابل M20 پلی‌آمیدی نباشه برنجی باشه', 'polyamide'],
  ])('is no filter, and stays unread: «%s»', (text, ruledOut) => {
    const { exclusions, filters, unread } = read(text);
    expect(exclusions.map(({ optionIds }) => namesOf(optionIds))).toEqual([[ruledOut]]);
    expect(filters.flatMap(({ optionIds }) => namesOf(optionIds))).not.toContain(ruledOut);
    const [start = -1] = exclusions[0]?.span ?? [];
    expect(unread.some(([from, to]) => from <= start && start < to)).toBe(true);
  });

  it('leaves «نه» as a number and as a bound', () => {
    expect(read('پمپ سانتریفیوژ نه بیشتر از ۱۰ کیلووات').filters).toMatchObject([{ kind: 'atMost', max: 10 }]);
    expect(read('پیچ شش گوش نه عدد').exclusions).toEqual([]);
  });
});

describe('a number of a capability', () => {
  it('asks for at least as much, and a time for at most as much', () => {
    expect(applied('وایرکات ضخامت ۱۰۰ میلی متر')).toEqual([['maxThickness', 100, undefined]]);
    expect(applied('تحلیل اجزای محدود ظرف ۱۰ روز')).toEqual([['delivery', undefined, 10]]);
  });
});

describe('a product of numbers', () => {
  it.each([
    ['کاسه نمد ۳۰×۴۷×۷', ['d', 'D', 'B'], [30, 47, 7]],
    ['نبشی ۶۰*۶۰*۶', ['a', 't'], [60, 6]],
    ['تابلو دیواری ۶۰۰x۴۰۰x۲۰۰', ['H', 'W', 'depth'], [600, 400, 200]],
    ['ورق سیاه ۱۲۵۰×۲۵۰۰', ['W', 'L'], [1250, 2500]],
  ])('names the lengths of the category in their order: «%s»', (text, keys, values) => {
    const lengths = read(text).filters.filter(({ kind }) => kind === 'exact');
    expect(lengths.map(({ propertyId }) => namesOf([propertyId])[0])).toEqual(keys);
    expect(lengths.map(({ min }) => min)).toEqual(values);
  });
});
