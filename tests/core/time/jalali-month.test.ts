import { describe, expect, it } from 'vitest';
import { toJalali } from '../../../src/core/time/jalali-date.ts';
import {
  daysOfJalaliMonth,
  JALALI_MONTH,
  jalaliMonthName,
  lastJalaliMonths,
} from '../../../src/core/time/jalali-month.ts';
import { daysOf } from '../../../src/core/time/visit-buckets.ts';

describe('a month of the Jalali calendar', () => {
  it.each([
    ['1405-01', '2026-03-21', '2026-04-20'],
    ['1405-09', '2026-11-22', '2026-12-21'],
    ['1403-12', '2025-02-19', '2025-03-20'],
    ['1405-12', '2027-02-20', '2027-03-20'],
  ])('%s has its days', (month, from, to) => {
    expect(daysOfJalaliMonth(month)).toEqual({ from, to });
  });

  it('follows the one before without a gap, for ten years', () => {
    const months = lastJalaliMonths(new Date('2031-03-20T12:00:00Z'), 120);
    expect([months[0], months.at(-1)]).toEqual(['1409-12', '1400-01']);
    for (const [at, month] of months.entries()) {
      expect(month).toMatch(JALALI_MONTH);
      const { from, to } = daysOfJalaliMonth(month);
      const next = months[at - 1];
      if (next) expect(daysOf(to, daysOfJalaliMonth(next).from)).toBe(2);
      expect(toJalali(from).day).toBe(1);
    }
  });

  it('is that of the day in Tehran', () => {
    expect(lastJalaliMonths(new Date('2026-11-21T20:29:59Z'), 2)).toEqual(['1405-08', '1405-07']);
    expect(lastJalaliMonths(new Date('2026-11-21T20:30:00Z'), 1)).toEqual(['1405-09']);
  });

  it('has a name, and no thirteenth', () => {
    expect(jalaliMonthName('1405-09')).toBe('آذر 1405');
    for (const wrong of ['1405-13', '1405-00', '1405-9', '2026-11', '05-09']) expect(wrong).not.toMatch(JALALI_MONTH);
  });
});
