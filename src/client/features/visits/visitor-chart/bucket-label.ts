import { toJalali } from '../../../../core/jalali-date.ts';
import { jalaliMonths } from '../../../../core/jalali-days.ts';
import { toPersianDigits } from '../../../../core/numerals.ts';
import type { Granularity } from '../../../../core/visit-buckets.ts';
import { visitorChartTexts as words } from '../../../texts/visitor-chart.ts';

/** «۳ آذر» for a day and for the Saturday of a week, «آذر ۱۴۰۵» for a month. */
export function shortLabel(bucket: string, granularity: Granularity): string {
  const { year, month, day } = toJalali(bucket);
  const name = jalaliMonths[month - 1] ?? '';
  return granularity === 'month' ? `${name} ${toPersianDigits(year)}` : `${toPersianDigits(day)} ${name}`;
}

/** «۳ آذر ۱۴۰۵», «هفتهٔ ۲۹ آبان ۱۴۰۵», «آذر ۱۴۰۵». */
export function fullLabel(bucket: string, granularity: Granularity): string {
  const short = shortLabel(bucket, granularity);
  if (granularity === 'month') return short;
  const dated = `${short} ${toPersianDigits(toJalali(bucket).year)}`;
  return granularity === 'week' ? words.weekOf(dated) : dated;
}
