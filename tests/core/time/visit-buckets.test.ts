import { describe, expect, it } from 'vitest';
import { addDays, bucketOf, bucketsOf, daysOf } from '../../../src/core/time/visit-buckets.ts';

describe('buckets of visits', () => {
  it('a week begins on Saturday', () => {
    // 21 November 2026 is a Saturday.
    expect(bucketOf('2026-11-20', 'week')).toBe('2026-11-14');
    for (const day of ['2026-11-21', '2026-11-22', '2026-11-27']) expect(bucketOf(day, 'week')).toBe('2026-11-21');
  });

  it('a month is one of the Jalali calendar, also over the end of a leap year', () => {
    // 1403 is a leap year: its Esfand has 30 days.
    expect(bucketOf('2025-03-20', 'month')).toBe('2025-02-19');
    expect(bucketOf('2025-03-21', 'month')).toBe('2025-03-21');
    expect(bucketOf('2026-11-25', 'month')).toBe('2026-11-22');
  });

  it('a span has each of its buckets once, earliest first', () => {
    expect(bucketsOf('2026-11-20', '2026-11-22', 'day')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(bucketsOf('2026-11-20', '2026-11-28', 'week')).toEqual(['2026-11-14', '2026-11-21', '2026-11-28']);
    expect(bucketsOf('2026-11-21', '2026-11-22', 'month')).toEqual(['2026-10-23', '2026-11-22']);
    expect(daysOf('2026-11-20', '2026-11-20')).toBe(1);
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
});
