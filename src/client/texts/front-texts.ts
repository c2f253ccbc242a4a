/** Words of the header, the bottom bar and the footer. */
export const frontTexts = {
  header: {
    searchLabel: 'جست‌وجوی کالا، دسته و تأمین‌کننده',
    toDark: 'نمایش تیره',
    toLight: 'نمایش روشن',
    back: 'بازگشت',
    toHome: 'راسته، صفحهٔ اصلی',
  },
  bottomBar: { label: 'دسترسی سریع' },
  parts: 'فهرست قطعات',
  account: 'حساب من',
  signIn: 'ورود',
  message: 'پیام',
  unread: (notices: string | 0, messages: string | 0) =>
    `${[notices && `${notices} اعلان`, messages && `${messages} پیام`].filter(Boolean).join(' و ')} خوانده‌نشده`,
  addToParts: 'افزودن به فهرست قطعات',
  footer: {
    colours: 'رنگ صفحه',
    notifications: 'اعلان‌ها',
    schemes: { light: 'روشن', dark: 'تیره', auto: 'خودکار' },
    build: 'نسخه',
  },
} as const;
