import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the suggestions under the search box. */
export const suggestionsTexts = {
  label: 'پیشنهادها',
  searching: 'در حال جست‌وجو…',
  nothing: 'چیزی پیدا نشد',
  nothingHint: 'نام کوتاه‌تر، شمارهٔ فنی یا نام استاندارد را بیازمایید.',
  offline: 'جست‌وجو در همهٔ کالاها شبکه می‌خواهد. از «دسته‌ها» به آنچه پیش‌تر دیده‌اید برسید.',
  saved: 'از داده‌های این دستگاه',
  failed: 'پاسخی نرسید. کمی بعد دوباره بنویسید.',
  found: (count: number) => `${formatNumber(count)} پیشنهاد`,
  kinds: { category: 'دسته', product: 'کالا', supplier: 'تأمین‌کننده', page: 'مطلب' },
} as const;
