import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../src/core/need/parse-need.ts';
import { inOtherLayout } from '../../../src/core/need/spelling/keyboard-layout.ts';
import { demoVocabulary } from './vocabulary.ts';

const isKnown = () => false;

describe('inOtherLayout', () => {
  it.each([
    ["fgfvdk'", 'بلبرینگ'],
    ['adv j,md', 'شیر توپی'],
    ["ldg'vn 16", 'میلگرد 16'],
    ['هحث 160', 'ipe 160'],
  ])('reads «%s» key by key as «%s»', (typed, meant) => {
    expect(inOtherLayout(typed, isKnown)).toBe(meant);
    expect(meant).toHaveLength(typed.length);
  });

  it('leaves figures, part numbers and known words', () => {
    expect(inOtherLayout('6205-2RS 1/2" DN50', isKnown)).toBeUndefined();
    expect(inOtherLayout('پمپ', (word) => word === 'پمپ')).toBeUndefined();
    expect(inOtherLayout('SPA 1290', isKnown)).toBeUndefined();
  });
});

describe('parseNeed', () => {
  it('reads a sentence in the other layout, with spans of what was typed', () => {
    const typed = "10 fgfvdk' 6205";
    const { categories, corrections } = parseNeed(typed, demoVocabulary);
    expect(categories.length).toBeGreaterThan(0);
    expect(corrections[0]).toEqual({ span: [3, 10], word: 'بلبرینگ' });
  });

  it('reads a Latin sentence as it is while it means something', () => {
    expect(parseNeed('bolbering 6205', demoVocabulary).corrections).toEqual([]);
  });
});
