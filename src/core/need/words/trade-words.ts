import { wordPairs } from './word-pairs.ts';

/** Trade words, folded: no آ, no ZWNJ. Words of one row are synonyms; the first one represents them. */

function classes(rows: string): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const words = row.trim().split(/ +/);
    for (const word of words) first.set(word, words[0] ?? word);
  }
  return first;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Spellings and loan words of the same thing, in names of categories and options. */
export const sameWord = classes(`
  استنلس استیل stainless inox ضدزنگ استنلسی
  شیلنگ شلنگ
  پنوماتیک نیوماتیک
  سانتریفیوژ سانتریفوژ سانتریفیوج گریزازمرکز
  ترانسمیتر ترنسمیتر ترنسمیترر
  الکتروموتور الکترموتور
  چدن cast
  برنج brass
  آلومینیوم الومینیوم المینیوم aluminium aluminum
  تفلون ptfe
  خنککن خنککننده
  عقربهای عقربه
  tig تیگ
  سهفاز 3فاز
  قطب پل pole
  توکار فلاش flush
  فشار پرشر
  تکفاز 1فاز یکفاز
  ششگوش 6گوش شیشگوش
  فلنجی فلنجدار
  طراحی طراح
  mig میگ
  پلیامید نایلون نایلونی
  التراسونیک اولتراسونیک آلتراسونیک ultrasonic
`);

/** What an instrument measures, where the measure is an option: «کالیبراسیون ترازو». */
export const measuredWith = classes(`
  جرم ترازو باسکول وزنه لودسل
  گشتاور ترکمتر تورکمتر
  دما دماسنج ترمومتر ترموکوپل
  فشار مانومتر فشارسنج
  طول کولیس میکرومتر
  برق مولتیمتر امپرمتر ولتمتر
`);

/** Words for the same dimension, in sentences and in names of properties. */
export const sameConcept = classes(`
  ارتفاع هد head بلندی height
  دبی ابدهی flow گذر فلو
  توان قدرت power
  فشار pressure
  دور سرعت speed
  قطر dia diameter ø
  طول درازا length
  پهنا عرض پهنای پهن پهنتر عریض عریضتر width
  ضخامت کلفتی ورق نازک نازکتر کلفت کلفتتر ضخیم ضخیمتر thickness
  جرم وزن mass weight
  جریان امپراژ current
  ولتاژ voltage
  دما حرارت temperature
  گشتاور تورک torque
  ظرفیت capacity
  حجم گنجایش volume
  کورس استروک stroke
  محور شفت شافت shaft محوره
  بوبین coil کویل
  قاب فریم frame
  میله راد rod
  داخلی داخل درونی id inner
  خارجی خارج بیرونی od outer
  سوراخ بور bore
  جنس متریال material بدنه
  نسبت ratio
  رشته رشتهای core cores
  طبقه طبقهای
  قطب پل pole
  بازده راندمان efficiency
  مکش ساکشن ورودی suction
  رانش دهش خروجی discharge
  ژرفا عمق depth
  نیرو force نیروی
  رواداری تلرانس tolerance
  سختی راکول hrc hardness
  رده گرید کلاس grade class
  نوع تیپ تایپ گونه منحنی type
  اندازه سایز size نمره
  ردیف ردیفه
  دندانه دندانهای دنده teeth
  صفحه صفحهای
  فاز فازه
  پالس pulse
  تحویل delivery
  صفحهنمایش نمایشگر
  رسیدن برسن برسند بیان بیایند اعزام حضور
  دانهبندی دانه گریت grit
`);

/** Concepts that name a dimension in any category. */
export const dimensions = words(
  'ارتفاع دبی توان فشار دور قطر طول پهنا ضخامت جرم جریان ولتاژ دما گشتاور ظرفیت حجم کورس ژرفا نیرو',
);

/** Words of a property's name that identify nothing. */
export const vagueInName = words(`
  نامی اسمی تقریبی بیشینه بیشینهٔ کمینه مجاز بازه بیشترین کمترین کل شمار تعداد در از به هر و یا بر عمل نسبی
`);

/** Words of a category's name that alone name no thing: «لپ‌تاپ صنعتی», «پولی چدنی», «دستگاه …». */
export const vagueInCategory = words(
  'صنعتی چدن استنلس برنج آلومینیوم تفلون فولاد فولادی مس مسی دستگاه واحد سیستم قطعه مجموعه لوازم تجهیزات',
);

/** Words of an option's title that alone select nothing. */
export const vagueInOption = words(`
  کلاس رده دور وسط لقی قطب گرید طرف دست دو یک سه تک سر پلی کار بدون روی برق فشار دما طول جرم شکل نوع gr
`);

/** Ignored, and not shown as unread. */
export const fillers = words(`
  کاری همون همین یه دیگه دیگر حتما فقط تو توی ولی اما
  برای با به از در و یا را که این ان یه می ام میخوام میخواهم خواهم خواستم میخواستم خوام نیاز نیازمند لازم دارم داریم دارید
  لطفا لطفاً قیمت خرید فروش استعلام سلام خسته نباشید مورد است هست باشد باشه باید یک تعداد حدود هم تا جهت مخصوص واسه
  خوب مناسب شماره تماس تلفن ادرس موجود ارزان ترین ارزانترین بهترین دنبال هستم هستیم خریدار خریداریم جنس for with and or of the set
`);

/** After what a thing must be able to do: «۱۸۰ کیلو تحمل کنه». */
export const abilities = words(
  'تحمل جواب بلند بکشه بکشد ببره بخونه بخواند نشون نشان بزنه بزند بگیره ساپورت پشتیبانی بتونه برداره جابجا دووم دوام کارکنه کارکند',
);
/** Before it: «با تحمل ۱۵۰ کیلو». */
export const abilityNouns = words('تحمل تحملش حمل باربری مقاوم مقاومت');
export const purpose = words('برای جهت مخصوص واسه for');
export const negations = words(
  'نباید بدون غیر غیراز بهغیراز بهغیر بغیراز بغیر بهجز بجز بجزء جز مگر الا بهاستثنای باستثنای سوای فاقد منهای نه without',
);
/** These ask for a standard or another document, not for its subject. */
export const documentWords = words('استاندارد استانداردهای سند standard استانداردها');

/** «استان یزد» is one name. */
export const kindsOfPlace = words('شهر استان شهرستان شهرک منطقه حومه اطراف بازار');

/** These ask for advice, not for its subject. */
export const adviceWords = words('مشاور مشاوره مشاورین مشاوران');

export type Bound = 'atMost' | 'atLeast' | 'about';

const boundRows: Readonly<Record<Bound, string>> = {
  atMost:
    'زیر کمتراز کمتر حداکثر ماکزیمم ماکسیمم max نهایتا نهایت تا کوچکتراز پایینتراز پاییناز نهبیشتراز قبلاز پیشاز سقف بیشینه ظرف درعرض < ≤ upto سبکتراز',
  atLeast:
    'بالای بیشاز بیشتراز بیشتر حداقل مینیمم min دستکم لااقل بزرگتراز بالاتراز بالااز کمینه > ≥ سنگینتراز نهکمتراز بعداز کف',
  about: 'حدود حدودا حدوداً تقریبا تقریباً حوالی نزدیک نزدیکبه درحدود ~ ≈ about',
};

/** Keys are phrases whose words are joined without a blank. */
export const bounds: ReadonlyMap<string, Bound> = new Map(
  (Object.keys(boundRows) as Bound[]).flatMap((bound) =>
    boundRows[bound].split(' ').map((phrase): [string, Bound] => [phrase, bound]),
  ),
);

export const rangeWords = words('تا الی - ~ to لغایت');
export const timesMarks = words('x × * در X');

const numberRow = 'صفر یک دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده';
const otherNumbers =
  'تک:1 شیش:6 پونزده:15 شونزده:16 هیفده:17 هیجده:18 هژده:18 بیست:20 سی:30 چهل:40 پنجاه:50 شصت:60 هفتاد:70 هشتاد:80 نود:90 صد:100 یکصد:100 دویست:200 سیصد:300 چهارصد:400 پانصد:500 پونصد:500 ششصد:600 شیشصد:600 هفتصد:700 هشتصد:800 نهصد:900 هزار:1000';

export const numberWords: ReadonlyMap<string, number> = new Map([
  ...numberRow.split(' ').map((word, value): [string, number] => [word, value]),
  ...wordPairs(otherNumbers).map(([word, value]): [string, number] => [word, Number(value)]),
]);

/** Workshop words for units, with the unit's id. */
export const spokenUnits: readonly (readonly [spoken: string, unitId: string])[] = [
  ['دور', 'REV-PER-MIN'],
  ['میل', 'MilliM'],
  ['میلی', 'MilliM'],
  ['درجه', 'DEG_C'],
  ['کاوا', 'KiloVA'],
  ['کا وی ا', 'KiloVA'],
  ['کاوآر', 'KiloVAR'],
  ['VDC', 'V'],
  ['VAC', 'V'],
  ['کیلوات', 'KiloW'],
  ['روزه', 'DAY'],
  ['هفتهای', 'WK'],
  ['ماهه', 'MON'],
  ['ساعته', 'HR'],
  ['نیوتون متر', 'N-M'],
  ['نیوتون', 'N'],
  ['لیتر ساعت', 'L-PER-HR'],
  ['لیتر دقیقه', 'L-PER-MIN'],
  ['متر مکعب ساعت', 'M3-PER-HR'],
  ['مکعب', 'M3'],
  ['مکعب ساعت', 'M3-PER-HR'],
  ['مکعب در ساعت', 'M3-PER-HR'],
  ['مکعب بر ساعت', 'M3-PER-HR'],
];

/** Units named before the number: «سیم نمره ۴» is 4 mm². */
export const unitsBefore: ReadonlyMap<string, string> = new Map([['نمره', 'MilliM2']]);

/** Latin prefixes of sizes as they are pronounced. */
export const spokenPrefixes: ReadonlyMap<string, readonly string[]> = new Map([
  ['dn', ['دیان']],
  ['pn', ['پیان']],
  ['m', ['ام']],
  ['sch', ['رده', 'اسکجول', 'اسکچول', 'شدول', 'schedule']],
  ['کلاس', ['class', 'cl']],
  ['class', ['کلاس']],
  ['vg', ['ویجی', 'isovg']],
]);
