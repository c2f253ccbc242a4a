import { discArea, massPerMetre, round, steelDensity } from '../geometry.ts';
import type { Draft, Leaf } from '../leaf.ts';
import { inList, measure } from '../properties.ts';
import { list } from '../table.ts';
import { angles, hea, heb, hollows, ipe, upn } from './steel-table.ts';

/** Price per kilogram in rial, ex works. */
const steelPrice = { beam: 485_000, wideFlange: 560_000, channel: 500_000, angle: 470_000, hollow: 540_000 };

/** Area that one root fillet adds to a section: a square of side r minus a quarter circle. */
const filletArea = (r: number) => r * r - discArea(2 * r) / 4;

const beamProperties = [
  measure('h', 'ارتفاع h', 'mm', inList, { decimals: 0 }),
  measure('b', 'عرض بال b', 'mm', inList, { decimals: 0 }),
  measure('tw', 'ضخامت جان tw', 'mm', inList, { decimals: 1 }),
  measure('tf', 'ضخامت بال tf', 'mm', inList, { decimals: 1 }),
  measure('massPerMetre', 'وزن هر متر', 'kg/m', inList, { decimals: 1 }),
  measure('area', 'سطح مقطع', 'mm2', { decimals: 0 }),
  measure('stock', 'طول شاخه', 'm', { decimals: 0 }),
];

function* beams(rows: typeof ipe, letters: string, word: string, priceRial: number): Generator<Draft> {
  for (const { size, h, b, tw, tf, r } of rows) {
    const area = 2 * b * tf + (h - 2 * tf) * tw + 4 * filletArea(r);
    yield {
      code: `${letters}${size}`,
      title: `${word} ${letters} ${size}`,
      scientificName: `${letters} ${size} beam`,
      partNumbers: [`${letters}${size}`],
      standards: ['EN 10365', 'EN 10025-2'],
      dims: { h, b, tw, tf },
      values: {
        h,
        b,
        tw,
        tf,
        area: round(area, 0),
        massPerMetre: round(massPerMetre(area), 1),
        stock: 12,
        steel: 'S235JR',
      },
      priceRial,
      isCommon: size <= 300,
    };
  }
}

const beamLeaf = (
  leaf: Pick<Leaf, 'key' | 'name' | 'scientificName' | 'synonyms' | 'description' | 'products'>,
): Leaf => ({
  ...leaf,
  glyph: 'beam',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'iBeam',
  properties: beamProperties,
});

export const ipeLeaf = beamLeaf({
  key: 'ipe-beam',
  name: 'تیرآهن معمولی IPE',
  scientificName: 'IPE parallel flange beam',
  synonyms: ['تیرآهن', 'آی‌پی‌ای', 'IPE', 'تیر'],
  description:
    'تیر با بال موازی برای سقف، شاه‌تیر و سازهٔ سبک؛ شمارهٔ آن ارتفاع مقطع بر حسب میلی‌متر است. قیمت بر پایهٔ کیلوگرم است و وزن شاخهٔ ۱۲ متری با باسکول سنجیده می‌شود.',
  products: () => beams(ipe, 'IPE', 'تیرآهن', steelPrice.beam),
});

export const heaLeaf = beamLeaf({
  key: 'hea-beam',
  name: 'تیرآهن بال‌پهن سبک HEA',
  scientificName: 'HEA wide flange beam',
  synonyms: ['هاش سبک', 'IPBL', 'HEA', 'تیرآهن هاش'],
  description:
    'بال‌پهن سبک با ارتفاعی کمی کمتر از شمارهٔ اسمی؛ برای ستون و تیر با بار متوسط. ارتفاع واقعی HEA200 برابر ۱۹۰ میلی‌متر است.',
  products: () => beams(hea, 'HEA', 'تیرآهن بال‌پهن', steelPrice.wideFlange),
});

export const hebLeaf = beamLeaf({
  key: 'heb-beam',
  name: 'تیرآهن بال‌پهن سنگین HEB',
  scientificName: 'HEB wide flange beam',
  synonyms: ['هاش سنگین', 'IPB', 'HEB'],
  description: 'مقطع پرمصرف ستون سازهٔ فولادی با بال پهن و ضخیم. تا شمارهٔ ۳۰۰ ارتفاع و عرض برابر است.',
  products: () => beams(heb, 'HEB', 'تیرآهن بال‌پهن', steelPrice.wideFlange),
});

export const channelLeaf: Leaf = {
  key: 'upn-channel',
  name: 'ناودانی UPN',
  scientificName: 'UPN channel',
  synonyms: ['ناودانی', 'UNP', 'U channel'],
  description: 'مقطع U با بال شیب‌دار برای شاسی، پل‌ها و بادبند. ضخامت بال tf در میانهٔ بال اندازه گرفته می‌شود.',
  glyph: 'beam',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'channel',
  properties: beamProperties,
  *products() {
    for (const { size, h, b, tw, tf, mass } of upn) {
      yield {
        code: `UPN${size}`,
        title: `ناودانی UPN ${size}`,
        scientificName: `UPN ${size} channel`,
        partNumbers: [`UPN${size}`],
        standards: ['DIN 1026-1', 'EN 10025-2'],
        dims: { h, b, tw, tf },
        values: {
          h,
          b,
          tw,
          tf,
          area: round(mass / 1000 / steelDensity, -1),
          massPerMetre: mass,
          stock: size <= 80 ? 6 : 12,
          steel: 'S235JR',
        },
        priceRial: steelPrice.channel,
        isCommon: size <= 200,
      };
    }
  },
};

export const angleLeaf: Leaf = {
  key: 'equal-angle',
  name: 'نبشی بال‌مساوی',
  scientificName: 'Equal leg angle',
  synonyms: ['نبشی', 'L', 'angle'],
  description:
    'نبشی گرم نوردیده با دو بال برابر برای خرپا، بادبند و درپوش. اندازه به صورت بال × ضخامت نوشته می‌شود، مانند ۵۰×۵.',
  glyph: 'beam',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'angle',
  properties: [
    measure('a', 'بال a', 'mm', inList, { decimals: 0 }),
    measure('t', 'ضخامت t', 'mm', inList, { decimals: 1 }),
    measure('massPerMetre', 'وزن هر متر', 'kg/m', inList, { decimals: 2 }),
    measure('stock', 'طول شاخه', 'm', { decimals: 0 }),
  ],
  *products() {
    for (const { a, t, r } of angles) {
      /** EN 10056-1: the toe radius is half the root radius. */
      const area = t * (2 * a - t) + filletArea(r) - 2 * filletArea(r / 2);
      yield {
        code: `L${a}x${t}`,
        title: `نبشی ${a}×${a}×${t}`,
        scientificName: `Equal angle ${a}×${a}×${t}`,
        partNumbers: [`L${a}x${a}x${t}`],
        standards: ['EN 10056-1', 'EN 10025-2'],
        dims: { a, t },
        values: { a, t, massPerMetre: round(massPerMetre(area), 2), stock: a < 100 ? 6 : 12, steel: 'S235JR' },
        priceRial: steelPrice.angle,
        isCommon: a <= 60,
      };
    }
  },
};

export const hollowLeaf: Leaf = {
  key: 'hollow-section',
  name: 'قوطی صنعتی',
  scientificName: 'Square and rectangular hollow section',
  synonyms: ['قوطی پروفیل', 'پروفیل قوطی', 'SHS', 'RHS', 'قوطی ستونی'],
  description:
    'لولهٔ چهارگوش و مستطیل گرم‌کار برای ستون، قاب و شاسی ماشین. گوشهٔ بیرونی با شعاع ۱٫۵ برابر ضخامت گرد است و وزن هر متر با همین شکل به دست آمده.',
  glyph: 'beam',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'hollowSquare',
  properties: [
    measure('h', 'ارتفاع h', 'mm', inList, { decimals: 0 }),
    measure('b', 'عرض b', 'mm', inList, { decimals: 0 }),
    measure('t', 'ضخامت t', 'mm', inList, { decimals: 1 }),
    measure('massPerMetre', 'وزن هر متر', 'kg/m', inList, { decimals: 2 }),
    measure('stock', 'طول شاخه', 'm', { decimals: 0 }),
  ],
  *products() {
    for (const { h, b, walls } of hollows) {
      for (const t of list(walls.replaceAll(',', ' '))) {
        const corners = 4 * (filletArea(1.5 * t) - filletArea(t));
        const area = 2 * t * (h + b - 2 * t) - corners;
        yield {
          code: `${h}x${b}x${t}`,
          title: `قوطی ${h}×${b}×${t}`,
          scientificName: `Hollow section ${h}×${b}×${t}`,
          partNumbers: [`${h === b ? 'SHS' : 'RHS'} ${h}x${b}x${t}`],
          standards: ['EN 10210-2'],
          dims: { h, b, t },
          values: { h, b, t, massPerMetre: round(massPerMetre(area), 2), stock: h <= 100 ? 6 : 12, steel: 'S235JR' },
          priceRial: steelPrice.hollow,
          isCommon: h <= 80 && t <= 4,
        };
      }
    }
  },
};
