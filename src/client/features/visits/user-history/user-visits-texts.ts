import { formatNumber } from '../../../../core/numbers/numerals.ts';

/** Words of the history in the account. */
export const userVisitsTexts = {
  types: 'نوع بازدیدها',
  all: 'همهٔ بازدیدها',
  none: {
    product: 'هنوز کالایی را باز نکرده‌اید',
    category: 'هنوز دسته‌ای را باز نکرده‌اید',
    supplier: 'هنوز تأمین‌کننده‌ای را باز نکرده‌اید',
    page: 'هنوز مطلبی را باز نکرده‌اید',
  },
  today: 'امروز',
  yesterday: 'دیروز',
  pause: { label: 'توقف ثبت بازدیدها', hint: 'تا وقتی روشن است، آنچه با این دستگاه باز می‌کنید در بازدیدها نمی‌آید.' },
  clear: 'پاک کردن این بازدیدها',
  clearing: {
    heading: {
      product: 'بازدیدهای کالاها پاک شود؟',
      category: 'بازدیدهای دسته‌ها پاک شود؟',
      supplier: 'بازدیدهای تأمین‌کنندگان پاک شود؟',
      page: 'بازدیدهای مطالب پاک شود؟',
    },
    effect: 'از حساب شما و از همهٔ دستگاه‌هایتان پاک می‌شود و برنمی‌گردد.',
    confirm: 'پاک شود',
    cancel: 'بماند',
    done: 'بازدیدها پاک شد.',
  },
  noneHint: 'آنچه با حساب خود باز کنید، از هر دستگاهی، اینجا می‌آید.',
  times: (visits: number) => `${formatNumber(visits)} بازدید`,
} as const;
