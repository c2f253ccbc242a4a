/** Words of the pages of the signed-in user. */
export const profileTexts = {
  title: 'حساب من',
  menu: {
    label: 'بخش‌های حساب',
    Home: 'نمای کلی',
    PersonalInfo: 'مشخصات من',
    Address: 'نشانی‌ها',
    Favorites: 'علاقه‌مندی‌ها',
    Notes: 'یادداشت‌ها',
    LastVisits: 'بازدیدها',
    Suppliers: 'بازرگانی‌ها',
    Admin: 'مدیریت',
  },
  signedInAs: 'شما وارد شده‌اید',
  nameless: 'کاربر راسته',
  links: {
    parts: { name: 'فهرست قطعات', hint: 'شماره‌های فنی و تعدادها، روی همین دستگاه' },
    notifications: { name: 'اعلان‌ها', hint: 'موضوع‌ها و ساعت‌های سکوت این مرورگر' },
  },
  signOut: {
    open: 'خروج از حساب',
    heading: 'از حساب خارج می‌شوید؟',
    effect: 'آنچه از حساب شما روی این دستگاه ذخیره شده است پاک می‌شود.',
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
