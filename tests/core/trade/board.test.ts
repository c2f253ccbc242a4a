import { describe, expect, it } from 'vitest';
import {
  type ComparedCell,
  type ComparedRequest,
  landedPerBase,
  marksOf,
  totalsOf,
} from '../../../src/core/trade/board.ts';

const cell = (netRial: number | null, more: Partial<ComparedCell> = {}): ComparedCell => ({
  answer: netRial === null ? 'none' : 'quoted',
  netRial,
  vatRial: netRial === null ? null : netRial / 10,
  baseQty: 10,
  baseUnit: { id: 'EACH' },
  leadDays: null,
  ...more,
});

const request = (cells: readonly ComparedCell[], freightRial = 0): ComparedRequest => {
  const isWhole = cells.every(({ netRial }) => netRial !== null);
  const sumOf = (name: 'netRial' | 'vatRial') => cells.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  return {
    netRial: isWhole ? sumOf('netRial') + freightRial : null,
    vatRial: isWhole ? sumOf('vatRial') : null,
    freightRial,
    cells,
  };
};

describe('a line of a board', () => {
  it('marks the cheapest base unit and the soonest, all that are equal', () => {
    const requests = [
      request([cell(1_000, { leadDays: 5 })]),
      request([cell(500, { baseQty: 5, leadDays: 3 })]),
      request([cell(1_001, { leadDays: 3 })]),
    ];
    expect(marksOf(requests, 0, 'net')).toEqual({ cheapest: [0, 1], soonest: [1, 2], isPriced: true });
  });

  it('never marks an alternative, nothing, or a quantity of another kind', () => {
    const requests = [
      request([cell(900)]),
      request([cell(1, { answer: 'alternative' })]),
      request([cell(1, { answer: 'none' })]),
      request([cell(null)]),
      request([cell(1, { baseUnit: { id: 'KiloGM' } })]),
      request([cell(950, { answer: 'partial' })]),
    ];
    expect(marksOf(requests, 0, 'net').cheapest).toEqual([0]);
    expect(marksOf([request([cell(null)])], 0, 'net')).toEqual({ cheapest: [], soonest: [], isPriced: false });
  });

  it('costs its share of the freight, which can turn the order', () => {
    const near = request([cell(1_000), cell(3_000)], 400);
    const far = request([cell(1_050), cell(3_000)]);
    expect(landedPerBase(near.cells[0] as ComparedCell, near, 'net')).toBe(110);
    expect(landedPerBase(near.cells[0] as ComparedCell, near, 'gross')).toBe(120);
    expect(marksOf([near, far], 0, 'net').cheapest).toEqual([1]);
    expect(marksOf([], 0, 'net').cheapest).toEqual([]);
  });
});

describe('the totals of a board', () => {
  it('are the sum of the best lines and the best request that answers all', () => {
    const requests = [request([cell(100), cell(900)]), request([cell(200), cell(300)]), request([cell(1), cell(null)])];
    expect(totalsOf(requests, 2, 'net')).toEqual({ split: 301, whole: 500, wholeAt: [1] });
    expect(totalsOf(requests, 2, 'gross')).toMatchObject({ whole: 550 });
  });

  it('have the whole freight of each request of which something is taken', () => {
    const requests = [request([cell(100), cell(300)], 100), request([cell(200), cell(100)])];
    expect(totalsOf(requests, 2, 'net')).toEqual({ split: 300, whole: 300, wholeAt: [1] });
  });

  it('are unknown while a line has no whole answer', () => {
    const requests = [request([cell(100), cell(null)]), request([cell(90), cell(5, { answer: 'partial' })])];
    expect(totalsOf(requests, 2, 'net')).toEqual({ split: undefined, whole: undefined, wholeAt: [] });
    expect(totalsOf([], 0, 'net')).toEqual({ split: undefined, whole: undefined, wholeAt: [] });
  });
});
