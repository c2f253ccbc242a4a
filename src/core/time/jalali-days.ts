/** A day of the Jalali calendar: year 1405, month 1 to 12, day 1 to 31. */
export interface JalaliDate {
  year: number;
  month: number;
  day: number;
}

/** 1 Farvardin of year 1, in days since 1970-01-01. */
export const EPOCH = -492_268;
const LONG_MONTHS = 6;
const LONG_MONTHS_DAYS = 31 * LONG_MONTHS;

/** Days from the epoch to 1 Farvardin; eight leap years in 33. */
export const yearStart = (year: number): number => 365 * (year - 1) + Math.floor((8 * year + 21) / 33);

/** Days since 1 Farvardin. */
export const monthStart = (month: number): number =>
  month <= LONG_MONTHS ? 31 * (month - 1) : LONG_MONTHS_DAYS + 30 * (month - 1 - LONG_MONTHS);

/**
 * Arithmetic, because a browser takes 30 ms to make its first formatter of this calendar. Equal to the calendar of ICU
 * for the years 1210 to 1500 at least.
 * @param days since 1970-01-01
 */
export function jalaliOf(days: number): JalaliDate {
  const since = days - EPOCH;
  const year = 1 + Math.floor((33 * since + 3) / 12_053);
  const dayOfYear = since - yearStart(year);
  const month =
    dayOfYear < LONG_MONTHS_DAYS
      ? 1 + Math.floor(dayOfYear / 31)
      : 1 + LONG_MONTHS + Math.floor((dayOfYear - LONG_MONTHS_DAYS) / 30);
  return { year, month, day: dayOfYear - monthStart(month) + 1 };
}

/** Names of the months: «فروردین» first. */
export const jalaliMonths: readonly string[] = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
];
