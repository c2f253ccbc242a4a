import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { wholeVocabulary } from './vocabulary.ts';

describe('a place that is ruled out', () => {
  it.each([
    ['پمپ غیر از یزد', ['غیر از یزد']],
    ['پمپ بجز تهران و اصفهان', ['بجز تهران و اصفهان']],
    ['پمپ غیر از استان یزد', ['غیر از استان یزد']],
    ['پمپ به جز شهر تهران', ['به جز شهر تهران']],
    ['پمپ به غیر از شهرستان بندر عباس', ['به غیر از شهرستان بندر عباس']],
    ['پمپ تهران و اصفهان نباشه', ['تهران و اصفهان نباشه']],
    ['پمپ از تهران نمیخوام', ['تهران نمیخوام']],
  ])('is never wanted: «%s»', (text, phrases) => {
    const { place, ruledOut } = parseNeed(text, wholeVocabulary);
    expect(place).toBeNull();
    expect(ruledOut.map((span) => text.slice(...span))).toEqual(phrases);
    expect(readQuestion(text, wholeVocabulary)).toMatchObject({ place: undefined, text: 'پمپ', words: [] });
    expect(readQuestion(text, wholeVocabulary).ruledOut).toEqual(phrases);
  });

  it('leaves the place that is wanted', () => {
    expect(parseNeed('پمپ تهران نه اصفهان', wholeVocabulary).place?.placeId).toBeDefined();
    expect(readQuestion('پمپ تهران نه اصفهان', wholeVocabulary)).toMatchObject({
      place: { name: 'تهران', without: 'پمپ نه اصفهان' },
      ruledOut: ['نه اصفهان'],
    });
  });
});

describe('what a search cannot rule out', () => {
  it.each([
    ['ورق گالوانیزه بدون روکش', 'بدون روکش'],
    ['پمپ بدون موتور', 'بدون موتور'],
    ['الکتروموتور فاقد ترمز', 'فاقد ترمز'],
    ['بلبرینگ 6205 نه از یزد', 'نه از یزد'],
  ])('is one phrase, and no word to find products by: «%s»', (text, phrase) => {
    const { ruledOut, words, text: searched } = readQuestion(text, wholeVocabulary);
    expect(ruledOut).toEqual([phrase]);
    expect(words.join(' ')).not.toMatch(/بدون|موتور|روکش|ترمز|نه|یزد/);
    expect(searched).not.toContain(phrase.split(' ').at(-1));
  });

  it('leaves out no option that it can rule out, and no name', () => {
    expect(readQuestion('دستکش کار به جز لاتکس', wholeVocabulary).ruledOut).toEqual([]);
    expect(readQuestion('لوله بدون درز', wholeVocabulary).ruledOut).toEqual([]);
    // Nothing but what is ruled out is left as it is.
    expect(readQuestion('بدون روکش', wholeVocabulary)).toMatchObject({ text: 'بدون روکش', ruledOut: [] });
  });
});
