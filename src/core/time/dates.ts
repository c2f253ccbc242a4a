import { toPersianDigits } from '../numbers/numerals.ts';
import { jalaliMonths, jalaliOf } from './jalali-days.ts';

export const TIME_ZONE = 'Asia/Tehran';

export type JalaliStyle = 'short' | 'long' | 'time' | 'dateTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Tehran has had no summer time since then. */
const FIXED_SINCE = Date.UTC(2022, 8, 21, 19, 30);
const OFFSET_MS = 3.5 * HOUR_MS;

let offsets: Intl.DateTimeFormat | undefined;

/** Of Tehran from UTC, an hour more in summer. The device's time zones are asked for what is old only: the first answer takes long. */
function offsetAt(time: number): number {
  if (time >= FIXED_SINCE) return OFFSET_MS;
  offsets ??= new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  return offsets.format(time).endsWith('04:30') ? OFFSET_MS + HOUR_MS : OFFSET_MS;
}

const padded = (value: number): string => toPersianDigits(String(value).padStart(2, '0'));

function format(at: number, style: Exclude<JalaliStyle, 'dateTime'>): string {
  const time = at + offsetAt(at);
  const days = Math.floor(time / DAY_MS);
  const minutes = Math.floor((time - days * DAY_MS) / MINUTE_MS);
  if (style === 'time') return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
  const { year, month, day } = jalaliOf(days);
  return style === 'short'
    ? `${toPersianDigits(year)}/${padded(month)}/${padded(day)}`
    : `${toPersianDigits(day)} ${jalaliMonths[month - 1]} ${toPersianDigits(year)}`;
}

/** @throws RangeError if `value` is not a date */
function timeOf(value: string | number | Date): number {
  const time = new Date(value).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${value}`);
  return time;
}

/**
 * Tehran's date in the Jalali calendar: short «۱۴۰۴/۰۸/۳۰», long «۳۰ آبان ۱۴۰۴», time «۱۴:۰۵»,
 * dateTime «۳۰ آبان ۱۴۰۴، ساعت ۱۴:۰۵».
 * @throws RangeError if `value` is not a date
 */
export function formatJalali(value: string | number | Date, style: JalaliStyle = 'long'): string {
  const time = timeOf(value);
  return style === 'dateTime' ? `${format(time, 'long')}، ساعت ${format(time, 'time')}` : format(time, style);
}

/** Below this, a count of hours tells more than «دیروز», even across midnight. */
const HOURS_BEFORE_YESTERDAY = 12;

/**
 * «همین حالا», «۵ دقیقه پیش», «۳ ساعت پیش», «دیروز», then the Jalali date. A future time is formatted as a date.
 * @throws RangeError if `value` or `now` is not a date
 */
export function formatAgo(value: string | number | Date, now: string | number | Date = new Date()): string {
  const time = timeOf(value);
  const current = timeOf(now);
  const age = current - time;
  if (Math.abs(age) < MINUTE_MS) return 'همین حالا';
  if (age < 0) return format(time, 'long');
  if (age < HOUR_MS) return `${toPersianDigits(Math.floor(age / MINUTE_MS))} دقیقه پیش`;
  const day = format(time, 'short');
  const isToday = day === format(current, 'short');
  if (isToday || age < HOURS_BEFORE_YESTERDAY * HOUR_MS)
    return `${toPersianDigits(Math.floor(age / HOUR_MS))} ساعت پیش`;
  // Tehran has no summer time since 2022, so 24 hours earlier is always yesterday.
  if (day === format(current - DAY_MS, 'short')) return 'دیروز';
  return format(time, 'long');
}
