import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { RequestState } from '../../../core/trade/request-states.ts';

const lines = (count: number): string => `${formatNumber(count)} ردیف`;

/** Words of requests of purchase, for both parties. */
export const tradeTexts = {
  title: 'درخواست‌ها',
  number: (number: string) => `درخواست ${number}`,
  draft: 'پیش‌نویس درخواست',
  states: {
    draft: 'پیش‌نویس',
    registered: 'ثبت‌شده',
    quoted: 'قیمت داده شد',
    awaitingConfirmation: 'در انتظار تأیید',
    published: 'تأیید و منتشر شد',
    disputed: 'اختلاف',
    closed: 'بسته',
    declined: 'تأمین نمی‌کند',
    cancelled: 'لغو',
    expired: 'منقضی',
  } satisfies Record<RequestState, string>,
  lines,
  more: (count: number) => `و ${lines(count)} دیگر`,
  myTurn: 'نوبت من',
  payable: 'جمع کل',
  neededBy: (day: string) => `نیاز تا ${day}`,
  quoteUntil: (day: string) => `قیمت معتبر تا ${day}`,
  confirmBy: (time: string) => `مهلت تأیید: ${time}`,
  buyer: 'خریدار',
  seller: 'فروشنده',
  hidden: 'نام خریدار پنهان است',
  hiddenCard: 'پنهان',
  hiddenFromYou: 'هنگامی که خریدار از شما تأیید بخواهد، نام و نشانی او را می‌بینید.',
  hiddenByYou: 'فروشنده تا هنگامی که از او تأیید بخواهید تنها شهر شما را می‌بیند.',
  goods: { supplier: 'تأمین‌کننده', place: 'شهر تحویل', address: 'نشانی تحویل' },
  services: { supplier: 'مجری', place: 'شهر انجام کار', address: 'نشانی انجام کار' },
  sealedUntil: (time: string) => `پیشنهادها در ${time} باز می‌شود.`,
  sealedForSeller: (time: string) =>
    `پیشنهاد شما تا ${time} مهر و موم است و هیچ‌کس آن را نمی‌بیند؛ تا آن زمان می‌توانید پیشنهاد دیگری به جای آن بدهید.`,
  offline: 'برای این کار شبکه لازم است.',
  xlsx: {
    button: 'فایل اکسل',
    failed: 'فایل اکسل ساخته نشد. شبکه را بررسی کنید و دوباره بزنید.',
  },
  columns: {
    what: 'درخواست',
    other: 'طرف دیگر',
    number: 'شماره',
    state: 'وضعیت',
    due: 'مهلت',
    sum: 'جمع کل',
    at: 'آخرین تغییر',
  },
  eventsHeading: 'آنچه گذشت',
  list: {
    role: 'چه درخواست‌هایی',
    roles: { all: 'همه', buyer: 'خرید', seller: 'فروش', open: 'درخواست‌های باز' },
    state: 'وضعیت',
    anyState: 'همهٔ وضعیت‌ها',
    search: 'شماره، عنوان یا نام',
    none: {
      heading: 'هنوز درخواستی نیست',
      hint: 'در صفحهٔ هر کالا یا خدمت «درخواست قیمت» را بزنید؛ درخواست‌ها و پاسخ‌هایشان اینجا می‌آیند.',
    },
    noneFound: { heading: 'درخواستی با این گزینش نیست', hint: 'وضعیت یا نوشته را تغییر دهید.' },
    find: 'یافتن کالا',
  },
} as const;
