import { ringArea, round, steelDensity } from '../geometry.ts';
import type { Branch, Draft, Leaf } from '../leaf.ts';
import { inList, measure, option } from '../properties.ts';
import { list } from '../table.ts';
import { countersunkScrews, fullThreadBolts, partThreadBolts, socketCapScrews } from './bolts.ts';
import { boreRings, keys, shaftRings } from './fasteners-table.ts';
import { hexNuts, lockNuts, plainWashers, springWashers, threadedRods } from './nuts-and-washers.ts';

const ringProperties = (place: string) => [
  measure('d1', `${place} d1`, 'mm', inList, { decimals: 0 }),
  measure('s', 'ضخامت s', 'mm', inList, { decimals: 2 }),
  measure('d3', 'قطر آزاد d3', 'mm', { decimals: 1 }),
  measure('d2', 'قطر شیار d2', 'mm', inList, { decimals: 1 }),
];

function* rings(rows: typeof shaftRings, din: string, place: string): Generator<Draft> {
  for (const { d1, s, d3, d2 } of rows) {
    yield {
      code: `${d1}`,
      title: `خار فنری ${place} ${d1} میلی‌متر`,
      scientificName: `Retaining ring ${d1} × ${s}`,
      partNumbers: [`${din} ${d1}x${s}`],
      standards: [din],
      dims: { d1, s, d3, d2 },
      values: { d1, s, d3, d2 },
      priceRial: 9000 + d1 * d1 * s * 14,
      isCommon: d1 >= 15 && d1 <= 50,
    };
  }
}

const shaftRingLeaf: Leaf = {
  key: 'retaining-ring-shaft',
  name: 'خار فنری محور',
  scientificName: 'Retaining ring for shafts',
  synonyms: ['خار رو', 'سیرکلیپ', 'circlip', 'DIN 471', 'خار بیرونی'],
  description:
    'در شیار روی محور می‌نشیند و بلبرینگ، چرخ‌دنده یا پولی را از جابه‌جایی محوری بازمی‌دارد. با خاربازکن بیرونی بسته می‌شود؛ قطر شیار d2 را در نقشه بیاورید.',
  glyph: 'washer',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'retainingRing',
  properties: ringProperties('قطر محور'),
  products: () => rings(shaftRings, 'DIN 471', 'محور'),
};

const boreRingLeaf: Leaf = {
  key: 'retaining-ring-bore',
  name: 'خار فنری سوراخ',
  scientificName: 'Retaining ring for bores',
  synonyms: ['خار تو', 'خار درونی', 'circlip', 'DIN 472'],
  description:
    'در شیار درون سوراخ می‌نشیند و بلبرینگ را در پوسته نگه می‌دارد. اندازهٔ اسمی آن قطر سوراخ است، نه قطر آزاد خار.',
  glyph: 'washer',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'boreRing',
  properties: ringProperties('قطر سوراخ'),
  products: () => rings(boreRings, 'DIN 472', 'سوراخ'),
};

const parallelKeys: Leaf = {
  key: 'parallel-key',
  name: 'خار موازی (خار تخت)',
  scientificName: 'Parallel key',
  synonyms: ['خار', 'کی', 'DIN 6885', 'parallel key', 'خار مستطیلی'],
  description:
    'گشتاور را میان محور و چرخ‌دنده یا کوپلینگ می‌رساند. مقطع آن از قطر محور به دست می‌آید؛ برای محور بالای ۳۰ تا ۳۸ میلی‌متر خار ۱۰ در ۸.',
  glyph: 'product',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: ({ form }) => (form === 'A' ? 'parallelKey' : undefined),
  properties: [
    measure('b', 'عرض b', 'mm', inList, { decimals: 0 }),
    measure('h', 'ارتفاع h', 'mm', inList, { decimals: 0 }),
    measure('L', 'طول L', 'mm', inList, { decimals: 0 }),
    { ...measure('shaft', 'قطر محور', 'mm', inList), dataType: 'range' },
    option('form', 'شکل', { A: 'دو سر گرد (A)', B: 'دو سر تخت (B)' }),
    measure('mass', 'وزن', 'g', { decimals: 1 }),
  ],
  *products() {
    for (const { b, h, from, to, lengths } of keys) {
      for (const L of list(lengths.replaceAll(',', ' '))) {
        const rounded = b * b - ringArea(b, 0);
        const mass = round((b * L - rounded) * h * steelDensity * 1000, 1);
        yield {
          code: `${b}x${h}x${L}`,
          title: `خار تخت ${b}×${h}×${L} شکل A`,
          scientificName: `Parallel key A ${b}×${h}×${L}`,
          partNumbers: [`DIN 6885-A-${b}x${h}x${L}`],
          standards: ['DIN 6885-1', 'ISO/R 773'],
          dims: { b, h, L },
          values: { b, h, L, shaft: [from, to], form: 'A', mass },
          priceRial: 25_000 + mass * 1900,
          isCommon: b >= 6 && b <= 14,
        };
      }
    }
  },
};

export const fasteners: Branch = {
  key: 'fasteners',
  name: 'پیچ، مهره و اتصالات',
  scientificName: 'Fasteners',
  synonyms: ['پیچ و مهره', 'اتصالات مکانیکی', 'fastener', 'bolt', 'nut'],
  description:
    'پیچ، مهره، واشر، خار و میل‌پیچ متریک با اندازه‌های ISO و DIN. رزوه، طول و ردهٔ استحکام را بگویید تا جایگزین درست پیدا شود.',
  glyph: 'bolt',
  leaves: [
    fullThreadBolts,
    partThreadBolts,
    socketCapScrews,
    countersunkScrews,
    hexNuts,
    lockNuts,
    plainWashers,
    springWashers,
    threadedRods,
    shaftRingLeaf,
    boreRingLeaf,
    parallelKeys,
  ],
};
