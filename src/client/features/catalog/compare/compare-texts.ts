import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the comparison of products and of its bar. */
export const compareTexts = {
  heading: 'مقایسه',
  bar: 'کالاهای برگزیده برای مقایسه',
  go: (count: number) => `مقایسهٔ ${formatNumber(count)} مورد`,
  clear: 'پاک کردن',
  remove: (title: string) => `برداشتن ${title} از مقایسه`,
  leftOut: (shown: number, leftOut: number) =>
    `${formatNumber(shown)} کالای نخست آمده است؛ ${formatNumber(leftOut)} کالای دیگرِ این نشانی در جدول جا نمی‌شود.`,
  onlyDifferences: 'فقط تفاوت‌ها',
  noDifferences: 'این‌ها در آنچه از آن‌ها می‌دانیم تفاوتی ندارند.',
  different: 'متفاوت',
  best: 'بهترین',
  legend: { different: 'ویژگی متفاوت', best: 'بهترین مقدار' },
  feature: 'ویژگی',
  caption: (titles: string) => `مقایسهٔ ${titles}`,
  terms: 'قیمت و تحویل',
  properties: 'مشخصات فنی',
  rows: {
    price: 'قیمت',
    stock: 'موجودی',
    leadTime: 'زمان تحویل',
    moq: 'حداقل سفارش',
    warranty: 'ضمانت',
    brand: 'برند',
    origin: 'ساخت',
  },
  column: (number: number) => `کالای ${formatNumber(number)}`,
  missing: {
    absent: 'این کالا پیدا نشد',
    noCopy: 'نسخهٔ ذخیره‌شده‌ای از این کالا نیست',
    failed: 'این کالا باز نشد',
  },
  empty: 'هنوز کالایی برای مقایسه برنگزیده‌اید',
  emptyHint: 'در فهرست کالاها یا صفحهٔ هر کالا نشان ترازو را بزنید؛ تا چهار کالا کنار هم می‌آیند.',
  addMore: (some: string) => `افزودن ${some} دیگر`,
  toGoods: 'دسته‌های کالا',
  description: 'مشخصات، قیمت، موجودی و زمان تحویل چند کالا کنار هم.',
} as const;
