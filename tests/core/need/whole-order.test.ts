import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { wholeVocabulary } from './vocabulary.ts';

const read = (text: string) => parseNeed(text, wholeVocabulary);
const categoriesOf = (text: string) => read(text).categories.map(({ categoryId }) => categoryId);

describe('a price of the whole order', () => {
  it.each([
    'کل پولش زیر ۶ میلیون تومن',
    'کل خریدم زیر ۶ میلیون تومن',
    'روی هم رفته زیر ۶ میلیون تومن',
    'همش با هم زیر ۶ میلیون تومن',
    'همه‌ش از ۶ میلیون تومن بیشتر نشه',
    'همه با هم از ۶ میلیون تومن بیشتر نشه',
    'مجموع سفارش تا ۶ میلیون تومن',
    'سر جمع زیر ۶ میلیون تومن',
    'یکجا زیر ۶ میلیون تومن',
  ])('«%s» is told from one of a piece', (words) => {
    const { price, unread } = read(`کنتاکتور ۲۵ آمپر ۵ عدد، ${words}`);
    expect(price).toMatchObject({ minRial: null, maxRial: 60_000_000, per: 'total' });
    expect(unread).toEqual([]);
  });

  it.each(['هر کدوم تا ۶ میلیون تومن', 'پولش زیر ۶ میلیون تومن', 'دونه‌ای ۶ میلیون تومن'])(
    '«%s» is one of a piece',
    (words) => {
      const { price, amount } = read(`کنتاکتور ۲۵ آمپر دو تا ${words}`);
      expect(price).toMatchObject({ maxRial: 60_000_000, per: 'unit' });
      expect(amount).toMatchObject({ value: 2, unitId: 'EACH' });
    },
  );
});

describe('words typed without a space', () => {
  it.each([
    ['شیرپروانه‌ای dn200', ['butterfly-valve']],
    ['شیرپروانه ای dn200', ['butterfly-valve']],
    ['شیریک طرفه dn50', ['check-valve']],
    ['رولبرینگبشکه ای', ['spherical-roller-bearing']],
  ])('«%s» are found where the second one has a ZWNJ', (text, expected) => {
    expect(categoriesOf(text)).toEqual(expected);
  });

  it('are a number and what it counts', () => {
    expect(read('شلنگ هیدرولیک دوسیم').filters).toMatchObject([{ optionIds: ['hydraulic-hose#type#SN2'] }]);
  });
});

it('«دو بار» before what a service counts is no pressure', () => {
  expect(read('تحلیل خستگی با حداقل دو بار بازنگری').filters).toMatchObject([
    { propertyId: 'mechanical-consulting#revisions', kind: 'atLeast', min: 2 },
  ]);
});

it.each(['asme b31.3', 'استاندارد asme b31.3 سال 2022'])('«%s» is the text of a standard', (text) => {
  const { partNumbers } = read(text);
  expect(partNumbers).toMatchObject([{ text: 'ASME B31.3' }]);
  expect(categoriesOf(text)).toEqual(['pipe-and-valve-standards']);
});

it('a thing behind a later joint does not take the count before it', () => {
  expect(read('خار فنری شفت ۳۵ ، ۵۰تا + بلبرینگ 6205').amount).toMatchObject({ value: 50, unitId: 'EACH' });
});
