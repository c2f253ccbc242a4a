import { toPersianDigits } from './numerals.ts';

const LOCALE = 'fa-IR-u-ca-persian';
export const TIME_ZONE = 'Asia/Tehran';

export type JalaliStyle = 'short' | 'long' | 'weekday' | 'time' | 'dateTime';

const styleOptions: Record<Exclude<JalaliStyle, 'dateTime'>, Intl.DateTimeFormatOptions> = {
  short: { year: 'numeric', month: '2-digit', day: '2-digit' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(style: keyof typeof styleOptions): Intl.DateTimeFormat {
  let found = formatters.get(style);
  if (!found) {
    found = new Intl.DateTimeFormat(LOCALE, { ...styleOptions[style], timeZone: TIME_ZONE });
    formatters.set(style, found);
  }
  return found;
}

function toDate(value: string | number | Date): Date {
  const date = value instanceof Date ? value : new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  return date;
}

/**
 * Tehran's date in the Jalali calendar: short «۱۴۰۴/۰۸/۳۰», long «۳۰ آبان ۱۴۰۴», weekday «جمعه ۳۰ آبان ۱۴۰۴»,
 * time «۱۴:۰۵», dateTime «۳۰ آبان ۱۴۰۴، ساعت ۱۴:۰۵».
 * @throws RangeError if `value` is not a date
 */
export function formatJalali(value: string | number | Date, style: JalaliStyle = 'long'): string {
  const date = toDate(value);
  if (style === 'dateTime') return `${formatter('long').format(date)}، ساعت ${formatter('time').format(date)}`;
  if (style !== 'weekday') return formatter(style).format(date);
  const weekday =
    formatter('weekday')
      .formatToParts(date)
      .find((part) => part.type === 'weekday')?.value ?? '';
  return `${weekday} ${formatter('long').format(date)}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Below this, a count of hours tells more than «دیروز», even across midnight. */
const HOURS_BEFORE_YESTERDAY = 12;

/**
 * «همین حالا», «۵ دقیقه پیش», «۳ ساعت پیش», «دیروز», then the Jalali date. A future time is formatted as a date.
 * @throws RangeError if `value` or `now` is not a date
 */
export function formatAgo(value: string | number | Date, now: string | number | Date = new Date()): string {
  const date = toDate(value);
  const current = toDate(now);
  const age = current.getTime() - date.getTime();
  if (Math.abs(age) < MINUTE_MS) return 'همین حالا';
  if (age < 0) return formatJalali(date);
  if (age < HOUR_MS) return `${toPersianDigits(Math.floor(age / MINUTE_MS))} دقیقه پیش`;
  const day = formatter('short').format(date);
  const isToday = day === formatter('short').format(current);
  if (isToday || age < HOURS_BEFORE_YESTERDAY * HOUR_MS)
    return `${toPersianDigits(Math.floor(age / HOUR_MS))} ساعت پیش`;
  // Tehran has no summer time since 2022, so 24 hours earlier is always yesterday.
  if (day === formatter('short').format(current.getTime() - DAY_MS)) return 'دیروز';
  return formatJalali(date);
}
