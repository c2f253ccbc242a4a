import { describe, expect, it } from 'vitest';
import { type Found, likelyNumber, matchFound } from '../../../src/core/parts-list/match-part.ts';

const found = (offer: string, partNumber: string | null, ...names: string[]): Found<string> => ({
  offer,
  partNumber,
  names,
});
const plain = found('plain', '6205', 'بلبرینگ شیار عمیق 6205', 'SKF');
const sealed = found('sealed', '6205-2RS', 'بلبرینگ شیار عمیق 6205-2RS', 'SKF');

describe('matchFound', () => {
  it('takes the one offer whose part number is written in full, in any spelling', () => {
    for (const text of ['6205-2RS', 'بلبرینگ 6205 2rs', '۶۲۰۵-2RS', '6205-2RS SKF', 'بلبرینگ شیار عمیق 6205/2RS اصلی'])
      expect(matchFound(text, [plain, sealed]).offer, text).toBe('sealed');
    expect(matchFound('6205', [sealed, plain]).offer).toBe('plain');
  });

  it('asks where the text has a code that the offer does not', () => {
    expect(matchFound('6205 C3', [plain, sealed])).toEqual({ candidates: ['plain', 'sealed'] });
    expect(matchFound('6205 FAG', [plain])).toEqual({ candidates: ['plain'] });
  });

  it('asks where several products have the number', () => {
    const other = found('other', '6205', 'بلبرینگ 6205', 'FAG');
    expect(matchFound('6205', [plain, other])).toEqual({ candidates: ['plain', 'other'] });
    expect(matchFound('6205 FAG', [plain, other]).offer).toBe('other');
  });

  it('never takes an offer for its name alone', () => {
    expect(matchFound('شیر توپی', [found('valve', 'BVT-15', 'شیر توپی')]).offer).toBeUndefined();
    expect(matchFound('شیر توپی', [])).toEqual({ candidates: [] });
  });
});

describe('likelyNumber', () => {
  it('is the longest code, not a size', () => {
    expect(likelyNumber('بلبرینگ 6205-2RS اصلی')).toBe('6205-2RS');
    expect(likelyNumber('شیر توپی 1/2 اینچ')).toBeUndefined();
    expect(likelyNumber('پمپ 5.5 کیلووات')).toBeUndefined();
  });
});
