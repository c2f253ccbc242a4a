/** Words of the page of one's own data. */
export const personalInfoTexts = {
  title: 'مشخصات من',
  phone: { label: 'شمارهٔ موبایل', hint: 'حساب شما با همین شماره شناخته می‌شود.' },
  kind: { legend: 'نوع حساب', person: 'شخص', company: 'شرکت' },
  firstName: 'نام',
  lastName: 'نام خانوادگی',
  nationalCode: { label: 'کد ملی', hint: 'ده رقم؛ برای قرارداد و صورت‌حساب' },
  email: { label: 'ایمیل', hint: 'اختیاری' },
  companyName: 'نام شرکت',
  nationalId: { label: 'شناسهٔ ملی شرکت', hint: 'یازده رقم' },
  economicCode: { label: 'کد اقتصادی', hint: '۱۴ رقم؛ کد شرکت همان شناسهٔ ملی ۱۱ رقمی آن است' },
  save: 'ذخیره',
  saving: 'در حال ذخیره…',
  saved: 'مشخصات ذخیره شد.',
  changedElsewhere:
    'این مشخصات در دستگاه دیگری تغییر کرده است. نوشته‌های شما سر جایش است؛ اگر دوباره ذخیره کنید، جای تغییر تازه را می‌گیرد.',
  failed: 'ذخیره نشد. نوشته‌های شما سر جایش است؛ دوباره تلاش کنید.',
} as const;
