import type { ApprovalMove } from '../../../../core/trade/approval-states.ts';

/** Words of what an agent asks the principal for. */
export const approvalTexts = {
  /** In a list. */
  toApprove: 'تأیید خرید',
  waiting: 'در انتظار تأیید صاحب بازرگانی',
  waitingFor: (move: ApprovalMove) => WAITING[move],
  asked: (who: string | null) => (who ? `${who} تأیید شما را می‌خواهد` : 'نماینده تأیید شما را می‌خواهد'),
  what: {
    submit: 'فرستادن این درخواست به تأمین‌کننده',
    requestConfirmation: 'پذیرفتن این قیمت و خواستن تأیید فروشنده',
  } satisfies Record<ApprovalMove, string>,
  askedAt: (time: string) => `خواسته در ${time}`,
  picked: (count: string) => `${count} ردیف برداشته می‌شود`,
  approve: 'تأیید خرید',
  refuse: 'تأیید نمی‌کنم',
  withdraw: 'پس گرفتن خواست تأیید',
  refused: (who: string | null) => (who ? `${who} این خرید را تأیید نکرد` : 'این خرید تأیید نشد'),
  voided: 'درخواست پس از خواست تأیید تغییر کرد؛ آن خواست دیگر برقرار نیست.',
  failed: 'برای این کار شبکه لازم است.',
  refusal: {
    heading: 'چرا تأیید نمی‌کنید؟',
    words: {
      label: 'دلیل',
      hint: 'نماینده آن را می‌خواند؛ فروشنده نه.',
      required: 'دلیل را در چند کلمه بنویسید.',
      send: 'تأیید نمی‌کنم',
      cancel: 'انصراف',
    },
  },
  autoRefusal: (why: string) => `خودکار تأیید نشد: ${why}`,
  buyer: {
    label: 'به نام چه کسی می‌خرید؟',
    self: 'خودم',
    chosen: 'بازرگانی برگزیده',
    left: (left: string, period: string) =>
      `از سقف خرید شما در این ${period} ${left} مانده است؛ بیش از آن به تأیید می‌رود.`,
    periods: { day: 'روز', week: 'هفته', month: 'ماه' },
    boughtFor: (name: string) => `به نام «\u2068${name}\u2069»`,
  },
} as const;

const WAITING: Readonly<Record<ApprovalMove, string>> = {
  submit: 'در انتظار تأیید صاحب بازرگانی است؛ پس از تأیید او فرستاده می‌شود.',
  requestConfirmation: 'پذیرش قیمت در انتظار تأیید صاحب بازرگانی است.',
};
