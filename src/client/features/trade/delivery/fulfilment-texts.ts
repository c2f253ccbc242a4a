import { formatRial } from '../../../../core/money/money.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import type {
  DeliveryState,
  DisputeOutcome,
  PaymentState,
  SettlementState,
  Side,
} from '../../../../core/trade/fulfilment.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';

const reasonWords = (send: string, hint: string) => ({
  label: 'دلیل',
  hint,
  required: 'دلیل را در چند کلمه بنویسید.',
  send,
  cancel: 'انصراف',
});

/** Words of what follows the publication of a request. */
export const fulfilmentTexts = {
  heading: 'تحویل و پرداخت',
  delivery: {
    none: 'هنوز چیزی ارسال نشده است',
    partly: 'بخشی تحویل شده است',
    delivered: 'همه ارسال شده؛ در انتظار رسید خریدار',
    accepted: 'همه به دست خریدار رسیده است',
  } satisfies Record<DeliveryState, string>,
  payment: {
    unpaid: 'پرداخت نشده است',
    partly: 'بخشی پرداخت شده است',
    paid: 'همه پرداخت شده است',
    refunded: 'باید به خریدار بازگردانده شود',
  } satisfies Record<PaymentState, string>,
  deliveries: 'مرسوله‌ها',
  deliveryNo: (no: number) => `مرسولهٔ ${formatNumber(no)}`,
  shippedAt: 'ارسال',
  receivedAt: 'رسید',
  carrier: 'حمل با',
  onWay: 'در راه',
  arrived: (received: string, shipped: string, unit: string) =>
    `${quantityText(received)} از ${quantityText(shipped)} ${unit} رسید`,
  sent: (qty: string, unit: string) => `${quantityText(qty)} ${unit}`,
  schedule: 'پرداخت‌ها',
  instalment: (no: number) => `قسط ${formatNumber(no)}`,
  due: { order: 'هنگام سفارش', delivery: 'هنگام تحویل', credit: 'پس از تحویل' },
  settled: (settledRial: number, amountRial: number) => `${formatRial(settledRial)} از ${formatRial(amountRial)}`,
  methods: { bankTransfer: 'واریز به حساب', cheque: 'چک' },
  settlementStates: {
    waiting: 'در انتظار تأیید فروشنده',
    confirmed: 'دریافت شد',
    refused: 'پذیرفته نشد',
  } satisfies Record<SettlementState, string>,
  closesAt: (time: string) => `اگر تا ${time} اختلافی ثبت نشود، خودبه‌خود بسته می‌شود.`,
  papersMissing: (names: readonly string[]) =>
    `همه رسیده و پرداخت شده است؛ برای بستن معامله هنوز این مدارک تأمین‌کننده نیست: ${names.join('، ')}.`,
  cancelAsked: {
    buyer: 'خریدار می‌خواهد معامله لغو شود.',
    supplier: 'فروشنده می‌خواهد معامله لغو شود.',
  } satisfies Record<Side, string>,
  disputeBy: {
    buyer: 'اختلافی که خریدار ثبت کرد',
    supplier: 'اختلافی که فروشنده ثبت کرد',
  } satisfies Record<Side, string>,
  outcomes: {
    withdrawn: 'پس گرفته شد',
    release: 'وجه برای فروشنده است',
    refund: 'وجه به خریدار بازمی‌گردد',
    part: 'بخشی از وجه به خریدار بازمی‌گردد',
  } satisfies Record<DisputeOutcome, string>,
  payInstalment: (no: number) => `پرداخت قسط ${formatNumber(no)}`,
  actions: {
    ship: 'ارسال',
    receive: 'رسید',
    recordPayment: 'ثبت پرداخت مستقیم',
    confirmPayment: 'تأیید دریافت',
    refusePayment: 'این وجه نرسیده است',
    close: 'بستن معامله',
    askCancel: 'خواست لغو',
    agreeCancel: 'می‌پذیرم؛ لغو شود',
    refuseCancel: 'لغو نشود',
    cancelUnpaid: 'لغو به سبب نپرداختن',
    dispute: 'ثبت اختلاف',
    withdrawDispute: 'پس گرفتن اختلاف',
    decideDispute: 'تصمیم دربارهٔ اختلاف',
  },
  ship: {
    heading: 'چه چیزی ارسال شد؟',
    qty: (title: string, unit: string) => `${title} (${unit})`,
    carrier: { label: 'باربری، راننده یا شمارهٔ بارنامه', hint: 'خریدار آن را می‌خواند؛ می‌تواند خالی بماند.' },
    wrong: 'مقدار را به صورت عددی بنویسید، مانند ۲٫۵؛ خالی یعنی ارسال نشد.',
    nothing: 'دست‌کم از یک ردیف باید چیزی ارسال شده باشد.',
    save: 'ثبت ارسال',
    cancel: 'انصراف',
  },
  receive: {
    heading: (no: number) => `از مرسولهٔ ${formatNumber(no)} چه رسید؟`,
    lead: 'اگر همه رسیده است، همین را ثبت کنید؛ وگرنه مقدار رسیده را تغییر دهید.',
    note: 'چرا کمتر؟',
    wrong: 'مقدار را به صورت عددی بنویسید؛ صفر یعنی نرسید.',
    save: 'ثبت رسید',
    cancel: 'انصراف',
  },
  pay: {
    heading: 'چه پرداختید؟',
    lead: 'پول را خودتان به فروشنده می‌پردازید؛ اینجا ثبت می‌شود تا او دریافت آن را تأیید کند.',
    method: 'روش پرداخت',
    amount: 'مبلغ (ریال)',
    wrongAmount: 'مبلغ را به ریال و با عدد بنویسید.',
    reference: { label: 'شمارهٔ پیگیری یا شمارهٔ چک' },
    required: 'شماره را بنویسید.',
    paidOn: 'روز پرداخت',
    dateWords: { day: 'روز', month: 'ماه', year: 'سال' },
    save: 'ثبت پرداخت',
    cancel: 'انصراف',
  },
  decide: {
    heading: 'تصمیم دربارهٔ اختلاف',
    lead: 'دو طرف این تصمیم را می‌خوانند و معامله با آن بسته می‌شود.',
    outcome: 'نتیجه',
    amount: 'مبلغ بازگشتی (ریال)',
    wrongAmount: 'مبلغ را به ریال و با عدد بنویسید.',
    words: 'چرا؟',
    required: 'دلیل تصمیم را در چند کلمه بنویسید.',
    save: 'ثبت تصمیم',
    cancel: 'انصراف',
  },
  confirm: {
    heading: 'این وجه به حساب شما رسیده است؟',
    confirm: 'بله، تأیید دریافت',
    cancel: 'نه، هنوز نه',
  },
  press: {
    close: {
      heading: 'معامله بسته شود؟',
      effect: 'همه چیز رسیده و پرداخت شده است. پس از بستن دیگر نمی‌توان اختلافی ثبت کرد.',
      confirm: 'بستن معامله',
      cancel: 'نه، هنوز نه',
    },
    agreeCancel: {
      heading: 'معامله لغو شود؟',
      effect: 'لغو با توافق دو طرف است و برگشت ندارد.',
      confirm: 'لغو شود',
      cancel: 'نه، بماند',
    },
    cancelUnpaid: {
      heading: 'معامله لغو شود؟',
      effect: 'بیش از هفت روز است که قسط نخست پرداخت نشده است. خریدار باخبر می‌شود و لغو برگشت ندارد.',
      confirm: 'لغو شود',
      cancel: 'نه، بماند',
    },
    refuseCancel: {
      heading: 'معامله برجا بماند؟',
      effect: 'خواست لغو کنار گذاشته می‌شود و طرف دیگر باخبر می‌شود.',
      confirm: 'برجا بماند',
      cancel: 'انصراف',
    },
    withdrawDispute: {
      heading: 'اختلاف پس گرفته شود؟',
      effect: 'معامله از همان جا که بود ادامه می‌یابد.',
      confirm: 'پس گرفتن اختلاف',
      cancel: 'انصراف',
    },
  },
  refuseSheet: {
    heading: 'چرا نمی‌پذیرید؟',
    words: reasonWords('این وجه نرسیده است', 'خریدار آن را می‌خواند و دوباره ثبت می‌کند.'),
  },
  askCancelSheet: {
    heading: 'چرا لغو شود؟',
    words: reasonWords('خواست لغو', 'طرف دیگر آن را می‌خواند و می‌پذیرد یا نه.'),
  },
  disputeSheet: {
    heading: 'اختلاف بر سر چیست؟',
    words: reasonWords('ثبت اختلاف', 'طرف دیگر و کارشناس راسته آن را می‌خوانند.'),
  },
} as const;
