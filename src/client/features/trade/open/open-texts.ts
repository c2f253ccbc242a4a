import { formatNumber } from '../../../../core/numbers/numerals.ts';

export const openTexts = {
  supplier: 'از سوی',
  noSupplier: {
    heading: 'از سوی تأمین‌کننده‌ای نمی‌فروشید',
    hint: 'درخواست‌های باز را کسی می‌بیند که بازرگانی تأییدشده‌ای پیوسته به یک تأمین‌کننده دارد.',
  },
  none: {
    heading: 'اکنون درخواست بازی برای شما نیست',
    hint: 'درخواست‌های باز دسته‌ها و شهرهایی که در آن‌ها می‌فروشید اینجا می‌آید.',
  },
  hiddenBuyer: 'خریدار پنهان',
  sealed: 'مهر و موم',
  deadline: (time: string) => `مهلت: ${time}`,
  more: (count: number) => `و ${formatNumber(count)} ردیف دیگر`,
  join: 'شرکت می‌کنم',
  joining: 'در حال ثبت',
  joined: 'دیدن درخواست',
} as const;
