import { describe, expect, it } from 'vitest';
import { startOfPeriod } from '../../../src/core/people/spend-period.ts';

const startOf = (period: 'day' | 'week' | 'month', at: string) => startOfPeriod(period, new Date(at)).toISOString();

describe('the period of a spending limit', () => {
  it('begins with the day in Tehran', () => {
    expect(startOf('day', '2026-11-28T20:29:59Z')).toBe('2026-11-27T20:30:00.000Z');
    expect(startOf('day', '2026-11-28T20:30:00Z')).toBe('2026-11-28T20:30:00.000Z');
  });

  it('begins with the Saturday of a week', () => {
    // The 28th of November 2026 is a Saturday.
    expect(startOf('week', '2026-11-28T09:00:00Z')).toBe('2026-11-27T20:30:00.000Z');
    expect(startOf('week', '2026-12-04T20:29:00Z')).toBe('2026-11-27T20:30:00.000Z');
    expect(startOf('week', '2026-12-04T20:30:00Z')).toBe('2026-12-04T20:30:00.000Z');
  });

  it('begins with the first of a Jalali month', () => {
    // The first of Azar 1405 is the 22nd of November 2026.
    expect(startOf('month', '2026-11-28T09:00:00Z')).toBe('2026-11-21T20:30:00.000Z');
    expect(startOf('month', '2026-11-21T20:29:00Z')).toBe('2026-10-22T20:30:00.000Z');
  });
});
