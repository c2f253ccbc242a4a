import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { Granularity } from '../../../core/time/visit-buckets.ts';

/** Words of the chart of visits. */
export const visitorChartTexts = {
  title: 'آمار بازدید',
  open: 'آمار بازدید',
  openOf: (name: string) => `آمار بازدید \u2068${name}\u2069`,
  site: 'همهٔ سایت',
  what: 'بازدیدهای',
  types: { site: 'همهٔ سایت', product: 'یک کالا', category: 'یک دسته', supplier: 'یک تأمین‌کننده', page: 'یک مطلب' },
  which: 'صفحه',
  whichHint: 'از میان آنچه خودتان تازه باز کرده‌اید',
  noRecent: 'هنوز صفحه‌ای از این نوع باز نکرده‌اید',
  noRecentHint: 'صفحه‌ای را که آمارش را می‌خواهید باز کنید؛ سپس اینجا در فهرست می‌آید.',
  supplierPage: 'صفحهٔ تأمین‌کننده',
  products: 'کالاها',
  span: 'بازه',
  spanDays: (days: number) => `${formatNumber(days)} روز`,
  granularity: 'بر پایهٔ',
  granularities: { day: 'روز', week: 'هفته', month: 'ماه' } satisfies Record<Granularity, string>,
  view: 'نمایش',
  views: { chart: 'نمودار', table: 'جدول' },
  visits: 'بازدید',
  uniqueVisitors: 'بازدیدکننده',
  total: (visits: number) => `${formatNumber(visits)} بازدید در این بازه`,
  sumOfDays:
    'بازدیدکنندگان هفته و ماه، جمع بازدیدکنندگان روزهای آن است؛ کسی که در دو روز آمده باشد دو بار شمرده می‌شود.',
  counted: 'هر کس در هر روز یک بازدیدکننده است. ربات‌ها شمرده نمی‌شوند. نشانی اینترنتی کسی نگه داشته نمی‌شود.',
  weekOf: (day: string) => `هفتهٔ ${day}`,
  none: 'در این بازه بازدیدی ثبت نشده است',
  noneHint: 'بازهٔ بلندتری را انتخاب کنید.',
  tableOf: (name: string) => `بازدیدهای \u2068${name}\u2069`,
  noChart: 'نمودار بارگذاری نشد؛ جدول همین آمار را نشان می‌دهد.',
} as const;
