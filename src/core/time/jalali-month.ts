import { fromJalali, tehranDate, toJalali } from './jalali-date.ts';
import { jalaliMonths } from './jalali-days.ts';
import { addDays } from './visit-buckets.ts';

/** A month of the Jalali calendar as it is written in addresses: `1405-08`. */
export const JALALI_MONTH = /^1[34]\d\d-(?:0[1-9]|1[0-2])$/;
const MONTHS = 12;

const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
const partsOf = (text: string): { year: number; month: number } => {
  const [year = 0, month = 0] = text.split('-').map(Number);
  return { year, month };
};

/** The months that end with the one of a moment in Tehran, the newest first. */
export function lastJalaliMonths(now: Date, count: number): string[] {
  const { year, month } = toJalali(tehranDate(now));
  const last = year * MONTHS + month - 1;
  return Array.from({ length: count }, (_, back) => {
    const at = last - back;
    return monthOf(Math.floor(at / MONTHS), (at % MONTHS) + 1);
  });
}

/** Its first and its last day as ISO dates. @param text as `JALALI_MONTH` has it */
export function daysOfJalaliMonth(text: string): { from: string; to: string } {
  const { year, month } = partsOf(text);
  const next = month === MONTHS ? { year: year + 1, month: 1 } : { year, month: month + 1 };
  const from = fromJalali({ year, month, day: 1 });
  const after = fromJalali({ ...next, day: 1 });
  if (!from || !after) throw new Error(`no month: ${text}`);
  return { from, to: addDays(after, -1) };
}

/** `آبان ۱۴۰۵`, digits aside. */
export function jalaliMonthName(text: string): string {
  const { year, month } = partsOf(text);
  return `${jalaliMonths[month - 1]} ${year}`;
}
