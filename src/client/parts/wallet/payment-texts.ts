import { formatRial } from '../../../core/money/money.ts';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { AttemptState, PaymentState } from '../../../core/payments/payment-states.ts';

/** Words of paying, wherever something is paid. */
export const paymentTexts = {
  offline: 'برای پرداخت شبکه لازم است.',
  sandbox: 'آزمایشی: پول واقعی جابه‌جا نمی‌شود.',
  leaving: 'در حال رفتن به بانک…',
  gateway: 'درگاه بانک',
  noGateway: 'اکنون هیچ درگاه بانکی در دسترس نیست.',
  limits: (min: number, max: number) => `هر پرداخت: ${formatRial(min)} تا ${formatRial(max)}`,
  paid: 'پرداخت شد.',
  states: {
    open: 'در انتظار پرداخت',
    paid: 'پرداخت شد',
    cancelling: 'در حال لغو؛ منتظر پاسخ بانک',
    cancelled: 'لغو شد',
    expired: 'مهلت آن گذشت',
  } satisfies Record<PaymentState, string>,
  atBank: 'نزد بانک؛ در حال پرسش از بانک',
  attempts: {
    requesting: 'در حال رفتن به بانک',
    redirected: 'در صفحهٔ بانک',
    returned: 'بازگشت از بانک',
    verifying: 'در حال پرسش از بانک',
    unknown: 'بانک هنوز پاسخ نداده است؛ دوباره پرسیده می‌شود',
    verified: 'پرداخت شد',
    failed: 'پرداخت نشد',
    reversing: 'در حال بازگشت به کارت',
    reversed: 'به کارت بازگشت',
  } satisfies Record<AttemptState, string>,
  reference: 'شمارهٔ بانک',
  fromWallet: 'از کیف پول',
  until: (time: string) => `تا ${time}`,
  sheet: {
    heading: 'پرداخت',
    held: 'راسته این پول را نزد خود نگه می‌دارد و پس از بسته شدن درخواست به فروشنده می‌دهد.',
    credit: (amount: string, merchant: string | undefined) =>
      merchant ? `موجودی کیف پول بازرگانی «\u2068${merchant}\u2069»: ${amount}` : `موجودی کیف پول: ${amount}`,
    short: (amount: string) => `کیف پول ${amount} کم دارد.`,
    pay: 'پرداخت از کیف پول',
    paying: 'در حال پرداخت…',
    chargeAndPay: (amount: string) => `شارژ ${amount} و پرداخت`,
    parts: (amounts: readonly number[]) =>
      `درگاه هر بار کمتر از این می‌گیرد. کیف پول را در ${formatNumber(amounts.length)} نوبت شارژ کنید: ${amounts.map(formatRial).join('، ')}؛ سپس از کیف پول بپردازید.`,
    chargePart: (amount: string) => `شارژ نوبت نخست: ${amount}`,
    chargeHint: 'پس از بازگشت از بانک، همین پرداخت در کیف پول منتظر شماست.',
    bank: 'پرداخت در درگاه بانک',
    continue: 'ادامه در بانک',
    direct: 'خودم به فروشنده پرداخته‌ام؛ ثبت آن',
    aboveMax: (parts: number) =>
      `این مبلغ از سقف درگاه بیشتر است. کیف پول را در ${formatNumber(parts)} نوبت شارژ کنید و از آن بپردازید، یا مستقیم به حساب فروشنده واریز کنید.`,
    seePayment: 'دیدن آن پرداخت',
    changed: (amount: string) => `مبلغ اکنون ${amount} است. اگر درست است دوباره بپردازید.`,
    again: 'پرداخت با مبلغ تازه',
    close: 'بستن',
  },
  cancel: {
    open: 'لغو',
    heading: 'این پرداخت لغو شود؟',
    effect:
      'اگر نزد بانک باشد، پس از پاسخ بانک لغو می‌شود؛ پولی که بانک گرفته باشد به همان کیف پولی می‌آید که این را می‌پردازد.',
    confirm: 'لغو پرداخت',
    keep: 'نه، بماند',
    done: 'پرداخت لغو شد.',
    waiting: 'پس از پاسخ بانک لغو می‌شود.',
  },
} as const;
