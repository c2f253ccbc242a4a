import type { MerchantStatus } from '../../../contract/merchants/merchant.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { Weekday } from '../../../core/time/weekdays.ts';

const statuses: Readonly<Record<MerchantStatus, string>> = {
  draft: 'پیش‌نویس',
  waitingConfirm: 'در انتظار تأیید',
  confirmed: 'تأییدشده',
  rejected: 'ردشده',
  suspended: 'تعلیق‌شده',
};

const days: Readonly<Record<Weekday, string>> = {
  sat: 'شنبه',
  sun: 'یکشنبه',
  mon: 'دوشنبه',
  tue: 'سه‌شنبه',
  wed: 'چهارشنبه',
  thu: 'پنجشنبه',
  fri: 'جمعه',
};

/** Words of one's own merchants. */
export const merchantTexts = {
  title: 'بازرگانی‌های من',
  intro: 'بازرگان کالای تأمین‌کنندگان را می‌فروشد و نامش پس از تأیید به همه نشان داده می‌شود.',
  none: 'هنوز بازرگانی‌ای ندارید',
  noneHint: 'نام و شمارهٔ تماس را بنویسید، شهرهای فروش را برگزینید و برای تأیید بفرستید.',
  add: 'بازرگان شوید',
  addMore: 'بازرگانی دیگر',
  statuses,
  next: {
    draft: 'هنوز فرستاده نشده است؛ شرایط فروش را بنویسید و برای تأیید بفرستید.',
    waitingConfirm: 'کارشناس راسته آن را بررسی می‌کند.',
    confirmed: 'همه آن را می‌بینند.',
    rejected: 'پس از اصلاح دوباره بفرستید.',
    suspended: 'تا پایان تعلیق کسی آن را نمی‌بیند.',
  } satisfies Record<MerchantStatus, string>,
  reason: 'دلیل',
  ownShop: 'فروشگاه تأمین‌کننده',
  edit: 'ویرایش',
  editNamed: (name: string) => `ویرایش «\u2068${name}\u2069»`,
  setting: 'شرایط فروش',
  settingNamed: (name: string) => `شرایط فروش «\u2068${name}\u2069»`,
  submit: 'فرستادن برای تأیید',
  submitted: 'برای تأیید فرستاده شد.',
  form: {
    add: 'بازرگانی تازه',
    edit: 'ویرایش بازرگانی',
    name: { label: 'نام بازرگانی', hint: 'سه تا شصت حرف، همان که مشتری می‌بیند' },
    nameKept: 'نام و نوع بازرگانی تأییدشده تغییر نمی‌کند.',
    nameFree: 'این نام آزاد است.',
    checking: 'نام بررسی می‌شود…',
    suggestions: 'نام‌های پیشنهادی',
    kind: { legend: 'نوع', person: 'شخص', company: 'شرکت' },
    phones: { label: 'تلفن‌ها', hint: 'با کد شهر؛ چند شماره را با ویرگول جدا کنید' },
    website: { label: 'وب‌سایت', hint: 'اختیاری؛ همراه با https:// بنویسید' },
    stateId: 'استان',
    cityId: 'شهر',
    choose: 'انتخاب کنید',
    required: 'این را بنویسید.',
    save: 'ذخیره',
    saving: 'در حال ذخیره…',
    cancel: 'انصراف',
    saved: 'بازرگانی ذخیره شد.',
    changedElsewhere:
      'این بازرگانی در جای دیگری تغییر کرده است. نوشته‌های شما سر جایش است؛ اگر دوباره ذخیره کنید، جای تغییر تازه را می‌گیرد.',
    failed: 'ذخیره نشد. نوشته‌های شما سر جایش است؛ دوباره تلاش کنید.',
  },
  sale: {
    heading: 'شرایط فروش',
    minOrderAmount: { label: 'حداقل مبلغ سفارش (ریال)', hint: 'صفر یعنی هر سفارشی' },
    preparationDays: { label: 'روزهای آماده‌سازی', hint: 'تا کالا آمادهٔ ارسال شود' },
    vatIncluded: 'قیمت‌ها با مالیات بر ارزش افزوده است',
    autoAccept: 'تأیید خودکار سفارش با قیمت اعلام‌شده',
    hours: 'ساعت کار',
    days,
    opens: (day: string) => `آغاز کار ${day}`,
    closes: (day: string) => `پایان کار ${day}`,
    cities: 'شهرهای فروش',
    noCities: 'هنوز شهری برنگزیده‌اید.',
    addCity: 'افزودن شهر',
    cost: (city: string) => `هزینهٔ ارسال به ${city} (ریال)`,
    costShort: 'هزینه (ریال)',
    leadDays: (city: string) => `روزهای ارسال به ${city}`,
    leadDaysShort: 'روز',
    removeCity: (city: string) => `برداشتن ${city}`,
    full: (max: number) => `بیش از ${formatNumber(max)} شهر نمی‌شود.`,
    number: 'عدد بنویسید.',
    saved: 'شرایط فروش ذخیره شد.',
  },
} as const;

/** Words of the page where an operator decides about merchants. */
export const adminTexts = {
  title: 'بررسی بازرگانی‌ها',
  stateLabel: 'وضعیت',
  toMine: 'بازرگانی‌های من',
  none: 'در این وضعیت بازرگانی‌ای نیست',
  since: (when: string) => `از ${when}`,
  person: 'شخص',
  company: 'شرکت',
  noPhone: 'بدون تلفن',
  moves: { confirm: 'تأیید', reject: 'رد', suspend: 'تعلیق', resume: 'پایان تعلیق' },
  done: { confirm: 'تأیید شد.', reject: 'رد شد.', suspend: 'تعلیق شد.', resume: 'تعلیق پایان یافت.' },
  reason: {
    reject: (name: string) => `«\u2068${name}\u2069» رد شود؟`,
    suspend: (name: string) => `«\u2068${name}\u2069» تعلیق شود؟`,
    label: 'دلیل',
    hint: 'صاحب بازرگانی همین را می‌خواند.',
    required: 'دلیل را بنویسید.',
    cancel: 'انصراف',
  },
} as const;
