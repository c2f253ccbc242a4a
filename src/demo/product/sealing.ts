import type { Branch } from '../leaf.ts';
import { inList, measure, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, tableOf } from '../table.ts';

/** AS 568 / ISO 3601-1 class A inside diameters by dash number, per section d2. */
const dashes: [d2: number, first: number, insides: string][] = [
  [1.78, 6, '2.9 3.68 4.47 5.28 6.07 7.65 9.25 10.82 12.42 14 15.6 17.17 18.77 20.35 21.95'],
  [2.62, 110, '9.19 10.77 12.37 13.94 15.54 17.12 18.72 20.29 21.89 23.47 25.07'],
  [3.53, 210, '18.64 20.22 21.82 23.39 24.99 26.57 28.17 29.74 31.34 32.92 34.52 36.09 37.69'],
  [5.33, 325, '37.47 40.64 43.82 46.99 50.17 53.34 56.52 59.69 62.87 66.04'],
];
const oRings = dashes.flatMap(([d2, first, insides]) =>
  list(insides).map((d1, index) => ({ dash: String(first + index).padStart(3, '0'), d1, d2 })),
);

const oilSeals = tableOf('d D B', 'sealing/oil-seals');

const rubber = { NBR: ['لاستیک NBR', 'نیتریل'], FKM: ['وایتون (FKM)', 'viton'] } as const;
const rubbers = [
  { material: 'NBR', factor: 1 },
  { material: 'FKM', factor: 4.5 },
];
const rubberWord = (material: string) => (material === 'FKM' ? 'وایتون' : 'NBR');
const trade = 'sealing' as const;

export const sealing: Branch = {
  key: 'sealing',
  name: 'آب‌بندی',
  scientificName: 'Seals and gaskets',
  synonyms: ['کاسه نمد', 'اورینگ', 'واشر آب‌بندی', 'seal', 'gasket'],
  description:
    'اورینگ، کاسه‌نمد، مکانیکال‌سیل و گسکت برای جلوگیری از نشتی سیال. جنس را با سیال و دما و اندازه را با شیار نشیمن بسنجید.',
  glyph: 'seal',
  properties: [span('temperature', 'بازهٔ دمای کار', '°C', { decimals: 0 })],
  leaves: [
    rowsLeaf({
      text: [
        'o-ring',
        'اورینگ',
        'O-ring',
        'اورینگ لاستیکی، او رینگ، o-ring، AS568',
        'حلقهٔ لاستیکی با مقطع گرد برای آب‌بندی استاتیک و رفت‌وبرگشتی. اندازه با قطر داخلی d1 و مقطع d2 گفته می‌شود.',
      ],
      glyph: 'seal',
      trade,
      saleUnitId: 'EACH',
      drawing: 'oRing',
      standards: ['ISO 3601-1', 'AS 568'],
      properties: [
        measure('d1', 'قطر داخلی d1', 'mm', inList, { decimals: 2 }),
        measure('d2', 'قطر مقطع d2', 'mm', inList, { decimals: 2 }),
        option('material', 'جنس', rubber, inList),
      ],
      rows: pairs(oRings, rubbers),
      label: ({ d1, d2, material }) => `${d1}×${d2} ${rubberWord(material)}`,
      part: ({ dash, material }) => `OR-${dash}-${material}`,
      price: ({ d1, d2, factor }) => (8 + d1 * d2 * d2 * 0.16) * factor,
      dims: ({ d1, d2 }) => ({ d1, d2 }),
      values: ({ material }) => ({ temperature: material === 'NBR' ? [-30, 100] : [-20, 200] }),
      common: ({ material }) => material === 'NBR',
    }),
    rowsLeaf({
      text: [
        'oil-seal',
        'کاسه‌نمد',
        'Rotary shaft lip seal',
        'کاسه نمد، فنر نمد، oil seal، TC',
        'لبهٔ فنردار روی محور گردان، روغن را نگه می‌دارد و گردوغبار را راه نمی‌دهد. شکل TC لبهٔ گردگیر هم دارد.',
      ],
      glyph: 'seal',
      trade,
      saleUnitId: 'EACH',
      drawing: 'oilSeal',
      standards: ['ISO 6194-1', 'DIN 3760'],
      properties: [
        measure('d', 'قطر محور d', 'mm', inList, { decimals: 0 }),
        measure('D', 'قطر نشیمن D', 'mm', inList, { decimals: 0 }),
        measure('B', 'عرض b', 'mm', inList, { decimals: 0 }),
        option('material', 'جنس', rubber, inList),
      ],
      rows: pairs(oilSeals, rubbers),
      label: ({ d, D, B, material }) => `${d}×${D}×${B} ${rubberWord(material)}`,
      part: ({ d, D, B, material }) => `TC-${d}x${D}x${B}-${material}`,
      price: ({ D, B, factor }) => (150 + D * B * 0.9) * (factor === 1 ? 1 : 3.5),
      dims: ({ d, D, B }) => ({ d, D, B }),
      values: ({ material }) => ({ temperature: material === 'NBR' ? [-30, 100] : [-20, 180] }),
      common: ({ d, material }) => material === 'NBR' && d <= 60,
    }),
    rowsLeaf({
      text: [
        'mechanical-seal',
        'مکانیکال‌سیل پمپ',
        'Mechanical seal',
        'سیل مکانیکی، مکانیکال سیل، EN 12756',
        'دو رویهٔ صیقلی گردان و ایستا راه نشت محور پمپ را می‌بندند. طول l1K برابر EN 12756 است و سیل با آن جایگزین می‌شود.',
      ],
      glyph: 'seal',
      trade,
      saleUnitId: 'EACH',
      standards: ['EN 12756'],
      properties: [
        measure('d', 'قطر محور d1', 'mm', inList, { decimals: 0 }),
        measure('L', 'طول l1K', 'mm', inList, { decimals: 1 }),
        option(
          'faces',
          'جنس سطوح',
          { carbonCeramic: 'کربن/سرامیک', carbonSiC: 'کربن/سیلیکون‌کارباید', SiCSiC: 'سیلیکون‌کارباید/سیلیکون‌کارباید' },
          inList,
        ),
      ],
      rows: pairs(tableOf('d L', 'sealing/mechanical-seal'), [
        { faces: 'carbonCeramic', factor: 1 },
        { faces: 'SiCSiC', factor: 2.4 },
      ]),
      label: ({ d, faces }) => `محور ${d} میلی‌متر ${faces === 'SiCSiC' ? 'SiC/SiC' : 'کربن/سرامیک'}`,
      part: ({ d, faces }) => `MS-${d}-${faces === 'SiCSiC' ? 'SS' : 'CC'}`,
      price: ({ d, factor }) => (1500 + d * 130) * factor,
      values: () => ({ temperature: [-20, 140] }),
    }),
    rowsLeaf({
      text: [
        'spiral-wound-gasket',
        'گسکت اسپیرال‌وند',
        'Spiral wound gasket',
        'واشر فلنج، گسکت، spiral wound، B16.20',
        'نوار استنلس و گرافیت پیچیده‌شده برای فلنج رویه‌برجستهٔ بخار و نفت. حلقهٔ بیرونی آن را روی دایرهٔ پیچ هم‌مرکز می‌کند.',
      ],
      glyph: 'flange',
      trade,
      saleUnitId: 'EACH',
      standards: ['ASME B16.20', 'ASME B16.5'],
      properties: [
        sizes(
          'dn',
          'اندازهٔ اسمی',
          list('15 20 25 40 50 80 100 150 200 250 300').map((dn) => `DN${dn}`),
          inList,
        ),
        option('rating', 'ردهٔ فشار', { class150: 'کلاس ۱۵۰', class300: 'کلاس ۳۰۰' }, inList),
        measure('h', 'ضخامت', 'mm', { decimals: 1 }),
      ],
      rows: pairs(
        list('15 20 25 40 50 80 100 150 200 250 300').map((size) => ({ size, h: 4.5 })),
        [{ rating: 'class150' }, { rating: 'class300' }],
      ),
      label: ({ size, rating }) => `DN${size} کلاس ${rating === 'class150' ? '۱۵۰' : '۳۰۰'}`,
      part: ({ size, rating }) => `SWG-${size}-${rating.slice(5)}`,
      price: ({ size }) => 450 + size * 21,
      values: ({ size }) => ({ dn: `DN${size}`, temperature: [-196, 450] }),
    }),
    rowsLeaf({
      text: [
        'gland-packing',
        'پکینگ گرافیتی و تفلونی',
        'Compression packing',
        'پکینگ، نخ گرافیت، packing، نوار آب‌بندی',
        'طناب بافته با مقطع چهارگوش برای کاسهٔ نمد شیر و پمپ؛ گرافیت برای بخار و تفلون برای مواد شیمیایی. قیمت برای هر کیلوگرم است.',
      ],
      glyph: 'seal',
      trade,
      saleUnitId: 'KiloGM',
      properties: [
        measure('side', 'ضلع مقطع', 'mm', inList, { decimals: 0 }),
        option('material', 'جنس', { graphite: 'گرافیت', PTFE: 'تفلون (PTFE)' }, inList),
      ],
      rows: pairs(
        list('6 8 10 12 14 16 20').map((side) => ({ side })),
        [{ material: 'graphite' }, { material: 'PTFE' }],
      ),
      label: ({ side, material }) => `${side}×${side} ${material === 'PTFE' ? 'تفلونی' : 'گرافیتی'}`,
      part: ({ side, material }) => `PK-${side}-${material}`,
      price: ({ material }) => (material === 'PTFE' ? 21_000 : 16_500),
      word: 'پکینگ',
      values: ({ material }) => ({ temperature: material === 'PTFE' ? [-100, 260] : [-200, 450] }),
    }),
  ],
};
