import { TIME_ZONE } from './dates.ts';
import { EPOCH, type JalaliDate, jalaliOf, monthStart, yearStart } from './jalali-days.ts';

const DAY_MS = 24 * 60 * 60_000;
const MONTHS = 12;

const tehran = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** @param isoDate `2026-11-23` */
export const toJalali = (isoDate: string): JalaliDate => jalaliOf(Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS);

/** The ISO date `2026-11-23`; undefined for a day that does not exist, such as 30 Esfand of a common year. */
export function fromJalali({ year, month, day }: JalaliDate): string | undefined {
  const monthEnd = month < MONTHS ? monthStart(month + 1) : yearStart(year + 1) - yearStart(year);
  const isDay = month >= 1 && month <= MONTHS && day >= 1 && day <= monthEnd - monthStart(month);
  if (!isDay) return undefined;
  const days = EPOCH + yearStart(year) + monthStart(month) + day - 1;
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** The ISO date in Tehran. */
export const tehranDate = (at: Date): string => tehran.format(at);

/** The last moment of an ISO date in Tehran; Iran has had no summer time since 1401. */
export const startOfTehranDay = (day: string): Date => new Date(`${day}T00:00:00.000+03:30`);

export const endOfTehranDay = (day: string): Date => new Date(`${day}T23:59:59.999+03:30`);
