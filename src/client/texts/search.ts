import { formatNumber } from '../../core/numerals.ts';

/** Words of the search page and of what leads to it. */
export const searchTexts = {
  title: (key: string) => `جست‌وجوی ${key}`,
  heading: 'نتایج جست‌وجو',
  tabs: 'بخش‌های نتایج',
  tab: { products: 'کالاها', suppliers: 'تأمین‌کنندگان', categories: 'دسته‌ها', contents: 'مطالب' },
  count: (count: number, isMore: boolean) => (isMore ? `بیش از ${formatNumber(count)}` : formatNumber(count)),
  allResults: 'همهٔ نتایج برای',
  didYouMean: 'منظورتان این بود؟',
  nothing: 'چیزی پیدا نشد',
  nothingInTab: {
    products: 'کالایی با این نام پیدا نشد',
    suppliers: 'تأمین‌کننده‌ای با این نام پیدا نشد',
    categories: 'دسته‌ای با این نام پیدا نشد',
  },
  inOtherTabs: 'در بخش‌های دیگر هست:',
  whatToDo: 'این‌ها را بیازمایید:',
  tips: ['نام کوتاه‌تر، تنها یک یا دو واژه', 'شمارهٔ فنی، با فاصله و خط تیره یا بی آن‌ها', 'نام استاندارد یا برند'],
  toCategories: 'دیدن دسته‌ها',
  toNeed: 'نوشتن نیاز به زبان خودتان',
  contentsNone: 'هنوز مطلبی منتشر نشده است',
  contentsHint: 'مقاله‌ها، ویدیوها و پرسش‌ها پس از انتشار اینجا پیدا می‌شوند.',
  noWord: 'برای جست‌وجو نام یا شماره‌ای بنویسید',
  otherNames: 'نام‌های دیگر',
  recent: 'جست‌وجوهای اخیر',
  recentHint: 'تنها روی همین دستگاه می‌ماند.',
  recentOffline: 'جست‌وجوهایی که بدون شبکه باز می‌شوند',
  kept: 'نسخهٔ ذخیره‌شده',
  clearRecent: 'پاک کردن جست‌وجوهای اخیر',
} as const;
