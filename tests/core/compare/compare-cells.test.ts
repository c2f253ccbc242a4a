import { describe, expect, it } from 'vitest';
import { bestCells, type CompareCell, hasDifference } from '../../../src/core/compare/compare-cells.ts';
import { toBase } from '../../../src/core/units/units.ts';

const one = (value: number): CompareCell => ({ low: value, high: value });
const span = (low: number, high: number): CompareCell => ({ low, high });

describe('hasDifference', () => {
  it('finds different numbers, spans and texts', () => {
    expect(hasDifference([one(1), one(1), one(2)])).toBe(true);
    expect(hasDifference([span(1, 5), span(1, 6)])).toBe(true);
    expect(hasDifference(['steel', 'brass'])).toBe(true);
  });

  it('treats one value entered in two units as equal', () => {
    const inch = toBase(0.7, { num: 0.0254, den: 1, offset: 0 });
    const millimetre = toBase(17.78, { num: 1, den: 1000, offset: 0 });
    expect(inch).not.toBe(millimetre);
    expect(hasDifference([one(inch), one(millimetre)])).toBe(false);
  });

  it('distinguishes a missing value from any value', () => {
    expect(hasDifference([one(1), undefined])).toBe(true);
    expect(hasDifference([undefined, one(0)])).toBe(true);
    expect(hasDifference([undefined, undefined])).toBe(false);
  });

  it('finds no difference in a single product', () => {
    expect(hasDifference([one(1)])).toBe(false);
    expect(hasDifference([])).toBe(false);
  });
});

describe('bestCells', () => {
  it('marks the highest or the lowest, as the definition says', () => {
    expect(bestCells([one(3), one(9), one(5)], 'higher')).toEqual([false, true, false]);
    expect(bestCells([one(3), one(9), one(5)], 'lower')).toEqual([true, false, false]);
    expect(bestCells([one(-3), one(0)], 'higher')).toEqual([false, true]);
  });

  it('marks all cells of a tie', () => {
    expect(bestCells([one(9), one(3), one(9)], 'higher')).toEqual([true, false, true]);
    const rounded = one(0.1 + 0.2);
    expect(bestCells([one(0.3), rounded, one(0.2)], 'higher')).toEqual([true, true, false]);
  });

  it('marks nothing if all cells are equal', () => {
    expect(bestCells([one(9), one(9)], 'higher')).toEqual([false, false]);
    expect(bestCells([one(9), undefined], 'higher')).toEqual([false, false]);
  });

  it('marks nothing if the definition has no better direction', () => {
    expect(bestCells([one(3), one(9)], 'equal')).toEqual([false, false]);
    expect(bestCells([one(3), one(9)], null)).toEqual([false, false]);
  });

  it('never marks a missing value or a text', () => {
    expect(bestCells([undefined, one(9), one(5)], 'lower')).toEqual([false, false, true]);
    expect(bestCells([undefined, one(9), one(5)], 'higher')).toEqual([false, true, false]);
    expect(bestCells(['a', one(9), one(5)], 'higher')).toEqual([false, true, false]);
    expect(bestCells([undefined, undefined], 'higher')).toEqual([false, false]);
  });

  it('marks a span only if neither end is worse than any other', () => {
    expect(bestCells([span(10, 50), span(5, 40)], 'higher')).toEqual([true, false]);
    expect(bestCells([span(10, 50), span(20, 40)], 'higher')).toEqual([false, false]);
    expect(bestCells([span(10, 50), span(5, 40)], 'lower')).toEqual([false, true]);
    expect(bestCells([span(10, 50), one(50), span(10, 20)], 'higher')).toEqual([false, true, false]);
  });
});
