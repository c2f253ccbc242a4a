import {
  aluminiumDensity,
  copperDensity,
  discArea,
  massPerMetre,
  round,
  stainlessDensity,
  steelDensity,
} from '../geometry.ts';
import type { Branch, Leaf } from '../leaf.ts';
import { inList, measure, option } from '../properties.ts';
import { list } from '../table.ts';
import { angleLeaf, channelLeaf, heaLeaf, hebLeaf, hollowLeaf, ipeLeaf } from './steel-sections.ts';

const barGrades = [
  { key: 'S235JR', label: 'ST37', standard: 'EN 10060', price: 500_000 },
  { key: 'C45E', label: 'CK45', standard: 'EN 10083-2', price: 640_000 },
  { key: '42CrMo4', label: 'MO40', standard: 'EN 10083-3', price: 820_000 },
];

const roundBars: Leaf = {
  key: 'round-bar',
  name: 'میلگرد ساده و فولاد آلیاژی گرد',
  scientificName: 'Round steel bar',
  synonyms: ['میلگرد ساده', 'گرد', 'CK45', 'MO40', 'round bar', 'فولاد گرد'],
  description:
    'گرد نوردی برای تراشکاری محور، پین و پیچ. CK45 برای محورهای معمولی و MO40 برای قطعهٔ عملیات حرارتی‌شده با بار سنگین انتخاب می‌شود.',
  glyph: 'steel',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'roundBar',
  properties: [
    measure('d', 'قطر d', 'mm', inList, { decimals: 0 }),
    measure('massPerMetre', 'وزن هر متر', 'kg/m', inList, { decimals: 2 }),
    measure('stock', 'طول شاخه', 'm', { decimals: 0 }),
  ],
  *products() {
    for (const d of list('16 20 25 30 35 40 45 50 55 60 70 80 90 100 120 140 160 200')) {
      for (const { key, label, standard, price } of barGrades) {
        yield {
          code: `${d}-${key}`,
          title: `گرد ${label} قطر ${d} میلی‌متر`,
          scientificName: `Round bar ${key} ⌀${d}`,
          partNumbers: [`RD${d} ${key}`],
          standards: [standard],
          dims: { d, L: 6000 },
          values: { d, massPerMetre: round(massPerMetre(discArea(d)), 2), stock: 6, steel: key },
          priceRial: price,
          isCommon: d >= 20 && d <= 60,
        };
      }
    }
  },
};

const rebars: Leaf = {
  key: 'reinforcing-bar',
  name: 'میلگرد آجدار',
  scientificName: 'Ribbed reinforcing bar',
  synonyms: ['آرماتور', 'میلگرد', 'rebar', 'A3', 'A2'],
  description:
    'آرماتور بتن با آج جناغی؛ ردهٔ A3 تنش تسلیم ۴۰۰ و ردهٔ A2 تنش ۳۴۰ مگاپاسکال دارد. وزن هر متر از قطر اسمی به دست می‌آید.',
  glyph: 'steel',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'rebar',
  properties: [
    measure('d', 'قطر اسمی d', 'mm', inList, { decimals: 0 }),
    measure('massPerMetre', 'وزن هر متر', 'kg/m', inList, { decimals: 3 }),
    measure('yield', 'تنش تسلیم', 'MPa', inList, { decimals: 0, betterWhen: 'higher' }),
    option('rebarClass', 'رده', { A2: 'A2 (S340)', A3: 'A3 (S400)' }, inList),
  ],
  *products() {
    for (const d of list('8 10 12 14 16 18 20 22 25 28 32')) {
      for (const rebarClass of d <= 12 ? ['A2', 'A3'] : ['A3']) {
        yield {
          code: `${d}-${rebarClass}`,
          title: `میلگرد آجدار ${rebarClass} قطر ${d} میلی‌متر`,
          scientificName: `Reinforcing bar ${rebarClass} ⌀${d}`,
          partNumbers: [`${rebarClass}-${d}`],
          standards: ['ISIRI 3132'],
          dims: { d, L: 12000 },
          values: {
            d,
            massPerMetre: round(massPerMetre(discArea(d)), 3),
            yield: rebarClass === 'A3' ? 400 : 340,
            rebarClass,
          },
          priceRial: 455_000,
          isCommon: true,
        };
      }
    }
  },
};

const plateRows = [
  {
    key: 'S235JR',
    label: 'ورق سیاه ST37',
    gauges: '2 3 4 5 6 8 10 12 15 20 25 30 40 50',
    density: steelDensity,
    price: 530_000,
    standard: 'EN 10029',
  },
  {
    key: 'S355JR',
    label: 'ورق سیاه ST52',
    gauges: '6 8 10 12 15 20 25 30 40',
    density: steelDensity,
    price: 590_000,
    standard: 'EN 10029',
  },
  {
    key: 'DX51D',
    label: 'ورق گالوانیزه',
    gauges: '0.5 0.6 0.7 0.8 1 1.25 1.5 2',
    density: steelDensity,
    price: 690_000,
    standard: 'EN 10346',
  },
  {
    key: 'AISI304',
    label: 'ورق استیل 304',
    gauges: '0.5 0.8 1 1.5 2 3 4 5 6 8 10',
    density: stainlessDensity,
    price: 2_950_000,
    standard: 'EN 10088-2',
  },
  {
    key: 'AISI316L',
    label: 'ورق استیل 316L',
    gauges: '1 1.5 2 3 4 5 6 8 10',
    density: stainlessDensity,
    price: 4_600_000,
    standard: 'EN 10088-2',
  },
  {
    key: 'AW1050',
    label: 'ورق آلومینیوم 1050',
    gauges: '0.5 0.7 1 1.5 2 3 4 5',
    density: aluminiumDensity,
    price: 3_700_000,
    standard: 'EN 485-2',
  },
  {
    key: 'CuETP',
    label: 'ورق مس',
    gauges: '0.5 1 2 3 5',
    density: copperDensity,
    price: 13_800_000,
    standard: 'EN 1652',
  },
];

const plates: Leaf = {
  key: 'sheet-and-plate',
  name: 'ورق فلزی',
  scientificName: 'Metal sheet and plate',
  synonyms: ['ورق', 'ورق سیاه', 'ورق گالوانیزه', 'ورق استیل', 'sheet', 'plate'],
  description:
    'ورق سیاه، گالوانیزه، استنلس، آلومینیوم و مس با ضخامت‌های رایج بازار. وزن هر متر مربع از ضخامت و چگالی به دست آمده؛ برش به اندازه جداگانه سفارش می‌شود.',
  glyph: 'sheet',
  trade: 'steel',
  saleUnitId: 'KiloGM',
  drawing: 'plate',
  properties: [
    measure('t', 'ضخامت t', 'mm', inList, { decimals: 2 }),
    measure('W', 'عرض', 'mm', inList, { decimals: 0 }),
    measure('L', 'طول', 'mm', { decimals: 0 }),
    measure('sheetMass', 'وزن یک برگ', 'kg', inList, { decimals: 1 }),
  ],
  *products() {
    for (const { key, label, gauges, density, price, standard } of plateRows) {
      for (const t of list(gauges)) {
        const [W, L] = t <= 1.5 ? [1000, 2000] : t < 6 ? [1250, 2500] : [1500, 6000];
        yield {
          code: `${key}-${t}`,
          title: `${label} ضخامت ${t} میلی‌متر`,
          scientificName: `${key} sheet ${t} mm`,
          partNumbers: [`PL${t}x${W}x${L} ${key}`],
          standards: [standard],
          dims: { t, W, L },
          values: { t, W, L, sheetMass: round(t * W * L * density, 1), steel: key },
          priceRial: price,
          isCommon: key === 'S235JR' || t === 1 || t === 2,
        };
      }
    }
  },
};

export const steel: Branch = {
  key: 'metals',
  name: 'آهن‌آلات و فلزات',
  scientificName: 'Steel and metals',
  synonyms: ['آهن آلات', 'پروفیل', 'مقاطع فولادی', 'steel'],
  description:
    'تیرآهن، ناودانی، نبشی، قوطی، میلگرد و ورق با ابعاد استاندارد و وزن محاسبه‌شده. قیمت‌ها ریال بر کیلوگرم و بدون هزینهٔ حمل است.',
  glyph: 'steel',
  properties: [
    option('steel', 'جنس', {
      S235JR: ['فولاد S235JR', 'ST37'],
      S355JR: ['فولاد S355JR', 'ST52'],
      C45E: ['فولاد C45E', 'CK45'],
      '42CrMo4': ['فولاد 42CrMo4', 'MO40'],
      DX51D: 'فولاد گالوانیزهٔ DX51D',
      AISI304: ['استنلس 304', '1.4301', 'استیل نگیر'],
      AISI316L: ['استنلس 316L', '1.4404'],
      AW1050: ['آلومینیوم 1050', 'EN AW-1050A'],
      CuETP: ['مس Cu-ETP', 'C11000'],
    }),
  ],
  leaves: [ipeLeaf, heaLeaf, hebLeaf, channelLeaf, angleLeaf, hollowLeaf, roundBars, rebars, plates],
};
