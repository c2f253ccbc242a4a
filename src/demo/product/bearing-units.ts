import { ringArea, round, steelDensity } from '../geometry.ts';
import type { Leaf } from '../leaf.ts';
import { inList, measure } from '../properties.ts';
import { tableOf } from '../table.ts';

/** Shaft d, overall length L, centre height h, bolt spacing J, base width A (mm). */
const pillowBlocks = tableOf('$code d L h J A', 'bearing-units/pillow-blocks');

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

const drawnCups = tableOf('$code d D B', 'bearing-units/drawn-cups');

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
