import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { fileSize } from '../../../texts/file-size-texts.ts';

const faults = {
  offline: 'سرور پاسخ نداد. آنچه گرفته شده می‌ماند و با «ادامه» از همان‌جا پی گرفته می‌شود.',
  refused: 'سرور این بسته را نداد؛ کمی بعد دوباره تلاش کنید.',
  damaged: 'بخشی از بسته درست نرسید؛ دوباره تلاش کنید.',
  format: 'بستهٔ سرور برای نسخهٔ دیگری از برنامه است؛ برنامه را به‌روز کنید و دوباره تلاش کنید.',
  tooLarge: 'این مجموعه بزرگ‌تر از آن است که یک‌جا برداشته شود؛ یکی از زیردسته‌ها را بردارید.',
  noRoom: 'حافظهٔ این دستگاه جای کافی ندارد.',
  gone: 'بسته در این میان تغییر کرد؛ دوباره تلاش کنید.',
};

type Size = { offersCount: number; contentsCount?: number; bytes: number };

/** Words of the categories and suppliers that a device takes along. */
export const packTexts = {
  heading: 'بستهٔ بی‌شبکه',
  what: 'فهرست، فیلترها، مقایسه، پیشنهادها، تلفن‌ها و مطلب‌ها، بی‌شبکه روی همین دستگاه.',
  /** Packs of earlier builds count no contents. */
  size: ({ offersCount, contentsCount = 0, bytes }: Size) =>
    [
      `${formatNumber(offersCount)} پیشنهاد`,
      ...(contentsCount > 0 ? [`${formatNumber(contentsCount)} مطلب`] : []),
      fileSize(bytes),
    ].join('، '),
  asking: 'پرسیدن حجم بسته…',
  take: 'برداشتن روی این دستگاه',
  pause: 'توقف',
  resume: 'ادامه',
  update: (bytes: number) => `به‌روز کردن (${fileSize(bytes)})`,
  remove: 'پاک کردن بسته',
  removeOf: (title: string) => `پاک کردن بستهٔ «${title}»`,
  here: 'روی این دستگاه است',
  current: 'با سرور یکی است.',
  stale: 'سرور دادهٔ تازه‌تری دارد.',
  otherBuild: 'از نسخهٔ دیگری از برنامه است و تا به‌روز نشود خوانده نمی‌شود.',
  unfinished: (done: number, all: number) => `${fileSize(done)} از ${fileSize(all)} گرفته شده است.`,
  progress: (title: string) => `پیشرفت گرفتن بستهٔ «${title}»`,
  waiting: 'در نوبت: بستهٔ دیگری در حال گرفتن است.',
  all: 'همهٔ بسته‌های این دستگاه',
  faults,
  page: {
    title: 'بسته‌های این دستگاه',
    about: 'دسته‌ها و تأمین‌کنندگانی که برداشته‌اید، بی‌شبکه هم کامل‌اند. بسته‌ها برای همین دستگاه‌اند، نه برای حساب شما.',
    sum: (count: number, bytes: number) => `${formatNumber(count)} بسته، ${fileSize(bytes)}`,
    room: (bytes: number) => `جای آزاد برای راسته: ${fileSize(bytes)}`,
    none: 'هنوز بسته‌ای برنداشته‌اید',
    noneHint: 'در صفحهٔ یک دسته یا تأمین‌کننده، نشان «نگه‌داری» را بزنید و «برداشتن روی این دستگاه» را برگزینید.',
  },
} as const;
