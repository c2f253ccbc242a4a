import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the page of frequent questions. */
export const faqTexts = {
  title: 'پرسش‌های پرتکرار',
  lead: 'پاسخ پرسش‌هایی که دربارهٔ جست‌وجو، قیمت‌ها، کار بی‌شبکه، حساب و فروش در راسته پرسیده می‌شود.',
  search: 'جست‌وجو در پرسش‌ها و پاسخ‌ها',
  searchPlaceholder: 'مانند مالیات، بی‌شبکه یا کد ورود',
  found: (count: number) => `${formatNumber(count)} پرسش`,
  nothing: 'پرسشی با این واژه‌ها نیست',
  mostVisited: 'پربازدیدترین‌ها',
  visits: (count: number) => `${formatNumber(count)} بازدید`,
  useful: 'آیا این پاسخ به کارتان آمد؟',
  yes: 'بله',
  no: 'نه',
  counted: (yes: number, all: number) => `${formatNumber(yes)} نفر از ${formatNumber(all)} نفر گفته‌اند به کارشان آمد.`,
  thanks: 'سپاس از پاسخ شما.',
  tellMore: 'بنویسید چه کم بود',
  described: (isUseful: boolean | null): string => {
    if (isUseful === null) return 'پس گرفتن رأی دربارهٔ یک پاسخ';
    return isUseful ? 'رأی دربارهٔ یک پاسخ: به کارم آمد' : 'رأی دربارهٔ یک پاسخ: به کارم نیامد';
  },
  missing: 'پاسخ خود را نیافتید؟',
  missingHint: 'پرسش خود را در بازخورد بنویسید؛ پاسخ با کد رهگیری خواندنی است.',
  ask: 'نوشتن پرسش',
} as const;
