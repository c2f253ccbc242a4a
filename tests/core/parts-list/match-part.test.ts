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

  it('takes the one offer whose title the text is', () => {
    const short = found('short', null, 'پیچ شش‌گوش M10×60 گرید 8.8', 'بست‌افزار');
    const long = found('long', null, 'پیچ شش‌گوش M10×60 گرید 8.8 گالوانیزه', 'بست‌افزار');
    for (const text of ['پیچ شش‌گوش M10×60 گرید 8.8', 'پیچ شش گوش m10x60 گرید ۸٫۸'])
      expect(matchFound(text, [long, short]), text).toEqual({ offer: 'short', candidates: [] });
    expect(matchFound('پیچ شش‌گوش M10×60 گرید 8.8', [short, { ...short, offer: 'twin' }]).offer).toBeUndefined();
  });

  it('offers nothing of another size', () => {
    const seals = [
      found('47', 'OS-25x47x7', 'کاسه‌نمد 25×47×7'),
      found('52', 'OS-25x52x7', 'کاسه‌نمد 25×52×7'),
      found('plain', 'OS-1', 'کاسه‌نمد'),
    ];
    expect(matchFound('کاسه نمد ویتون 25*52*7', seals).candidates).toEqual(['52', 'plain']);
    expect(matchFound('کاسه نمد ۳۵ × ۵۲ × ۷', seals).candidates).toEqual(['plain']);
    expect(matchFound('کابل 4x2.5', [found('other', 'C-3x2.5', 'کابل 3×2.5')]).candidates).toEqual([]);
    expect(matchFound('پیچ M8x30', [found('bolt', 'M8x35', 'پیچ M8×35')]).candidates).toEqual([]);
    expect(matchFound('ورق 1000x2000', [found('sheet', 'S', 'ورق 2×1000×2000')]).candidates).toEqual(['sheet']);
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
