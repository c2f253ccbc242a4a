import { discArea, round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table } from '../table.ts';

const saleUnitId = 'EACH' as const;

const instrument = { trade: 'instruments', saleUnitId } as const;

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const accuracy = measure('accuracy', 'خطای مجاز', '%', inList, lessIsBetter, { decimals: 2 });

export const instruments: Branch = {
  key: 'instrumentation',
  name: 'ابزار دقیق',
  scientificName: 'Process instrumentation',
  synonyms: ['ابزاردقیق', 'instrument', 'اندازه‌گیری'],
  glyph: 'gauge',
  description:
    'اندازه‌گیری فشار، دما، سطح، جریان و وزن در خط فرایند. بازه، دقت، اتصال فرایندی و جنس در تماس با سیال را مشخص کنید.',
  leaves: [
    rowsLeaf({
      ...instrument,
      text: [
        'pressure-gauge',
        'مانومتر عقربه‌ای',
        'Bourdon tube pressure gauge',
        'گیج فشار، فشارسنج، مانومتر، pressure gauge',
        'فشارسنج لولهٔ بوردون با قاب استیل، خشک یا پرگلیسرین. فشار کار پیوسته را در سه‌چهارم پایانهٔ صفحه نگه دارید.',
      ],
      glyph: 'gauge',
      drawing: 'pressureGauge',
      standards: ['EN 837-1'],
      properties: [
        measure('D', 'قطر صفحه', 'mm', inList, { decimals: 0 }),
        span('range', 'بازه', 'barG', inList, { decimals: 1 }),
        count('accuracyClass', 'کلاس دقت', inList, { decimals: 1 }),
        sizes('thread', 'رزوه', ['G1/4', 'G1/2'], inList),
      ],
      rows: pairs(
        table(
          'D accuracyClass $thread',
          `
  63 1.6 G1/4
  100 1 G1/2
  160 1 G1/2
`,
        ),
        each('high', '1 2.5 4 6 10 16 25 40 60 100 160 250 400'),
      ),
      label: ({ D, high }) => `صفحهٔ ${D} بازهٔ ۰ تا ${high} بار`,
      part: ({ D, high }) => `PG${D}-${high}`,
      price: ({ D }) => 900 + D * D * 0.28,
      dims: ({ D }) => ({ D }),
      values: ({ high }) => ({ range: [0, high] }),
      common: ({ D }) => D <= 100,
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'bimetal-thermometer',
        'دماسنج بی‌متال',
        'Bimetallic thermometer',
        'گیج دما، ترمومتر عقربه‌ای، thermometer',
        'دماسنج عقربه‌ای با ساقهٔ استیل برای لوله و مخزن. برای تعویض بی‌توقف خط، ساقه را در ترموول بگذارید.',
      ],
      glyph: 'gauge',
      drawing: 'dialThermometer',
      standards: ['EN 13190'],
      properties: [
        measure('D', 'قطر صفحه', 'mm', inList, { decimals: 0 }),
        span('range', 'بازه', '°C', inList, { decimals: 0 }),
        measure('stem', 'طول ساقه', 'mm', inList, { decimals: 0 }),
      ],
      rows: pairs(
        table(
          'D stem',
          `
  63 63
  100 100
  100 160
`,
        ),
        table(
          'low high',
          `
  -30 50
  0 60
  0 120
  0 160
  0 250
  0 400
`,
        ),
      ),
      label: ({ D, stem, high, low }) => `صفحهٔ ${D} ساقهٔ ${stem} بازهٔ ${low} تا ${high} درجه`,
      part: ({ D, stem, low, high }) => `BT${D}-${stem}-${low}/${high}`,
      price: ({ D, stem }) => 1800 + D * 14 + stem * 9,
      dims: ({ D, stem }) => ({ D, L: stem }),
      values: ({ low, high }) => ({ range: [low, high] }),
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'resistance-thermometer',
        'سنسور دمای Pt100 و ترموکوپل',
        'Temperature probe',
        'پی‌تی صد، Pt100، ترموکوپل، thermocouple، RTD',
        'پروب دما با غلاف استیل؛ Pt100 تا ۶۰۰ درجه با دقت بالا و ترموکوپل K تا ۱۱۰۰ درجه. ردهٔ تلرانس A یا B را با نیاز فرایند انتخاب کنید.',
      ],
      glyph: 'sensor',
      drawing: 'temperatureProbe',
      standards: ['IEC 60751', 'IEC 60584-1'],
      properties: [
        option(
          'element',
          'المان',
          { Pt100A: 'Pt100 کلاس A', Pt100B: 'Pt100 کلاس B', K: 'ترموکوپل K', J: 'ترموکوپل J' },
          inList,
        ),
        measure('L', 'طول غلاف', 'mm', inList, { decimals: 0 }),
        span('range', 'بازه', '°C', inList, { decimals: 0 }),
      ],
      rows: pairs(
        table(
          '$element low high base',
          `
  Pt100A -50 250 1.5
  Pt100B -50 500 1.2
  K 0 1100 1
  J 0 700 1
`,
        ),
        each('L', '50 100 150 200 300 500'),
      ),
      label: ({ element, L }) => `${element} غلاف ${L} میلی‌متر`,
      part: ({ element, L }) => `TP-${element}-${L}`,
      price: ({ base, L }) => 2500 * base + L * 6,
      dims: ({ L }) => ({ L }),
      values: ({ low, high }) => ({ range: [low, high] }),
      word: 'سنسور دمای',
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'pressure-transmitter',
        'ترانسمیتر فشار',
        'Pressure transmitter',
        'ترنسمیتر فشار، پرشر ترانسمیتر، pressure transmitter',
        'فشار را به جریان ۴ تا ۲۰ میلی‌آمپر دوسیمه تبدیل می‌کند. برای سیال گرم یا غلیظ با دیافراگم‌سیل و سیفون نصب شود.',
      ],
      glyph: 'sensor',
      standards: ['IEC 60770-1'],
      properties: [
        span('range', 'بازه', 'barG', inList, { decimals: 1 }),
        accuracy,
        option('signal', 'خروجی', { mA: '4–20 mA', V: '0–10 V' }, inList),
      ],
      rows: pairs(each('high', '1 2.5 4 6 10 16 25 40 100 250 400'), [
        { accuracy: 0.5, signal: 'mA' },
        { accuracy: 0.25, signal: 'mA' },
      ]),
      label: ({ high, accuracy: error }) => `۰ تا ${high} بار دقت ${error}٪`,
      part: ({ high, accuracy: error }) => `PT-${high}-${error}`,
      price: ({ accuracy: error }) => (error < 0.5 ? 42_000 : 26_000),
      values: ({ high }) => ({ range: [0, high] }),
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'electromagnetic-flowmeter',
        'فلومتر الکترومغناطیسی',
        'Electromagnetic flowmeter',
        'فلومتر مغناطیسی، مگنتیک، flowmeter',
        'دبی مایع رسانا را بی‌افت فشار اندازه می‌گیرد؛ برای آب، فاضلاب و دوغاب مناسب است. بازهٔ دبی برای سرعت ۰٫۳ تا ۱۰ متر بر ثانیه حساب شده.',
      ],
      glyph: 'gauge',
      standards: ['ISO 20456'],
      properties: [
        sizes(
          'dn',
          'اندازهٔ اسمی',
          list('15 25 40 50 65 80 100 125 150 200 250 300').map((dn) => `DN${dn}`),
          inList,
        ),
        span('flow', 'بازهٔ دبی', 'm³/h', inList, { decimals: 1 }),
        accuracy,
      ],
      rows: each('size', '15 25 40 50 65 80 100 125 150 200 250 300'),
      label: ({ size }) => `DN${size}`,
      part: ({ size }) => `MF-${size}`,
      price: ({ size }) => 210_000 + size * 2100,
      values: ({ size }) => ({
        dn: `DN${size}`,
        accuracy: 0.5,
        flow: [round(discArea(size) * 0.3 * 0.0036, 2), round(discArea(size) * 10 * 0.0036, 1)],
      }),
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'level-transmitter',
        'سطح‌سنج اولتراسونیک و راداری',
        'Level transmitter',
        'لول ترانسمیتر، سطح سنج، level',
        'بی‌تماس فاصلهٔ سطح مایع یا دانه را می‌سنجد؛ راداری در بخار و گردوغبار پایدارتر است. ناحیهٔ کور نزدیک سنسور را در ارتفاع مخزن بیفزایید.',
      ],
      glyph: 'sensor',
      properties: [
        option('principle', 'روش', { ultrasonic: 'اولتراسونیک', radar80: 'راداری ۸۰ گیگاهرتز' }, inList),
        measure('reach', 'بیشینهٔ برد', 'm', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: [
        ...pairs(each('reach', '4 6 10 15'), [{ principle: 'ultrasonic', base: 65_000 }]),
        ...pairs(each('reach', '10 20 30'), [{ principle: 'radar80', base: 190_000 }]),
      ],
      label: ({ principle, reach }) => `${principle === 'ultrasonic' ? 'اولتراسونیک' : 'راداری'} ${reach} متر`,
      part: ({ principle, reach }) => `LT-${principle}-${reach}`,
      price: ({ base, reach }) => base + reach * 2400,
      word: 'سطح‌سنج',
    }),
    rowsLeaf({
      ...instrument,
      text: [
        'load-cell',
        'لودسل',
        'Load cell',
        'لود سل، سنسور وزن، load cell',
        'نیروی وزن را با کرنش‌سنج به میلی‌ولت بر ولت تبدیل می‌کند؛ برای باسکول و مخزن توزین. کلاس C3 یعنی ۳۰۰۰ بخش تصدیق OIML R60.',
      ],
      glyph: 'gauge',
      standards: ['OIML R60'],
      properties: [
        measure('capacity', 'ظرفیت', 'kg', inList, { decimals: 0 }),
        option('form', 'شکل', { single: 'تک‌نقطه', shear: 'برشی', sType: 'اس‌شکل', column: 'ستونی' }, inList),
      ],
      rows: [
        ...pairs(each('capacity', '10 30 60 150'), [{ form: 'single' }]),
        ...pairs(each('capacity', '500 1000 2000 5000'), [{ form: 'shear' }]),
        ...pairs(each('capacity', '100 500 1000 2000'), [{ form: 'sType' }]),
        ...pairs(each('capacity', '10000 20000 30000'), [{ form: 'column' }]),
      ],
      label: ({ form, capacity }) =>
        `${{ single: 'تک‌نقطه', shear: 'برشی', sType: 'اس‌شکل', column: 'ستونی' }[form]} ${capacity} کیلوگرم`,
      part: ({ form, capacity }) => `LC-${form}-${capacity}`,
      price: ({ capacity, form }) => (form === 'column' ? 95_000 : 21_000) + capacity * 2,
    }),
  ],
};
