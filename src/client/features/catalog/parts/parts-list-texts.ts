import { VAT_PERCENT } from '../../../../core/money/vat.ts';
import { formatNumber, toPersianDigits } from '../../../../core/numbers/numerals.ts';

const lines = (count: number) => `${formatNumber(count)} سطر`;

/** Words of the parts list. */
export const partsListTexts = {
  heading: 'فهرست قطعات',
  inAll: (count: number) => `${lines(count)} دارد.`,
  private: 'این فهرست فقط روی همین دستگاه است.',
  reading: 'فهرست شما از حافظهٔ دستگاه خوانده می‌شود…',
  // Added from a page
  added: (quantity: string, unit: string) => `به فهرست قطعات افزوده شد: ${quantity} ${unit}`,
  open: 'دیدن فهرست',
  full: 'فهرست قطعات ۵۰۰ سطر دارد و پر است. سطرهایی را که نمی‌خواهید بردارید.',
  leftOut: (count: number) => `${lines(count)} جا نشد؛ فهرست تا ۵۰۰ سطر می‌گیرد.`,
  notStored:
    'این دستگاه فهرست را نگه نداشت (حافظه پر است یا مرورگر اجازه نمی‌دهد). تا این صفحه باز است می‌ماند؛ پیش از بستن، CSV یا پیوند آن را بگیرید.',
  retryStore: 'تلاش دوباره برای نگه‌داری',
  // Empty
  empty: 'هنوز قطعه‌ای در فهرست نیست',
  emptyHint: 'در صفحه یا سطر هر کالا نشان «افزودن به فهرست قطعات» را بزنید، یا شماره‌های فنی را در کادر بالا بچسبانید.',
  toGoods: 'دسته‌های کالا',
  // Pasted lines
  pasteLabel: 'شماره‌های فنی و مقدارها را بچسبانید',
  pasteHint: 'هر سطر یک قطعه؛ از اکسل، پیام یا نامه.',
  pasteExample: 'نمونه:\n6205-2RS 4\nبلبرینگ ۶۳۰۸ ، ۲ عدد',
  pasteAdd: 'افزودن سطرها',
  pasted: (count: number) => `${lines(count)} به فهرست افزوده شد.`,
  noQuantity: (count: number) => `${lines(count)} مقدار نداشت؛ ۱ گرفته شد.`,
  nothingRead: 'سطری که قطعه‌ای را نام ببرد در این متن نیست.',
  asking: 'در حال جست‌وجو…',
  none: 'پیدا نشد.',
  unasked: 'هنوز جست‌وجو نشده است؛ با برگشتن شبکه دوباره جست‌وجو می‌شود.',
  several: 'کدام یک؟',
  severalSaved: 'از آنچه روی دستگاه ذخیره است، کدام یک؟',
  searchIt: 'جست‌وجوی این متن',
  matchAgain: 'جست‌وجوی دوباره',
  unmatched: (count: number) => `${lines(count)} هنوز به کالایی نرسیده است.`,
  // Table
  caption: 'سطرهای فهرست قطعات',
  columns: {
    part: 'قطعه',
    supplier: 'تأمین‌کننده',
    quantity: 'مقدار',
    unitPrice: 'قیمت واحد',
    total: 'جمع',
    actions: 'کارها',
  },
  quantityOf: (title: string) => `مقدار ${title}`,
  wrongQuantity: 'یک عدد بزرگ‌تر از صفر بنویسید.',
  remove: (title: string) => `برداشتن ${title}`,
  removed: (title: string) => `${title} برداشته شد.`,
  undo: 'بازگرداندن',
  source: 'از متن شما:',
  tooMuch: 'جمع این مقدار را بپرسید',
  tooFew: (minimum: string, unit: string) => `حداقل سفارش ${minimum} ${unit} است.`,
  notPacked: (size: string, unit: string) => `در بسته‌های ${size} ${unit}ی فروخته می‌شود.`,
  setTo: (quantity: string) => `${quantity} شود`,
  unread: 'قیمت این سطر هنوز نیامده است.',
  gone: 'این پیشنهاد دیگر عرضه نمی‌شود؛ تأمین‌کنندهٔ دیگری برگزینید یا سطر را بردارید.',
  priceTime: 'قیمت‌ها',
  refreshing: 'قیمت‌ها به‌روز می‌شوند…',
  refresh: 'به‌روز کردن قیمت‌ها',
  // Suppliers
  changeSupplier: (title: string) => `تغییر تأمین‌کنندهٔ ${title}`,
  choose: 'انتخاب تأمین‌کننده',
  chosen: 'انتخاب‌شده',
  pick: 'انتخاب',
  forQuantity: (quantity: string, unit: string) => `قیمت برای ${quantity} ${unit}`,
  // Totals
  totals: 'جمع هر تأمین‌کننده',
  linesHeading: 'سطرها',
  all: 'جمع همه',
  withoutVat: 'جمع بدون مالیات',
  vat: `مالیات (${toPersianDigits(VAT_PERCENT)}٪)`,
  withVat: 'جمع با مالیات',
  unpriced: (count: number) => `${lines(count)} قیمت ندارد و در جمع نیست.`,
  // Take along
  requestPrices: 'درخواست قیمت از تأمین‌کننده‌ها',
  csv: 'فایل CSV',
  print: 'چاپ',
  link: 'پیوند فهرست',
  linkedHeading: 'فهرست قطعات رسیده',
  linkedAsk: (count: number) => `این پیوند ${lines(count)} دارد. به فهرست قطعات همین دستگاه افزوده شود؟`,
  linkedTexts: (texts: readonly string[]) =>
    `از آن‌ها ${lines(texts.length)} هنوز به کالایی نرسیده است: ${texts.slice(0, 5).join('، ')}${texts.length > 5 ? ' …' : ''}`,
  linkedLeftOut: (count: number) => `${lines(count)} خواندنی نبود و کنار گذاشته شد.`,
  linkedYes: 'افزوده شود',
  linkedNo: 'نه',
  // Clear
  clear: 'پاک کردن فهرست',
  clearAsk: (count: number) => `هر ${lines(count)} از این دستگاه پاک می‌شود.`,
  clearYes: 'همه پاک شود',
  clearNo: 'بماند',
  cleared: 'فهرست قطعات پاک شد.',
} as const;
