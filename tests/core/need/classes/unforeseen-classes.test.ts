import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

describe('a thing that is worked upon', () => {
  it.each([
    ['یه ورق ۱۰ میل داریم میخوایم خمکاری بشه طولش ۳ متره', 'sheet-bending', 'maxThickness 10'],
    ['شفت ۱۲۰ میل دارم باید تراش بخوره، طول یک و نیم متر', 'cnc-turning', 'maxLength 1.5'],
    ['لوله هامون باید رنگ اپوکسی بشه طول ۶ متر', 'industrial-coating', 'maxLength 6'],
    ['میله ۲ متری دارم آبکاری کروم سخت میخواد', 'electroplating', 'metal=chrome'],
    ['پمپ داریم ۳۰ کیلووات، اورهال میخوایم', 'pump-overhaul', 'power 30'],
    ['موتور ۷۵ کیلووات سوخته، سیم پیچی میخواد', 'motor-rewinding', 'power 75'],
  ])('is not bought: «%s»', (text, kind, filter) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(filtersOf(text)).toContain(filter);
    expect(read(text).amount).toBeNull();
  });

  it.each([
    ['ورق ۱۰ میل لازم داریم با خمکاری', 'sheet-and-plate'],
    ['به لوله استیل ۲ اینچ نیاز داریم', 'stainless-steel-pipe'],
  ])('is bought where the owner only needs it: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));
});

describe('who can do a work', () => {
  it.each([
    ['جایی هست که ورق ۲۵ میل رو با پلاسما ببره؟', 'laser-cutting'],
    ['کارگاهی که بتونه شفت ۴ متری رو سنگ بزنه', 'grinding'],
    ['کسی هست پمپ ۵۵ کیلووات رو اورهال کنه؟', 'pump-overhaul'],
    ['رادیوگرافی جوش کی انجام میده', 'non-destructive-testing'],
  ])('is asked for with the thing: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it.each([
    ['آنیل قطعه ۲ تنی طول ۳ متر', 'heat-treatment'],
    ['واترجت شیشه', 'laser-cutting'],
  ])('may be called by the way of doing it, and is asked about: «%s»', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(asked(text)).toContain('category');
  });

  it('is asked about where a machine may be meant', () => {
    expect(asked('دستگاه برش پلاسما ۱۰۰ آمپر')).toContain('category');
  });
});

describe('an everyday word', () => {
  it.each([
    'اورینگ وایتون قطر داخلی ۳۰ ، محیطش گرمه',
    'شیر کشویی DN50 تحویل شنبه',
    'سلام محمدی هستم، کنتاکتور ۳۲ آمپر میخواستم',
    'کنتاکتور ۳۲ آمپر تحویل دفتر مرکزی',
  ])('is no town: «%s»', (text) => expect(read(text).place).toBeNull());

  it.each(['پمپ لجن کش تحویل شهر صالحیه', 'پمپ لجن کش میانه'])('may name one: «%s»', (text) =>
    expect(read(text).place).not.toBeNull(),
  );
});

describe('two halves of names', () => {
  it.each([
    ['شیر برقی هیدرولیک NG6 وسط تاندم', 'hydraulic-directional-valve', 'size=NG6'],
    ['شیر برقی هیدرولیک ۶۰ لیتر بر دقیقه وسط باز', 'hydraulic-directional-valve', 'centre=H'],
  ])('leave the kind that has the options: «%s»', (text, kind, filter) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(filtersOf(text)).toContain(filter);
  });

  it('are asked about where a code belongs to another kind', () => {
    const offered = read('شیر برقی NG6 وسط تاندم').questions.flatMap(({ choices }) => choices);
    expect(offered.map(({ categoryId }) => categoryId)).toContain('hydraulic-directional-valve');
  });

  it.each([
    ['خزینه آلن M10 طول ۴۰', 'socket-countersunk-screw'],
    ['فیلتر رگولاتور ۳/۸', 'air-preparation-unit'],
  ])('may be swapped: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it('are asked about where a third word stands between them', () => {
    expect(asked('پیچ خزینه آلن m8x30')).toContain('category');
  });

  it('are no thing of another name: «چرخ دنده ای»', () => {
    expect(kindsOf('چرخ دنده ای مدول ۶')).not.toContain('gear-pump-transfer');
    expect(filtersOf('چرخ دنده ای مدول ۶')).toEqual([]);
  });
});

describe('a figure', () => {
  it.each([
    ['ترموکوپل K غلاف ۳۰ سانت تا ۱۲۰۰ درجه', 'L 30'],
    ['الکترود ۷۰۱۸ قطر سه و بیست و پنج صدم', 'd 3.25'],
    ['پمپ سانتریفیوژ ۴۰ متر مکعب هد ۵۰ متر پروانه استیل', 'head 50'],
    ['سنگ زنی محور زبری ۰.۸ میکرون IT6', 'itGrade 6'],
    ['بالانس روتور ۵۰۰ کیلویی G6.3', 'balanceGrade 6.3'],
    ['سخت کاری شفت HRC 58', 'hrc 58'],
    ['نیتراسیون قالب سختی ۶۰', 'hrc 60'],
    ['واحد مراقبت یک دوم ۵ میکرون', 'mesh 5'],
    ['فیلتر رگولاتور ۳/۸ چهل میکرون', 'mesh 40'],
    ['سیم جوش co2 استیل 316 ، 1.2', 'grade=ER316LSi'],
    ['آچار تخت رینگ ۱۹ ضدزنگه', 's 19'],
    ['ورق گالوانیزه ۱ میل ۱ در ۲', 'W 1'],
    ['ورق سیاه ۱۰ میل ابعاد ۱.۵×۶', 't 10'],
    ['موتور ۳ فاز ۷.۵ کیلووات', 'power 7.5'],
    ['جرثقیلی که ۵ تن رو تا ۹ متر بالا ببره', 'lift 9..'],
    ['چرخی که زیر بار ۴۰۰ کیلو دووم بیاره', 'load 400..'],
    ['شیلنگ هیدرولیکی که زیر فشار ۳۵۰ بار کار کنه', 'pressure 350..'],
    ['شیلنگ هیدرولیک زیر ۳۵۰ بار', 'pressure ..350'],
    ['اورینگی که تا منفی ۳۰ درجه کار کنه', 'temperature -30'],
    ['ترموکوپل K تا ۱۲۰۰ درجه', 'range 1200'],
    ['سیم بکسل ۱۲ با نیروی گسیختگی دست کم ۸ تن', 'strength 8..'],
    ['پرس برک ۳۰۰ تن ۴ متری', 'force 300'],
    ['کاسه نمد ۳۰ ۴۷ ۷', 'D 47'],
    ['کابل شو ۷۰ سوراخ ۱۰', 'section 70'],
    ['جک هیدرولیک میله ۲۸ قطر ۶۳ کورس ۳۰۰', 'bore 63'],
    ['سیلندر نیوماتیک قطر ۸۰ کورس ۲۵۰', 'bore 80'],
  ])('belongs to what it is said of: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it.each(['تست جوش لوله ۸ اینچ', 'رول ورق ۱۲ اینچ'])('in inches is no thickness of a sheet: «%s»', (text) => {
    expect(filtersOf(text)).toEqual([]);
  });

  it.each([
    ['سیلندر نیوماتیک قطر ۸۰ کورس ۲۵۰ دوتا', 2],
    ['ترمینال ریلی پیچی صدتا', 100],
    ['واشر تخت M16 هزارتا', 1000],
  ])('and its pieces may be one word: «%s»', (text, value) => expect(read(text).amount).toMatchObject({ value }));
});

describe('an option that is a name of the work too', () => {
  it.each([
    ['نیتراسیون قالب سختی ۶۰', 'process=nitride'],
    ['تست PT و VT جوش', 'method=PT|VT'],
  ])('counts beside others: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('the number of a standard', () => {
  it.each([
    ['پی دی اف API-650', 'API 650'],
    ['استاندارد EN-10025', 'EN 10025'],
    ['متن IEC-60034 انگلیسی', 'IEC 60034'],
  ])('may have a dash: «%s»', (text, number) => {
    expect(read(text).partNumbers.map((one) => one.text)).toEqual([number]);
    expect(asked(text)).not.toContain('category');
  });
});

describe('terms of the order', () => {
  it('may be millions between two figures without a currency', () => {
    expect(read('بلبرینگ 6309 بین ۱ تا ۲ میلیون').price).toMatchObject({ minRial: 10_000_000, maxRial: 20_000_000 });
  });

  it.each([
    ['کلاه ایمنی عددی زیر ۲۰۰ هزار', 2_000_000],
    ['دستکش ضد برش جفتی زیر ۱۰۰ هزار', 1_000_000],
  ])('may be thousands of one piece: «%s»', (text, maxRial) => expect(read(text).price).toMatchObject({ maxRial }));

  it.each(['رنگ اپوکسی ۲۰ کیلو', 'بال اسکرو ۲۰۱۰'])('or a word before it make a kind doubtful: «%s»', (text) =>
    expect(asked(text)).toContain('category'),
  );
});

describe('a collection of standards', () => {
  it.each([
    ['استاندارد B16.5', 'pipe-and-valve-standards'],
    ['استاندارد ارتعاش ماشین دوار ISO', 'rotating-equipment-standards'],
    ['استاندارد ایمنی و کیفیت فارسی', 'management-system-standards'],
  ])('is named by a later word too: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it('has years, and no bearing of that number', () => {
    const text = 'استاندارد DIN بلبرینگ بعد از سال ۲۰۰۰ آلمانی';
    expect(read(text).partNumbers).toEqual([]);
    expect(filtersOf(text)).toContain('year 2000..');
  });
});

describe('names that are said in parts', () => {
  it.each(['پیچ استیل M8 طول ۳۰ شش گوش', 'پیچ ۸ در ۴۰ شش گوش'])('are as open as at once: «%s»', (text) =>
    expect(kindsOf(text)).toEqual(['hexagon-screw-full-thread', 'hexagon-bolt-part-thread']),
  );

  it('are one thing where both are names of it', () => {
    expect(read('برنامه نویسی اسکادا و HMI ظرف ۶ هفته').also).toEqual([]);
  });

  it.each([
    ['ساخت مخزن تحت فشار طبق ASME وزن ۱۵ تن', ['asme yes', 'maxMass 15']],
    ['تحلیل CFD با ۳ بار بازنگری', ['revisions 3']],
    ['کنتاکتور ۳۲ بوبین ۲۴ ولت', ['In 32', 'coil=DC24']],
    ['سینی کابل عرض ۴۰۰ لبه ۱۰۰ ورق ۲', ['W 400', 'h 100', 't 2']],
  ])('leave the other words their meaning: «%s»', (text, filters) => expect(filtersOf(text)).toEqual(filters));

  it.each(['درایر تبریدی ۲۰۰ متر مکعب', 'چرخدنده مدول ۵'])('leave what is not said to a question: «%s»', (text) =>
    expect(asked(text).length).toBeGreaterThan(0),
  );
});

describe('a bound that is denied', () => {
  it.each([
    ['کلید اتوماتیک زیر ۱۰۰ آمپر نباشه', 'In 100..'],
    ['دیزل ژنراتور کمتر از ۲۰۰ کاوا به درد نمیخوره', 'prime 200..'],
    ['شیلنگ هیدرولیک زیر ۲۵۰ بار نمیخوام', 'pressure 250..'],
    ['مخزن باد بیش از ۱۰۰۰ لیتر قبول نیست', 'volume ..1000'],
  ])('is turned around: «%s»', (text, filter) => {
    expect(filtersOf(text)).toContain(filter);
    expect(exclusionsOf(text)).toEqual([]);
  });

  it('is not the bound of another word: «گیت ولو بالای ۴ اینچ چدنی نباشه»', () => {
    const text = 'گیت ولو بالای ۴ اینچ چدنی نباشه';
    expect(exclusionsOf(text)).toEqual(['body=GGG40']);
    expect(filtersOf(text)).toEqual([]);
    expect(asked(text)).toContain('property');
  });

  it.each([
    ['رنگ آبی نمیخوام، کلاه ایمنی ABS', 'industrial-helmet', 'colour=blue'],
    ['ورق سیاه زیر ۳ میل، گالوانیزه نباشه', 'sheet-and-plate', 'steel=DX51D'],
  ])('and a value that is denied are no thing of their own: «%s»', (text, kind, excluded) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(read(text).also).toEqual([]);
  });
});

describe('a word of a name', () => {
  it.each([
    ['سه هزار متر سیم افشان ۱.۵', 3000],
    ['دو هزار متر کابل زمینی ۴×۱۰', 2000],
  ])('is no number before the thing: «%s»', (text, value) =>
    expect(read(text).amount).toMatchObject({ value, unitId: 'M' }),
  );

  it.each([
    ['پمپ لجنکش ۳ اینچ', 'sewage-submersible-pump'],
    ['شگلی میخوام ۱۰ تن رو بگیره', 'bow-shackle'],
    ['کی میتونه شافت ۴ متری تراش بده', 'cnc-turning'],
  ])('has another spelling: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it.each(['بال ولو ۱ اینچ دنده ای برنجی', 'بال ولو دنده ای ۲ اینچ'])('of a twin opens the kind: «%s»', (text) => {
    const offered = read(text).questions.flatMap(({ kind, choices }) => (kind === 'category' ? choices : []));
    const ids = [...kindsOf(text), ...offered.map(({ categoryId }) => categoryId)];
    expect(ids).toContain('threaded-ball-valve');
  });

  it.each(['رول بولت M12', 'اورهال توربین'])('is asked about beside a word that nobody knows: «%s»', (text) =>
    expect(asked(text)).toContain('category'),
  );
});

describe('one of a kind', () => {
  it.each([
    ['کمپرسوری میخوام که فشارش از ۱۰ بار کمتر نباشه', ['screw-compressor', 'piston-compressor']],
    ['جرثقیلی که ۵ تن رو تا ۹ متر بالا ببره', ['chain-hoist']],
  ])('has an ending: «%s»', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  it('may be ordered with another one that has a measure of its own', () => {
    const text = 'پنل خورشیدی ۵۵۰ وات ۱۰ تا با باتری ۲۰۰ آمپر ۴ تا';
    expect(read(text).also.map((span) => text.slice(...span))).toEqual(['باتری ۲۰۰ آمپر ۴ تا']);
  });
});

describe('Persian in Latin letters', () => {
  it.each([
    ['pomp lajan kesh 5.5 kilovat', 'sewage-submersible-pump', 'power 5.5'],
    ['motor 3faz 7.5 kilovat 1500 dor', 'three-phase-motor', 'speed 1500'],
    ['tasme naghale 80 sant', 'conveyor-belt', 'W 80'],
    ['kolah imeni sefid 50 ta', 'industrial-helmet', 'colour=white'],
    ['gearbox halezoni nesbat 1 be 30', 'worm-gearbox', 'ratio 30'],
  ])('is read word by word: «%s»', (text, kind, filter) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(filtersOf(text)).toContain(filter);
  });

  it('does not make an English name doubtful', () => {
    expect(asked('gate valve 4inch PN16 gheymat bedin')).not.toContain('category');
    expect(exclusionsOf('gate valve 4inch PN16')).toEqual([]);
  });
});
