import { formatNumber } from '../../../../core/numbers/numerals.ts';

export const requestTexts = {
  name: 'نام',
  rial: 'ریال',
  lines: 'ردیف‌ها',
  columns: { line: 'شرح', qty: 'مقدار', unitPrice: 'بهای واحد', net: 'بهای کل', vat: 'مالیات', total: 'جمع' },
  note: 'توضیح',
  net: 'جمع بدون مالیات',
  vat: (permille: number | undefined) =>
    permille === undefined ? 'مالیات بر ارزش افزوده' : `مالیات بر ارزش افزوده (٪${formatNumber(permille / 10)})`,
  payable: 'قابل پرداخت',
  priceNow: 'بها با قیمت‌های همین حالای تأمین‌کننده',
  agreed: 'آنچه دو طرف بر آن توافق می‌کنند',
  noPrice: 'قیمت هنوز معلوم نیست',
  changed: 'قیمت تغییر کرده است',
  parties: 'دو سوی معامله',
  address: 'نشانی تحویل',
  phone: 'تلفن',
  call: 'تماس',
  nationalId: 'شناسهٔ ملی',
  economicCode: 'کد اقتصادی',
  reason: 'دلیل',
  submittedAt: 'زمان فرستادن',
  absentSeller: 'این تأمین‌کننده هنوز در راسته پاسخ نمی‌دهد؛ تلفنش کنار نام اوست.',
  seeDocument: 'پیش‌فاکتور و گزارش',
  membership: {
    none: 'برای تأیید، بازرگانی باید عضویت بگیرد.',
    used: (used: number, limit: number) =>
      `${formatNumber(used)} از ${formatNumber(limit)} درخواست این دوره تأیید شده است`,
    open: 'بازرگانی‌ها و عضویت',
  },
  actions: {
    ask: 'پذیرش قیمت و درخواست تأیید',
    publish: 'تأیید و انتشار',
    edit: 'تغییر درخواست',
    cancel: 'لغو درخواست',
    takeBack: 'پس گرفتن خواست تأیید',
    decline: 'تأمین نمی‌کنم',
    giveBack: 'بازگرداندن با دلیل',
  },
  ask: {
    heading: 'قیمت را می‌پذیرید؟',
    effect: 'تا دو روز فروشنده فرصت تأیید دارد. پس از تأیید او، این بها و ردیف‌ها دیگر تغییر نمی‌کند.',
    confirm: 'می‌پذیرم؛ تأیید فروشنده را بخواه',
    cancel: 'نه، هنوز نه',
  },
  publish: {
    heading: 'این درخواست را تأیید می‌کنید؟',
    effect: 'پیش‌فاکتور به نام بازرگانی شما صادر می‌شود و خریدار می‌تواند بپردازد. این کار برگشت ندارد.',
    confirm: 'تأیید و انتشار',
    cancel: 'نه، هنوز نه',
  },
  cancelSheet: {
    heading: 'درخواست لغو شود؟',
    effect: 'فروشنده باخبر می‌شود. درخواست لغوشده باز نمی‌گردد، ولی در فهرست می‌ماند.',
    confirm: 'لغو درخواست',
    cancel: 'نگه دار',
  },
  declineSheet: {
    heading: 'چرا تأمین نمی‌کنید؟',
    words: {
      label: 'دلیل',
      hint: 'خریدار آن را می‌خواند.',
      required: 'دلیل را در چند کلمه بنویسید.',
      send: 'تأمین نمی‌کنم',
      cancel: 'انصراف',
    },
  },
  returnSheet: {
    heading: 'چرا بازمی‌گردانید؟',
    words: {
      label: 'دلیل',
      hint: 'خریدار آن را می‌خواند و درخواست را تغییر می‌دهد.',
      required: 'دلیل را در چند کلمه بنویسید.',
      send: 'بازگرداندن',
      cancel: 'انصراف',
    },
  },
  turn: {
    buyer: { buyer: 'نوبت شماست.', seller: 'نوبت خریدار است.' },
    supplier: { buyer: 'منتظر پاسخ فروشنده‌اید.', seller: 'نوبت شماست.' },
  },
} as const;
