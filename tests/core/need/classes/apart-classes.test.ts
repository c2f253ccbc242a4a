import { describe, expect, it } from 'vitest';
import { asked, exclusionsOf, filtersOf, kindsOf, read } from '../told.ts';

const also = (text: string) => read(text).also.map((span) => text.slice(...span));
const unread = (text: string) =>
  read(text)
    .unread.map((span) => text.slice(...span))
    .join(' ');

describe('what is not wanted', () => {
  it.each([
    ['فیوز مینیاتوری ۲۰ آمپر تیپ C نه D', 'curve=D', 'curve=C'],
    ['تسمه پروانه B نه C طول ۲۰۰۰', 'profile=C', 'profile=B'],
    ['ترموکوپل J نه K', 'element=K', 'element=J'],
    ['روغن دنده ۲۲۰ میخوایم نه ۳۲۰', 'vg=VG 320', 'vg=VG 220'],
    ['سوپاپ اطمینان اریفیس H نه J', 'orifice=J', 'orifice=H'],
    ['شیر کشویی DN100 PN16 باشه نه ۲۵', 'pn=PN25', 'pn=PN16'],
  ])('is another option of what is wanted: «%s»', (text, excluded, wanted) => {
    expect(exclusionsOf(text)).toEqual([excluded]);
    expect(filtersOf(text)).toContain(wanted);
    expect(filtersOf(text).some((one) => one.includes('|'))).toBe(false);
  });

  it('is no number nine', () => {
    expect(read('آچار رینگ نه ۲۰ عدد').exclusions).toEqual([]);
    expect(filtersOf('مته نه میل')).toEqual(['d 9']);
  });
});

describe('a second thing', () => {
  it.each([
    ['پیچ آلن M8x30 و ۲۵ کیلو سیم جوش', '۲۵ کیلو سیم جوش'],
    ['شیر برقی پنوماتیک ۵/۲ + ۲۰ متر شیلنگ باد', '۲۰ متر شیلنگ باد'],
    ['مخزن باد ۱۰۰۰ لیتر و سوپاپ اطمینان ۱۲ بار', 'سوپاپ اطمینان ۱۲ بار'],
    ['دستکش نیتریل ۳۰ جفت، کلاه مهندسی ۱۰ تا', 'کلاه مهندسی ۱۰ تا'],
    ['سیلندر ۶۳ در ۲۰۰ و واحد مراقبت نیم اینچ', 'واحد مراقبت نیم اینچ'],
    ['فن ۵ کیلووات و کلید محافظ جان ۲۵ آمپر', 'کلید محافظ جان ۲۵ آمپر'],
  ])('has its own quantity, or a whole name: «%s»', (text, second) => expect(also(text)).toEqual([second]));

  it.each(['ورق سیاه ۲ و ۳ میل', 'پمپ با دبی ۵۰ و هد ۳۰ متر', 'فلنج کور و گلودار ۴ اینچ'])(
    'is none in another value: «%s»',
    (text) => expect(also(text)).toEqual([]),
  );
});

describe('what a thing is for', () => {
  it.each([
    'اورینگ برای گیربکس حلزونی سایز ۷۵',
    'کوپلینگ فکی واسه الکتروموتور سایز ۱۱۲',
    'مکانیکال سیل برای پمپ سایز ۴۰',
  ])('may have the size: «%s»', (text) => {
    expect(filtersOf(text)).toEqual([]);
    expect(asked(text)).toContain('property');
  });

  it.each([
    ['کابلشو برای کابل ۷۰', 'section 70'],
    ['گلند برای کابل ۱۴ میل', 'clamp 14'],
    ['گسکت برای فلنج ۶ اینچ کلاس ۳۰۰', 'rating=class300'],
    ['سافت استارتر برای موتور ۵۵ کیلووات', 'power 55'],
  ])('shares a measure with it: «%s»', (text, filter) => expect(filtersOf(text)).toContain(filter));
});

describe('an ordered quantity', () => {
  it.each([
    ['سه کمپرسور پیستونی ۵۰۰ لیتری', 3],
    ['سلام هشت کپسول آتش نشانی ۶ کیلویی', 8],
    ['دو جین دستکش لاتکس', 24],
    ['یه جین فلاپ دیسک ۱۱۵', 12],
    ['بیست و پنج گلند کابل M20', 25],
  ])('is a number in words before the name, or dozens: «%s»', (text, value) =>
    expect(read(text).amount).toMatchObject({ value, unitId: 'EACH' }),
  );

  it.each([
    'سه راه جوشی ۴ اینچ',
    '۱۰ تا ۱۵ عدد مهره M16',
    'دو تیرآهن ۱۶',
    'هفت اینچ نمایشگر صنعتی',
    'دو فاز یو پی اس ۳ کاوا',
  ])('is none in a name, a range, a measure, or of bars: «%s»', (text) => expect(read(text).amount).toBeNull());

  it.each([
    ['دو بشکه روغن هیدرولیک ۴۶', 'vg=VG 46', { value: 2, unitId: 'DRUM' }],
    ['روغن دنده ۲۲۰ چهار بشکه', 'vg=VG 220', { value: 4, unitId: 'DRUM' }],
    ['۴ سطل گریس NLGI 3', 'nlgi=NLGI 3', { value: 4, unitId: 'PAIL' }],
  ])('of drums and pails counts them, and no doubt about the kind: «%s»', (text, filter, amount) => {
    expect(filtersOf(text)).toContain(filter);
    expect(asked(text)).toEqual([]);
    expect(read(text).amount).toMatchObject(amount);
  });

  it('is none where the grade of an oil stands before the drum', () =>
    expect(read('روغن دنده ۲۲۰ بشکه').amount).toBeNull());

  it.each([['یک پالت الکترود ۶۰۱۳', 'grade=E6013', 'پالت']])(
    'of pallets is shown unread, and no doubt about the kind: «%s»',
    (text, filter, word) => {
      expect(filtersOf(text)).toContain(filter);
      expect(asked(text)).toEqual([]);
      expect(unread(text)).toContain(word);
    },
  );
});

describe('makers, origins and the air', () => {
  it.each([
    ['چین بلاک ژاپنی ۲ تن', 'chain-hoist'],
    ['لودسل زمیک برشی ۵ تن', 'load-cell'],
    ['زنجیر رنولد 16B', 'roller-chain'],
    ['کمپرسور باد پیستونی ۲۰۰ لیتر', 'piston-compressor'],
    ['باتری هوپکه ۱۰۰ آمپر', 'stationary-battery'],
    ['پنل خورشیدی لونجی ۵۵۰ وات', 'photovoltaic-module'],
  ])('are no other kind: «%s»', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
    expect(asked(text)).toEqual([]);
  });
});
