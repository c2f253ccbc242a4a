import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

describe('a negated option', () => {
  it.each([
    ['چرخ صنعتی قطر ۱۵۰ گردان، لاستیکی به کارم نمیاد', 'tread=rubber'],
    ['کپسول آتش نشانی ۱۲ کیلویی، CO2 به درد ما نمیخوره', 'agent=CO2'],
    ['سی تی ۳۰۰ به ۵ ، کلاس یک به کارمون نمیخوره', 'accuracy=c1'],
    ['شیر توپی فلنجی DN80 بدنه چدنی قبول نمی‌کنیم', 'body=GGG40'],
    ['پیچ آلن M8 استیل نداشته باشه', 'grade=A2-70'],
    ['بلبرینگ 6310 که لقی C3 نداشته باشه', 'clearance=C3'],
    ['گلند کابل M25 برنجی لازم ندارم', 'material=brass'],
    ['اورینگ ۴۰ در ۳ وایتون مد نظر نیست', 'material=FKM'],
    ['ورق ۵ میل هر جنسی مگر گالوانیزه', 'steel=DX51D'],
    ['استاندارد پیچ و مهره بغیر از DIN', 'organisation=DIN'],
    ['استاندارد جوش به استثنای آلمانی', 'language=de'],
    ['شیر کشویی DN100 غیرچدنی', 'body=GGG40'],
    ['جرثقیل زنجیری ۱ تن، برقیشو نمیخوام', 'drive=electric'],
    ['گلند کابل M25 فلزی باشه پلی آمید نه', 'material=polyamide'],
    ['قلاویز ماشینی M8 مارپیچ نمیخوام', 'flute=spiral'],
  ])('is ruled out by any verb or preposition: «%s»', (text, excluded) => {
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(filtersOf(text)).not.toContain(excluded);
  });

  it.each([
    ['چرخ صنعتی نایلونی ترمزدار نباشه', 'tread=nylon', 'fork=brake'],
    ['ترمینال ریلی نمره ۴ پیچی باشه فنری نباشه', 'clamp=screw', 'clamp=spring'],
    ['کلاه ایمنی ABS قرمز نباشه', 'shell=ABS', 'colour=red'],
    ['شیر برقی پنوماتیک ۵/۲ دوبوبین نباشه', 'ways=v52s', 'ways=v52d'],
    ['دستگاه جوش میگ ۳۱۵ آمپر، تیگ نباشه', 'process=MIG', 'process=TIG'],
    ['مخزن ذخیره ۵۰۰۰ لیتری، فولادی نباشه پلی اتیلن باشه', 'material=PE', 'material=CS'],
  ])('is the nearest one only: «%s»', (text, wanted, excluded) => {
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(filtersOf(text)).not.toContain(excluded);
    if (!wanted.startsWith('ways')) expect(filtersOf(text)).toContain(wanted);
  });

  it.each([
    ['کلاه ایمنی نه قرمز نه آبی', 'colour=red|blue'],
    ['کلاه ایمنی غیر از قرمز و آبی', 'colour=red|blue'],
    ['کلاه ایمنی سفید یا زرد نباشه', 'colour=white|yellow'],
    ['فلنج ۴ اینچ بجز کلاس ۱۵۰ و ۳۰۰', 'rating=class150|class300'],
    ['دستکش کار لاتکسی نباشه، نیتریل هم نباشه', 'coating=latex|nitrile'],
    ['شیر کشویی DN80 به جز PN10 و PN16', 'pn=PN10|PN16'],
    ['آزمون غیرمخرب جوش غیر از رادیوگرافی و چشمی', 'method=RT|VT'],
  ])('may be several of one property: «%s»', (text, excluded) => {
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(filtersOf(text).some((one) => one.split('=')[0] === excluded.split('=')[0])).toBe(false);
  });
});

describe('a negated number', () => {
  it.each([
    ['زنجیر صنعتی 10B سه ردیفه نمیخوام', 'strands 3'],
    ['زنجیر صنعتی 16B غیر از دو ردیفه', 'strands 2'],
    ['یو پی اس ۱۰ کاوا سه فاز نباشه', 'phases 3'],
    ['یو پی اس ۶ کاوا، ۳ فاز به دردم نمیخوره', 'phases 3'],
    ['فرز انگشتی ۶ میل ۴ پر نباشه', 'flutes 4'],
    ['باتری صنعتی ۱۰۰ آمپر ساعت ۶ ولت نباشه', 'voltage 6'],
    ['ترانس روغنی ۲۵۰ کاوا ۳۳ کیلوولت نباشه', 'U1 33'],
    ['کلید مینیاتوری ۲۵ آمپر دو پل نمیخوام', 'poles 2'],
  ])('is a value that is not wanted: «%s»', (text, excluded) => {
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(filtersOf(text)).not.toContain(excluded);
  });

  it.each([
    ['شیر برقی پنوماتیک پورت یک هشتم هرچی باشه جز 3/2', 'ways=v32'],
    ['لوله استیل ۳ اینچ ۳۱۶ نباشه', 'alloy=316L'],
    ['ورق استیل ۳ میل ۳۰۴ نباشه', 'steel=AISI304'],
    ['الکتروموتور سه فاز ۵.۵ کیلووات ۴ قطب نمیخوام', 'poles=p4'],
  ])('may name an option: «%s»', (text, excluded) => expect(exclusionsOf(text)).toEqual([excluded]));
});

describe('what a thing must not have', () => {
  it.each([
    ['مخزن ذخیره استیل بدون پایه ۱۰۰۰ لیتر', 'volume 1000'],
    ['گیربکس حلزونی بدون موتور سایز ۶۳', 'size 63'],
  ])('does not rule out the measure behind it: «%s»', (text, filter) => {
    expect(exclusionsOf(text)).toEqual([]);
    expect(filtersOf(text)).toContain(filter);
  });

  it('is no place', () => expect(read('شیر اطمینان بدون اهرم').place).toBeNull());
});

describe('a number with a code behind a negation', () => {
  it('is no size', () => expect(filtersOf('سیم جوش استیل ۳۰۸ نباشه ۳۱۶ باشه')).not.toContain('d 316'));
});

describe('a negated kind of thing', () => {
  it.each([
    ['میلگرد ۱۶ غیر آجدار', 'round-bar'],
    ['الکتروموتور سه فاز نباشه', 'single-phase-motor'],
  ])('leaves the others that the words name: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it.each(['بلبرینگ شیار عمیق نباشه', 'پمپ شناور نباشه'])('is not taken: «%s»', (text) =>
    expect(kindsOf(text).length !== 1 || asked(text).includes('category')).toBe(true),
  );
});
