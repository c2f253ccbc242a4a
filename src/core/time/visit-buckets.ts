import { toJalali } from './jalali-date.ts';

export const granularities = ['day', 'week', 'month'] as const;
export type Granularity = (typeof granularities)[number];

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;
/** `getUTCDay` of Saturday, on which the Iranian week begins. */
const SATURDAY = 6;

const timeOf = (isoDate: string): number => Date.parse(`${isoDate}T00:00:00Z`);

/** @param days negative for an earlier day */
export const addDays = (isoDate: string, days: number): string =>
  new Date(timeOf(isoDate) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one ISO date to another, both counted. */
export const daysOf = (from: string, to: string): number => Math.round((timeOf(to) - timeOf(from)) / DAY_MS) + 1;

/** The ISO date on which the bucket of a day begins: the day, its Saturday, or the first of its Jalali month. */
export function bucketOf(isoDate: string, granularity: Granularity): string {
  if (granularity === 'day') return isoDate;
  if (granularity === 'month') return addDays(isoDate, 1 - toJalali(isoDate).day);
  const weekday = (new Date(timeOf(isoDate)).getUTCDay() - SATURDAY + WEEK_DAYS) % WEEK_DAYS;
  return addDays(isoDate, -weekday);
}

/** The buckets of a span, earliest first. */
export function bucketsOf(from: string, to: string, granularity: Granularity): string[] {
  const days = Array.from({ length: daysOf(from, to) }, (_, index) => addDays(from, index));
  return [...new Set(days.map((day) => bucketOf(day, granularity)))];
}
