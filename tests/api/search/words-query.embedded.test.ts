import { describe, expect, it } from 'vitest';
import { toQueryWords } from '../../../src/core/search/query-words.ts';
import { toTsQuery } from '../../../src/server/search/words-query.ts';

const queryOf = (text: string) => toTsQuery(toQueryWords(text));

describe('the query of a text', () => {
  it('takes its last word as the beginning of one', () => {
    expect(queryOf('بلبرینگ شیار')).toContain("'شیار':*");
    expect(queryOf('620')).toBe("('620':*)");
  });

  it('takes a number before its end as complete: 28 in «28×40×7» is not 280', () => {
    expect(queryOf('28×40×7')).toContain("('28' & '40' & '7')");
    expect(queryOf('M5×10 A2-70')).toMatch(/'m5':\* & '10'\)/);
  });

  it('takes a single letter before its end as a word', () => {
    expect(queryOf('ا بلبرینگ')).toContain("'ا' ");
  });
});
