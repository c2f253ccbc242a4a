import type { AgentState } from '../../../../contract/merchants/merchant-agent.ts';
import type { AgentPermission } from '../../../../core/people/agent-permissions.ts';
import type { SpendPeriod } from '../../../../core/people/spend-period.ts';

const permissions: Readonly<Record<AgentPermission, string>> = {
  buyOnBehalf: 'خرید به نام بازرگانی',
  pay: 'پرداخت',
  quote: 'دادن قیمت',
  confirmAndPublish: 'تأیید و انتشار سفارش',
  messages: 'پیام‌ها',
  saleSetting: 'تغییر شرایط فروش',
};

const states: Readonly<Record<AgentState, string>> = {
  invited: 'دعوت‌شده',
  active: 'فعال',
  declined: 'نپذیرفته',
  ended: 'پایان‌یافته',
  expired: 'منقضی',
};

const PERIOD_NAMES: Readonly<Record<SpendPeriod, string>> = { day: 'روز', week: 'هفته', month: 'ماه' };

/** Words of who acts for a merchant, as its owner and as the invited person see them. */
export const agentTexts = {
  open: 'نمایندگان',
  openNamed: (merchant: string) => `نمایندگان «\u2068${merchant}\u2069»`,
  intro: 'تا ۲۰ نماینده با اجازه‌هایی که شما می‌دهید به نام بازرگانی کار می‌کنند.',
  none: 'هنوز نماینده‌ای دعوت نکرده‌اید',
  noneHint: 'شمارهٔ موبایل او را بنویسید. دعوت را در حساب خود می‌بیند و پس از پذیرفتن می‌تواند کار کند.',
  invite: 'دعوت نماینده',
  inviteAgain: 'دعوت دوباره',
  inviteAgainNamed: (who: string) => `دعوت دوبارهٔ ${who}`,
  edit: 'تغییر',
  editNamed: (who: string) => `تغییر اجازه‌های ${who}`,
  end: 'پایان نمایندگی',
  endNamed: (who: string) => `پایان نمایندگی ${who}`,
  permissions,
  noPermission: 'بدون اجازه',
  states,
  validTo: (day: string) => `تا ${day}`,
  noEnd: 'بدون تاریخ پایان',
  limit: {
    has: 'خرید بی‌پرسش تا یک سقف',
    label: 'سقف خرید (ریال)',
    hint: 'بیش از آن را برای تأیید به شما می‌فرستد.',
    period: 'هر چند وقت از نو حساب شود',
    periods: { day: 'هر روز', week: 'هر هفته، از شنبه', month: 'هر ماه' } satisfies Record<SpendPeriod, string>,
    line: (amount: string, period: SpendPeriod) => `سقف خرید ${amount} در ${PERIOD_NAMES[period]}`,
    none: 'خرید بدون سقف',
  },
  form: {
    invite: 'دعوت نمایندهٔ تازه',
    edit: (who: string) => `تغییر ${who}`,
    phone: { label: 'شمارهٔ موبایل', hint: 'لازم نیست پیش‌تر در راسته حساب داشته باشد.' },
    role: { label: 'سمت', hint: 'مانند «کارشناس فروش»' },
    permissions: 'چه کارهایی به نام بازرگانی انجام دهد',
    hasEnd: 'نمایندگی تاریخ پایان دارد',
    validTo: 'آخرین روز نمایندگی',
    day: 'روز',
    month: 'ماه',
    year: 'سال',
    noSuchDay: 'چنین روزی در تقویم نیست.',
    required: 'این را بنویسید.',
    send: 'فرستادن دعوت',
    save: 'ذخیره',
    saving: 'در حال ذخیره…',
    cancel: 'بازگشت به فهرست',
    invited: 'دعوت فرستاده شد.',
    saved: 'اجازه‌ها ذخیره شد.',
    changedElsewhere:
      'در این میان تغییر کرده است. نوشته‌های شما سر جایش است؛ اگر دوباره ذخیره کنید، جای تغییر تازه را می‌گیرد.',
    failed: 'ذخیره نشد. نوشته‌های شما سر جایش است؛ دوباره تلاش کنید.',
  },
  ending: {
    question: (who: string) => `به نمایندگی ${who} پایان می‌دهید؟`,
    effect: 'از همین لحظه نمی‌تواند به نام بازرگانی کاری کند.',
    confirm: 'پایان یابد',
    keep: 'بماند',
    done: 'نمایندگی پایان یافت.',
  },
  own: {
    heading: 'نمایندگی‌های شما',
    invited: 'دعوت شده‌اید',
    invitedBy: (merchant: string) => `«\u2068${merchant}\u2069» از شما خواسته است نماینده‌اش باشید.`,
    role: (role: string) => `سمت: \u2068${role}\u2069`,
    accept: 'می‌پذیرم',
    acceptNamed: (merchant: string) => `پذیرفتن نمایندگی «\u2068${merchant}\u2069»`,
    decline: 'نمی‌پذیرم',
    declineNamed: (merchant: string) => `نپذیرفتن نمایندگی «\u2068${merchant}\u2069»`,
    accepted: 'نمایندگی را پذیرفتید.',
    declined: 'دعوت را نپذیرفتید.',
    leave: 'کناره‌گیری',
    leaveNamed: (merchant: string) => `کناره‌گیری از نمایندگی «\u2068${merchant}\u2069»`,
    leaving: {
      question: (merchant: string) => `از نمایندگی «\u2068${merchant}\u2069» کناره می‌گیرید؟`,
      effect: 'برای بازگشت باید دوباره دعوت شوید.',
      confirm: 'کناره می‌گیرم',
      keep: 'می‌مانم',
      done: 'از نمایندگی کناره گرفتید.',
    },
  },
} as const;
