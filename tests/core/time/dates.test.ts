import { describe, expect, it } from 'vitest';
import { formatAgo, formatJalali } from '../../../src/core/time/dates.ts';

const NOON_IN_TEHRAN = '2025-11-21T08:30:00Z';

describe('formatJalali', () => {
  it('formats each style', () => {
    expect(formatJalali(NOON_IN_TEHRAN, 'short')).toBe('۱۴۰۴/۰۸/۳۰');
    expect(formatJalali(NOON_IN_TEHRAN)).toBe('۳۰ آبان ۱۴۰۴');
    expect(formatJalali(NOON_IN_TEHRAN, 'time')).toBe('۱۲:۰۰');
    expect(formatJalali(NOON_IN_TEHRAN, 'dateTime')).toBe('۳۰ آبان ۱۴۰۴، ساعت ۱۲:۰۰');
  });

  it('uses the day in Tehran, which starts at 20:30 UTC', () => {
    expect(formatJalali(new Date('2026-03-20T20:29:00Z'), 'short')).toBe('۱۴۰۴/۱۲/۲۹');
    expect(formatJalali(new Date('2026-03-20T20:30:00Z'), 'short')).toBe('۱۴۰۵/۰۱/۰۱');
    expect(formatJalali('2026-03-20T20:30:00Z', 'time')).toBe('۰۰:۰۰');
  });

  it('formats the leap day of 1403', () => {
    expect(formatJalali('2025-03-20T12:00:00Z', 'short')).toBe('۱۴۰۳/۱۲/۳۰');
  });

  it('throws on an invalid date', () => {
    expect(() => formatJalali('فردا')).toThrow(RangeError);
  });
});

describe('formatAgo', () => {
  const ago = (date: string) => formatAgo(date, NOON_IN_TEHRAN);

  it('counts minutes, then hours', () => {
    expect(ago('2025-11-21T08:29:30Z')).toBe('همین حالا');
    expect(ago('2025-11-21T08:25:00Z')).toBe('۵ دقیقه پیش');
    expect(ago('2025-11-21T05:30:00Z')).toBe('۳ ساعت پیش');
  });

  it('returns yesterday by the calendar of Tehran, then the date', () => {
    expect(ago('2025-11-20T20:00:00Z')).toBe('دیروز');
    expect(ago('2025-11-19T20:30:00Z')).toBe('دیروز');
    expect(ago('2025-11-19T20:29:00Z')).toBe('۲۸ آبان ۱۴۰۴');
  });

  it('counts hours across midnight', () => {
    expect(formatAgo('2025-11-20T20:00:00Z', '2025-11-20T22:00:00Z')).toBe('۲ ساعت پیش');
  });

  it('tolerates a clock that is slightly ahead, and formats the future as a date', () => {
    expect(ago('2025-11-21T08:30:40Z')).toBe('همین حالا');
    expect(ago('2025-11-22T08:30:00Z')).toBe('۱ آذر ۱۴۰۴');
  });
});

describe('the arithmetic of the calendar', () => {
  const DAY_MS = 86_400_000;
  const FIRST = Date.UTC(2022, 8, 21, 18, 30);
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('fa-IR-u-ca-persian', { ...options, timeZone: 'Asia/Tehran' });
  const oracle = {
    short: intl({ year: 'numeric', month: '2-digit', day: '2-digit' }),
    long: intl({ year: 'numeric', month: 'long', day: 'numeric' }),
    time: intl({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };

  it('formats a century as ICU does, from the end of summer time on', () => {
    for (let day = 0; day < 36_525; day += 1) {
      // At another time of each day.
      const at = new Date(FIRST + day * DAY_MS + ((day * 7_919) % 1_440) * 60_000);
      for (const style of ['short', 'long', 'time'] as const)
        expect(formatJalali(at, style)).toBe(oracle[style].format(at));
    }
  });

  it('formats a date of the years with summer time as ICU does', () => {
    for (const at of [
      new Date('2022-09-21T19:29:59Z'),
      new Date('2018-07-01T20:00:00Z'),
      new Date('1979-02-11T08:00:00Z'),
    ])
      for (const style of ['short', 'long', 'time'] as const)
        expect(formatJalali(at, style)).toBe(oracle[style].format(at));
  });
});
