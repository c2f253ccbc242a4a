import type { PayoutState } from '../../../../core/wallet/payout-states.ts';

/** Words of what leaves a wallet for a bank account. */
export const payoutTexts = {
  heading: 'برداشت از کیف پول',
  lead: (min: string) => `کارشناس راسته مبلغ را به شبای شما واریز می‌کند. حداقل مبلغ برداشت ${min} است.`,
  open: 'برداشت',
  none: 'هنوز برداشتی نخواسته‌اید.',
  states: {
    requested: 'در انتظار واریز',
    paying: 'در حال واریز',
    settled: 'واریز شد',
    refused: 'رد شد',
    takenBack: 'پس گرفته شد',
  } satisfies Record<PayoutState, string>,
  to: 'به شبای',
  reference: 'شمارهٔ پیگیری بانک',
  refusal: (reason: string) => `دلیل رد: ${reason}`,
  takeBack: 'پس گرفتن',
  takeBackNamed: (amount: string) => `پس گرفتن برداشت ${amount}`,
  takingBack: {
    heading: 'این برداشت پس گرفته شود؟',
    effect: 'پول به موجودی کیف پول بازمی‌گردد.',
    confirm: 'پس گرفته شود',
    cancel: 'نه، بماند',
  },
  sheet: {
    heading: 'برداشت به حساب بانکی',
    amount: 'مبلغ (ریال)',
    available: (amount: string) => `موجودی: ${amount}`,
    iban: { label: 'شمارهٔ شبا', hint: 'IR و ۲۴ رقم؛ با رقم فارسی و فاصله هم خوانده می‌شود.' },
    accountName: { label: 'نام صاحب حساب', hint: 'همان نامی که بانک می‌شناسد.' },
    wrongAmount: (min: string, max: string) => `مبلغ را به ریال و با عدد بنویسید؛ از ${min} تا ${max}.`,
    wrongIban: 'شمارهٔ شبا درست نیست؛ ۲۴ رقم پس از IR را بررسی کنید.',
    wrongName: 'نام صاحب حساب را بنویسید.',
    save: 'درخواست برداشت',
    cancel: 'انصراف',
    done: (amount: string) => `${amount} برای برداشت کنار گذاشته شد.`,
  },
  waiver: {
    hint: (amount: string, min: string) =>
      `ماندهٔ ${amount} از کمترین برداشت (${min}) کمتر است. برای بستن حساب می‌توانید از آن چشم بپوشید.`,
    open: 'چشم‌پوشی از این مانده',
    heading: 'از این مانده چشم می‌پوشید؟',
    effect: (amount: string) => `${amount} از کیف پول می‌رود و بازنمی‌گردد.`,
    confirm: 'چشم می‌پوشم',
    cancel: 'نه، بماند',
  },
} as const;
