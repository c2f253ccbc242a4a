import { describe, expect, it } from 'vitest';
import { isOneSlip } from '../../../../src/core/need/spelling/typing-slips.ts';
import { asked, filtersOf, kindsOf, read } from '../told.ts';

const unreadOf = (text: string) =>
  read(text)
    .unread.map((span) => text.slice(...span))
    .join(' ');

describe('a typing mistake', () => {
  it.each([
    ['اسلیپون', 'اسلیپان'],
    ['باطری', 'باتری'],
    ['ترموکوبل', 'ترموکوپل'],
    ['رگلاتور', 'رگولاتور'],
    ['ناودونی', 'ناودانی'],
  ])('is a letter that is taken for another one, or left out: «%s»', (typed, known) =>
    expect(isOneSlip(typed, known)).toBe(true),
  );

  it.each([
    ['پلاستیک', 'لاستیک'],
    ['بازار', 'ابزار'],
    ['کالای', 'بالای'],
    ['سازنده', 'ساینده'],
    ['تعادل', 'تبادل'],
  ])('is not another word: «%s»', (typed, known) => expect(isOneSlip(typed, known)).toBe(false));

  it('is no unit with a verb', () => {
    expect(filtersOf('سنگ زنی شفتی که طولش ۱۸۰ سانته')).toEqual(['maxLength 180']);
  });
});

describe('what is paid', () => {
  it.each([
    'تسویه ۴۵ روزه، کنتاکتور ۶۵ آمپر',
    'پرداخت دو ماهه، کنتاکتور ۶۵ آمپر',
    'کنتاکتور ۶۵ آمپر، پولشو با چک سه ماهه میدیم',
  ])('is no wish about the goods: «%s»', (text) => {
    expect(kindsOf(text)).toEqual(['contactor']);
    expect(filtersOf(text)).toEqual(['In 65']);
    expect(read(text).delivery).toBeNull();
    expect(unreadOf(text)).toMatch(/تسویه|پرداخت|چک/);
  });

  it('leaves the check valve', () => expect(kindsOf('چک ولو DN80')).toEqual(['check-valve']));
});

describe('a count', () => {
  it.each([
    ['چرخ زنجیر 08B با ۱۹ تا دنده', 'z 19'],
    ['طراحی قالب، دست کم ۱۰ تا مدرک', 'documents 10..'],
    ['مبدل صفحه ای ۵۰ تا صفحه', 'plates 50'],
  ])('of parts is not ordered: «%s»', (text, filter) => {
    expect(filtersOf(text)).toContain(filter);
    expect(read(text).amount).toBeNull();
  });

  it('of another thing that comes with it is not ordered', () => {
    expect(read('سنسور القایی M12 با ۲ متر کابل').amount).toBeNull();
    expect(read('سیم افشان ۶ ، ۲۰۰ متر').amount).toMatchObject({ value: 200, unitId: 'M' });
  });
});

describe('a size', () => {
  it.each([
    ['کاسه نمد ۳۰-۴۷-۷', ['d 30', 'D 47', 'B 7']],
    ['کاسه نمد ۲۵/۴۰/۷', ['d 25', 'D 40', 'B 7']],
    ['خار تخت ۸-۷-۴۰', ['b 8', 'h 7', 'L 40']],
    ['پیچ آلن سراستوانه ۱۲ در ۸۰', ['thread=M12', 'L 80']],
    ['ورق ابعاد ۱ در ۲ متر ضخامت ۳', ['W 1', 'L 2', 't 3']],
    ['لوله مانیسمان NPS 4"', ['make=seamless', 'nps=4"']],
    ['شگل کمانی اندازه 1-1/2"', ['size=1-1/2"']],
    ['سیم افشان ۴ میل', ['section 4']],
    ['سیلندر پنوماتیک ۳۲۰ کورس', ['stroke 320']],
    ['ترانس روغنی ۲۰ به ۰.۴ کیلوولت', ['U1 20']],
    ['پمپ طبقاتی با هد حداقل ۵۰ و حداکثر ۷۰ متر', ['head 50..', 'head ..70']],
    ['ورق ۳ یا ۴ میل روغنی', ['t 3..4']],
  ])('is written in many ways: «%s»', (text, filters) =>
    expect(filtersOf(text)).toEqual(expect.arrayContaining(filters)),
  );

  it('is no number of a standard', () => {
    expect(filtersOf('دنده زنی کلاس دقت ISO 1328')).toEqual([]);
  });
});

describe('what is not certain', () => {
  it.each(['کابلشو ۹۵ زور ۱۲', 'گیربکس حلزونی موتوژن ۶۳', 'پمپ حلزونی پره ۴'])(
    'is asked about: a bare number behind a word that nobody knows, «%s»',
    (text) => expect(asked(text)).toContain('property'),
  );

  it.each(['شیر کنترل پنوماتیک DN50', 'مخزن تحت فشار ۱۰۰ لیتر ۱۰ بار'])('is the kind of thing: «%s»', (text) =>
    expect(asked(text)).toContain('category'),
  );

  it('offers the kinds below two branches', () => {
    const [question] = read('طراحی جیگ و فیکسچر').questions;
    expect(question?.choices.map(({ categoryId }) => categoryId)).toContain('machine-design');
  });

  it('is left unread: the measure of what comes with the thing', () => {
    expect(filtersOf('پنل خورشیدی ۶۰۰ وات با اینورتر ۵ کیلووات')).toEqual(['power 600']);
  });

  it('is an option only in its own words', () => {
    expect(filtersOf('سیم بکسل فولادی ۱۶ میل')).toEqual(['d 16']);
    expect(filtersOf('برش پلاسما بهتر از هواگاز')).toEqual(['process=plasma']);
    expect(filtersOf('مکانیکال سیل سیلیکون سیلیکون')).toEqual(['faces=SiCSiC']);
  });

  it('is a town only where one is meant', () => {
    expect(read('سنگ زنی برای شفت قطر ۹۰').place).toBeNull();
    expect(read('سنگ زنی در شفت').place).toMatchObject({ placeId: 'شفت' });
  });
});

describe('a work', () => {
  it.each([
    ['واترجت ورق ۵۰ میل', 'laser-cutting'],
    ['ساخت چرخدنده مدول ۸', 'gear-cutting'],
    ['ساخت مخزن ۲۰ تنی با استاندارد ASME', 'structural-fabrication'],
    ['کوانتومتری نمونه فولاد', 'materials-testing'],
    ['مخزن ۵۰۰ لیتر هوای فشرده', 'air-receiver'],
  ])('or thing is named by more than its first word: «%s»', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  it.each(['ارتعاش سنجی، گزارش یک روزه', 'تست کشش، جواب یک روزه'])('takes a time that is no delivery: «%s»', (text) =>
    expect(read(text).delivery).toBeNull(),
  );
});
