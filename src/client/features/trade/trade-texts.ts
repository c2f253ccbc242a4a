import type { EventType } from '../../../contract/trade/request-event.ts';
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
  supplier: 'تأمین‌کننده',
  offline: 'برای این کار شبکه لازم است.',
  list: {
    role: 'چه درخواست‌هایی',
    roles: { all: 'همه', buyer: 'خرید', seller: 'فروش' },
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
  events: {
    heading: 'آنچه گذشت',
    submitted: 'درخواست فرستاده شد',
    edited: 'درخواست تغییر کرد',
    quoted: 'فروشنده قیمت داد',
    countered: 'خریدار به قیمت پاسخ داد',
    withdrawn: 'فروشنده قیمت خود را پس گرفت',
    quoteExpired: 'اعتبار قیمت گذشت',
    confirmationAsked: 'خریدار قیمت را پذیرفت و تأیید خواست',
    takenBack: 'خریدار خواست تأیید را پس گرفت',
    returned: 'فروشنده درخواست را بازگرداند',
    confirmationLapsed: 'مهلت تأیید گذشت',
    published: 'فروشنده تأیید و منتشر کرد',
    declined: 'فروشنده تأمین نمی‌کند',
    cancelled: 'خریدار درخواست را لغو کرد',
  } satisfies Record<EventType | 'heading', string>,
} as const;
