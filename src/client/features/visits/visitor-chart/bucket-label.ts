import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { toJalali } from '../../../../core/time/jalali-date.ts';
import { jalaliMonths } from '../../../../core/time/jalali-days.ts';
import type { Granularity } from '../../../../core/time/visit-buckets.ts';
import { visitorChartTexts as words } from '../../../parts/visits/visitor-chart-texts.ts';

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
