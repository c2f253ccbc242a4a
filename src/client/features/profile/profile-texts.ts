import type { AccountEntry, CountName, menuSections } from '../../../core/pages/account-menu.ts';
import type { privatePatterns } from '../../../core/pages/private-pages.ts';

const menu = {
  label: 'بخش‌های حساب',
  Home: 'نمای کلی',
  Notices: 'اعلان‌ها',
  Messages: 'پیام‌ها',
  Trade: 'درخواست‌ها',
  Wallet: 'کیف پول',
  Favorites: 'علاقه‌مندی‌ها',
  Notes: 'یادداشت‌ها',
  PartsList: 'فهرست قطعات',
  Comments: 'نظرها',
  LastVisits: 'بازدیدها',
  Address: 'نشانی‌ها',
  PersonalInfo: 'مشخصات من',
  Outbox: 'صف ارسال',
  Packs: 'بسته‌های این دستگاه',
  Notifications: 'پیام‌های این مرورگر',
  Suppliers: 'بازرگانی‌ها',
  Admin: 'نمای مدیریت',
  AdminMerchants: 'بررسی بازرگانی‌ها',
  AdminComments: 'بررسی نظرها',
  AdminFeedbacks: 'بازخوردها',
  AdminDisputes: 'اختلاف‌ها',
  AdminTalkReports: 'گزارش‌های گفت‌وگو',
  AdminMoney: 'مالی',
  AdminPeople: 'مشتریان',
  AdminContents: 'مطالب',
  AdminImports: 'ورود فایل',
  AdminVisits: 'آمار بازدید',
  AdminJobs: 'کارهای پس‌زمینه',
} satisfies Record<AccountEntry | 'label', string>;

type Pattern = (typeof privatePatterns)[number];

/** Of pages whose heading is not the name of their entry. */
const headings: Partial<Record<Pattern, string>> = {
  '/profile': 'حساب من',
  '/profile/directorder/edit/$id': 'درخواست قیمت',
  '/profile/directorder/group/$id': 'مقایسهٔ پیشنهادها',
  '/profile/directorderinfo/$id': 'درخواست',
  '/profile/directOrderReport/$id': 'سند معامله',
  '/profile/suppliers/$supplierId': 'پیشنهادها',
  '/profile/suppliers/$supplierId/imports': 'ورود فهرست قیمت',
  '/profile/suppliers/$supplierId/imports/$importId': 'ورود فهرست قیمت',
  '/profile/suppliers/$supplierId/page': 'ویرایش صفحه',
  '/profile/suppliers/$supplierId/visits': 'آمار بازدید',
  '/profile/suppliers/$supplierId/contents': 'مطالب',
  '/profile/suppliers/$supplierId/contents/$pageId': 'نوشتن مطلب',
  '/profile/admin/contents/$pageId': 'نوشتن مطلب',
};

/** Words of the pages of the signed-in user. */
export const profileTexts = {
  title: 'حساب من',
  menu,
  headings: headings as Readonly<Record<string, string | undefined>>,
  sections: {
    mine: 'حساب من',
    selling: 'فروش',
    operating: 'مدیریت',
  } satisfies Record<(typeof menuSections)[number]['name'], string>,
  skipMenu: 'رفتن به محتوای این بخش',
  toMenu: 'بخش‌های حساب',
  counts: {
    many: (count: string) => `${count}+`,
    notices: (count: string) => `${count} اعلان خوانده‌نشده`,
    outbox: (count: string) => `${count} نوشته به تصمیم شما نیاز دارد`,
    messages: (count: string) => `${count} پیام خوانده‌نشده`,
    requests: (count: string) => `${count} درخواست در نوبت شما`,
    invitations: (count: string) => `${count} دعوت در انتظار پاسخ شما`,
    merchants: (count: string) => `${count} بازرگانی در انتظار تأیید`,
    comments: (count: string) => `${count} نظر در انتظار بررسی`,
    feedbacks: (count: string) => `${count} بازخورد بی‌پاسخ`,
    disputes: (count: string) => `${count} اختلاف در انتظار تصمیم`,
    talkReports: (count: string) => `${count} گزارش در انتظار تصمیم`,
    money: (count: string) => `${count} کار مالی در انتظار رسیدگی`,
    jobs: (count: string) => `${count} کار شکست‌خورده`,
  } satisfies Record<CountName | 'many', (count: string) => string>,
  signedInAs: 'شما وارد شده‌اید',
  nameless: 'کاربر راسته',
  signOut: {
    open: 'خروج از حساب',
    heading: 'از حساب خارج می‌شوید؟',
    effect: 'آنچه از حساب شما روی این دستگاه ذخیره شده است، همراه با فرم‌های نیمه‌کاره، پاک می‌شود.',
    offline: 'شبکه در دسترس نیست: همین حالا از این دستگاه خارج می‌شوید و سرور با برگشتن شبکه باخبر می‌شود.',
    unsent: (count: string) =>
      `${count} نوشتهٔ شما هنوز به سرور نرسیده است و با خروج از این دستگاه پاک می‌شود. پیش از آن می‌توانید آن‌ها را به صورت فایل بگیرید.`,
    export: 'دریافت فایل نوشته‌ها',
    confirmUnsent: 'خروج و پاک کردن نوشته‌ها',
    confirm: 'خروج از حساب',
    cancel: 'می‌مانم',
    done: 'از حساب خارج شدید.',
  },
} as const;
