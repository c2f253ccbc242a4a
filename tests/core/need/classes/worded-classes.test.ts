import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

const amountOf = (text: string) => {
  const { amount } = read(text);
  return amount && `${amount.value} ${amount.unitId}`;
};
const numbersOf = (text: string) => read(text).partNumbers.map(({ text: number }) => number);

describe('a pressure in bars', () => {
  it.each([
    ['شیر کشویی ۴ اینچ ۱۶ بار', ['dn=DN100', 'pn=PN16']],
    ['باترفلای ۱۲ اینچ ده بار', ['dn=DN300', 'pn=PN10']],
    ['شیر یکطرفه DN80 چهل بار', ['dn=DN80', 'pn=PN40']],
    ['شیر کشویی ۴ اینچ ۱۷ بار', ['dn=DN100']],
    ['شیر کشویی ۴ اینچ برای خط بخار ۱۶ بار', ['dn=DN100']],
  ])('is the rating of a valve, unless it is that of its use: «%s»', (text, filters) =>
    expect(filtersOf(text)).toEqual(filters),
  );
});

describe('how much is ordered', () => {
  it.each([
    ['تیرآهن ۱۴ حدود ۵ تن', '5 TONNE'],
    ['لوله استیل ۲ اینچ حدود ۳۶ متر', '36 M'],
    ['گریس نسوز تقریبا ۲۰ کیلو', '20 KiloGM'],
    ['تسمه SPA 1120 سه رشته', '3 EACH'],
    ['زنجیر صنعتی 10B دو رشته', '2 EACH'],
    ['کابل کنترل ۷ رشته', null],
    ['نبشی ۵ در ۵، ۲۰ شاخه شش متری', '20 BRANCH'],
    ['قوطی ۴۰×۴۰ ، ۱۲ شاخه ۶ متری', '12 BRANCH'],
    ['ناودانی ۱۴ شاخه ۱۲ متری', null],
    ['سلام ۴ تا 6206 دوطرف فلز', '4 EACH'],
    ['۱۰ تا 6305 دو طرف لاستیک', '10 EACH'],
  ])('is said in its own words: «%s»', (text, amount) => expect(amountOf(text)).toBe(amount));
});

describe('a flow', () => {
  it.each([
    ['کفکش ساعتی ۲۰ متر مکعب', 'flow 20'],
    ['پمپ شناور ساعتی ۲۵ هزار لیتر', 'flow 25000'],
    ['پمپ سانتریفیوژ دبی ۵۰ متر مکعب', 'flow 50'],
    ['پمپ طبقاتی عمودی دبی ۱۵ مترمکعب', 'flow 15'],
  ])('has the time that is said, or the only one that fits: «%s»', (text, filter) =>
    expect(filtersOf(text)).toContain(filter),
  );

  it('is asked about where several units fit', () => expect(asked('پمپ دنده ای دبی ۲ متر مکعب')).toContain('unit'));
});

describe('a motor', () => {
  it.each([
    ['موتور سه فاز ۵.۵ کیلووات دو پل', 'poles=p2'],
    ['الکتروموتور سه فاز شش پل ۱۱ کیلووات', 'poles=p6'],
    ['موتور تکفاز ۲ اسب ۲۸۰۰ دور', 'poles=p2'],
    ['موتور تکفاز نیم اسب ۹۵۰ دور', 'poles=p6'],
  ])('has poles, and runs a little slower than its field: «%s»', (text, filter) =>
    expect(filtersOf(text)).toContain(filter),
  );

  it('is the usual one with its power, and open without', () => {
    expect(kindsOf('الکتروموتور ۱۵ کیلووات ۱۵۰۰ دور')).toEqual(['three-phase-motor']);
    expect(kindsOf('الکتروموتور ۱۵۰۰ دور')).toHaveLength(2);
  });
});

describe('a part number that words stand around', () => {
  it.each([
    ['6305 دو طرف لاستیک ۱۰ عدد', ['6305'], ['sealing=sealed']],
    ['سلام 6206 دوطرف فلز', ['6206'], ['sealing=shielded']],
    ['پمپ ۵۰-۳۲-۱۲۵ چدنی', ['50-32-125'], []],
    ['پمپ سانتریفیوژ ۶۵-۴۰-۲۰۰', ['65-40-200'], []],
    ['کاسه نمد ۳۵-۵۲-۷', [], ['d 35', 'D 52', 'B 7']],
    ['استاندارد ملی ۳۱۳۲ میلگرد', ['ISIRI 3132'], null],
    ['متن استاندارد ایزو ۲۸۱ بلبرینگ', ['ISO 281'], null],
    ['استاندارد ملی ایران ۶۰۴۴', ['ISIRI 6044'], null],
    ['مشاوره ایزو ۹۰۰۱', [], []],
  ])('is read: «%s»', (text, numbers, filters) => {
    expect(numbersOf(text)).toEqual(numbers);
    if (filters) expect(filtersOf(text)).toEqual(filters);
  });
});

describe('a shaft', () => {
  it.each([
    ['الکتروموتور سه فاز ۱۱ کیلووات، شفت ۴۲ میل', 'D 42'],
    ['یاتاقان پایه دار شفت ۵۰', 'd 50'],
    ['گیربکس حلزونی سایز ۶۳ شفت ۲۵', 'bore 25'],
    ['موتور سه فاز ۴ کیلووات طول محور ۸۰', 'E 80'],
  ])('is said to be so wide, unless its length is named: «%s»', (text, filter) =>
    expect(filtersOf(text)).toContain(filter),
  );

  it.each(['کابل کنترل ۷ رشته ۱.۵', 'کابل فرمان ۱۲ رشته ۲.۵ شماره دار', 'کابل کنترل ۱۲ رشته یک و نیم'])(
    'of strands has its section behind their number: «%s»',
    (text) => expect(filtersOf(text).some((one) => one.startsWith('section '))).toBe(true),
  );
});

describe('a second count', () => {
  it.each([
    ['پوتین ایمنی بیست جفت ، ده جفت', '20 EACH', 'ده جفت'],
    ['کلاه ایمنی ۱۰ تا آبی ۵ تا زرد', '10 EACH', '۵'],
    ['دستکش ضد برش ۳۰ جفت، پنج جفت هم نمونه', '30 EACH', 'پنج جفت'],
  ])('stays unread: «%s»', (text, amount, unread) => {
    expect(amountOf(text)).toBe(amount);
    expect(
      read(text)
        .unread.map((span) => text.slice(...span))
        .join(' '),
    ).toContain(unread);
  });
});

describe('a size in words behind a name', () => {
  it.each([
    ['ناودانی دوازده', ['h 12']],
    ['نبشی هشتاد ضخامت هشت', ['a 80', 't 8']],
    ['تیرآهن هجده سه شاخه', ['h 18']],
    ['روغن دنده دویست و بیست', ['vg=VG 220']],
    ['کنتاکتور سی و دو', ['In 32']],
    ['بلبرینگ ده عدد', []],
    ['پمپ شناور ده دستگاه', []],
  ])('is read as figures are: «%s»', (text, filters) => expect(filtersOf(text)).toEqual(filters));
});

describe('a pressure in millimetres of water', () => {
  it.each([
    ['فن سانتریفیوژ فشار ۱۵۰ میلیمتر آب', 'static 150'],
    ['فن سانتریفیوژ ۱۲۰ میلی متر ستون آب', 'static 120'],
    ['بلوئر ۵۰۰۰ متر مکعب در ساعت فشار ۲۰۰ mmWC', 'static 200'],
  ])('is read: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('a word that stands for an option', () => {
  it.each([
    ['گلند پلاستیکی M20', 'material=polyamide'],
    ['مخزن آب پلاستیکی ۵۰۰ لیتر', 'material=PE'],
    ['شلنگ هیدرولیک دو لا نیم اینچ', 'type=SN2'],
    ['سنسور القایی M12 فلاش', 'mount=flush'],
    ['ترانسمیتر فشار خروجی ۴-۲۰', 'signal=mA'],
    ['CK45 گرد ۶۰ میل', 'steel=C45E'],
    ['MO40 گرد ۸۰', 'steel=42CrMo4'],
    ['flanj kor 4 inch', 'form=BL'],
    ['تسمه B55 دو تا', 'profile=B'],
    ['تسمه پروانه A42', 'profile=A'],
    ['جک هیدرولیک کورس ۳۰ سانت', 'stroke 30'],
  ])('is read: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it('is ruled out without its ending too', () =>
    expect(exclusionsOf('پی ال سی ۱۴ ورودی، خروجی رله نباشه')).toEqual(['outputKind=relay']));

  it.each([
    ['سیم افشان یک و نیم', 'section 1.5'],
    ['ورق سیاه دو و نیم', 't 2.5'],
  ])('is a half in words: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('a town behind the name of a firm', () => {
  it.each([
    'بلبرینگ ۶۳۰۸ از پارس‌تاب تبریز ده تا',
    'لوله مانیسمان ۲ اینچ مال فولادین‌گستر اصفهان',
    'شیر توپی ۱ اینچ شرکت آبادگران یزد',
    'کابل افشان 3x2.5 فروشگاه نورافشان رشت',
  ])('is a part of the name, which stays unread: «%s»', (text) => expect(read(text).place).toBeNull());

  it.each([
    ['الکتروموتور ۵.۵ کیلووات از تهران', 'تهران'],
    ['پیچ M12×60 تحویل از کارخانه در کرج', 'کرج'],
    ['پمپ سانتریفیوژ از انبار تهران', 'تهران'],
    ['نبشی ۶ از شیراز', 'شیراز'],
  ])('is a place without such a name: «%s»', (text, placeId) => expect(read(text).place?.placeId).toBe(placeId));
});
