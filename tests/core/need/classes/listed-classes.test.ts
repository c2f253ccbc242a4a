import { describe, expect, it } from 'vitest';
import { asked, filtersOf, read } from '../told.ts';

describe('two values of one property', () => {
  it.each([
    ['شیر سوزنی ۱ و ۲ اینچ', 'dn=DN25|DN50'],
    ['سه راه جوشی ۳، ۴ و ۶ اینچ رده ۸۰', 'nps=3"|4"|6"'],
    ['گسکت اسپیرال ۲ یا ۳ اینچ کلاس ۱۵۰', 'dn=DN50|DN80'],
    ['لوله استیل ۱ و ۲ اینچ رده ۱۰', 'nps=1"|2"'],
  ])('are a list of options: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it.each([
    ['قلاویز ماشینی M8 گام ۱ و ۱.۲۵ میل', 'P'],
    ['سیم جوش CO2 قطر ۰.۸ و ۱ میل', 'd'],
    ['کلید محافظ جان ۲۵ و ۴۰ آمپر', 'In'],
    ['میلگرد ساده قطر ۲۵ و ۳۰ میل', 'd'],
  ])('are asked about where both are numbers: «%s»', (text, key) => {
    expect(asked(text)).toContain('value');
    expect(filtersOf(text).some((one) => one.startsWith(`${key} `))).toBe(false);
  });

  it.each([
    ['شیر پروانه ای ۸ اینچ ۶ اینچ', 'dn'],
    ['زانو جوشی ۴ اینچ ۳ اینچ', 'nps'],
    ['رله شیشه ای بوبین ۲۲۰ ۲۴ ولت', 'coil'],
  ])('are asked about where nothing joins them: «%s»', (text, key) => {
    expect(asked(text)).toContain('property');
    expect(filtersOf(text).some((one) => one.startsWith(`${key}=`))).toBe(false);
  });

  it('are one where both say the same size', () => {
    expect(filtersOf('گیت ولو DN80 سه اینچ')).toEqual(['dn=DN80']);
  });

  it('have a unit of their own before a comma', () => {
    expect(read('سیم افشان ۱۰، ۳۰۰ متر').amount).toMatchObject({ value: 300, unitId: 'M' });
  });
});

describe('a part that is said behind the unit', () => {
  it.each([
    ['زانو جوشی دو اینچ و نیم', 'nps=2-1/2"'],
    ['شیر گازی یک اینچ و ربع', 'thread=G1-1/4"'],
    ['سطح سنج راداری با برد ۴ متر و نیم', 'reach 4.5'],
    ['پمپ شناور ۷ اسب و نیم', 'power 7.5'],
    ['رولیک نقاله طول نیم متر', 'L 0.5'],
  ])('belongs to the number: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));

  it.each([
    ['سه تن و نیم ناودانی ۱۲', 3.5],
    ['یک تن و نیم الکترود ۷۰۱۸', 1.5],
  ])('is ordered too: «%s»', (text, value) => expect(read(text).amount).toMatchObject({ value, unitId: 'TONNE' }));

  it('is none where it has a unit of its own', () => {
    expect(filtersOf('شیلنگ هیدرولیک ۱ اینچ و نیم متر طول')).not.toContain('dn=DN38');
  });
});

describe('a unit of which half is said', () => {
  it.each([
    ['پمپ طبقاتی عمودی ۴ کیلو', 'power 4'],
    ['اینورتر ۷.۵ کیلو', 'power 7.5'],
    ['تورک متر ۸۰ نیوتن', 'range 80'],
    ['گیربکس هلیکال ۹۰۰ نیوتن', 'torque 900'],
    ['پولی آمید چرخ صنعتی ۱۵۰ کیلو', 'load 150'],
  ])('is read where products have it of one measure: «%s»', (text, filter) =>
    expect(filtersOf(text)).toContain(filter),
  );

  it.each([
    ['گیج فشار ۰ تا ۶ کیلو', 'unit'],
    ['مانومتر تا ۲۵ کیلو صفحه ۱۶ سانت', 'unit'],
    ['مخزن باد فشار ۱۲ کیلو', 'unit'],
    ['سوپاپ اطمینان ۶ کیلو', 'unit'],
    ['کمپرسور مارپیچی ۹ کیلو', 'property'],
  ])('is asked about where it is a pressure, or may be: «%s»', (text, kind) => expect(asked(text)).toContain(kind));

  it('is a weight where goods are ordered', () => {
    expect(read('گریس کلسیم ۱۸ کیلو').amount).toMatchObject({ value: 18, unitId: 'KiloGM' });
  });
});

describe('a size', () => {
  it.each([
    ['تیرآهن نمره ۱۴', 'h 14'],
    ['نبشی نمره ۶', 'a 6'],
    ['سیم افشان نمره ۶', 'section 6'],
    ['کابلشو نمره ۳۵', 'section 35'],
    ['شیر یک طرفه ۴ اینچ بدنه غیر استیل', 'dn=DN100'],
    ['کابل زمینی ۳×۷۰+۳۵', 'section 70'],
    ['فرز انگشتی ۸ میل دو پر بلند', 'flutes 2'],
  ])('is what the thing is called by: «%s»', (text, filter) =>
    expect(filtersOf(text).some((one) => one.startsWith(filter))).toBe(true),
  );

  it('of a cable with a thinner core leaves the number of cores open', () => {
    expect(asked('کابل NYY 4x95+50')).toEqual(['property']);
    expect(filtersOf('کابل NYY 4x95+50')).toEqual(['section 95']);
  });

  it('has no thousands: «M12x60 هزار تا»', () => {
    const { amount } = read('پیچ آلن سراستوانه M12x60 هزار تا');
    expect(amount).toMatchObject({ value: 1000, unitId: 'EACH' });
    expect(filtersOf('پیچ آلن سراستوانه M12x60 هزار تا')).toContain('L 60');
  });
});
