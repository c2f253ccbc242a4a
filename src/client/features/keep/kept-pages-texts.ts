import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of the account's pages of favourites and notes. */
export const keptPagesTexts = {
  favorites: {
    mark: (title: string) => `برگزیدن ${title}`,
    markAll: 'همه',
    letGo: (count: number) => `برداشتن ${formatNumber(count)} مورد`,
    compare: (count: number) => `مقایسهٔ ${formatNumber(count)} مورد`,
    tooMany: (max: number) => `تا ${formatNumber(max)} کالا را می‌توان مقایسه کرد.`,
  },
  notes: {
    search: 'جست‌وجو در یادداشت‌ها',
    found: (count: number) => `${formatNumber(count)} یادداشت`,
    notFound: 'یادداشتی با این واژه‌ها نیست',
    notFoundHint: 'واژهٔ دیگری بنویسید، یا نوع دیگری را ببینید.',
    export: 'دریافت یادداشت‌ها (CSV)',
    file: 'یادداشت‌ها.csv',
    columns: ['نام', 'نوع', 'یادداشت', 'آخرین تغییر', 'نشانی'],
    showAll: 'نمایش همهٔ یادداشت',
    showLess: 'کوتاه کردن یادداشت',
  },
} as const;
