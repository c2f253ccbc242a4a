import { describe, expect, it } from 'vitest';
import { asked, filtersOf, kindsOf, read } from '../told.ts';

describe('a rate', () => {
  it.each([
    ['گالوانیزه گرم قطعه ۶ متری، ماهانه ۲۰۰ تن', 'capacity 200'],
    ['ریخته گری چدن GG25 ماهی ۵۰ تن', 'capacity 50'],
    ['ساخت سازه روزی ۱۰ تن', 'capacity 10'],
    ['آهنگری ۲۰ تن در ماه', 'capacity 20'],
  ])('is what a workshop can do: «%s»', (text, filter) => {
    expect(filtersOf(text)).toContain(filter);
    expect(read(text).amount).toBeNull();
  });

  it.each(['میلگرد آجدار ۱۶ ماهی ۲۰ تن', 'گریس لیتیم ماهانه ۵۰ کیلو', 'واشر تخت M10 هفته‌ای ۵۰۰ عدد'])(
    'is no ordered quantity: «%s»',
    (text) => expect(read(text).amount).toBeNull(),
  );
});

describe('a compared measure', () => {
  it.each([
    ['ورق سیاه از ۳ میل نازک تر نباشه', 't 3..'],
    ['ورق سیاه از ۵ میل کلفت‌تر نباشه', 't ..5'],
    ['میلگرد ساده از ۸ میل کوچکتر نباشه', 'd 8..'],
    ['شیلنگ هیدرولیک که از ۲۰۰ بار کمتر نباشه', 'pressure 200..'],
    ['تیرآهن IPE که وزن هر مترش از ۱۵ کیلو بیشتر نشه', 'massPerMetre ..15'],
    ['ناودانی که هر مترش از ۱۰ کیلو سبکتر باشه', 'massPerMetre ..10'],
    ['سینی کابل ورق از ۱.۵ میل نازکتر نباشد', 't 1.5..'],
    ['پمپ لجن‌کش از ۳ کیلووات ضعیف‌تر نباشه', 'power 3..'],
    ['کمپرسور اسکرو از ۳۰ کیلووات قوی‌تر باشه', 'power 30..'],
    ['تسمه نقاله از ۸۰ سانت پهن تر نباشه', 'W ..80'],
    ['صفحه برش ۱۲۵ نازک ۱ میل', 'T 1'],
  ])('has a bound: «%s»', (text, filter) => {
    expect(filtersOf(text)).toContain(filter);
    expect(read(text).amount).toBeNull();
  });

  it.each([
    ['ناودانی که هر مترش ۱۰ کیلو باشه', 'massPerMetre 10'],
    ['نبشی ۶۰×۶۰×۶ وزن هر متر ۵ کیلو', 'massPerMetre 5'],
  ])('may be of each metre: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it('is no quantity where a comparison stands behind it', () => {
    expect(read('دیزل ژنراتور ۱۰۰ کاوا از ۲ تن سنگین تر نباشه').amount).toBeNull();
    expect(read('گریس لیتیم از ۵ کیلو بیشتر نباشه').amount?.value).not.toBe(5);
  });
});

describe('a number in words', () => {
  it.each([
    ['مهره M10 سه هزار و پونصد تا', 3500],
    ['واشر تخت M16 دو هزار و پانصد عدد', 2500],
    ['واشر تخت M16 ۲ هزار و ۵۰۰ عدد', 2500],
    ['واشر فنری M8 هزار و دویست عدد', 1200],
    ['پیچ متری M12 بیست و پنج هزار تا', 25_000],
    ['گلند M20 صد و بیست تا', 120],
  ])('has thousands: «%s»', (text, value) => expect(read(text).amount).toMatchObject({ value, unitId: 'EACH' }));
});

describe('a year', () => {
  it.each([
    ['استاندارد لوله و فلنج بین ۲۰۱۰ تا ۲۰۲۰', 'year 2010..2020'],
    ['استانداردهای سیستم مدیریت چاپ ۲۰۱۵ تا ۲۰۱۸', 'year 2015..2018'],
    ['استاندارد جوش بعد از ۲۰۱۲', 'year 2012..'],
    ['استاندارد کلید و تابلو IEC از ۲۰۲۰ به بعد', 'year 2020..'],
    ['استاندارد موتور سال ۲۰۱۸ به بعد', 'year 2018..'],
    ['استاندارد جوش انگلیسی ۲۰۱۹', 'year 2019'],
    ['استاندارد تلرانس ویرایش ۲۰۱۵', 'year 2015'],
  ])('needs no word before it: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('a range without a unit', () => {
  it.each([
    ['میلگرد آجدار از ۱۰ تا ۱۶', 'd 10..16'],
    ['آرماتور بین ۱۲ تا ۲۰', 'd 12..20'],
  ])('is of the size that the thing is called by: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('a kind of thing that two branches call so', () => {
  it.each(['اینورتر ۱۶۰ آمپر', 'اینورتر ۲۵۰ آمپر تبریز'])('is asked about: «%s»', (text) => {
    const offered = read(text).questions.flatMap(({ kind, choices }) => (kind === 'category' ? choices : []));
    expect(offered.map(({ categoryId }) => categoryId)).toEqual(
      expect.arrayContaining(['inverter-welding-machine', 'variable-frequency-drive']),
    );
  });

  it.each([
    ['اینورتر ۴ کیلووات', 'variable-frequency-drive'],
    ['اینورتر جوش ۲۰۰ آمپر', 'inverter-welding-machine'],
    ['الکتروموتور ۱۵ کیلووات IE3', 'three-phase-motor'],
  ])('is clear where a word or a measure decides: «%s»', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(asked(text)).not.toContain('category');
  });
});
