import { formatNumber } from '../../core/numerals.ts';

/** Words of the offer to add to the account what the device has. */
export const joinTexts = {
  heading: 'این دستگاه پیش از ورود',
  counts: {
    kept: (count: number) => `${formatNumber(count)} علاقه‌مندی یا یادداشت`,
    visits: (count: number) => `${formatNumber(count)} بازدید`,
    parts: (count: number) => `${formatNumber(count)} قلم فهرست قطعات`,
    push: (count: number) => `${formatNumber(count)} موضوع اعلان`,
  },
  names: { kept: 'علاقه‌مندی‌ها و یادداشت‌ها', visits: 'بازدیدها', parts: 'فهرست قطعات', push: 'اعلان‌ها' },
  effect:
    'اگر بیفزایید، بازدیدها در همهٔ دستگاه‌های شما دیده می‌شود و نسخه‌ای از فهرست قطعات در حساب می‌ماند؛ قطعهٔ تکراری یک بار می‌آید، با تعداد بیشتر. اعلان‌ها تا خروج از حساب از آنِ شماست.',
  join: 'به حساب افزوده شود',
  joining: 'در حال افزودن…',
  decline: 'تنها روی این دستگاه بماند',
  done: 'به حساب شما افزوده شد.',
  failed: (what: string, why: string) => `${what} افزوده نشد: ${why}`,
  noNetwork: 'شبکه در دسترس نیست. هر وقت برگشت دوباره بزنید.',
  refused: 'سرور نپذیرفت. کمی بعد دوباره بزنید.',
} as const;
