import type { AttemptResult } from '../../../contract/payments/payment.ts';

/** Words of the page after the bank. */
export const resultTexts = {
  title: 'نتیجهٔ پرداخت',
  states: {
    paid: { heading: 'پرداخت شد', hint: 'بانک پرداخت را تأیید کرد.' },
    toWallet: {
      heading: 'پول در کیف پول است',
      hint: 'بانک پرداخت را تأیید کرد، ولی آنچه پرداختید دیگر بدهی شما نبود؛ پول در کیف پول ماند.',
    },
    failed: {
      heading: 'پرداخت نشد',
      hint: 'پولی به راسته نرسیده است. اگر از حسابتان برداشته شده باشد، بانک آن را بازمی‌گرداند.',
    },
    asking: {
      heading: 'در حال پرسش از بانک',
      hint: 'بانک هنوز پاسخ نداده است. لازم نیست بمانید: نتیجه در کیف پول شما ثبت می‌شود.',
    },
    open: {
      heading: 'هنوز پرداخت نشده است',
      hint: 'صفحهٔ بانک هنوز باز است. اگر پرداخته‌اید، نتیجه همین جا می‌آید.',
    },
    reversed: {
      heading: 'پول به کارت بازگشت',
      hint: 'بانک پول را به همان کارتی بازگرداند که با آن پرداختید؛ در صورت‌حساب کارت دیده می‌شود.',
    },
  } satisfies Record<AttemptResult['state'], { heading: string; hint: string }>,
  missing: { heading: 'این پرداخت پیدا نشد', hint: 'نشانی را بررسی کنید؛ پرداخت‌های شما در کیف پول است.' },
  wallet: 'رفتن به کیف پول',
  object: 'بازگشت به آنچه پرداختید',
} as const;
