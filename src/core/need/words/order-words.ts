import { RIAL_OF_TOMAN } from '../../money/money.ts';

/** Words of a buyer about the order, folded: no آ, no ZWNJ. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Before an ordered quantity: «تعداد ۱۶». */
export const amountCues = words('تعداد تعدادش مقدار میزان متراژ');

const countRows: Readonly<Record<string, string>> = {
  // What is worn in pairs is sold by the pair.
  EACH: 'عدد عددی تا دانه دونه دستگاه قطعه جفت نمونه',
  ROLL: 'حلقه رول کلاف توپ',
  PACK: 'بسته',
  CARTON: 'کارتن',
  BAG: 'کیسه گونی',
  DRUM: 'بشکه',
  PAIL: 'سطل',
  BRANCH: 'شاخه',
  SHEET: 'برگ',
  SET: 'ست',
  COPY: 'نسخه جلد',
};

/** Words for pieces and packings, with the unit's id. */
export const countWords: ReadonlyMap<string, string> = new Map(
  Object.entries(countRows).flatMap(([unitId, row]) => row.split(' ').map((word): [string, string] => [word, unitId])),
);

/** Kinds of thing that are called by a bare number. */
export const bearingWords = words('بلبرینگ رولبرینگ بیرینگ یاتاقان کفگرد bearing');
/** Series of bearings and belts: with the number behind them they are a part number. */
export const numberedSeries = words('nu nj nup nf hk nk ucp ucf ucfl uct spz spa spb spc xpz xpa xpb');
/** Publishers of standards: with their number they name a document, not a product. */
export const standardBodies = words('iso iec din en api asme astm aws ansi isiri');

/** What people say besides the need; it is neither read nor shown as unread. */
export const courtesies = words(`
  سلام درود وقت وقتتون بخیر روز روزتون روزت شما عزیز داداش مهندس جناب استاد خسته نباشید نباشین خدا قوت عرض ادب احترام
  ضمن ممنون ممنونم مرسی تشکر متشکرم سپاس سپاسگزار میشم ببخشید مزاحم شدم لطف میکنید لطفا بگید بدید بدین بفرمایید بفرستید
  معرفی کنید میشناسید درخواست پیش فاکتور داری دارین داشتم میگردم گردم می میخواستم میخام بر رو را که یا نه راهنمایی چنده چند
  صبح عصر شب خیر همگی دوستان اعلام اقدام ارسال ارائه ارایه فرمایید فرمائید نمایید نمائید گردد احتراما احتراماً نسبت خواهشمند خواهشمندم
  خواهشمندیم محترم همکار همکاران موجودی لطفتون قیمتشو قیمتشم قربان حاجی اقا بزرگوار بده جواب کنه کنم کردن شدن بشه باشین بی زحمت فروشنده فروشندگان سوال داشتین هستید متن فایل pdf کد همراه گرامی ارجمند
`);

/** Rial of one. */
export const currencies: ReadonlyMap<string, number> = new Map([
  ...['تومان', 'تومن', 'تومانی', 'تومنی', 'تومنه', 'تومانه', 'toman'].map((word): [string, number] => [
    word,
    RIAL_OF_TOMAN,
  ]),
  ['ریال', 1],
  ['ریالی', 1],
]);

export const priceScales: ReadonlyMap<string, number> = new Map([
  ['هزار', 1e3],
  ['میلیون', 1e6],
  ['میلیونی', 1e6],
  ['میلیونه', 1e6],
  ['ملیون', 1e6],
  ['میلیارد', 1e9],
]);

/** «همش ۶ میلیون»: what is ordered, as a whole. */
const ofAll = 'پولم همه همهش همهاش همش همشون همهشون همگی تمامش تمامشون سرهم یکجا';
/** Words of a price before its number. */
export const priceLead = words(
  `قیمت قیمتش قیمتی مبلغ با تا از رنج بودجه بودجهام ام مون بودجمون بودجم بودجهمون بودجهمان سقف کف دونه دانه عددی هر عدد کل مجموع جمعا مجموعا کلا سرجمع جمعش مجموعش کلش فی بین متری کیلویی شاخهای جفتی هزینه هزینهاش جمع فاکتور پول پولش پولشون خرید خریدم خریدمون سفارش سفارشم حساب حسابش پرداختی سر رفته نهایی ش شون کدوم کدام کدومش کدومشون ${ofAll}`,
);
/** These say the price of the whole order. */
export const priceOfOrder = words(
  `بودجه بودجهام بودجمون بودجم بودجهمون بودجهی بودجهمان بودجهاش جمعش مجموعش کلش کل مجموع مجموعا جمعا رویهم کلا سرجمع جمع فاکتور ${ofAll}`,
);
/** Millions behind these are money without a currency. */
export const saysPrice = words(
  'پولم بودجه بودجهام بودجمون بودجم بودجهمون بودجهمان قیمت قیمتش فی هزینه هزینهاش مبلغ دونه دانه عددی جفتی متری کیلویی',
);

const restWords = words(`
  تحویل تحویلش تحویلی ارسال ظرف فوری امروز فردا پسفردا کاری آینده اینده گارانتی ضمانت بودجه بودجه‌ام انبار موجود موجودی موجوده
  بشکه سطل گالن پالت جین جعبه آماده اماده وقت فرصت مهلت نزدیک اطراف حوالی سمت تحمل جواب بلند ساپورت زمان مدت هفته ماهه هفته‌ای قیمت سقف مجموع همراه گرون ارزون نهایتا دیگه
`);

/** Whether a word belongs to the order, so that it is no mistyped word of the catalogue. */
export const isOrderWord = (word: string): boolean =>
  [currencies, priceScales, priceLead, courtesies, restWords, amountCues, countWords, bearingWords].some((known) =>
    known.has(word),
  );
