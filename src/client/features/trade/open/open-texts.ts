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
  own: {
    heading: 'درخواست‌های باز شما',
    joinedCount: (count: number) =>
      count > 0 ? `${formatNumber(count)} تأمین‌کننده شرکت کرده‌اند` : 'هنوز کسی شرکت نکرده است',
    compare: 'مقایسهٔ پیشنهادها',
    end: 'پایان دادن',
    ended: (time: string) => `شرکت در ${time} پایان یافت`,
    over: (time: string) => `مهلت در ${time} گذشت`,
    sheet: {
      heading: 'کسی دیگر شرکت نکند؟',
      effect: 'از این پس تأمین‌کنندهٔ تازه‌ای این درخواست را نمی‌بیند. آن‌ها که شرکت کرده‌اند تا پایان مهلت پاسخ می‌دهند.',
      confirm: 'پایان دادن',
      cancel: 'نه، باز بماند',
    },
  },
} as const;
