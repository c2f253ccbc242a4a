import { describe, expect, it } from 'vitest';
import { fromJalali, jalaliMonths, tehranDate, toJalali } from '../../src/core/jalali-date.ts';

const DAY_MS = 86_400_000;

describe('a date of the Jalali calendar', () => {
  it.each([
    ['2026-03-21', { year: 1405, month: 1, day: 1 }],
    ['2026-11-23', { year: 1405, month: 9, day: 2 }],
    ['2025-03-20', { year: 1403, month: 12, day: 30 }],
    ['2027-03-20', { year: 1405, month: 12, day: 29 }],
  ])('%s is read and written', (iso, date) => {
    expect(toJalali(iso)).toEqual(date);
    expect(fromJalali(date)).toBe(iso);
  });

  it('is the same day back for every day of ten years', () => {
    const first = Date.UTC(2024, 0, 1);
    const wrong = Array.from({ length: 3_653 }, (_, day) =>
      new Date(first + day * DAY_MS).toISOString().slice(0, 10),
    ).filter((iso) => fromJalali(toJalali(iso)) !== iso);
    expect(wrong).toEqual([]);
  });

  it.each([
    { year: 1405, month: 12, day: 30 },
    { year: 1405, month: 7, day: 31 },
    { year: 1405, month: 13, day: 1 },
  ])('does not exist: $year/$month/$day', (date) => {
    expect(fromJalali(date)).toBeUndefined();
  });

  it('has its months in order, and the day of Tehran', () => {
    expect([jalaliMonths[0], jalaliMonths[11], jalaliMonths.length]).toEqual(['فروردین', 'اسفند', 12]);
    expect(tehranDate(new Date('2026-11-23T21:00:00Z'))).toBe('2026-11-24');
  });
});
