import { formatNumber } from '../../../core/numbers/numerals.ts';

/** Words of the offer to add to the account what the device has. */
export const joinTexts = {
  heading: 'افزودن آنچه این دستگاه پیش از ورود داشت',
  counts: {
    kept: (count: number) => `${formatNumber(count)} علاقه‌مندی یا یادداشت`,
    visits: (count: number) => `${formatNumber(count)} بازدید`,
    parts: (count: number) => `${formatNumber(count)} قلم فهرست قطعات`,
    push: (count: number) => `${formatNumber(count)} موضوع اعلان`,
  },
  names: { kept: 'علاقه‌مندی‌ها و یادداشت‌ها', visits: 'بازدیدها', parts: 'فهرست قطعات', push: 'اعلان‌ها' },
  effects: {
    kept: 'به حساب شما فرستاده می‌شود و در هر دستگاه شما هست.',
    visits: 'در آخرین بازدیدهای حساب می‌آید، روی هر دستگاه شما.',
    parts: 'نسخه‌ای در حساب می‌ماند؛ قطعهٔ تکراری یک بار می‌آید، با تعداد بیشتر.',
    push: 'تا خروج از حساب از آنِ شماست.',
  },
  join: 'به حساب افزوده شود',
  joining: 'در حال افزودن…',
  decline: 'تنها روی این دستگاه بماند',
  done: 'به حساب شما افزوده شد.',
  failed: (what: string, why: string) => `${what} افزوده نشد: ${why}`,
  noNetwork: 'شبکه در دسترس نیست. هر وقت برگشت دوباره بزنید.',
  refused: 'سرور نپذیرفت. کمی بعد دوباره بزنید.',
} as const;
