import { fromJalali, startOfTehranDay, tehranDate, toJalali } from '../time/jalali-date.ts';

/** After how long the spending limit of an agent begins anew. */
export const spendPeriods = ['day', 'week', 'month'] as const;
export type SpendPeriod = (typeof spendPeriods)[number];

const DAY_MS = 24 * 60 * 60_000;
const SATURDAY = 6;
const WEEK = 7;

/** When the period of a moment began: in Tehran, a week with Saturday and a month by the Jalali calendar. */
export function startOfPeriod(period: SpendPeriod, at: Date): Date {
  const day = tehranDate(at);
  if (period === 'day') return startOfTehranDay(day);
  if (period === 'month') return startOfTehranDay(fromJalali({ ...toJalali(day), day: 1 }) ?? day);
  const start = startOfTehranDay(day);
  const since = (new Date(`${day}T00:00:00Z`).getUTCDay() - SATURDAY + WEEK) % WEEK;
  return new Date(start.getTime() - since * DAY_MS);
}
