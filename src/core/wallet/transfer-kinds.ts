/** What an account of the ledger is for. */
export const accountKinds = ['available', 'held', 'escrow', 'clearing', 'revenue', 'payable', 'suspense'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Why money moves. Stored: never rename one. */
export const transferKinds = [
  /** From the bank into a wallet. */
  'charge',
  'chargeByUser',
  /** Set aside for a payout, until it is settled or given back. */
  'hold',
  'release',
  'payout',
  /** An instalment of a request, from the buyer's wallet. */
  'tradePayment',
  /** From the escrow of a request. */
  'tradeIncome',
  'tradeRefund',
  'commission',
  'commissionVat',
  'plan',
  'planVat',
  'adjustment',
  /** A rest below the least payout that its owner gives up. */
  'waiver',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What a transfer is made for. */
export const refKinds = ['attempt', 'payment', 'request', 'payout', 'grant', 'adjustment', 'waiver'] as const;
export type RefKind = (typeof refKinds)[number];

/** The largest amount of rial that every number of the program holds exactly. */
export const RIAL_MAX = Number.MAX_SAFE_INTEGER;

/** What each kind is called where its owner reads it. */
export const transferWords: Readonly<Record<TransferKind, string>> = {
  charge: 'شارژ از بانک',
  chargeByUser: 'شارژ از کیف پول دیگری',
  hold: 'کنار گذاشتن برای برداشت',
  release: 'بازگشت از برداشت',
  payout: 'برداشت به حساب بانکی',
  tradePayment: 'پرداخت قسط درخواست',
  tradeIncome: 'درآمد معامله',
  tradeRefund: 'بازگشت پول معامله',
  commission: 'کارمزد راسته',
  commissionVat: 'مالیات کارمزد',
  plan: 'عضویت',
  planVat: 'مالیات عضویت',
  adjustment: 'اصلاح',
  waiver: 'چشم‌پوشی از ماندهٔ ناچیز',
};
