import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of the search page and of what leads to it. */
export const searchTexts = {
  title: (key: string) => `جست‌وجوی ${key}`,
  heading: 'نتایج جست‌وجو',
  description: (q: string) => `کالا، خدمت، مشاوره و سند برای \u2068${q}\u2069، با قیمت، زمان تحویل و تأمین‌کننده.`,
  tabs: 'بخش‌های نتایج',
  tab: { products: 'کالاها', suppliers: 'تأمین‌کنندگان', categories: 'دسته‌ها', contents: 'مطالب' },
  count: (count: number, isMore: boolean) => (isMore ? `بیش از ${formatNumber(count)}` : formatNumber(count)),
  found: (count: number, isMore: boolean) => `${isMore ? 'بیش از ' : ''}${formatNumber(count)} مورد`,
  allResults: 'همهٔ نتایج برای',
  resultsFor: 'این‌ها نتیجهٔ این جست‌وجو است:',
  without: 'این واژه‌ها در نتیجه‌ها نیست:',
  listSeparator: '، ',
  understood: 'آنچه از نوشته خوانده شد',
  inCategory: (name: string) => `فهرست ${name}`,
  remove: 'برداشتن',
  order: 'ترتیب فهرست',
  cheapestFirst: 'از ارزان‌ترین',
  elsewhere: 'شاید آنچه می‌خواهید اینجاست:',
  near: 'دقیقاً چنین چیزی پیدا نشد؛ نزدیک‌ترین‌ها فهرست شده است:',
} as const;
