import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

/**
 * Section in mm²; maximum resistance at 20 °C in Ω/km of plain copper class 2 and class 5 (IEC 60228); PVC insulation
 * in mm (IEC 60502-1); current in A in free air at 30 °C for three loaded cores (HD 603).
 */
const conductors = tableOf('section rigid flexible insulation current', 'cables/conductors');

/** Mean overall diameter in mm, between the limits of EN 50525-2-31 for H07V-K. */
const wireDiameters: Record<number, number> = {
  1.5: 3.1,
  2.5: 3.75,
  4: 4.35,
  6: 4.85,
  10: 6.25,
  16: 7.4,
  25: 9.3,
  35: 10.7,
  50: 12.7,
  70: 14.6,
  95: 16.6,
  120: 18.4,
};

/** The same of EN 50525-2-11 for H05VV-F, with two to five cores. */
const flexDiameters: Record<number, readonly number[]> = {
  0.75: [6.4, 6.8, 7.4, 8.3],
  1: [6.7, 7.1, 8, 8.8],
  1.5: [7.7, 8.4, 9.4, 10.4],
  2.5: [9.5, 10.3, 11.3, 12.5],
  4: [10.9, 11.8, 12.9, 14.3],
};

/** Diameter of the laid-up cores relative to one core, by number of cores. */
const layUp: Record<number, number> = { 1: 1, 2: 2, 3: 2.155, 4: 2.414, 5: 2.7, 7: 3, 12: 4.16, 18: 5, 25: 6 };
const sheath = 1.8;
/** Outside diameter by geometry; a stranded conductor is about 13 % wider than a solid one of the same section. */
const outside = (section: number, insulation: number, cores: number) =>
  round(((Math.sqrt((4 * section) / Math.PI) * 1.13 + 2 * insulation) * (layUp[cores] ?? 1) + 2 * sheath) * 1.03, 1);

const between = (from: number, to: number) => conductors.filter(({ section }) => section >= from && section <= to);
const copperPrice = (section: number, cores: number) => 30 + section * cores * 19;

const cableRows = (cores: number, from: number, to: number, kind: 'rigid' | 'flexible') =>
  between(from, to).map(({ section, rigid, flexible, insulation, current }) => ({
    section,
    cores,
    resistance: kind === 'rigid' ? rigid : flexible,
    D: outside(section, insulation, cores),
    current: cores >= 3 && cores <= 5 ? current : Number.NaN,
  }));

const wireProperties = [
  measure('section', 'سطح مقطع', 'mm2', inList, { decimals: 2 }),
  count('cores', 'تعداد رشته', inList),
  measure('resistance', 'بیشینهٔ مقاومت در ۲۰ درجه', 'Ω/km', inList, lessIsBetter, { decimals: 4 }),
  measure('D', 'قطر خارجی تقریبی', 'mm', inList, { decimals: 1 }),
];
const cableProperties = [
  ...wireProperties,
  measure('current', 'جریان مجاز در هوا (۳۰ درجه)', 'A', inList, moreIsBetter, { decimals: 1 }),
];
const dims = ({ D, cores }: { D: number; cores: number }) => ({ D, cores });
const size = ({ cores, section }: { cores: number; section: number }) => `${cores}×${section}`;
const trade = 'cables' as const;

export const cables: Branch = {
  key: 'cables',
  name: 'کابل و متعلقات',
  scientificName: 'Cables and accessories',
  synonyms: ['سیم و کابل', 'کابل برق', 'cable', 'wire'],
  description:
    'کابل قدرت، فرمان و سیم افشان مسی با سرکابل، گلند و سینی. سطح مقطع را با جریان، افت ولتاژ و شیوهٔ نصب بسنجید.',
  glyph: 'cable',
  leaves: [
    rowsLeaf({
      text: [
        'power-cable-nyy',
        'کابل قدرت زمینی NYY',
        'Power cable NYY 0.6/1 kV',
        'کابل زمینی، NYY، کابل قدرت، power cable',
        'کابل مسی با عایق و روکش PVC برای نصب ثابت، در خاک و روی سینی. مقاومت هادی بر پایهٔ IEC 60228 کلاس ۲ و جریان برای هوای ۳۰ درجه است.',
      ],
      glyph: 'cable',
      trade,
      saleUnitId: 'M',
      drawing: 'cable',
      standards: ['IEC 60502-1', 'IEC 60228', 'ISIRI 3569-1'],
      properties: cableProperties,
      rows: [
        ...cableRows(1, 10, 240, 'rigid'),
        ...cableRows(2, 1.5, 16, 'rigid'),
        ...cableRows(3, 1.5, 120, 'rigid'),
        ...cableRows(4, 1.5, 185, 'rigid'),
        ...cableRows(5, 1.5, 50, 'rigid'),
      ],
      label: size,
      part: ({ cores, section }) => `NYY-${cores}x${section}`,
      price: ({ section, cores }) => copperPrice(section, cores) * 1.12,
      dims,
      common: ({ section }) => section <= 35,
    }),
    rowsLeaf({
      text: [
        'flexible-wire-h07v-k',
        'سیم افشان H07V-K',
        'Flexible wire H07V-K',
        'سیم افشان، سیم تابلویی، NYAF، H07V-K',
        'سیم تک‌رشتهٔ نرم برای درون تابلو و لوله. هادی کلاس ۵ است و سر آن باید با وایرشو بسته شود.',
      ],
      glyph: 'cable',
      trade,
      saleUnitId: 'M',
      drawing: 'wire',
      standards: ['EN 50525-2-31', 'IEC 60228', 'ISIRI 607-3'],
      properties: wireProperties,
      rows: cableRows(1, 1.5, 120, 'flexible').map((row) => ({ ...row, D: wireDiameters[row.section] ?? row.D })),
      label: size,
      part: ({ section }) => `H07VK-${section}`,
      price: ({ section }) => copperPrice(section, 1),
      dims,
      common: ({ section }) => section <= 16,
    }),
    rowsLeaf({
      text: [
        'flexible-cable-h05vv-f',
        'کابل افشان H05VV-F',
        'Flexible cable H05VV-F',
        'کابل افشان، کابل سیار، H05VV-F',
        'کابل نرم چندرشته برای دستگاه‌های جابه‌جاشونده و ماشین‌آلات سبک. برای روغن و سایش از روکش پلی‌اورتان استفاده کنید.',
      ],
      glyph: 'cable',
      trade,
      saleUnitId: 'M',
      drawing: 'cable',
      standards: ['EN 50525-2-11', 'IEC 60228'],
      properties: cableProperties,
      rows: [2, 3, 4, 5].flatMap((cores) =>
        cableRows(cores, 0.75, 6, 'flexible').map((row) => ({
          ...row,
          D: flexDiameters[row.section]?.[cores - 2] ?? row.D,
        })),
      ),
      label: size,
      part: ({ cores, section }) => `H05VVF-${cores}x${section}`,
      price: ({ section, cores }) => copperPrice(section, cores) * 1.05,
      dims,
      common: ({ section }) => section <= 2.5,
    }),
    rowsLeaf({
      text: [
        'control-cable',
        'کابل فرمان و ابزاردقیق',
        'Control cable',
        'کابل کنترل، YSLY، کابل فرمان شماره‌دار',
        'رشته‌های شماره‌دار برای فرمان ماشین و تابلو. برای سیگنال آنالوگ نوع شیلددار بخواهید و شیلد را یک‌سو زمین کنید.',
      ],
      glyph: 'cable',
      trade,
      saleUnitId: 'M',
      drawing: 'cable',
      standards: ['EN 50525-2-51', 'IEC 60228'],
      properties: wireProperties,
      rows: [7, 12, 18, 25].flatMap((cores) => cableRows(cores, 0.75, 2.5, 'flexible')),
      label: size,
      part: ({ cores, section }) => `YSLY-${cores}x${section}`,
      price: ({ section, cores }) => copperPrice(section, cores) * 1.1,
      dims,
    }),
    rowsLeaf({
      text: [
        'cable-gland',
        'گلند کابل',
        'Cable gland',
        'گلند، cable gland، گلند برنجی',
        'کابل را در دیوارهٔ تابلو نگه می‌دارد و راه آب و غبار را می‌بندد. رزوهٔ متریک با گام ۱٫۵ است و بازهٔ گیرش باید قطر کابل را در بر گیرد.',
      ],
      glyph: 'gland',
      trade,
      saleUnitId: 'EACH',
      drawing: 'cableGland',
      standards: ['EN 62444', 'IEC 60529'],
      properties: [
        sizes(
          'thread',
          'رزوه',
          list('12 16 20 25 32 40 50 63').map((d) => `M${d}`),
          inList,
        ),
        span('clamp', 'بازهٔ گیرش کابل', 'mm', inList, { decimals: 1 }),
        option('material', 'جنس', { brass: 'برنج آبکاری‌شده', polyamide: 'پلی‌آمید' }, inList),
      ],
      rows: pairs(
        table(
          'M low high',
          `
  12 3 6.5
  16 5 10
  20 7 13
  25 10 17
  32 14 21
  40 19 28
  50 26 35
  63 34 45
`,
        ),
        [
          { material: 'brass', factor: 3.2 },
          { material: 'polyamide', factor: 1 },
        ],
      ),
      label: ({ M, material }) => `M${M} ${material === 'brass' ? 'برنجی' : 'پلی‌آمید'}`,
      part: ({ M, material }) => `CG-M${M}-${material}`,
      price: ({ M, factor }) => (40 + M * M * 0.35) * factor,
      dims: ({ M }) => ({ M }),
      values: ({ M, low, high }) => ({ thread: `M${M}`, clamp: [low, high] }),
      common: ({ M }) => M <= 25,
    }),
    rowsLeaf({
      text: [
        'cable-lug',
        'کابلشو مسی',
        'Copper compression lug',
        'سرکابل، کابلشو، lug، DIN 46235',
        'سر فشاری مسی قلع‌اندود برای پیچ‌کردن کابل به شینه. شمارهٔ قالب پرس با سطح مقطع کابل یکی باشد.',
      ],
      glyph: 'cable',
      trade,
      saleUnitId: 'EACH',
      standards: ['DIN 46235', 'IEC 61238-1'],
      properties: [
        measure('section', 'سطح مقطع کابل', 'mm2', inList, { decimals: 0 }),
        sizes('bolt', 'پیچ', ['M6', 'M8', 'M10', 'M12', 'M16'], inList),
      ],
      rows: tableOf('section $bolt', 'cables/cable-lug'),
      label: ({ section, bolt }) => `نمرهٔ ${section} پیچ ${bolt}`,
      part: ({ section, bolt }) => `CL-${section}-${bolt.slice(1)}`,
      price: ({ section }) => 60 + section * 14,
    }),
    rowsLeaf({
      text: [
        'cable-tray',
        'سینی کابل گالوانیزه',
        'Perforated cable tray',
        'سینی کابل، تری، cable tray',
        'سینی مشبک گالوانیزهٔ گرم برای خواباندن کابل در سالن و رک لوله. ضخامت ورق و فاصلهٔ تکیه‌گاه باربری را تعیین می‌کند؛ شاخه سه‌متری است.',
      ],
      glyph: 'sheet',
      trade,
      saleUnitId: 'M',
      drawing: 'cableTray',
      standards: ['IEC 61537'],
      properties: [
        measure('W', 'عرض', 'mm', inList, { decimals: 0 }),
        measure('h', 'لبه', 'mm', inList, { decimals: 0 }),
        measure('t', 'ضخامت ورق', 'mm', inList, { decimals: 2 }),
      ],
      rows: pairs(
        list('100 150 200 300 400 500 600').map((W) => ({ W })),
        [
          { h: 50, t: 1.25 },
          { h: 100, t: 1.5 },
        ],
      ),
      label: ({ W, h, t }) => `${W}×${h}×${t}`,
      part: ({ W, h }) => `CT-${W}x${h}`,
      price: ({ W, h, t }) => 150 + (W + 2 * h) * t * 7.2,
      dims: ({ W, h, t }) => ({ W, h, t }),
    }),
  ],
};
