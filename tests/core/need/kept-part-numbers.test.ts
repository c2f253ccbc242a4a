import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { inPersianWords } from '../../../src/core/need/spelling/latin-words.ts';
import { indexVocabulary } from '../../../src/core/need/vocabulary-index.ts';
import { tokenize } from '../../../src/core/need/words/need-tokens.ts';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { demoVocabulary } from './vocabulary.ts';

const index = indexVocabulary(demoVocabulary);
const partNumbers = [...demoCatalog.baseProducts].flatMap(({ partNumbers: numbers = [] }) => numbers);
const foreign = [
  'NOR.0707-60',
  'NORD.0707-60',
  'BAR-100.5',
  'MIL/250-2',
  'SIM_4-1',
  'KABL-3.5',
  'PICH12-8',
  'kase35-52',
];

const isRewritten = (number: string): boolean => inPersianWords(tokenize(number), index) !== undefined;

describe('the letters of a part number', () => {
  it('are no Persian words typed in Latin letters, whatever number of the catalogue it is', () => {
    expect(partNumbers.length).toBeGreaterThan(3000);
    expect(partNumbers.filter(isRewritten)).toEqual([]);
    expect(partNumbers.map((number) => number.toLowerCase()).filter(isRewritten)).toEqual([]);
  });

  it.each(foreign)('are none in another maker’s number: %s', (number) => {
    expect(isRewritten(number)).toBe(false);
    expect(isRewritten(`${number} ۲ عدد`)).toBe(false);
    expect(parseNeed(number, demoVocabulary).corrections).toEqual([]);
    expect(readQuestion(number, demoVocabulary).corrections).toEqual([]);
  });
});
