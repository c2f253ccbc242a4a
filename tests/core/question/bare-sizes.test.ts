import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { demoVocabulary } from '../need/vocabulary.ts';

const titleOf = (id: string | undefined) =>
  demoVocabulary.properties.flatMap(({ options = [] }) => options).find((one) => one.id === id)?.title;
const titles = (text: string) =>
  readQuestion(text, demoVocabulary).conditions.map(({ said, anyOf }) => [
    said,
    [...new Set(anyOf.flatMap(({ optionIds = [] }) => optionIds.map(titleOf)))].sort(),
  ]);

describe('a size in inches without a thing', () => {
  it.each([
    ['1/2"', '1/2"', ['1/2"', 'DN12', 'DN15', 'G1/2', 'G1/2"']],
    ['۱/۲ اینچ', '1/2 اینچ', ['1/2"', 'DN12', 'DN15', 'G1/2', 'G1/2"']],
  ])('is read as every kind has it: «%s»', (text, said, sizes) => {
    expect(titles(text)).toEqual([[said, sizes]]);
  });

  it('is read together with a schedule as the kinds that have both have it', () => {
    expect(titles('SCH40 2"')).toEqual([
      ['SCH40', ['SCH 40', 'SCH 40S']],
      ['2"', ['2"']],
    ]);
    expect(
      titles('2" SCH40')
        .map(([said]) => said)
        .sort(),
    ).toEqual(['2"', 'SCH40']);
  });

  it('keeps the words that say nothing of a size', () => {
    expect(readQuestion('1/2" BSP', demoVocabulary)).toMatchObject({ words: ['BSP'], categoryIds: expect.any(Array) });
  });

  it.each([
    ['فلنج ۴', '4', ['DN100']],
    ['فلنج 3/4', '3/4', ['DN20']],
  ])('stands without its unit behind a kind that has such sizes: «%s»', (text, said, sizes) => {
    expect(titles(text)).toEqual([[said, sizes]]);
  });

  it.each(['پمپ ۵', 'بلبرینگ ۶۲', 'کنتاکتور ۲۵', 'پیچ ۱۲'])('is no number of «%s»', (text) => {
    expect(
      titles(text)
        .flatMap(([, sizes]) => sizes)
        .filter((size) => String(size).includes('DN')),
    ).toEqual([]);
  });

  it.each(['6205', '6204-2Z', 'M8x20', '5.5 kW', 'استرینر ۲ اینچ', 'NOR.0707-60'])('is not what «%s» says', (text) => {
    expect(readQuestion(text, demoVocabulary).conditions).toEqual([]);
  });
});
