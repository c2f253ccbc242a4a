import { TIME_ZONE } from './dates.ts';

/** A day of the Jalali calendar: year 1405, month 1 to 12, day 1 to 31. */
export interface JalaliDate {
  year: number;
  month: number;
  day: number;
}

const DAY_MS = 24 * 60 * 60_000;
const LONG_MONTHS = 6;
/** The first of Farvardin is on one of these days of March. */
const NOWRUZ_DAYS = [19, 20, 21, 22];

const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const names = new Intl.DateTimeFormat('fa-IR-u-ca-persian', { month: 'long', timeZone: 'UTC' });
const tehran = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

function dateOf(time: number): JalaliDate {
  const found = parts.formatToParts(time);
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(found.find((part) => part.type === type)?.value);
  return { year: number('year'), month: number('month'), day: number('day') };
}

/** @param isoDate `2026-11-23` */
export const toJalali = (isoDate: string): JalaliDate => dateOf(Date.parse(`${isoDate}T00:00:00Z`));

/** The ISO date `2026-11-23`; undefined for a day that does not exist, such as 30 Esfand of a common year. */
export function fromJalali(date: JalaliDate): string | undefined {
  const { year, month, day } = date;
  const before = month <= LONG_MONTHS ? (month - 1) * 31 : (month - 1) * 30 + LONG_MONTHS;
  for (const nowruz of NOWRUZ_DAYS) {
    const time = Date.UTC(year + 621, 2, nowruz) + (before + day - 1) * DAY_MS;
    const found = dateOf(time);
    if (found.year === year && found.month === month && found.day === day)
      return new Date(time).toISOString().slice(0, 10);
  }
  return undefined;
}

/** Names of the months: «فروردین» first. */
export const jalaliMonths: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  names.format(Date.parse(`${fromJalali({ year: 1404, month: month + 1, day: 2 })}T00:00:00Z`)),
);

/** The ISO date in Tehran. */
export const tehranDate = (at: Date): string => tehran.format(at);
