import { formatNumber, toPersianDigits } from '../../../core/numbers/numerals.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** «۴۵ ثانیه», «۳ دقیقه», «۲ ساعت»: rounded up, so that nobody comes too early. */
function waitOf(seconds: number): string {
  if (seconds < MINUTE_SECONDS) return `${formatNumber(seconds)} ثانیه`;
  if (seconds < HOUR_SECONDS) return `${formatNumber(Math.ceil(seconds / MINUTE_SECONDS))} دقیقه`;
  return `${formatNumber(Math.ceil(seconds / HOUR_SECONDS))} ساعت`;
}

/** «۱:۰۵» */
const clockOf = (seconds: number): string =>
  toPersianDigits(`${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, '0')}`);

/** Words of the login page. */
export const signInTexts = {
  title: 'ورود به راسته',
  phone: {
    label: 'شمارهٔ موبایل',
    hint: 'کد ورود به این شماره پیامک می‌شود. اگر حساب ندارید، با همین شماره ساخته می‌شود.',
    example: '0912 123 4567',
    submit: 'دریافت کد ورود',
    sending: 'در حال فرستادن کد…',
    invalid: 'شمارهٔ موبایل درست نیست؛ مانند ۰۹۱۲۱۲۳۴۵۶۷ بنویسید.',
  },
  code: {
    label: 'کد ورود',
    sentTo: (length: number) => `کد ${formatNumber(length)} رقمی به این شماره پیامک شد:`,
    changePhone: 'تغییر شماره',
    submit: 'ورود',
    checking: 'در حال بررسی کد…',
    resend: 'فرستادن دوبارهٔ کد',
    resendIn: (seconds: number) => `تا ${clockOf(seconds)} دیگر`,
    canResend: 'اکنون می‌توانید کد تازه بخواهید.',
    resent: 'کد تازه فرستاده شد.',
    incomplete: (length: number) => `کد ${formatNumber(length)} رقم دارد.`,
    wrong: (tries: number) => `کد درست نیست. ${formatNumber(tries)} بار دیگر می‌توانید بنویسید.`,
    spent: 'کد درست نبود و دیگر پذیرفته نمی‌شود. کد تازه بخواهید.',
    expired: 'زمان این کد گذشت. کد تازه بخواهید.',
  },
  faults: {
    sentRecently: (seconds: number) =>
      `به این شماره تازه کدی فرستاده شده است. ${waitOf(seconds)} دیگر دوباره تلاش کنید.`,
    limitReached: (seconds: number) =>
      `برای این شماره امروز کدهای زیادی خواسته شده است. ${waitOf(seconds)} دیگر دوباره تلاش کنید.`,
    newDevices: (seconds: number) =>
      `برای این شماره امروز از دستگاه‌های تازه کدهای زیادی خواسته شده است. از دستگاهی وارد شوید که پیش‌تر با آن وارد شده‌اید، یا ${waitOf(seconds)} دیگر دوباره تلاش کنید.`,
    ofNetwork: (seconds: number) =>
      `از شبکه‌ای که با آن وصل هستید کدهای زیادی خواسته شده است. با اینترنت دیگری، یا ${waitOf(seconds)} دیگر دوباره تلاش کنید.`,
    tooMany: (seconds: number) => `درخواست‌ها زیاد بوده است. ${waitOf(seconds)} دیگر دوباره تلاش کنید.`,
    notSent: 'پیامک فرستاده نشد. کمی بعد دوباره تلاش کنید؛ شماره سر جایش است.',
    network: 'شبکه در دسترس نیست. آنچه نوشته‌اید سر جایش است؛ با برگشتن شبکه دوباره تلاش کنید.',
    insecure: 'ورود تنها در نشانی امن (https) ممکن است.',
    failed: 'سرور پاسخ درستی نداد. کمی بعد دوباره تلاش کنید.',
  },
  signedIn: {
    heading: 'وارد شده‌اید',
    as: (name: string) => `با حساب «\u2068${name}\u2069» وارد شده‌اید.`,
    go: 'ادامه',
  },
} as const;
