import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../../src/core/question/read-question.ts';
import { wholeVocabulary } from './vocabulary.ts';

describe('a number that a search must not find', () => {
  it('leaves all smaller and all larger ones', () => {
    const { conditions } = readQuestion('زنجیر صنعتی 10B سه ردیفه نباشه', wholeVocabulary);
    const strands = conditions.find(({ anyOf }) => anyOf.some(({ propertyId }) => propertyId.endsWith('#strands')));
    expect(strands?.anyOf).toEqual([
      { propertyId: 'roller-chain#strands', maxValue: 2.997 },
      { propertyId: 'roller-chain#strands', value: 3.003 },
    ]);
  });
});
