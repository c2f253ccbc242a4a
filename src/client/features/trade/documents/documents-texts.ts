export const documentsTexts = {
  heading: 'مدارک',
  lead: 'هر دو سو این فایل‌ها را می‌بینند. فایل افزوده‌شده پاک نمی‌شود.',
  missing: 'هنوز نیست',
  none: 'فایلی نیست',
  from: { buyer: 'از خریدار', supplier: 'از تأمین‌کننده' },
  open: (name: string) => `باز کردن ${name}`,
  openFailed: 'فایل باز نشد؛ دوباره بزنید.',
  add: (title: string) => `افزودن ${title}`,
  sending: 'در حال ارسال',
  offline: 'افزودن فایل شبکه می‌خواهد.',
  fault: {
    wrongType: 'تصویر یا PDF بیفزایید.',
    tooLarge: 'فایل از اندازهٔ مجاز بزرگ‌تر است.',
    empty: 'این فایل خالی است.',
    noAnswer: 'سرور پاسخ نداد. با آمدن شبکه دوباره بزنید.',
    failed: 'فایل ذخیره نشد. دوباره بگزینید.',
  },
} as const;
