import { ringArea, round, steelDensity } from '../geometry.ts';
import type { Leaf } from '../leaf.ts';
import { inList, measure } from '../properties.ts';
import { table } from '../table.ts';

/** Shaft d, overall length L, centre height h, bolt spacing J, base width A (mm). */
const pillowBlocks = table(
  '$code d L h J A',
  `
  204 20 127 33.3 95 38
  205 25 140 36.5 105 38
  206 30 165 42.9 121 48
  207 35 167 47.6 127 48
  208 40 184 49.2 137 54
  209 45 190 54 146 54
  210 50 206 57.2 159 60
  211 55 219 63.5 171 60
  212 60 241 69.8 184 70
  213 65 265 76.2 203 70
  214 70 266 79.4 210 72
  215 75 275 82.6 217 74
  216 80 292 88.9 232 78
  217 85 310 95.2 247 83
  218 90 327 101.6 262 88
`,
);

/** Share of metal in the box L×A×2h of a cast pillow block with its insert. */
const castShare = 0.24;

export const bearingUnits: Leaf = {
  key: 'pillow-block-bearing-unit',
  name: 'یاتاقان کامل پایه‌دار UCP',
  scientificName: 'Pillow block bearing unit',
  synonyms: ['یاتاقان UCP', 'پیلوبلاک', 'pillow block', 'یاتاقان چدنی'],
  description:
    'بلبرینگ خودتنظیم UC در پوستهٔ چدنی پایه‌دار، آمادهٔ بستن با دو پیچ و دارای گریس‌خور. در نوار نقاله و ماشین‌های کشاورزی رایج است؛ محور با دو پیچ مغزی قفل می‌شود.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: 'bearingHousing',
  properties: [
    measure('h', 'ارتفاع مرکز محور h', 'mm', inList, { decimals: 1 }),
    measure('J', 'فاصلهٔ سوراخ پیچ‌ها J', 'mm', { decimals: 0 }),
    measure('L', 'طول پایه L', 'mm', { decimals: 0 }),
    measure('A', 'عرض پایه A', 'mm', { decimals: 0 }),
  ],
  *products() {
    for (const { code, d, L, h, J, A } of pillowBlocks) {
      const designation = `UCP${code}`;
      const mass = round(L * A * 2 * h * castShare * 7.2e-6 + 0.1, 2);
      yield {
        code: designation,
        title: `یاتاقان کامل پایه‌دار ${designation} محور ${d} میلی‌متر`,
        scientificName: `Pillow block unit ${designation}`,
        partNumbers: [designation, `P${code}`, `UC${code}`],
        standards: ['ISO 3228', 'JIS B 1559'],
        dims: { d, h, L, J, A },
        values: { d, h, J, L, A, mass },
        priceRial: 2_600_000 + mass * 4_200_000,
        isCommon: d <= 50,
      };
    }
  },
};

const drawnCups = table(
  '$code d D B',
  `
  HK0810 8 12 10
  HK1010 10 14 10
  HK1212 12 18 12
  HK1512 15 21 12
  HK1612 16 22 12
  HK1816 18 24 16
  HK2016 20 26 16
  HK2220 22 28 20
  HK2520 25 32 20
  HK2820 28 35 20
  HK3020 30 37 20
  HK3520 35 42 20
  HK4020 40 47 20
  HK4520 45 52 20
  HK5025 50 58 25
`,
);

export const needleBushes: Leaf = {
  key: 'drawn-cup-needle-bearing',
  name: 'رولبرینگ سوزنی HK',
  scientificName: 'Drawn cup needle roller bearing',
  synonyms: ['نیدل رولر', 'سوزنی', 'needle bearing', 'HK'],
  description:
    'پوستهٔ نازک پرسی با سوزن‌های بلند، برای جایی که فضای شعاعی کم است؛ محور سخت‌کاری‌شده خودش نقش رینگ داخلی را دارد. نشیمن باید سخت و با تلرانس N6 باشد.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: 'needleBush',
  *products() {
    for (const { code, d, D, B } of drawnCups) {
      const mass = round(ringArea(D, d) * B * steelDensity * 0.7, 3);
      yield {
        code,
        title: `رولبرینگ سوزنی ${code}`,
        scientificName: `Drawn cup needle roller bearing ${code}`,
        partNumbers: [code],
        standards: ['ISO 3245', 'DIN 618'],
        dims: { d, D, B },
        values: { d, D, B, mass },
        priceRial: 850_000 + mass * 20_000_000,
      };
    }
  },
};
