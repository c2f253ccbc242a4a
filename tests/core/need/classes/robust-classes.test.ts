import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

describe('a number that nothing names', () => {
  it.each([
    'پکینگ برای بخار ۳۰۰',
    'الکترود که با ۱۱۰ جوش بده',
    'چرخ صنعتی گردان که ۱۸۰ تحمل کنه',
    'اورینگ برای روغن داغ ۱۸۰',
    'شیر اطمینان تنظیم شده روی ۱۰',
    '۵۰ لوله پلی اتیلن',
    '۵۰۰ میلگرد آجدار',
    'فلنج DN80 ۱۵۰ کور',
  ])('is no size of the thing: «%s»', (text) =>
    expect(filtersOf(text).filter((one) => /\d/.test(one) && one !== 'dn=DN80')).toEqual([]),
  );

  it.each([
    'خمکاری ورق به طول ۳',
    'مانومتر ۱۶ بار صفحه ۱۰',
    'سینی کابل عرض ۳۰ لبه ۱۰',
    'تسمه وی بلت معمولی B طول ۲',
    'ترموکوپل K غلاف ۲۰',
    'دماسنج بی متال ساقه ۱۰',
  ])('and is too small for millimetres has a larger unit: «%s»', (text) =>
    expect(read(text).filters.map(({ unitId }) => unitId)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:CentiM|M)$/)]),
    ),
  );

  it.each(['تسمه نقاله لاستیکی ۸۰', 'تسمه B 60', 'تراشکاری شفت قطر ۲۵۰ طول ۲'])(
    'nor names a size is asked about: «%s»',
    (text) => expect(asked(text).length).toBeGreaterThan(0),
  );

  it.each([
    ['تسمه نقاله ۸۰۰ سه لایه', 'W 800'],
    ['مانومتر صفحه ۱۰۰ شانزده بار', 'D 100'],
    ['سینی کابل عرض ۳۰۰ لبه ۶۰', 'W 300'],
    ['پیچ آلن سراستوانه M8 طول ۳۰', 'L 30'],
    ['خار موازی عرض ۸ طول ۴۰', 'L 40'],
  ])('is read where it fits: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it('may be one of two sides', () => expect(asked('تابلو دیواری ۶۰')).toContain('property'));
});

describe('a size beside another one', () => {
  it.each([
    ['ورق سیاه ۱۰ در ۱۵۰۰', ['t 10', 'W 1500']],
    ['کابلشو ۱۶ پیچ ۸', ['bolt=M8', 'section 16']],
    ['فلنج DN80 ۱۵۰ کور', ['form=BL', 'dn=DN80']],
  ])('is not read as the same one: «%s»', (text, filters) => expect(filtersOf(text).sort()).toEqual(filters.sort()));

  it('may be a section or a bolt', () => expect(asked('کابلشو ۱۶')).toContain('property'));
  it('is no part number', () => expect(read('کاسه نمد ۳۵-۵۲-۷').partNumbers).toEqual([]));
});

describe('a mistyped word', () => {
  it.each([
    ['سیم‌بکسل ۱۶ میل مغز کنفی نباهش', 'core=FC'],
    ['دستکش کار چرم نباهش', 'coating=leather'],
    ['خاموش کننده ۶ کیلویی پودری نبشاد', 'agent=powder'],
  ])('may be the verb that rules out: «%s»', (text, excluded) => expect(exclusionsOf(text)).toEqual([excluded]));

  it.each([
    ['پنل خورشیدی بیتشر از ۵۰۰ وات', 'power 500..'],
    ['ترانسمیتر فشار با خطای حادکثر ۰.۲۵ درصد', 'accuracy ..0.25'],
    ['شیلنگ فشار قوی 2SN که حادقل ۳۰۰ بار', 'pressure 300..'],
  ])('may be a bound: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it('does not turn «ندارم» into its opposite', () => {
    expect(read('گلند کابل M25 برنجی لازم ندارم').corrections).toEqual([]);
  });

  it('is half a price', () => expect(read('جرثقیل زنجیری ۱ تن زیر پازنده میلیون تومن').price).toBeNull());
});

describe('part of a word', () => {
  it.each(['چرخ صنعتی ۱۰۰ میل پلی اورتنا', 'چرخ صنعتی پلی ۱۲۵'])('selects no options: «%s»', (text) =>
    expect(filtersOf(text).filter((one) => one.startsWith('tread'))).toEqual([]),
  );

  it('names no kind of thing without its first word', () => {
    const text = 'پلی اورتان قطر ۱۲۵ ترمزدار';
    expect(kindsOf(text).length === 0 || asked(text).includes('category')).toBe(true);
  });
});

describe('what is no ordered quantity', () => {
  it.each([
    'سیم بکسل ۱۲ مغزی فولادی ۱۰۰ تا پس فردا',
    'کمپرسور اسکرو ۵۵ دست دوم سالم',
    'مبدل صفحه ای ۲۰ متر',
    'ناودانی ۱۴ شاخه دوازده متری',
    'ورق گالوانیزه ۰.۵ عرض ۱۲۵۰ رول',
    'شیر پروانه ای ۱۵۰ دستی',
    'پمپ تزریق کلر ۵ لیتر',
  ])('«%s»', (text) => expect(read(text).amount).toBeNull());
});

describe('numbers as they are spoken', () => {
  it.each([
    ['پروژکتور صد پنجاه وات', 'power 150'],
    ['دماسنج بی متال منفی سی تا مثبت پنجاه درجه', 'range -30..50'],
    ['فلاپ دیسک ۱۲۵ دانه هشتاد', 'grit 80'],
    ['رولبرینگ سوزنی بیست و پنج در ۳۲ در بیست', 'd 25'],
  ])('«%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it('are no negation before a unit', () => {
    expect(exclusionsOf('گالوانیزه گرم پایه چراغ نه متری')).toEqual([]);
  });
});
