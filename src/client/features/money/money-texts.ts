import { formatNumber } from '../../../core/numbers/numerals.ts';

const cancel = 'انصراف';
const refusal = (hint: string) => ({
  heading: 'چرا رد می‌کنید؟',
  words: { label: 'دلیل', hint, required: 'دلیل را در چند کلمه بنویسید.', send: 'رد شود', cancel },
});

/** Words of the operators' place for money. */
export const moneyTexts = {
  title: 'مالی',
  waiting: (count: number) => formatNumber(count),
  owner: { person: 'شخص', merchant: 'بازرگانی' },
  refuse: 'رد',
  payouts: {
    heading: 'برداشت‌های در انتظار واریز',
    none: 'برداشتی در انتظار نیست.',
    iban: 'شبا',
    copy: 'رونوشت شبا',
    copied: 'شبا رونوشت شد.',
    settle: 'واریز شد',
    settleNamed: (name: string) => `واریز برداشت ${name}`,
    refuseNamed: (name: string) => `رد برداشت ${name}`,
    own: 'برداشت خود شماست؛ کارشناس دیگری آن را واریز می‌کند.',
    settlement: {
      heading: 'ثبت واریز',
      reference: { label: 'شمارهٔ پیگیری بانک', hint: 'صاحب کیف پول آن را می‌بیند.' },
      required: 'شمارهٔ پیگیری بانک را بنویسید.',
      save: 'ثبت واریز',
      cancel,
      done: 'واریز ثبت شد.',
    },
    refusal: refusal('صاحب کیف پول آن را می‌خواند و پول به کیف پول او بازمی‌گردد.'),
  },
  adjustments: {
    heading: 'اصلاح‌های در انتظار کارشناس دوم',
    none: 'اصلاحی در انتظار نیست.',
    add: 'افزودن',
    take: 'کاستن',
    open: 'پیشنهاد اصلاح',
    by: (name: string) => `پیشنهاد ${name}`,
    own: 'پیشنهاد خود شماست؛ کارشناس دیگری باید آن را تأیید کند.',
    approve: 'تأیید',
    approveNamed: (name: string) => `تأیید اصلاح کیف پول ${name}`,
    refuseNamed: (name: string) => `رد اصلاح کیف پول ${name}`,
    withdraw: 'پس گرفتن',
    request: 'دیدن درخواست',
    approval: {
      heading: 'این اصلاح ثبت شود؟',
      effect: (words: string) => `${words}. صاحب کیف پول با دلیل آن باخبر می‌شود.`,
      confirm: 'ثبت شود',
      cancel: 'نه، هنوز نه',
    },
    refusal: refusal('در سابقه می‌ماند.'),
    sheet: {
      heading: 'پیشنهاد اصلاح کیف پول',
      phone: { label: 'موبایل صاحب کیف پول', hint: 'یا صاحب بازرگانی.' },
      of: 'کدام کیف پول',
      direction: 'جهت',
      amount: 'مبلغ (ریال)',
      reason: { label: 'دلیل', hint: 'دست‌کم ده حرف؛ صاحب کیف پول آن را می‌خواند.' },
      request: { label: 'نشانی درخواست مربوط', hint: 'اختیاری؛ نشانی صفحهٔ درخواست را بگذارید.' },
      wrongPhone: 'شمارهٔ موبایل را بنویسید.',
      wrongAmount: 'مبلغ را به ریال و با عدد بنویسید.',
      wrongReason: 'دلیل را در دست‌کم ده حرف بنویسید.',
      wrongRequest: 'در این نشانی شناسهٔ درخواست نیست.',
      save: 'پیشنهاد',
      cancel,
      done: 'پیشنهاد ثبت شد؛ کارشناس دیگری باید آن را تأیید کند.',
    },
  },
  attempts: {
    heading: 'بانک پاسخ نداده است',
    hint: 'بیش از یک ساعت؛ سرور خود دوباره می‌پرسد.',
    none: 'پرداختی بی‌پاسخ نمانده است.',
    asks: (count: number) => `${formatNumber(count)} بار پرسیده شد`,
    began: (time: string) => `آغاز ${time}`,
    next: (time: string) => `پرسش بعدی ${time}`,
  },
  checks: {
    heading: 'آزمون دفتر کل',
    none: 'هنوز آزمونی انجام نشده است.',
    held: (accounts: number, transfers: number) =>
      `درست است: ${formatNumber(accounts)} حساب، ${formatNumber(transfers)} انتقال`,
    failed: (count: number) => `${formatNumber(count)} خطا پیدا شد`,
  },
} as const;
