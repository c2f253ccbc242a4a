import type { MembershipLimits } from '../../../../contract/membership/membership.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type { MembershipStateName } from '../../../../core/people/membership.ts';

const states: Readonly<Record<MembershipStateName, string>> = {
  active: 'فعال',
  grace: 'در مهلت تمدید',
  expired: 'پایان‌یافته',
};

const limits = ({ publishedRequests, agents }: MembershipLimits): readonly string[] => [
  publishedRequests === null
    ? 'انتشار درخواست بی محدودیت'
    : `تا ${formatNumber(publishedRequests)} درخواست منتشرشده در هر دوره`,
  ...(agents === null ? [] : [`تا ${formatNumber(agents)} نماینده`]),
];

/** Words of what a merchant needs to publish. */
export const publishingTexts = {
  open: 'عضویت و هویت حقوقی',
  openNamed: (name: string) => `عضویت و هویت حقوقی «\u2068${name}\u2069»`,
  intro: 'برای تأیید و انتشار یک درخواست، بازرگانی هر دو را لازم دارد.',
  back: 'بازرگانی‌های من',
  notMine: 'این بازرگانی از آنِ شما نیست',
  notMineHint: 'عضویت و هویت حقوقی را تنها مالک بازرگانی می‌نویسد.',
  membership: {
    heading: 'عضویت',
    plan: (title: string) => `طرح «${title}»`,
    states,
    until: (day: string) => `تا ${day}`,
    next: (day: string) => `دورهٔ بعدی را هم گرفته‌اید: تا ${day}`,
    ended: (day: string) => `پایان: ${day}`,
    graceUntil: (day: string) => `این دوره به پایان رسیده است؛ تا ${day} هنوز می‌توانید منتشر کنید.`,
    expired: 'این دوره و مهلت آن به پایان رسیده است؛ برای انتشار، دورهٔ تازه بگیرید.',
    none: 'این بازرگانی هنوز طرح عضویت ندارد.',
    offer: (title: string, days: number, price: string) => `طرح «${title}»، ${formatNumber(days)} روز، ${price}`,
    free: 'رایگان',
    limits,
    take: (title: string) => `گرفتن طرح ${title}`,
    takeNext: 'گرفتن دورهٔ تازه',
    pay: (title: string) => `خرید طرح ${title}`,
    taking: 'در حال گرفتن…',
    taken: 'طرح عضویت گرفته شد.',
    notConfirmed: 'پس از تأیید بازرگانی می‌توانید طرح عضویت بگیرید.',
    suspended: 'تا پایان تعلیق بازرگانی، طرح عضویت گرفته نمی‌شود.',
  },
  legal: {
    heading: 'هویت حقوقی',
    intro: 'صورت‌حساب رسمی به همین نام و شماره‌ها صادر می‌شود.',
    kind: { legend: 'نوع', person: 'شخص', company: 'شرکت' },
    legalName: {
      person: { label: 'نام و نام خانوادگی', hint: 'همان که در کارت ملی است' },
      company: { label: 'نام ثبت‌شدهٔ شرکت', hint: 'همان که در روزنامهٔ رسمی است' },
    },
    nationalId: {
      person: { label: 'کد ملی', hint: 'ده رقم' },
      company: { label: 'شناسهٔ ملی', hint: 'یازده رقم؛ کد اقتصادی شرکت هم همین است' },
    },
    economicCode: { label: 'کد اقتصادی', hint: 'چهارده رقم' },
    street: { label: 'نشانی', hint: 'خیابان، کوچه، پلاک و طبقه' },
    postalCode: { label: 'کد پستی', hint: 'ده رقم' },
    phone: { label: 'تلفن', hint: 'موبایل، یا تلفن ثابت با کد شهر' },
    required: 'این را بنویسید.',
    chooseCity: 'شهر را برگزینید.',
    save: 'ذخیره',
    saving: 'در حال ذخیره…',
    saved: 'هویت حقوقی ذخیره شد.',
    suspended: 'تا پایان تعلیق بازرگانی، هویت حقوقی تغییر نمی‌کند.',
    changedElsewhere:
      'هویت حقوقی در جای دیگری تغییر کرده است. نوشته‌های شما سر جایش است؛ اگر دوباره ذخیره کنید، جای تغییر تازه را می‌گیرد.',
    failed: 'ذخیره نشد. نوشته‌های شما سر جایش است؛ دوباره تلاش کنید.',
  },
} as const;
