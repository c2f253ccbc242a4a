import { describe, expect, it } from 'vitest';
import { asked, filtersOf, kindsOf, read } from './told.ts';

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
  ])('is read: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it.each([
    ['سیم افشان یک و نیم', 'section 1.5'],
    ['ورق سیاه دو و نیم', 't 2.5'],
  ])('is a half in words: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});
