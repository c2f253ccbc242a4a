import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of a receipt and of its photos, also while they wait on the device. */
export const receiptWords = {
  rowOf: (no: number) => `رسید تحویل ${formatNumber(no)}`,
  photoCount: (count: number) => (count > 0 ? `${formatNumber(count)} عکس` : ''),
  camera: 'عکس',
  keeping: 'عکس نگه داشته می‌شود …',
  removePhoto: (name: string) => `برداشتن ${name}`,
  offline: 'شبکه نیست. رسید و عکس‌هایش در این دستگاه می‌ماند و با آمدن شبکه فرستاده می‌شود.',
  moreThanShipped: (qty: string) => `${qty} فرستاده شده است؛ بیش از آن نمی‌رسد.`,
  openPhoto: (at: number) => `عکس ${formatNumber(at)}`,
  photoName: (no: number, at: number) => `رسید تحویل ${formatNumber(no)} - عکس ${formatNumber(at)}.webp`,
  photoFailed: 'عکس باز نشد؛ دوباره بزنید.',
  states: {
    queued: 'رسید نوشته شد و در صف ارسال است',
    sending: 'رسید در حال ارسال است',
    failed: 'رسید فرستاده نشد',
    waitsForSignIn: 'رسید با ورود به حساب فرستاده می‌شود',
  },
  again: 'ارسال دوباره',
  drop: 'پاک کردن این رسید',
  fault: {
    wrongType: 'تصویر یا PDF بیفزایید.',
    tooLarge: 'فایل از اندازهٔ مجاز بزرگ‌تر است.',
    empty: 'این فایل خالی است.',
    noAnswer: 'سرور پاسخ نداد. با آمدن شبکه دوباره بزنید.',
    failed: 'این دستگاه عکس را نگه نداشت. دوباره بگزینید.',
    full: 'فایل‌های فرستاده‌نشدهٔ این دستگاه به سقف رسیده است. بگذارید نخست فرستاده شوند.',
  },
} as const;
