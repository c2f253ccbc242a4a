import { describe, expect, it } from 'vitest';
import { fromJalali, tehranDate, toJalali } from '../../../src/core/time/jalali-date.ts';
import { jalaliMonths, jalaliOf } from '../../../src/core/time/jalali-days.ts';

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

  it('is the day of ICU from 1210 to 1500', () => {
    const icu = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      timeZone: 'UTC',
    });
    const first = Date.UTC(1831, 3, 1);
    for (let day = 0; day < 290 * 365; day += 1) {
      const at = first + day * DAY_MS;
      const [month, date, year] = icu.format(at).replace(' AP', '').split('/').map(Number);
      expect(jalaliOf(at / DAY_MS)).toEqual({ year, month, day: date });
    }
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
