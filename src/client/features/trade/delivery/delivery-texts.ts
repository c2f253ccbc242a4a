import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { fulfilmentTexts } from './fulfilment-texts.ts';
import { receiptWords } from './receipt-texts.ts';

const { delivery, deliveries, deliveryNo, shippedAt, receivedAt, carrier, onWay, arrived } = fulfilmentTexts;
const { papersMissing, actions, ship, receive, press } = fulfilmentTexts;

/** Of goods, which are sent off and arrive. */
const goods = {
  ...{ delivery, deliveries, deliveryNo, shippedAt, receivedAt, carrier, onWay, arrived, papersMissing },
  ...{ actions, ship, receive, close: press.close, moreThanShipped: receiptWords.moreThanShipped },
};

type WordsOf<Words> = Words extends (...given: infer Given) => string
  ? (...given: Given) => string
  : Words extends string
    ? string
    : { [Part in keyof Words]: WordsOf<Words[Part]> };

type DeliveryWords = WordsOf<typeof goods>;

/** Of services, which are done and accepted, and of documents. */
const services: DeliveryWords = {
  delivery: {
    none: 'هنوز کاری انجام نشده است',
    partly: 'بخشی از کار انجام شده است',
    delivered: 'همهٔ کار انجام شده؛ در انتظار تأیید خریدار',
    accepted: 'خریدار انجام همهٔ کار را تأیید کرده است',
  },
  deliveries: 'کارهای انجام‌شده',
  deliveryNo: (no) => `نوبت ${formatNumber(no)}`,
  shippedAt: 'انجام',
  receivedAt: 'تأیید',
  carrier: 'گزارش',
  onWay: 'در انتظار تأیید خریدار',
  arrived: (received, shipped, unit) => `${quantityText(received)} از ${quantityText(shipped)} ${unit} تأیید شد`,
  papersMissing: (names) =>
    `همهٔ کار انجام و پرداخت شده است؛ برای بستن معامله هنوز این مدارک تأمین‌کننده نیست: ${names.join('، ')}.`,
  actions: { ...actions, ship: 'انجام خدمت / تحویل گزارش', receive: 'تأیید انجام' },
  ship: {
    ...ship,
    heading: 'چه کاری انجام یا تحویل شد؟',
    carrier: {
      label: 'چه انجام شد؟',
      hint: 'خریدار آن را می‌خواند؛ می‌تواند خالی بماند. فایل گزارش را در «مدارک» بیفزایید.',
    },
    wrong: 'مقدار را به صورت عددی بنویسید، مانند ۲٫۵؛ خالی یعنی انجام نشد.',
    nothing: 'دست‌کم از یک ردیف باید چیزی انجام شده باشد.',
    save: 'ثبت انجام کار',
  },
  receive: {
    ...receive,
    heading: (no) => `از نوبت ${formatNumber(no)} چه انجام شده است؟`,
    lead: 'اگر همه انجام شده است، همین را تأیید کنید؛ وگرنه مقدار انجام‌شده را تغییر دهید.',
    wrong: 'مقدار را به صورت عددی بنویسید؛ صفر یعنی انجام نشد.',
    save: 'ثبت تأیید',
  },
  close: {
    ...press.close,
    effect: 'همهٔ کار انجام و پرداخت شده است. پس از بستن دیگر نمی‌توان اختلافی ثبت کرد.',
  },
  moreThanShipped: (qty) => `${qty} انجام شده است؛ بیش از آن تأیید نمی‌شود.`,
};

/** How the screens of a request speak of what its seller owes. */
export const deliveryWordsOf = ({ isOfServices }: Pick<TradeRequest, 'isOfServices'>): DeliveryWords =>
  isOfServices ? services : goods;
