import { describe, expect, it } from 'vitest';
import { parseNeed } from '../../../../src/core/need/parse-need.ts';
import { wholeVocabulary } from '../vocabulary.ts';

const read = (text: string) => parseNeed(text, wholeVocabulary);
const keyOf = (id: string) => id.split('#').at(-1) ?? id;
const asked = (text: string) => read(text).questions.map(({ kind }) => kind);

/** `d 40`, `range -20..60`, `coil=AC230`, `¬core=FC`. */
function told(text: string): string[] {
  const { filters, exclusions } = read(text);
  const bounds = (min: number | null, max: number | null) => (min === max ? `${min}` : `${min ?? ''}..${max ?? ''}`);
  const options = (optionIds: readonly string[]) => optionIds.map(keyOf).join('|');
  return [
    ...filters.map(({ propertyId, kind, min, max, optionIds }) =>
      kind === 'options' ? `${keyOf(propertyId)}=${options(optionIds)}` : `${keyOf(propertyId)} ${bounds(min, max)}`,
    ),
    ...exclusions.map(({ propertyId, optionIds }) => `¬${keyOf(propertyId)}=${options(optionIds)}`),
  ];
}

describe('a measure', () => {
  it.each([
    ['پمپ گریز از مرکز که هدش ۳۰ متره', 'head 30'],
    ['ترانسفورماتور روغنی که توانش ۲۵۰ کاواه', 'kVA 250'],
    ['شیلنگ هیدرولیک که قطر داخلیش ۱۲ میلیمتره', 'd 12'],
    ['کنتاکتور که جریانش ۴۰ آمپره', 'In 40'],
    ['مانومتر برای خطی که ۱۶ باره', 'range 16'],
  ])('may end with the verb «is»: «%s»', (text, filter) => expect(told(text)).toContain(filter));

  it.each(['فن آکسیال ۶ تیغه', 'مته ۳ پله'])('is no number of parts: «%s»', (text) => expect(told(text)).toEqual([]));

  it.each([
    ['دماسنج بی متال منفی ۲۰ تا مثبت ۶۰ درجه', 'range -20..60'],
    ['اورینگ وایتون منفی ۲۰ تا مثبت ۲۰۰ درجه', 'temperature -20..200'],
    ['سنسور دما pt100 مثبت ۵۰ درجه', 'range 50'],
  ])('may have a sign in words: «%s»', (text, filter) => {
    expect(told(text)).toContain(filter);
    expect(read(text).amount).toBeNull();
  });

  it.each([
    ['فن آکسیال قطر ۵۰۰ دور ۱۴۰۰', ['D 500', 'speed 1400']],
    ['پمپ گریز از مرکز هد ۳۲ دور ۲۹۰۰', ['speed 2900']],
    ['الکتروموتور سه فاز ۱۴۵۰ دور ۵.۵ کیلووات', ['speed 1450', 'power 5.5']],
  ])('of speed stands before or behind its word: «%s»', (text, filters) =>
    expect(told(text)).toEqual(expect.arrayContaining(filters)),
  );
});

describe('a number without a unit', () => {
  it.each(['گیربکس هلیکال ۴۰', 'گیربکس حلزونی ۶۳', 'مانومتر ۱۶', 'دماسنج بی متال ۱۰۰'])(
    'is asked about where a ratio or a scale is as likely as the size: «%s»',
    (text) => {
      expect(asked(text)).toContain('property');
      expect(told(text)).toEqual([]);
    },
  );

  it.each([
    ['۱۲ تا سه راهی ۲ اینچ رده ۸۰', 12],
    ['شش تا سه راهی جوشی ۴ اینچ', 6],
  ])('counts a thing whose name begins with a number: «%s»', (text, value) => {
    expect(read(text).amount).toMatchObject({ value, unitId: 'EACH' });
    expect(told(text).some((one) => one.startsWith('dn='))).toBe(false);
  });
});

describe('of two options with «not» between them', () => {
  it.each([
    ['سیم بکسل ۱۰ میل مغز فولادی نه کنفی بدید', ['core=FC', '¬core=IWRC']],
    ['شیر توپی دنده ای نیم اینچ استیل نه برنجی بدین', ['body=brass', '¬body=CF8M']],
    ['بلبرینگ 6308 فلزی نه لاستیکی بفرستید', ['sealing=sealed', '¬sealing=shielded']],
  ])('the second is wanted before a verb of giving: «%s»', (text, filters) =>
    expect(told(text)).toEqual(expect.arrayContaining(filters)),
  );

  it('the first is wanted at the end', () => {
    expect(told('سیم بکسل ۱۰ میل فولادی نه کنفی')).toContain('¬core=FC');
  });
});

describe('a short name of an option', () => {
  it.each([
    ['تسمه وی بلت معمولی B طول ۱۲۰۰ میل', 'profile=B'],
    ['ترموکوپل K', 'element=K'],
    ['ورق مسی ۲ میل', 'steel=CuETP'],
    ['ورق مس یک میل', 'steel=CuETP'],
  ])('is one capital letter or a metal of two letters: «%s»', (text, filter) => expect(told(text)).toContain(filter));
});

describe('the number of a standard', () => {
  it.each([
    ['استاندارد API 610 رو لازم دارم', 'rotating-equipment-standards', 'API 610'],
    ['استاندارد iec60947-2', 'switchgear-standards', 'IEC 60947-2'],
    ['متن EN 10025 رو دارید؟', 'steel-standards', 'EN 10025'],
    ['iec 60034-1 لازم دارم', 'machine-and-transformer-standards', 'IEC 60034-1'],
    ['فایل ASME B16.5', 'pipe-and-valve-standards', 'ASME B16.5'],
  ])('names its collection: «%s»', (text, kind, number) => {
    const { categories, partNumbers, unread } = read(text);
    expect(categories.map(({ categoryId }) => categoryId)).toEqual([kind]);
    expect(partNumbers.map((one) => one.text)).toEqual([number]);
    expect(unread).toEqual([]);
  });

  it.each([
    ['DIN 933 صد عدد', 'hexagon-screw-full-thread'],
    ['لوله ASTM A106 دو اینچ', 'carbon-steel-pipe'],
    ['فلنج ASME B16.5 DN50', 'pipe-flange'],
  ])('is no document where it names a thing: «%s»', (text, kind) => {
    expect(read(text).categories.map(({ categoryId }) => categoryId)).toEqual([kind]);
    expect(read(text).partNumbers).toEqual([]);
  });
});

describe('the number of a bearing', () => {
  it.each([
    ['7305B سه عدد', 'angular-contact-ball-bearing', '7305B'],
    ['7210C', 'angular-contact-ball-bearing', '7210C'],
    ['بلبرینگ 7308', 'angular-contact-ball-bearing', '7308'],
    ['NU212', 'cylindrical-roller-bearing', 'NU212'],
  ])('says its kind without a question: «%s»', (text, kind, number) => {
    const { categories, partNumbers, questions } = read(text);
    expect(categories.map(({ categoryId }) => categoryId)).toEqual([kind]);
    expect(partNumbers.map((one) => one.text)).toEqual([number]);
    expect(questions).toEqual([]);
  });

  it('is no temperature, current or colour', () => {
    for (const text of ['کوره 7000C', 'چراغ سوله ای 6500K', 'کلید هوایی 6300A'])
      expect(read(text).partNumbers).toEqual([]);
  });
});

describe('what is counted behind «with» and «and»', () => {
  it.each([
    ['یو پی اس ۱۰ کاوا به همراه ۲۰ عدد باتری صنعتی', '۲۰ عدد باتری صنعتی'],
    ['فلنج DN50 PN16 همراه ۸ عدد پیچ شش گوش M16', '۸ عدد پیچ شش گوش M16'],
    ['شیر پروانه ای DN100 همراه ۲ تا فلنج', '۲ تا فلنج'],
    ['الکتروموتور سه فاز ۴ کیلووات و ۳ عدد کوپلینگ فکی', '۳ عدد کوپلینگ فکی'],
  ])('is a thing of its own: «%s»', (text, thing) => {
    expect(read(text).also.map((span) => text.slice(...span))).toEqual([thing]);
    expect(read(text).amount).toBeNull();
  });
});

describe('what is not guessed', () => {
  it.each(['ساخت مخزن تحت فشار ۱۲ تنی', 'ساخت مخزن تحت فشار استیل', 'ساخت مخزن تحت فشار طبق ASME'])(
    'is that only a design is wanted: «%s»',
    (text) => expect(read(text).categories.map(({ categoryId }) => categoryId)).toEqual(['structural-fabrication']),
  );

  it.each([
    'تعمیر پمپ، ظرف ۲۴ ساعت بیان',
    'بالانس فن ظرف دو روز سر محل باشن',
    'سرویس کمپرسور تا سه روز دیگه اعزام بشن',
  ])('is that goods are delivered when workmen come: «%s»', (text) => expect(read(text).delivery).toBeNull());

  it('leaves the delivery of goods alone', () => {
    expect(read('میلگرد ۱۶ آجدار ظرف دو روز تحویل').delivery).toMatchObject({ maxDays: 2 });
  });
});
