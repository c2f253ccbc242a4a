import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of the page of a category's properties. */
export const categoryPropertiesTexts = {
  link: 'معنی و بازهٔ مشخصه‌ها',
  heading: (category: string) => `مشخصه‌های ${category}`,
  here: 'مشخصه‌ها',
  count: (count: number) => `${formatNumber(count)} مشخصه`,
  description: (category: string, names: string) =>
    `مشخصه‌های فنی ${category}${names && `: ${names}`}؛ با واحد، بازهٔ معمول و گزینه‌ها.`,
  key: 'مشخصه‌های کلیدی',
  others: 'مشخصه‌های دیگر',
  dataTypes: {
    number: 'عدد',
    range: 'بازهٔ عددی',
    option: 'یک گزینه',
    multiOption: 'چند گزینه',
    boolean: 'دارد یا ندارد',
    text: 'نوشته',
  },
  betterWhen: { higher: 'بیشتر بهتر است', lower: 'کمتر بهتر است', equal: 'برابر با نیاز' },
  kind: 'نوع مقدار',
  unit: 'واحد',
  range: 'بازهٔ موارد موجود',
  options: 'گزینه‌ها و شمار موارد',
  moreOptions: (count: number) => `و ${formatNumber(count)} گزینهٔ دیگر`,
  unseen: 'هنوز چیزی با این مشخصه عرضه نشده است.',
  start: 'شروع جست‌وجو با این مشخصه',
  empty: 'برای این دسته مشخصهٔ مشترکی تعریف نشده است',
  emptyHint: 'مشخصه‌ها در زیردسته‌ها تعریف شده‌اند؛ یکی را برگزینید.',
  emptyLeafHint: 'آنچه در این دسته است بی‌مشخصه هم دیده می‌شود.',
} as const;
