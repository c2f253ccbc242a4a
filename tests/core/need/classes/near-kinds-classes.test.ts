import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

describe('a kind beside the one that is named', () => {
  it.each([
    'آچار آلن ۱۰',
    'دبی سنج مغناطیسی نه، فلومتر التراسونیک ۴ اینچ',
    'فلومتر التراسونیک ۸ اینچ',
    'ساخت مخزن استیل ۱۰ هزار لیتری',
    'ساخت چرخ دنده حلزونی',
    'گسکت تفلون ۳ میل',
    'پمپ هیدرولیک پیستونی ۲۰۰ بار',
    'دستگاه جوش نقطه ای ۲۰۰ آمپر',
  ])('is asked about: «%s»', (text) => expect(asked(text)).toContain('category'));

  it.each([
    ['ساخت چرخ دنده مدول ۶', 'gear-cutting'],
    ['چرخ دنده مدول ۴ قطر ۳۰ سانت', 'gear-cutting'],
    ['نیتراسیون چرخ دنده', 'heat-treatment'],
    ['بی متال کنتاکتور ۳۲ آمپر', 'thermal-overload-relay'],
    ['شیر توپی فلنجدار DN80', 'flanged-ball-valve'],
    ['دماسنج مخزن ۰ تا ۱۲۰ درجه', 'bimetal-thermometer'],
  ])('is not meant by a workpiece, or by what the thing is of: «%s»', (text, kind) =>
    expect(kindsOf(text)).toEqual([kind]),
  );

  it('supports no doubtful kind by a number that none of its products has', () => {
    const text = 'چرخ طیار قطر ۹۰ سانت';
    expect(filtersOf(text)).toEqual([]);
    expect(asked(text)).toContain('category');
  });
});

describe('a measure of another thing', () => {
  it.each(['پمپ شناور برای چاه ۸۰ متری', 'پمپ شناور ۵ اسب جهت چاه ۶۰ متر', 'فن سانتریفیوژ برای کانال ۱۲ متری'])(
    'is no value of the one that is for it: «%s»',
    (text) => expect(filtersOf(text).filter((one) => /^(?:head|flow|D) /.test(one))).toEqual([]),
  );

  it('reaches as far as it is asked to', () => {
    expect(filtersOf('سطح سنج راداری برای مخزن ۱۲ متری')).toContain('reach 12..');
  });

  it.each(['تسمه مهار ۳ تن', 'زنجیر کششی ۲ تن', 'کابل بکسلی ۵ تن'])(
    'is not ordered behind a word that nobody knows: «%s»',
    (text) => expect(read(text).amount).toBeNull(),
  );
});

describe('one word for one number', () => {
  it.each([
    ['تسمه تایم 8M طول ۱۲۰۰ پهنای ۲۰ دندانه ای', ['pitchName=8M', 'L 1200', 'W 20']],
    ['فرز انگشتی ۶ میل سه پر بلند', ['d 6', 'flutes 3']],
    ['ترموکوپل تایپ J', ['element=J']],
    ['یو پی اس سه فاز به سه فاز ۲۰ کاوا', ['phases 3', 'S 20']],
  ])('is enough: «%s»', (text, filters) => expect(filtersOf(text)).toEqual(filters));

  it('leaves nothing of the only option that is ruled out', () => {
    expect(exclusionsOf('ورق آلومینیوم ۵ میل به جز ۱۰۵۰')).toEqual(['steel=AW1050']);
    expect(filtersOf('ورق آلومینیوم ۵ میل به جز ۱۰۵۰')).toEqual(['t 5']);
  });

  it('lifts only as a verb', () => {
    expect(filtersOf('جرثقیل زنجیری که یک تن بلند کنه')).toContain('load 1..');
  });
});
