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
  /** Set aside while the bank is asked to give it back to the card, until it does or refuses. */
  'reversalHold',
  'reversalRelease',
  'reversal',
  /** What a gateway has paid to Rasteh's bank account. */
  'settlement',
] as const;
export type TransferKind = (typeof transferKinds)[number];

/** What can move in a wallet; the others move between what is held, what Rasteh has and the banks. */
export const walletKinds = [
  'charge',
  'chargeByUser',
  'hold',
  'release',
  'tradePayment',
  'tradeIncome',
  'tradeRefund',
  'plan',
  'planVat',
  'adjustment',
  'waiver',
  'reversalHold',
  'reversalRelease',
] as const satisfies readonly TransferKind[];
export type WalletKind = (typeof walletKinds)[number];

/** What a transfer is made for. */
export const refKinds = [
  'attempt',
  'payment',
  'request',
  'payout',
  'grant',
  'adjustment',
  'waiver',
  'settlement',
] as const;
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
  reversalHold: 'بازگرداندن به کارت',
  reversalRelease: 'بانک به کارت بازنگرداند',
  reversal: 'بازگشت به کارت',
  settlement: 'تسویهٔ درگاه',
};
