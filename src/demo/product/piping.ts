import { massPerMetre, ringArea, round, stainlessDensity, steelDensity } from '../geometry.ts';
import type { Branch, Draft, Leaf } from '../leaf.ts';
import { inList, measure, option, sizes } from '../properties.ts';
import { flangeBores, flanges, pipes, polyethylene } from './piping-table.ts';

const dnNames = pipes.map(({ DN }) => `DN${DN}`);
const dnProperty = sizes('dn', 'اندازهٔ اسمی', dnNames, inList);
const npsProperty = sizes(
  'nps',
  'اندازهٔ اینچی NPS',
  pipes.map(({ nps }) => `${nps}"`),
  inList,
);
const outside = measure('D', 'قطر خارجی D', 'mm', inList, { decimals: 1 });
const wall = measure('t', 'ضخامت جداره t', 'mm', inList, { decimals: 2 });
const lineMass = measure('massPerMetre', 'وزن هر متر', 'kg/m', { decimals: 2 });
const pieceMass = measure('mass', 'وزن تقریبی', 'kg', { decimals: 2 });

const schedules = option(
  'schedule',
  'رده (Schedule)',
  { sch40: 'SCH 40', sch80: 'SCH 80', sch160: 'SCH 160', sch10S: 'SCH 10S', sch40S: 'SCH 40S' },
  inList,
);

const carbonPipes: Leaf = {
  key: 'carbon-steel-pipe',
  name: 'لولهٔ فولادی مانیسمان و درزدار',
  scientificName: 'Carbon steel pipe',
  synonyms: ['لوله مانیسمان', 'لوله بدون درز', 'A106', 'A53', 'API 5L', 'seamless pipe'],
  description:
    'لولهٔ فولادی خط فرایند با ابعاد ASME B36.10M. برای بخار و فشار بالا لولهٔ بدون درز A106 Gr.B و برای آب و هوا لولهٔ درزدار A53 Gr.B بس است.',
  glyph: 'pipe',
  trade: 'piping',
  saleUnitId: 'M',
  drawing: 'pipe',
  properties: [
    dnProperty,
    npsProperty,
    schedules,
    outside,
    wall,
    lineMass,
    option('make', 'ساخت', {
      seamless: ['بدون درز (مانیسمان) A106 Gr.B', 'مانسمان'],
      welded: 'درزدار A53 Gr.B',
    }),
  ],
  *products() {
    for (const { DN, nps, D, s40, s80, s160 } of pipes) {
      for (const [schedule, t] of [
        ['40', s40],
        ['80', s80],
        ['160', s160],
      ] as const) {
        for (const make of schedule === '40' ? ['seamless', 'welded'] : ['seamless']) {
          const mass = round(massPerMetre(ringArea(D, D - 2 * t)), 2);
          yield {
            code: `DN${DN}-${schedule}-${make}`,
            title: `لولهٔ ${make === 'seamless' ? 'مانیسمان' : 'درزدار'} ${nps} اینچ SCH ${schedule}`,
            scientificName: `Steel pipe NPS ${nps} SCH ${schedule}`,
            partNumbers: [`NPS ${nps} SCH${schedule} ${make === 'seamless' ? 'A106B' : 'A53B'}`],
            standards: ['ASME B36.10M', make === 'seamless' ? 'ASTM A106' : 'ASTM A53'],
            dims: { D, t },
            values: { dn: `DN${DN}`, nps: `${nps}"`, schedule: `sch${schedule}`, D, t, massPerMetre: mass, make },
            priceRial: mass * (make === 'seamless' ? 1_050_000 : 620_000),
            isCommon: schedule === '40' && DN <= 150,
          };
        }
      }
    }
  },
};

const stainlessPipes: Leaf = {
  key: 'stainless-steel-pipe',
  name: 'لولهٔ استنلس استیل',
  scientificName: 'Stainless steel pipe',
  synonyms: ['لوله استیل', 'A312', '304L', '316L', 'stainless pipe'],
  description:
    'لولهٔ A312 با جدارهٔ 10S یا 40S برای صنایع غذایی، دارویی و شیمیایی. 316L در برابر کلرید از 304L بهتر است.',
  glyph: 'pipe',
  trade: 'piping',
  saleUnitId: 'M',
  drawing: 'pipe',
  properties: [
    dnProperty,
    npsProperty,
    schedules,
    outside,
    wall,
    lineMass,
    option('alloy', 'آلیاژ', { '304L': 'TP304L', '316L': 'TP316L' }),
  ],
  *products() {
    for (const { DN, nps, D, s40, s10S } of pipes) {
      for (const [schedule, t] of [
        ['10S', s10S],
        ['40S', DN === 300 ? 9.53 : s40],
      ] as const) {
        if (Number.isNaN(s10S)) continue;
        for (const alloy of ['304L', '316L']) {
          const mass = round(massPerMetre(ringArea(D, D - 2 * t), stainlessDensity), 2);
          yield {
            code: `DN${DN}-${schedule}-${alloy}`,
            title: `لولهٔ استیل ${alloy} ${nps} اینچ SCH ${schedule}`,
            scientificName: `Stainless pipe NPS ${nps} SCH ${schedule} TP${alloy}`,
            partNumbers: [`NPS ${nps} SCH${schedule} TP${alloy}`],
            standards: ['ASME B36.19M', 'ASTM A312'],
            dims: { D, t },
            values: { dn: `DN${DN}`, nps: `${nps}"`, schedule: `sch${schedule}`, D, t, massPerMetre: mass, alloy },
            priceRial: mass * (alloy === '304L' ? 3_600_000 : 5_400_000),
          };
        }
      }
    }
  },
};

const flangeForms = {
  WN: { title: 'گردن‌جوش', english: 'Welding neck', share: 1.55 },
  SO: { title: 'اسلیپان', english: 'Slip-on', share: 1.12 },
  BL: { title: 'کور', english: 'Blind', share: 1 },
} as const;
const ratingTitles = { class150: 'کلاس ۱۵۰', class300: 'کلاس ۳۰۰', PN16: 'PN16' } as const;

/** Bore of slip-on flanges; the pipe's outside diameter at the end of a welding neck. */
function hubDims(form: keyof typeof flangeForms, rating: string, dn: number): Record<string, number> {
  const size = flangeBores.find(({ DN }) => DN === dn);
  if (!size || form === 'BL') return {};
  const isMetric = rating === 'PN16';
  if (form === 'SO') return { d1: isMetric ? size.metricBore : size.bore };
  return { A: isMetric ? size.metricPipe : size.pipe };
}

const flangeLeaf: Leaf = {
  key: 'pipe-flange',
  name: 'فلنج فولادی',
  scientificName: 'Steel pipe flange',
  synonyms: ['فلنج', 'فلنچ', 'flange', 'WN', 'SO', 'A105'],
  description:
    'فلنج A105 برای جداشدنی کردن خط و بستن شیر و پمپ. کلاس ۱۵۰ و PN16 هم‌خوان نیستند؛ دایرهٔ پیچ و تعداد سوراخ را با فلنج روبه‌رو بسنجید.',
  glyph: 'flange',
  trade: 'piping',
  saleUnitId: 'EACH',
  drawing: ({ form }) => (form === 'WN' ? 'weldNeckFlange' : form === 'BL' ? 'blindFlange' : 'flange'),
  properties: [
    dnProperty,
    option('rating', 'ردهٔ فشار', ratingTitles, inList),
    option(
      'form',
      'نوع',
      {
        WN: ['گردن‌جوش (WN)', 'گلودار', 'گردن‌دار', 'جوشی گردن'],
        SO: ['اسلیپان (SO)', 'اسلیپون', 'سلیپان'],
        BL: ['کور (Blind)', 'بلایند'],
      },
      inList,
    ),
    outside,
    measure('t', 'ضخامت t', 'mm', { decimals: 1 }),
    measure('K', 'قطر دایرهٔ پیچ K', 'mm', inList, { decimals: 1 }),
    { key: 'n', name: 'تعداد سوراخ پیچ', dataType: 'number', decimals: 0, isFilterable: true, isComparable: true },
    measure('d', 'قطر سوراخ پیچ', 'mm', { decimals: 1 }),
    pieceMass,
  ],
  *products() {
    const boreOf = new Map(pipes.map(({ DN, D }) => [DN, D]));
    for (const { rating, DN, D, t, K, n, d } of flanges) {
      for (const form of ['WN', 'SO', 'BL'] as const) {
        const bore = form === 'BL' ? 0 : (boreOf.get(DN) ?? 0);
        const mass = round((ringArea(D, bore) - n * ringArea(d, 0)) * t * steelDensity * flangeForms[form].share, 2);
        const title = ratingTitles[rating as keyof typeof ratingTitles];
        yield {
          code: `${rating}-DN${DN}-${form}`,
          title: `فلنج ${flangeForms[form].title} DN${DN} ${title}`,
          scientificName: `${flangeForms[form].english} flange DN${DN} ${rating}`,
          partNumbers: [`${form} DN${DN} ${rating === 'PN16' ? 'PN16' : `${rating.slice(5)}#`} RF`],
          standards: [rating === 'PN16' ? 'EN 1092-1' : 'ASME B16.5', 'ASTM A105'],
          dims: { D, K, d, t, n, ...hubDims(form, rating, DN) },
          values: { dn: `DN${DN}`, rating, form, D, t, K, n, d, mass },
          priceRial: 250_000 + mass * 980_000,
          isCommon: rating === 'class150' && DN <= 150,
        };
      }
    }
  },
};

function* fittings(kind: 'elbow' | 'tee'): Generator<Draft> {
  for (const { DN, nps, D, s40, s80, A, C } of pipes) {
    for (const [schedule, t] of [
      ['40', s40],
      ['80', s80],
    ] as const) {
      const lineKg = massPerMetre(ringArea(D, D - 2 * t));
      /** Pipe length in the fitting: a quarter circle of radius A, or run 2C plus branch C minus half the run's diameter. */
      const length = kind === 'elbow' ? (Math.PI / 2) * A : 3 * C - D / 2;
      const mass = round((lineKg * length) / 1000, 2);
      yield {
        code: `DN${DN}-${schedule}`,
        title: `${kind === 'elbow' ? 'زانوی ۹۰ درجهٔ جوشی' : 'سه‌راه مساوی جوشی'} ${nps} اینچ SCH ${schedule}`,
        scientificName: `${kind === 'elbow' ? '90° LR elbow' : 'Equal tee'} NPS ${nps} SCH ${schedule}`,
        partNumbers: [`${kind === 'elbow' ? 'ELL90LR' : 'TEE'} NPS ${nps} SCH${schedule} WPB`],
        standards: ['ASME B16.9', 'ASTM A234 WPB'],
        dims: kind === 'elbow' ? { D, R: A, t } : { D, C, t },
        values: {
          dn: `DN${DN}`,
          nps: `${nps}"`,
          schedule: `sch${schedule}`,
          D,
          t,
          centre: kind === 'elbow' ? A : C,
          mass,
        },
        priceRial: 120_000 + mass * (kind === 'elbow' ? 1_150_000 : 1_700_000),
        isCommon: kind === 'elbow' && DN <= 100,
      };
    }
  }
}

const fittingProperties = [
  dnProperty,
  npsProperty,
  schedules,
  outside,
  measure('t', 'ضخامت جداره t', 'mm', { decimals: 2 }),
  measure('centre', 'مرکز تا سر', 'mm', inList, { decimals: 0 }),
  pieceMass,
];

const elbowLeaf: Leaf = {
  key: 'butt-weld-elbow',
  name: 'زانوی جوشی',
  scientificName: 'Butt welding elbow',
  synonyms: ['زانو', 'زانویی', 'elbow', 'LR', 'WPB'],
  description:
    'زانوی شعاع‌بلند برای چرخش مسیر لوله؛ شعاع خم ۱٫۵ برابر اندازهٔ اسمی است. ردهٔ آن را با لوله برابر بگیرید تا لبه‌ها هم‌تراز جوش شود.',
  glyph: 'pipe',
  trade: 'piping',
  saleUnitId: 'EACH',
  drawing: 'elbow',
  properties: fittingProperties,
  products: () => fittings('elbow'),
};

const teeLeaf: Leaf = {
  key: 'butt-weld-tee',
  name: 'سه‌راه جوشی',
  scientificName: 'Butt welding tee',
  synonyms: ['سه راهی', 'سه راه', 'تی', 'tee'],
  description:
    'انشعاب مساوی از خط لوله با جوش لب‌به‌لب. مرکز تا سر بر پایهٔ ASME B16.9 است و در نقشهٔ ایزومتریک از همان عدد استفاده کنید.',
  glyph: 'pipe',
  trade: 'piping',
  saleUnitId: 'EACH',
  drawing: 'tee',
  properties: fittingProperties,
  products: () => fittings('tee'),
};

/** Density of PE100 in kg/mm³. */
const polyethyleneDensity = 0.955e-6;

const polyethyleneLeaf: Leaf = {
  key: 'polyethylene-pipe',
  name: 'لولهٔ پلی‌اتیلن',
  scientificName: 'PE100 pressure pipe',
  synonyms: ['لوله پلی اتیلن', 'PE100', 'HDPE', 'پلی‌اتیلن آب‌رسانی'],
  description:
    'لولهٔ PE100 برای آب‌رسانی و آبیاری، با جوش لب‌به‌لب یا اتصال پیچی. SDR نسبت قطر به ضخامت است؛ SDR11 فشار ۱۶ و SDR17 فشار ۱۰ بار را در ۲۰ درجه می‌برد.',
  glyph: 'pipe',
  trade: 'piping',
  saleUnitId: 'M',
  drawing: 'pipe',
  properties: [
    outside,
    wall,
    option('sdr', 'SDR', { SDR11: 'SDR 11', SDR17: 'SDR 17' }, inList),
    measure('pressure', 'فشار کار', 'barG', inList, { decimals: 0, betterWhen: 'higher' }),
    lineMass,
  ],
  *products() {
    for (const { D, e17, e11 } of polyethylene) {
      for (const [sdr, t, pressure] of [
        ['SDR11', e11, 16],
        ['SDR17', e17, 10],
      ] as const) {
        if (Number.isNaN(t)) continue;
        const mass = round(massPerMetre(ringArea(D, D - 2 * t), polyethyleneDensity), 3);
        yield {
          code: `${D}-${sdr}`,
          title: `لولهٔ پلی‌اتیلن PE100 قطر ${D} فشار ${pressure} بار`,
          scientificName: `PE100 pipe ${D} ${sdr}`,
          partNumbers: [`PE100 ${D}x${t} ${sdr}`],
          standards: ['ISO 4427-2', 'ISIRI 14427-2'],
          dims: { D, t },
          values: { D, t, sdr, pressure, massPerMetre: mass },
          priceRial: mass * 1_150_000,
          isCommon: D <= 110,
        };
      }
    }
  },
};

export const piping: Branch = {
  key: 'piping',
  name: 'لوله، فلنج و اتصالات',
  scientificName: 'Pipe, flanges and fittings',
  synonyms: ['پایپینگ', 'لوله و اتصالات', 'piping', 'pipe'],
  description:
    'لولهٔ فولادی، استنلس و پلی‌اتیلن با فلنج و اتصالات جوشی. DN و NPS نام اندازه‌اند نه طول؛ قطر و ضخامت واقعی در جدول هر کالا آمده است.',
  glyph: 'pipe',
  leaves: [carbonPipes, stainlessPipes, flangeLeaf, elbowLeaf, teeLeaf, polyethyleneLeaf],
};
