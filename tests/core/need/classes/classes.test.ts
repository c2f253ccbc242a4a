import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../../src/core/need/parse-need.ts';
import { wholeVocabulary } from '../vocabulary.ts';

const read = (text: string) => parseNeed(text, wholeVocabulary);
const keyOf = (id: string) => id.split('#').at(-1) ?? id;

/** `d 40`, `range -20..60`, `load 300..`, `coil=AC230`, `¬ieClass=IE2`, `?unit` for a question. */
function told(text: string): string[] {
  const { filters, exclusions, questions } = read(text);
  const bounds = (min: number | null, max: number | null) => (min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`);
  const options = (optionIds: readonly string[]) => optionIds.map(keyOf).join('|');
  return [
    ...filters.map(({ propertyId, kind, min, max, optionIds }) =>
      kind === 'options' ? `${keyOf(propertyId)}=${options(optionIds)}` : `${keyOf(propertyId)} ${bounds(min, max)}`,
    ),
    ...exclusions.map(({ propertyId, optionIds }) => `¬${keyOf(propertyId)}=${options(optionIds)}`),
    ...questions.map(({ kind }) => `?${kind}`),
  ];
}
const kindsOf = (text: string) => read(text).categories.map(({ categoryId }) => categoryId);

describe('what is ruled out', () => {
  it.each([
    ['الکتروموتور ۱۱ کیلووات بدون IE2', '¬ieClass=IE2'],
    ['فلنج DN80 به جز کلاس ۱۵۰', '¬rating=class150'],
    ['شیر کشویی DN50 غیر از PN10', '¬pn=PN10'],
    ['کنتاکتور ۲۵ آمپر بوبین ۲۴ ولت نباشه', '¬coil=DC24'],
    ['رله شیشه‌ای بوبین ۲۲۰ نمیخوام', '¬coil=AC230'],
    ['چراغ سوله‌ای ۱۵۰ وات ۴۰۰۰ کلوین نباشه', '¬colour=k4000'],
    ['شیر توپی دنده‌ای نیم اینچ برنجی نباشه', 'thread=G1/2"'],
  ])('may be a code, a figure or a measure: «%s»', (text, exclusion) => expect(told(text)).toContain(exclusion));

  it.each([
    ['بلبرینگ قطر داخلی ۴۰ میل حفاظ فلزی نباشه', 'deep-groove-ball-bearing'],
    ['لوله ۲ اینچ به جز درزدار', 'carbon-steel-pipe'],
  ])('names a kind of thing that can have it: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));
});

describe('a measure that a thing must bear', () => {
  it.each([
    ['کوپلینگ فکی که تا ۴۰۰ نیوتن متر گشتاور رو تحمل کنه', 'torque 400..'],
    ['چرخ صنعتی ثابت با تحمل بار ۳۰۰ کیلو', 'load 300..'],
    ['شگل با ظرفیت باربری ۶ تن', 'load 6'],
    ['دستگاه برش لیزر ضخامت تا ۲۰ میل', 'maxThickness 20..'],
  ])('is at least as much, before and behind it: «%s»', (text, filter) => expect(told(text)).toContain(filter));

  it.each([
    ['لودسل ستونی برای وزن ۳۰ تن', 'capacity 30'],
    ['دماسنج بی متال برای دمای ۲۰۰ درجه', 'range 200'],
    ['جرثقیل زنجیری برقی وزن ۲ تن', 'load 2'],
  ])('belongs to the only property of its quantity: «%s»', (text, filter) =>
    expect(told(text).map((one) => one.replace('..', ''))).toContain(filter),
  );
});

describe('the dimension that a thing is called by', () => {
  it.each([
    ['مته ۱۰ میل کبالت', 'd 10'],
    ['ورق گالوانیزه ۲ میل تبریز', 't 2'],
    ['صفحه برش ۲۳۰ میل استیل', 'D 230'],
    ['پیچ آلن سراستوانه M8 ۴۰ میل', 'L 40'],
    ['لوله پلی اتیلن ۱۱۰ ده بار', 'D 110'],
    ['پیچ شش گوش تمام رزوه سایز ۱۲', 'thread=M12'],
    ['گلند سایز ۲۰ برنجی', 'thread=M20'],
    ['ورق ۱۲۵۰ میل سیاه تبریز', 'W 1250'],
    ['رولیک نقاله ۶۰۰ میل کرمان', 'L 600'],
  ])('is taken where the sentence says more: «%s»', (text, filter) => expect(told(text)).toContain(filter));

  it.each(['کاسه نمد ۴۰ میل وایتون', 'فلنج ۲۰۰ میل کور', 'شیلنگ باد ۸ میل کرج'])(
    'is asked where another one is as likely: «%s»',
    (text) => expect(told(text)).toContain('?property'),
  );
});

describe('numbers', () => {
  it.each([
    ['الکترود 6013 قطر سه و دو دهم', 'd 3.2'],
    ['سیم جوش ER70S-6 قطر هشت دهم', 'd 0.8'],
    ['کابلشو دو ممیز پنج پیچ M6', 'section 2.5'],
    ['دماسنج بی متال منفی ۲۰ تا ۶۰ درجه', 'range -20..60'],
    ['خشک کن هوا نقطه شبنم ۲۰ درجه زیر صفر', 'dewPoint -20'],
    ['واحد مراقبت یک دوم', 'port=G1/2'],
    ['شیر توپی دنده‌ای ۳/۴', 'thread=G3/4"'],
    ['کنتاکتور ۳۲ آمپر بوبین ۲۳۰', 'coil=AC230'],
    ['کنتاکتور ۳۲ آمپر بوبین ۲۲۰ ولت', 'coil=AC230'],
    ['فلاپ دیسک ۱۱۵ دانه ۶۰', 'grit 60'],
    ['سینی کابل ۲۰ سانت لبه ۶ سانت', 'h 6'],
    ['گیربکس حلزونی نسبت یک به ۲۰', 'ratio 20'],
    ['نمایشگر HMI هفت اینچی، ۷.۵', 'diagonal 7.5'],
  ])('are read in words, fractions and names: «%s»', (text, filter) => expect(told(text)).toContain(filter));

  it('without a unit do not mean what a measure says', () => {
    expect(told('سیم جوش استیل ۳۰۸ یک میل')).toEqual(['grade=ER308LSi', 'd 1']);
  });

  it.each(['پروفیل ۴ در ۸ ضخامت ۲', 'تابلو دیواری ۶۰ در ۴۰ در ۲۰', 'سینی کابل ۲۰ در ۵', 'ورق سیاه ۲ میل ۱۰۰ در ۲۰۰'])(
    'far too small for millimetres are centimetres: «%s»',
    (text) => expect(read(text).filters.map(({ unitId }) => unitId)).toContain('CentiM'),
  );
});

describe('the kind of thing', () => {
  it.each([
    ['الکتروموتور ۱۵ کیلووات', ['three-phase-motor']],
    ['مهره M12 کلاس ۸', ['hexagon-nut']],
    ['ریخته‌گری برنز', ['sand-casting']],
    ['کمپرسور مخزن ۳۰۰ لیتر', ['piston-compressor']],
    ['پولی چدنی دو شیار', []],
    ['لپ‌تاپ صنعتی', []],
    ['رولبرینگ 32210', ['tapered-roller-bearing']],
    ['بلبرینگ 6309', ['deep-groove-ball-bearing']],
  ])('is the one that is called so, or that has what is said: «%s»', (text, kinds) =>
    expect(kindsOf(text)).toEqual(kinds),
  );

  it.each(['پیچ ۱۰ میل'])('stays open where more than the name decides: «%s»', (text) =>
    expect(kindsOf(text).length).toBeGreaterThan(1),
  );
});

describe('terms of the order', () => {
  it.each([
    ['مانومتر ۱۰ بار یک ماه فرصت داریم', 30],
    ['کولینگ تاور تا هفته آینده', 7],
    ['شیر کشویی DN80 مهلت ۲۰ روز', 20],
  ])('are a day of delivery: «%s»', (text, maxDays) => expect(read(text).delivery).toMatchObject({ maxDays }));

  it.each([
    ['طراحی ماشین دو هفته‌ای', 'delivery 2'],
    ['سیم پیچی موتور ۹۰ کیلووات حداکثر ۲۴ ساعته بیان', 'response ..24'],
    ['پایش وضعیت گزارش ۵ روزه', 'reportDays 5'],
  ])('are no delivery where the service has a time of its own: «%s»', (text, filter) => {
    expect(told(text)).toContain(filter);
    expect(read(text).delivery).toBeNull();
  });

  it('ask which time of a service is meant', () => {
    expect(told('پایش وضعیت ظرف ۵ روز')).toEqual(['?property']);
  });

  it.each([
    ['کابل زمینی از لاله زار تهران', 'تهران'],
    ['کابلشو ۹۵، قم', 'قم'],
    ['باتری صنعتی ۱۰۰ آمپر ساعت یزد', 'یزد'],
    ['اینورتر ۴ کیلووات با یک فیلتر', undefined],
  ])('are a place: «%s»', (text, place) => expect(read(text).place?.placeId).toBe(place));

  it.each([
    ['دستکش کار نیتریل ۴۰ جفت', 40, 'EACH'],
    ['ورق ۳ میل ST37 یک تن', 1, 'TONNE'],
    ['۲ دستگاه جوش ۲۰۰ آمپر', 2, 'EACH'],
  ])('are an ordered quantity: «%s»', (text, value, unitId) =>
    expect(read(text).amount).toMatchObject({ value, unitId }),
  );

  it.each(['یه دستگاه جوش ۲۰۰ آمپر', 'میلگرد آجدار ۱۲ شاخه‌ای ۸۰۰ هزار تومن', 'فلاپ دیسک ۱۲۵ دانه ۸۰'])(
    'are no quantity: «%s»',
    (text) => expect(read(text).amount).toBeNull(),
  );

  it('are a price in millions without a currency if a bound follows', () => {
    expect(read('گیربکس هلیکال از ۲۰ میلیون بیشتر نباشه').price).toMatchObject({ maxRial: 200_000_000 });
  });

  it.each([
    ['کف گرد 51206', '51206'],
    ['مخروطی 32210 دو عدد', '32210'],
    ['22216 اسپریکال', '22216'],
  ])('are the number of a bearing: «%s»', (text, number) =>
    expect(read(text).partNumbers.map(({ text: said }) => said)).toEqual([number]),
  );

  it('are a second thing if its measure is none of the first', () => {
    const also = (text: string) => read(text).also.map((span) => text.slice(...span));
    expect(also('پنل خورشیدی ۵۵۰ وات با باتری ۲۰۰ آمپر ساعت')).toEqual(['باتری ۲۰۰ آمپر ساعت']);
    expect(also('کمپرسور پیستونی با مخزن ۵۰۰ لیتر')).toEqual([]);
  });
});
