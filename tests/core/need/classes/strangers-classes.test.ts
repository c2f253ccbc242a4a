import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

const amountOf = (text: string) => {
  const { amount } = read(text);
  return amount && `${amount.value} ${amount.unitId}`;
};
const unreadOf = (text: string) =>
  read(text)
    .unread.map((span) => text.slice(...span))
    .join(' | ');

describe('the figure that a section is called by', () => {
  it.each([
    ['هاش سبک ۱۶', ['b 16']],
    ['تیرآهن هاش سبک ۲۶ سه شاخه', ['b 26']],
    ['هاش سنگین ۲۰', ['h 20']],
    ['ناودانی ۱۴', ['h 14']],
    ['هاش سبک ۴۰', []],
  ])('is the one of whole centimetres: «%s»', (text, filters) => expect(filtersOf(text)).toEqual(filters));

  it.each(['نبشی ۵ یا ۶', 'میلگرد آجدار ۱۴ یا ۱۶', 'مته ۸ یا ۱۰', 'هاش سبک ۱۸ یا ۲۰'])(
    'is asked about where two are said: «%s»',
    (text) => {
      expect(filtersOf(text)).toEqual([]);
      expect(asked(text)).toEqual(['value']);
    },
  );
});

describe('two figures of one measure', () => {
  it.each([
    'میلگرد آجدار ۱۴ و ۱۶ هر کدوم ۵ تن',
    'پیچ آلن M8 طول ۲۰ و ۳۰',
    'تسمه تایم 8M طول ۶۰۰ و ۸۰۰',
    'جک پنوماتیک قطر ۵۰ و ۶۳ کورس ۱۰۰',
    'گیربکس حلزونی نسبت ۳۰ یا ۴۰',
    'لوله پلی اتیلن ۶۳ و ۹۰',
  ])('are asked about, and the first one is not read alone: «%s»', (text) => {
    expect(asked(text)).toContain('value');
    expect(filtersOf(text).filter((one) => /^(?:d|L|bore|ratio|D) /.test(one))).toEqual([]);
  });
});

describe('a decimal with a slash', () => {
  it.each([
    ['ورق گالوانیزه ۰/۵ رول', ['steel=DX51D', 't 0.5'], null],
    ['ورق استیل ۰/۶ رول', ['steel=AISI304|AISI316L', 't 0.6'], null],
    ['سیم افشان ۱/۵ رول مشکی', ['section 1.5'], null],
    ['سیم افشان ۲/۵ دو حلقه', ['section 2.5'], '2 ROLL'],
  ])('is no count of coils: «%s»', (text, filters, amount) => {
    expect(filtersOf(text)).toEqual(filters);
    expect(amountOf(text)).toBe(amount);
  });
});

describe('a name without one of its long vowels', () => {
  it.each([
    ['کنتاکتر ۴۰ آمپر', 'contactor'],
    ['ترموکپل تیپ K', 'resistance-thermometer'],
    ['ترانسمتر فشار ۰ تا ۱۰ بار', 'pressure-transmitter'],
    ['الکترد ۶۰۱۳ نمره ۳', 'covered-electrode'],
    ['کمپرسر اسکرو ۳۷ کیلووات', 'screw-compressor'],
  ])('is read: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));
});

describe('a thing that nobody knows', () => {
  it.each([
    'کلاچ برای پمپ سانتریفیوژ ۱۵ کیلووات',
    'شارژر واسه باتری ۱۰۰ آمپر',
    'کاور برای الکتروموتور ۱۱ کیلووات',
    'پنکه برای تابلو برق ۸۰۰×۶۰۰',
    'اکچویتور برقی برای شیر پروانه ای ۸ اینچ',
    'قطعات یدکی برای کمپرسور اسکرو',
  ])('is not the one that it is for: «%s»', (text) => {
    expect(kindsOf(text)).toEqual([]);
    expect(filtersOf(text)).toEqual([]);
  });
});

it.each([
  ['مهندس گرامی برای پمپ شناور قیمت بدید', 'submersible-borehole-pump'],
  ['برای پروژه نیروگاه شیر کشویی DN100', 'gate-valve'],
  ['سلام وقت بخیر برای کارخونمون پمپ شناور میخوام', 'submersible-borehole-pump'],
])('a purpose that is said first hides no thing: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

describe('a bound before two counts', () => {
  it.each([
    ['پی ال سی حداقل ۲۴ ورودی و ۱۶ خروجی', ['inputs 24..', 'outputs 16..']],
    ['PLC دست کم ۸ تا ورودی و ۶ تا خروجی', ['inputs 8..', 'outputs 6..']],
    ['پی ال سی ۱۶ ورودی و حداقل ۸ خروجی', ['inputs 16', 'outputs 8..']],
  ])('holds for both: «%s»', (text, filters) => expect(filtersOf(text)).toEqual(filters));
});

describe('what is no order', () => {
  it.each([
    ['کابل افشان برای پمپ، فاصله ۸۰ متر', 'فاصله ۸۰ متر'],
    ['تعمیر پمپ، ایستگاه ۴ تا سانتریفیوژ داره', 'سانتریفیوژ داره'],
    ['بازرسی جرثقیل سقفی، سالن دو تا جرثقیل دارد', 'جرثقیل دارد'],
  ])('is left unread: «%s»', (text, unread) => {
    expect(amountOf(text)).toBeNull();
    expect(read(text).also).toEqual([]);
    expect(unreadOf(text)).toContain(unread);
  });

  it.each([
    ['مهره شش گوش سایز ۱۲ هزار تا', 'thread=M12', '1000 EACH'],
    ['واشر فنری سایز ۸ دو هزار عدد', 'thread=M8', '2000 EACH'],
    ['پیچ آلن M10 طول ۴۰ هزار عدد', 'L 40', '1000 EACH'],
  ])('is a size before a thousand pieces: «%s»', (text, filter, amount) => {
    expect(filtersOf(text)).toContain(filter);
    expect(amountOf(text)).toBe(amount);
  });

  it('is a word for a measure of the first thing', () => {
    expect(read('الکتروموتور سه فاز ۱۱ کیلووات، شفت ۴۲ میل').also).toEqual([]);
    expect(read('موتور تکفاز ۲ اسب و محور ۲۴ میل').also).toEqual([]);
  });
});

describe('a length that no bar in stock has', () => {
  it.each([
    'میلگرد ساده CK45 قطر ۵۰ طول ۴۰ سانت',
    'میلگرد استیل ۳۰ به طول ۲۵ سانتیمتر',
    'گرد CK45 قطر ۶۰ به طول ۱۸ سانت بریده',
  ])('is asked about: «%s»', (text) => {
    expect(filtersOf(text).some((one) => one.startsWith('stock'))).toBe(false);
    expect(asked(text)).toEqual(['property']);
  });

  it('is read where bars are as long', () => expect(filtersOf('تیرآهن ۱۸ شاخه ۱۲ متری')).toEqual(['h 18', 'stock 12']));
});

describe('what a thing is not', () => {
  it.each([
    ['شیر کشویی DN80 بدنه چدنی نیست', ['body=GGG40']],
    ['روغن دنده ۲۲۰ نیست ۳۲۰ باشه', ['vg=VG 220']],
    ['بلبرینگ 6205 کاسه فلزی نیست لاستیکیه', ['sealing=shielded']],
    ['فلنج جوشی ۴ اینچ، رنگش مهم نیست', []],
    ['مانومتر ۱۰ بار صفحه ۱۰۰ عجله‌ای نیست', []],
  ])('is ruled out: «%s»', (text, excluded) => expect(exclusionsOf(text)).toEqual(excluded));
});

describe('the material of a part', () => {
  it.each(['شیر کشویی DN100 استم استیل', 'پمپ سانتریفیوژ ۱۱ کیلووات شفت استیل', 'شیر پروانه ای DN150 دیسک استیل'])(
    'is asked about, not read as that of the body: «%s»',
    (text) => {
      expect(filtersOf(text).filter((one) => /^(?:body|casing)=/.test(one))).toEqual([]);
      expect(asked(text)).toContain('property');
    },
  );
});

describe('names and codes that kinds share', () => {
  it.each(['آلن M8 استیل طول ۳۰', 'آلن ۸ در ۳۰', 'آلن M12 طول ۵۰ گرید ۸.۸'])('ask which is meant: «%s»', (text) => {
    expect(asked(text)).toContain('category');
    expect(read(text).questions[0]?.choices.map(({ categoryId }) => categoryId)).toContain('socket-head-cap-screw');
  });

  it.each([
    ['لوله استیل ۳ اینچ رده ۴۰', 'schedule=sch40S'],
    ['لوله استنلس ۲ اینچ SCH 40', 'schedule=sch40S'],
    ['لوله استیل ۴ اینچ رده ۱۰', 'schedule=sch10S'],
    ['زانو جوشی ۳ اینچ رده ۴۰', 'schedule=sch40'],
    ['لوله مانیسمان ۶ اینچ رده ۸۰', 'schedule=sch80'],
  ])('have the schedule of their steel: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it.each(['سیم افشان قطر ۱.۵', 'شلنگ هیدرولیک قطر ۱.۲'])('have no parts of a centimetre unsaid: «%s»', (text) =>
    expect(filtersOf(text)).toEqual([]),
  );
});
