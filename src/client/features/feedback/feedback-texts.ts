import type { FeedbackState, FeedbackType } from '../../../core/content/feedback.ts';
import type { ObjectType } from '../../../core/ids/object-types.ts';

const types: Readonly<Record<FeedbackType, string>> = {
  idea: 'پیشنهاد',
  bug: 'گزارش خطا',
  complaint: 'شکایت',
  thanks: 'سپاس',
};

const states: Readonly<Record<FeedbackState, string>> = {
  new: 'دریافت شد',
  seen: 'دیده شد',
  answered: 'پاسخ داده شد',
  closed: 'بسته شد',
};

const about: Readonly<Record<ObjectType, string>> = {
  product: 'کالا',
  category: 'دسته',
  supplier: 'تأمین‌کننده',
  page: 'مطلب',
};

/** Words of the page of feedback. */
export const feedbackTexts = {
  title: 'بازخورد',
  lead: 'پیشنهاد، خطا یا شکایت خود را بنویسید. بی‌شبکه و بی‌حساب هم می‌شود: نوشته روی همین دستگاه می‌ماند تا به سرور برسد.',
  types,
  states,
  form: {
    label: 'نوشتن بازخورد',
    type: 'نوع بازخورد',
    text: 'متن',
    placeholders: {
      idea: 'چه چیزی کار شما را آسان‌تر می‌کند؟',
      bug: 'چه کردید، چه دیدید و چه انتظار داشتید؟',
      complaint: 'از چه چیزی و چرا ناراضی هستید؟',
      thanks: 'چه چیزی به کارتان آمد؟',
    } satisfies Record<FeedbackType, string>,
    required: 'متن بازخورد را بنویسید.',
    tooLong: (max: string, over: string) => `متن تا ${max} نویسه می‌شود؛ ${over} نویسه بیشتر است.`,
    left: (count: string) => `${count} نویسهٔ دیگر جا هست`,
    contact: 'تلفن یا ایمیل (اختیاری)',
    contactHint: 'فقط برای پاسخ به همین بازخورد؛ کسی که کد رهگیری را دارد آن را نمی‌بیند.',
    contactWrong: 'شمارهٔ تلفن یا نشانی ایمیل درست نیست.',
    along: 'همراه متن فرستاده می‌شود',
    build: 'نسخهٔ برنامه',
    about: (type: ObjectType) => `دربارهٔ ${about[type]}`,
    request: 'شناسهٔ درخواست ناموفق',
    user: 'فرستنده: حساب شما',
    nobody: 'فرستنده: بی‌نام؛ وارد حساب نشده‌اید',
    leaveOut: (what: string) => `فرستاده نشود: ${what}`,
    send: 'فرستادن بازخورد',
    stored: 'روی این دستگاه ذخیره شد. راه آن تا سرور و کد رهگیری‌اش همین پایین نشان داده می‌شود.',
    storageFailed: 'حافظهٔ این دستگاه نوشتن را نپذیرفت. متن شما سر جایش است.',
  },
  files: {
    heading: 'تصویر یا PDF (اختیاری)',
    choose: 'افزودن فایل',
    sending: 'در حال فرستادن فایل…',
    hint: (max: string) => `تا ${max} فایل JPG، PNG، WebP، GIF یا PDF، هرکدام تا ۲۰ مگابایت`,
    remove: (name: string) => `برداشتن پیوست: ${name}`,
    offline: 'بی‌شبکه فایل افزوده نمی‌شود. متن را همین حالا بفرستید تا در صف بماند، یا با آمدن شبکه فایل را هم بیفزایید.',
    wrongType: 'این نوع فایل پذیرفته نیست؛ تصویر (JPG، PNG، WebP، GIF) یا PDF برگزینید.',
    empty: 'فایل خالی است.',
    tooLarge: 'حجم فایل باید حداکثر ۲۰ مگابایت باشد.',
    noAnswer: 'فایل نرسید؛ شبکه پاسخ نداد. متن شما سر جایش است و فایل را می‌توانید دوباره برگزینید.',
    failed: 'فایل پذیرفته نشد؛ دوباره تلاش کنید.',
    count: (count: string) => `${count} پیوست`,
  },
  own: {
    heading: 'بازخوردهای شما',
    none: 'هنوز بازخوردی از این دستگاه فرستاده نشده است.',
    code: 'کد رهگیری',
    copy: 'رونوشت',
    copied: 'کد رونوشت شد.',
    answer: 'پاسخ راسته',
    sentAt: (when: string) => `فرستاده‌شده در ${when}`,
    unknown: 'وضعیت آن هنوز خوانده نشده است.',
    gone: 'این بازخورد دیگر در سرور نیست.',
    forget: 'برداشتن از این فهرست',
    loadFailed: 'وضعیت تازه خوانده نشد.',
    listFailed: 'بازخوردهای حساب شما خوانده نشد؛ با آمدن شبکه دوباره خوانده می‌شود.',
  },
  unsent: {
    queued: 'در صف ارسال',
    sending: 'در حال ارسال',
    failed: 'سرور نپذیرفت',
    conflict: 'سرور نپذیرفت',
    edit: 'ویرایش',
    editBlocked: 'برای ویرایش، نخست نوشتهٔ ناتمام بالا را بفرستید یا پاک کنید.',
    retry: 'تلاش دوباره',
    discard: 'چشم‌پوشی',
  },
  lookUp: {
    heading: 'پیگیری با کد',
    label: 'کد رهگیری',
    hint: 'ده حرف و رقم، مانند 7K2MD-0QX4B',
    wrong: 'کد رهگیری ده حرف و رقم است.',
    missing: 'بازخوردی با این کد پیدا نشد.',
    noAnswer: 'شبکه در دسترس نیست؛ بعدتر دوباره بپرسید.',
    failed: 'خوانده نشد؛ کمی بعد دوباره تلاش کنید.',
    show: 'نمایش وضعیت',
  },
  described: (type: FeedbackType) => `بازخورد: ${types[type]}`,
} as const;

/** Words of the page where an operator reads feedback. */
export const receivedTexts = {
  title: 'بازخوردها',
  stateLabel: 'وضعیت',
  toFeedback: 'بازخوردهای من',
  none: 'در این وضعیت بازخوردی نیست',
  columns: { type: 'نوع', text: 'متن', about: 'درباره', from: 'فرستنده', at: 'زمان', ways: 'کار' },
  ofUser: 'از یک حساب',
  ofNobody: 'بی‌نام',
  build: (id: string) => `نسخهٔ \u2068${id}\u2069`,
  request: (id: string) => `درخواست \u2068${id}\u2069`,
  file: (number: string) => `پیوست ${number}`,
  fileName: (number: number, ending: string) => `feedback-${number}.${ending}`,
  gone: 'دیگر در راسته نیست',
  moves: { seen: 'دیدم', answer: 'پاسخ', close: 'بستن' },
  correct: 'اصلاح پاسخ',
  done: { seen: 'دیده شد.', answer: 'پاسخ ثبت شد.', close: 'بسته شد.' },
  sheet: {
    heading: 'پاسخ به بازخورد',
    label: 'پاسخ',
    hint: 'فرستنده همین را با کد رهگیری خود می‌خواند.',
    required: 'پاسخ را بنویسید.',
    send: 'ثبت پاسخ',
    cancel: 'انصراف',
  },
} as const;
