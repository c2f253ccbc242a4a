import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of what the search page loads later: no result, other tabs, delegations, recent searches. */
export const searchMoreTexts = {
  didYouMean: 'منظورتان این بود؟',
  nothing: 'چیزی پیدا نشد',
  nothingInTab: {
    products: 'کالایی با این نام پیدا نشد',
    suppliers: 'تأمین‌کننده‌ای با این نام پیدا نشد',
    categories: 'دسته‌ای با این نام پیدا نشد',
    contents: 'مطلبی با این نام پیدا نشد',
  },
  bySales: 'این‌ها چیزی را که نوشتید می‌فروشند. شمار کنار هر کدام، شمار همان کالاها است.',
  inOtherTabs: 'در بخش‌های دیگر هست:',
  whatToDo: 'این‌ها را بیازمایید:',
  tips: ['نام کوتاه‌تر، تنها یک یا دو واژه', 'شمارهٔ فنی، با فاصله و خط تیره یا بی آن‌ها', 'نام استاندارد یا برند'],
  toCategories: 'دیدن دسته‌ها',
  toNeed: 'نوشتن نیاز به زبان خودتان',
  reading: (minutes: number) => `${formatNumber(minutes)} دقیقه خواندن`,
  noWord: 'برای جست‌وجو نام یا شماره‌ای بنویسید',
  otherNames: 'نام‌های دیگر',
  onDevice: (count: number) => `${formatNumber(count)} مورد از داده‌های این دستگاه. فهرست کامل با شبکه می‌آید.`,
  recent: 'جست‌وجوهای اخیر',
  recentHint: 'تنها روی همین دستگاه می‌ماند.',
  recentOffline: 'جست‌وجوهایی که بدون شبکه باز می‌شوند',
  kept: 'نسخهٔ ذخیره‌شده',
  clearRecent: 'پاک کردن جست‌وجوهای اخیر',
  delegations: 'نمایندگی‌های رسمی',
  validUntil: (day: string) => `معتبر تا ${day}`,
} as const;
