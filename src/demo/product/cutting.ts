import type { Branch } from '../leaf.ts';
import { count, inList, measure, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const cuts = { trade: 'cutting', saleUnitId: 'EACH' } as const;

/** DIN 338 jobber drills: overall L and flute l. */
const drills = tableOf('d L l', 'cutting/drills');

/** DIN 371 up to M10, DIN 376 above: overall L. */
const taps = tableOf('M P hole L', 'cutting/taps');

const discs = table(
  'D d rpm',
  `
  115 22.23 13300
  125 22.23 12200
  180 22.23 8500
  230 22.23 6650
`,
);

export const cutting: Branch = {
  key: 'cutting-tools',
  name: 'ابزار برشی و ساینده',
  scientificName: 'Cutting tools and abrasives',
  synonyms: ['مته', 'قلاویز', 'سنگ ساب', 'cutting tools'],
  glyph: 'drill',
  description:
    'مته، قلاویز، فرز و ساینده برای ماشین‌کاری و پرداخت فلز. جنس قطعه و سرعت برش، جنس و پوشش ابزار را تعیین می‌کند.',
  leaves: [
    rowsLeaf({
      ...cuts,
      text: [
        'hss-twist-drill',
        'متهٔ HSS',
        'HSS twist drill',
        'مته آهن، مته، DIN 338، twist drill',
        'متهٔ دنباله‌استوانه‌ای برای فولاد تا ۹۰۰ مگاپاسکال. برای استنلس متهٔ کبالت‌دار HSS-Co با دور کمتر به کار ببرید.',
      ],
      glyph: 'drill',
      drawing: 'drill',
      standards: ['DIN 338', 'ISO 235'],
      properties: [
        measure('d', 'قطر', 'mm', inList, { decimals: 1 }),
        measure('L', 'طول کل', 'mm', inList, { decimals: 0 }),
        measure('l', 'طول شیار', 'mm', inList, { decimals: 0 }),
        option('material', 'جنس', { HSS: 'HSS', HSSCo: 'HSS-Co5 (کبالت)' }, inList),
      ],
      rows: pairs(drills, [
        { material: 'HSS', factor: 1 },
        { material: 'HSSCo', factor: 2.3 },
      ]),
      label: ({ d, material }) => `${d} میلی‌متر ${material === 'HSSCo' ? 'کبالت' : ''}`.trim(),
      part: ({ d, material }) => `DR-${d}-${material}`,
      price: ({ d, factor }) => (130 + d * d * 9) * factor,
      dims: ({ d, L, l }) => ({ d, L, l }),
      common: ({ material }) => material === 'HSS',
    }),
    rowsLeaf({
      ...cuts,
      text: [
        'machine-tap',
        'قلاویز ماشینی',
        'Machine tap',
        'قلاویز، tap، DIN 371',
        'قلاویز متریک برای سوراخ راه‌به‌در یا کور. قطر مته برابر قطر رزوه کم گام است و در جدول آمده.',
      ],
      glyph: 'drill',
      drawing: ({ flute }) => (flute === 'spiral' ? 'spiralTap' : 'tap'),
      standards: ['DIN 371', 'DIN 376'],
      properties: [
        sizes(
          'thread',
          'رزوه',
          taps.map(({ M }) => `M${M}`),
          inList,
        ),
        measure('P', 'گام', 'mm', inList, { decimals: 2 }),
        measure('hole', 'قطر مته', 'mm', inList, { decimals: 1 }),
        measure('L', 'طول کل', 'mm', { decimals: 0 }),
        option('flute', 'شیار', { straight: 'راست‌شیار', spiral: 'مارپیچ (سوراخ کور)' }, inList),
      ],
      rows: pairs(taps, [
        { flute: 'straight', factor: 1 },
        { flute: 'spiral', factor: 1.35 },
      ]),
      label: ({ M, flute }) => `M${M} ${flute === 'spiral' ? 'مارپیچ' : 'راست‌شیار'}`,
      part: ({ M, flute }) => `TAP-M${M}-${flute}`,
      price: ({ M, factor }) => (900 + M * M * 14) * factor,
      dims: ({ M, L }) => ({ d: M, L }),
      values: ({ M }) => ({ thread: `M${M}` }),
    }),
    rowsLeaf({
      ...cuts,
      text: [
        'carbide-end-mill',
        'فرز انگشتی کارباید',
        'Solid carbide end mill',
        'فرز انگشتی، اندمیل، end mill',
        'فرز چهارپر با پوشش AlTiN برای فولاد تا ۵۵ راکول و دوپر برای آلومینیوم. بیرون‌زدگی ابزار را تا می‌شود کم کنید.',
      ],
      glyph: 'drill',
      drawing: 'endMill',
      standards: ['DIN 6527'],
      properties: [
        measure('d', 'قطر', 'mm', inList, { decimals: 0 }),
        count('flutes', 'تعداد پر', inList),
        measure('L', 'طول کل', 'mm', inList, { decimals: 0 }),
      ],
      rows: pairs(tableOf('d L', 'cutting/carbide-end-mill'), each('flutes', '2 4')),
      label: ({ d, flutes }) => `${d} میلی‌متر ${flutes} پر`,
      part: ({ d, flutes }) => `EM-${d}-Z${flutes}`,
      price: ({ d, flutes }) => 2200 + d * d * 85 + flutes * 200,
      dims: ({ d, L, flutes }) => ({ d, L, z: flutes }),
    }),
    rowsLeaf({
      ...cuts,
      text: [
        'cutting-disc',
        'صفحهٔ برش و ساب',
        'Bonded abrasive disc',
        'صفحه سنگ، سنگ برش، دیسک، cutting disc',
        'صفحهٔ رزینی با توری شیشه برای مینی‌فرز و سنگ فرز. حداکثر دور از سرعت ۸۰ متر بر ثانیه به دست می‌آید و نباید از آن گذشت.',
      ],
      glyph: 'abrasive',
      drawing: ({ use }) => (use === 'grind' ? 'grindingDisc' : 'abrasiveDisc'),
      standards: ['EN 12413', 'ISO 603'],
      properties: [
        measure('D', 'قطر', 'mm', inList, { decimals: 0 }),
        measure('T', 'ضخامت', 'mm', inList, { decimals: 1 }),
        measure('rpm', 'بیشینهٔ دور', 'rpm', inList, { decimals: 0 }),
        option('use', 'کاربرد', { steel: ['برش آهن', 'آهن‌بر'], inox: ['برش استیل', 'استیل‌بر'], grind: 'ساب' }, inList),
      ],
      rows: discs.flatMap((disc) => [
        { ...disc, T: disc.D <= 125 ? 1 : 2, use: 'inox', factor: 1.3 },
        { ...disc, T: 3, use: 'steel', factor: 1 },
        { ...disc, T: 6, use: 'grind', factor: 1.5 },
      ]),
      label: ({ D, T, use }) =>
        `${{ steel: 'برش آهن', inox: 'برش استیل', grind: 'ساب' }[use]} قطر ${D} ضخامت ${T} میلی‌متر`,
      part: ({ D, T, use }) => `AD-${D}x${T}-${use}`,
      price: ({ D, factor }) => D * D * 0.022 * factor,
      dims: ({ D, T, d }) => ({ D, T, d }),
      word: 'صفحهٔ',
      common: () => true,
    }),
    rowsLeaf({
      ...cuts,
      text: [
        'flap-disc',
        'فلاپ دیسک',
        'Flap disc',
        'فلاپ، سنباده فلاپ، flap disc',
        'پره‌های سنبادهٔ زیرکونیا برای پرداخت جوش و لبه‌گیری. دانهٔ ۴۰ برای برداشت و ۱۲۰ برای پرداخت است.',
      ],
      glyph: 'abrasive',
      drawing: 'flapDisc',
      standards: ['EN 13743'],
      properties: [measure('D', 'قطر', 'mm', inList, { decimals: 0 }), count('grit', 'دانه‌بندی', inList)],
      rows: pairs(
        discs.filter(({ D }) => D <= 180),
        each('grit', '40 60 80 120'),
      ),
      label: ({ D, grit }) => `قطر ${D} دانهٔ ${grit}`,
      part: ({ D, grit }) => `FD-${D}-P${grit}`,
      price: ({ D }) => D * D * 0.055,
      dims: ({ D, d }) => ({ D, d }),
    }),
    rowsLeaf({
      ...cuts,
      trade: 'handling',
      text: [
        'combination-wrench',
        'آچار یک‌سر رینگ',
        'Combination wrench',
        'آچار، آچار تخت رینگ، wrench',
        'آچار کروم‌وانادیوم با یک سر تخت و یک سر رینگ ۱۵ درجه. اندازه همان آچارخور مهره بر حسب میلی‌متر است.',
      ],
      glyph: 'tool',
      standards: ['DIN 3113', 'ISO 7738'],
      properties: [measure('s', 'آچارخور', 'mm', inList, { decimals: 0 })],
      rows: each('s', '6 7 8 10 11 12 13 14 15 16 17 18 19 21 22 24 27 30 32 36 41 46'),
      label: ({ s }) => `${s} میلی‌متر`,
      part: ({ s }) => `CW-${s}`,
      price: ({ s }) => 450 + s * s * 8.5,
    }),
    rowsLeaf({
      ...cuts,
      trade: 'handling',
      text: [
        'torque-wrench',
        'ترک‌متر',
        'Torque wrench',
        'تورک متر، آچار گشتاورسنج، torque wrench',
        'آچار کلیکی برای بستن پیچ با گشتاور معین و خطای ±۴ درصد. پس از کار تا کمترین درجه باز شود تا فنر خسته نشود.',
      ],
      glyph: 'tool',
      standards: ['ISO 6789-1'],
      properties: [
        span('range', 'بازهٔ گشتاور', 'Nm', inList, { decimals: 0 }),
        sizes('drive', 'درایو', ['1/4"', '3/8"', '1/2"', '3/4"', '1"'], inList),
      ],
      rows: table(
        '$drive low high',
        `
  1/4" 5 25
  3/8" 10 60
  3/8" 20 100
  1/2" 40 200
  1/2" 60 340
  3/4" 150 800
  1" 300 1500
`,
      ),
      label: ({ low, high }) => `${low} تا ${high} نیوتن‌متر`,
      part: ({ low, high }) => `TW-${low}-${high}`,
      price: ({ high }) => 18_000 + high * 210,
      values: ({ low, high }) => ({ range: [low, high] }),
    }),
  ],
};
