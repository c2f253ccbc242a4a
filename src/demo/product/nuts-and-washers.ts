import { discArea, hexagonArea, ringArea, round, steelDensity } from '../geometry.ts';
import type { Draft, Leaf } from '../leaf.ts';
import { inList, measure, option, sizes } from '../properties.ts';
import { gradeProperty, grades, threadProperty } from './bolts.ts';
import { hexagons, washers } from './fasteners-table.ts';

const massProperty = measure('mass', 'وزن تقریبی', 'g', { decimals: 1 });
const nutClass = option(
  'nutClass',
  'ردهٔ مهره',
  { class8: 'کلاس 8', class10: 'کلاس 10', A2: ['استنلس A2', '304'] },
  inList,
);
const nutFactor = { class8: 1, class10: 1.3, A2: 3.5 } as const;
const nutLabel = { class8: '8', class10: '10', A2: 'A2' } as const;
type NutClass = keyof typeof nutFactor;

function* nuts(isLocking: boolean, offered: NutClass[]): Generator<Draft> {
  for (const { d, P, s, e, m } of hexagons) {
    if (isLocking && (d > 30 || d === 22 || d === 27)) continue;
    /** DIN 985: with its nylon ring the nut is as high as its nominal diameter. */
    const height = isLocking ? d : m;
    const mass = round((hexagonArea(s) - discArea(d * 0.93)) * m * steelDensity * 950, 1);
    for (const key of offered) {
      yield {
        code: `M${d}-${key}`,
        title: `مهرهٔ ${isLocking ? 'قفلی کاسه‌نمدی' : 'شش‌گوش'} M${d} ${key === 'A2' ? 'استنلس' : 'کلاس'} ${nutLabel[key]}`,
        scientificName: `${isLocking ? 'Prevailing torque' : 'Hexagon'} nut M${d}`,
        partNumbers: [`M${d} ${isLocking ? 'DIN 985' : 'DIN 934'} ${nutLabel[key]}`],
        standards: isLocking ? ['DIN 985', 'ISO 10511'] : ['ISO 4032', 'DIN 934'],
        dims: { d, s, m: height },
        values: { thread: `M${d}`, P, s, e, m: height, mass, nutClass: key },
        priceRial: (1200 + mass * 1300) * nutFactor[key] * (isLocking ? 1.6 : 1),
        isCommon: d >= 6 && d <= 24,
      };
    }
  }
}

const nutProperties = [
  threadProperty,
  nutClass,
  measure('s', 'آچارخور s', 'mm', inList, { decimals: 0 }),
  measure('m', 'ارتفاع m', 'mm', inList, { decimals: 1 }),
  measure('e', 'گوشه تا گوشه e', 'mm', { decimals: 2 }),
  measure('P', 'گام رزوه P', 'mm', { decimals: 2 }),
  massProperty,
];

export const hexNuts: Leaf = {
  key: 'hexagon-nut',
  name: 'مهرهٔ شش‌گوش',
  scientificName: 'Hexagon nut',
  synonyms: ['مهره', 'DIN 934', 'hex nut', 'nut'],
  description:
    'مهرهٔ معمولی نوع ۱ برای پیچ‌های متریک با گام درشت. کلاس مهره را دست‌کم برابر رقم نخست ردهٔ پیچ بگیرید؛ برای پیچ 8.8 مهرهٔ کلاس 8.',
  glyph: 'nut',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'hexNut',
  properties: nutProperties,
  products: () => nuts(false, ['class8', 'class10', 'A2']),
};

export const lockNuts: Leaf = {
  key: 'prevailing-torque-nut',
  name: 'مهرهٔ قفلی کاسه‌نمدی',
  scientificName: 'Prevailing torque nut with nylon insert',
  synonyms: ['مهره کاسه نمدی', 'مهره نایلونی', 'DIN 985', 'lock nut'],
  description:
    'حلقهٔ پلی‌آمیدی درون مهره در برابر بازشدن بر اثر لرزش ایستادگی می‌کند. تا حدود ۱۲۰ درجهٔ سلسیوس به کار می‌رود و بهتر است پس از بازشدن نو شود.',
  glyph: 'nut',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'lockNut',
  properties: nutProperties,
  products: () => nuts(true, ['class8', 'A2']),
};

const washerMaterial = option(
  'material',
  'جنس',
  { steel: 'فولاد 200HV گالوانیزه', A2: ['استنلس A2', '304'], springSteel: 'فولاد فنر' },
  inList,
);

const washerProperties = [
  threadProperty,
  washerMaterial,
  measure('d1', 'قطر داخلی d1', 'mm', inList, { decimals: 1 }),
  measure('d2', 'قطر خارجی d2', 'mm', inList, { decimals: 1 }),
  measure('h', 'ضخامت h', 'mm', inList, { decimals: 1 }),
  massProperty,
];

export const plainWashers: Leaf = {
  key: 'plain-washer',
  name: 'واشر تخت',
  scientificName: 'Plain washer',
  synonyms: ['واشر', 'DIN 125', 'flat washer'],
  description:
    'بار گل پیچ یا مهره را پخش می‌کند و رویهٔ قطعه را نگه می‌دارد. سختی 200HV برای پیچ‌های تا ردهٔ 8.8 و سختی 300HV برای رده‌های بالاتر است.',
  glyph: 'washer',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'washer',
  properties: washerProperties,
  *products() {
    for (const { d, d1, d2, h } of washers) {
      const mass = round(ringArea(d2, d1) * h * steelDensity * 1000, 2);
      for (const material of ['steel', 'A2']) {
        yield {
          code: `M${d}-${material}`,
          title: `واشر تخت M${d} ${material === 'A2' ? 'استنلس A2' : 'گالوانیزه'}`,
          scientificName: `Plain washer M${d}`,
          partNumbers: [`M${d} DIN 125 ${material === 'A2' ? 'A2' : '200HV'}`],
          standards: ['ISO 7089', 'DIN 125'],
          dims: { d1, d2, h },
          values: { thread: `M${d}`, d1, d2, h, mass, material },
          priceRial: (500 + mass * 1100) * (material === 'A2' ? 3.2 : 1),
          isCommon: d >= 6 && d <= 20,
        };
      }
    }
  },
};

export const springWashers: Leaf = {
  key: 'spring-lock-washer',
  name: 'واشر فنری',
  scientificName: 'Spring lock washer',
  synonyms: ['DIN 127', 'spring washer', 'واشر فنر'],
  description:
    'حلقهٔ شکاف‌دار از فولاد فنر که لقی پیچ‌های رده‌پایین را کم می‌کند. برای پیچ‌های پیش‌تنیدهٔ 8.8 به بالا، واشر قفلی دندانه‌دار یا گوه‌ای برتر است.',
  glyph: 'washer',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'springWasher',
  properties: washerProperties,
  *products() {
    for (const { d, d1, D, t } of washers) {
      if (d < 4) continue;
      const inner = d1 - 0.2;
      const mass = round(ringArea(D, inner) * t * steelDensity * 1000, 2);
      yield {
        code: `M${d}`,
        title: `واشر فنری M${d}`,
        scientificName: `Spring lock washer M${d}`,
        partNumbers: [`M${d} DIN 127B`],
        standards: ['DIN 127'],
        dims: { d1: round(inner, 1), d2: D, h: t },
        values: { thread: `M${d}`, d1: round(inner, 1), d2: D, h: t, mass, material: 'springSteel' },
        priceRial: 700 + mass * 1500,
        isCommon: d >= 6 && d <= 20,
      };
    }
  },
};

const rodSizes = [6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 36];

export const threadedRods: Leaf = {
  key: 'threaded-rod',
  name: 'میل‌پیچ متری',
  scientificName: 'Threaded rod',
  synonyms: ['پیچ متری', 'میل رزوه', 'DIN 975', 'DIN 976', 'stud'],
  description:
    'شاخهٔ یک‌متری سراسر رزوه برای آویز تأسیسات، قالب‌بندی و انکر. برای اتصال فلنج فشار قوی به‌جای آن استادبولت ASTM A193 بخواهید.',
  glyph: 'bolt',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'threadedRod',
  properties: [
    threadProperty,
    gradeProperty,
    sizes('length', 'طول شاخه', ['1000 mm']),
    measure('mass', 'وزن', 'kg', inList, { decimals: 2 }),
  ],
  *products() {
    for (const d of rodSizes) {
      for (const grade of ['4.8', '8.8', 'A2-70'] as const) {
        const mass = round(discArea(d) * 1000 * 0.82 * steelDensity, 3);
        yield {
          code: `M${d}-${grade}`,
          title: `میل‌پیچ متری M${d} ${grades[grade].label}`,
          scientificName: `Threaded rod M${d} × 1000`,
          partNumbers: [`M${d}x1000 DIN 976 ${grade}`],
          standards: ['DIN 976-1'],
          dims: { d, L: 1000 },
          values: { thread: `M${d}`, grade, length: '1000 mm', mass },
          priceRial: (60_000 + mass * 950_000) * grades[grade].factor,
          isCommon: d >= 8 && d <= 16,
        };
      }
    }
  },
};
