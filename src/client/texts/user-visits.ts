import { formatNumber } from '../../core/numerals.ts';

/** Words of the history in the account. */
export const userVisitsTexts = {
  types: 'نوع بازدیدها',
  none: {
    product: 'هنوز کالایی را باز نکرده‌اید',
    category: 'هنوز دسته‌ای را باز نکرده‌اید',
    supplier: 'هنوز تأمین‌کننده‌ای را باز نکرده‌اید',
  },
  noneHint: 'آنچه با حساب خود باز کنید، از هر دستگاهی، اینجا می‌آید.',
  times: (visits: number) => `${formatNumber(visits)} بازدید`,
} as const;
