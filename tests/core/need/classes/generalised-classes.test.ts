import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../../src/core/need/parse-need.ts';
import { wholeVocabulary } from '../vocabulary.ts';

const read = (text: string) => parseNeed(text, wholeVocabulary);
const keyOf = (id: string) => id.split('#').at(-1) ?? id;
const kindsOf = (text: string) => read(text).categories.map(({ categoryId }) => categoryId);
const asked = (text: string) => read(text).questions.map(({ kind }) => kind);

/** `d 40`, `load 300..`, `coil=AC230`, `¬ieClass=IE2`. */
function told(text: string): string[] {
  const { filters, exclusions } = read(text);
  const bounds = (min: number | null, max: number | null) => (min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`);
  return [
    ...filters.map(({ propertyId, kind, min, max, optionIds }) =>
      kind === 'options'
        ? `${keyOf(propertyId)}=${optionIds.map(keyOf).join('|')}`
        : `${keyOf(propertyId)} ${bounds(min, max)}`,
    ),
    ...exclusions.map(({ propertyId, optionIds }) => `¬${keyOf(propertyId)}=${optionIds.map(keyOf).join('|')}`),
  ];
}

describe('a kind of thing that the words leave open', () => {
  it.each([
    ['میلگرد ۲۰', ['reinforcing-bar', 'round-bar']],
    ['واشر M10', ['plain-washer', 'spring-lock-washer']],
    ['پیچ شش گوش M12', ['hexagon-screw-full-thread', 'hexagon-bolt-part-thread']],
    ['تیرآهن هاش', ['hea-beam', 'heb-beam']],
    ['روغن صنعتی گرید ۶۸', ['hydraulic-oil', 'gear-oil', 'compressor-oil']],
  ])('is asked about where the words begin several names: «%s»', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
    expect(asked(text)).toContain('category');
  });

  it.each(['پیچ آلن M6', 'مهره M12', 'تیرآهن ۱۸', 'بوستر پمپ ۳ اسب'])(
    'is not asked about where only one thing is called so: «%s»',
    (text) => expect(kindsOf(text)).toHaveLength(1),
  );

  it.each(['کولر گازی ۲۴۰۰۰ اینورتر', 'سیم خاردار', 'سنسور خازنی M18', 'ترانس جوش ۲۵۰ آمپر', 'شفت قطر ۱۸۰ میل'])(
    'is asked about where a strange word stands beside a name: «%s»',
    (text) => expect(asked(text)).toContain('category'),
  );

  it.each(['کنتاکتور اشنایدر', 'اجاره دیزل ژنراتور ۵۰۰ کاوا', 'الکتروموتور سه فاز موتوژن', 'مخزن آب پلی اتیلن'])(
    'is not asked about for a maker, a frame or a use: «%s»',
    (text) => expect(asked(text)).not.toContain('category'),
  );

  it('is not guessed from a corrected word alone', () => {
    expect(kindsOf('صندلی اداری گردان')).toEqual([]);
  });
});

describe('the kind of thing', () => {
  it.each([
    ['ترانس ۴۰۰ کاوا', ['oil-distribution-transformer', 'dry-type-transformer']],
    ['آچار ترکمتر درایو ۱/۲', ['torque-wrench']],
    ['آزمایشگاه کالیبراسیون فشار', ['calibration']],
    ['برنامه نویسی PLC', ['control-engineering']],
    ['مشاور ایزو', ['quality-systems']],
    ['مخزن سازی تحت ASME', ['structural-fabrication']],
    ['تابلو برق دیواری', ['wall-enclosure']],
    ['یه شفت قطر ۱۸۰ میل دارم واسه تراش سی ان سی', ['cnc-turning']],
    ['استاندارد ملی ایران برای میلگرد آجدار', ['steel-standards']],
    ['سنسور دما pt100', ['resistance-thermometer']],
    ['پیچ شش گوش نیم دنده', ['hexagon-bolt-part-thread']],
    ['اورینگی که ۱۵۰ درجه رو تحمل کنه', ['o-ring']],
  ])('follows from all of its names and measures: «%s»', (text, kinds) => expect(kindsOf(text)).toEqual(kinds));

  it.each([
    ['HEB200 سه شاخه', 'heb-beam'],
    ['E6013-3.2 ده بسته', 'covered-electrode'],
    ['قیمت ۲۲۲۲۰K', 'spherical-roller-bearing'],
  ])('follows from a part number: «%s»', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(read(text).partNumbers).toHaveLength(1);
  });
});

describe('letters and foreign words', () => {
  it.each([
    ['electromotor 3 faz 4 kw', 'three-phase-motor', 'power 4'],
    ['shir toopi dandeyi 1/2 inch berenji', 'threaded-ball-valve', 'body=brass'],
    ['kontaktor 32 amper boobin 220', 'contactor', 'coil=AC230'],
    ['مینیاتوری ۲۵ آمپر تیپ سی', 'miniature-circuit-breaker', 'curve=C'],
  ])('are read as they sound: «%s»', (text, kind, filter) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(told(text)).toContain(filter);
  });

  it('keep their places in the sentence', () => {
    const text = 'kontaktor 32 amper';
    expect(read(text).categories.map(({ span }) => text.slice(...span))).toEqual(['kontaktor']);
    expect(read(text).filters.map(({ span }) => text.slice(...span))).toEqual(['32 amper']);
  });
});

describe('figures', () => {
  it.each([
    ['رله شیشه ای بوبین ۲۴ ولت نمی‌خوام باید ۲۲۰ باشه', 'coil=AC230'],
    ['استانداردهای کابل از سال ۲۰۱۰ به بعد', 'year 2010..'],
    ['آنالیز ارتعاش روزی ۴۰ نقطه', 'points 40'],
    ['ترانسفورماتور روغنی تلفات بی باری زیر ۴۵۰ وات', 'Po ..450'],
    ['پوتین ایمنی نمره ۴۴', 'size 44'],
    ['باتری ۱۲ ولت ۶۵ آمپر', 'capacity 65'],
    ['سی تی ۲۰۰ به ۵ کلاس نیم', 'Ip 200'],
    ['گیربکس حلزونی ۱ به ۶۰', 'ratio 60'],
    ['اورینگ ۳×۲۰', 'd1 20'],
    ['تیرآهن ۱۸ تعداد ۲۵ شاخه', 'h 18'],
    ['سینی کابل ۳۰ سانتی ورق ۱.۵', 't 1.5'],
    ['ترک متر درایو یک دوم', 'drive=1/2"'],
    ['شیر برقی پنوماتیک ۵/۲ دو بوبین', 'ways=v52d'],
    ['پی ال سی ۱۶ خروجی ترانزیستوری', 'outputs 16'],
    ['لوله استیل ۲ اینچ رده ۸۰، نه ۳۰۴', '¬alloy=304L'],
    ['فن آکسیال که توانش بیشتر از ۲ کیلووات نباشه', 'power ..2'],
    ['ناودانی ۱۴ شاخه ۱۲ متری', 'stock 12'],
  ])('belong to what the words around them name: «%s»', (text, filter) => expect(told(text)).toContain(filter));

  it.each([
    ['الکتروموتور سه فاز ۱۰', 'unit'],
    ['قوطی ۲۰×۲۰', 'unit'],
    ['سیم جوش ۱/۲', 'value'],
    ['دریل ستونی ۱۲۵ مرغوب ۱ میل', 'category'],
  ])('are asked about where they fit by default only: «%s»', (text, kind) => expect(asked(text)).toContain(kind));

  it.each([
    ['سیم جوش میگ استیل ۳۱۶ یک و دو دهم', 'd 316'],
    ['سنسور نوری دو طرفه ۱۰ متر', 'mode=diffuse'],
    ['خار تخت ۸×۷×۴۰', 'form=B'],
    ['خمکاری ورق ۳ متری', 'maxThickness 3..'],
  ])('and words of names are no values: «%s»', (text, filter) => expect(told(text)).not.toContain(filter));
});

describe('terms of the order', () => {
  it('know a bound that is denied, and a budget', () => {
    const most = { minRial: null, maxRial: 100_000_000, per: 'total' };
    expect(read('۵ تا واحد مراقبت، جمعا بیشتر از ۱۰ میلیون تومن نشه').price).toMatchObject(most);
    expect(read('دستگاه جوش تیگ، بودجم ۱۰ میلیون تومنه').price).toMatchObject(most);
  });

  it('take the town of a mill for no place, and the size of a machine for no amount', () => {
    expect(read('ورق سیاه ۱۰ میل فولاد مبارکه').place).toBeNull();
    expect(read('برج خنک کن ۱۰۰ تن').amount).toBeNull();
  });

  it('may be those of two things', () => {
    const text = 'پیچ آلن M10 با مهره شش گوش M10 از هر کدوم ۲۰۰ تا';
    expect(read(text).amount).toMatchObject({ value: 200, unitId: 'EACH' });
    const also = (said: string) => read(said).also.map((span) => said.slice(...span));
    expect(also('تسمه SPA1120 و بلبرینگ 6308')).toEqual(['بلبرینگ 6308']);
    expect(also('چرخ صنعتی ۱۰۰ میل، پلی اورتان نباشه')).toEqual([]);
  });

  it.each([
    ['متن کامل ایزو ISO 14001', ['ISO 14001']],
    ['فیوز کاردی nh1 160 gg', ['nh1 160 gg']],
    ['نوار نقاله EP400 سه لایه', []],
    ['کولر گازی ۲۴۰۰۰', []],
  ])('know part numbers from sizes: «%s»', (text, numbers) =>
    expect(read(text).partNumbers.map((one) => one.text)).toEqual(numbers),
  );
});
