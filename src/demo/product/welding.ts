import type { Branch } from '../leaf.ts';
import { inList, measure, moreIsBetter, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

/** Classification standards of solid wires: carbon steel, stainless steel, aluminium. */
const wireStandards: Record<string, string[]> = {
  'ER70S-6': ['AWS A5.18', 'ISO 14341'],
  ER308LSi: ['AWS A5.9', 'ISO 14343'],
  ER316LSi: ['AWS A5.9', 'ISO 14343'],
  ER4043: ['AWS A5.10', 'ISO 18273'],
  ER5356: ['AWS A5.10', 'ISO 18273'],
};

const welds = { trade: 'welding', saleUnitId: 'KiloGM' } as const;

export const welding: Branch = {
  key: 'welding',
  name: 'جوشکاری',
  scientificName: 'Welding',
  synonyms: ['جوش', 'الکترود', 'welding'],
  glyph: 'welding',
  description:
    'الکترود، سیم‌جوش و دستگاه جوش برای فولاد معمولی و استنلس. دستورالعمل جوش (WPS) ردهٔ مصرفی و بازهٔ آمپر را تعیین می‌کند.',
  leaves: [
    rowsLeaf({
      ...welds,
      text: [
        'covered-electrode',
        'الکترود دستی',
        'Covered electrode',
        'الکترود جوش، E6013، E7018، electrode',
        'الکترود روکش‌دار برای جوش قوس دستی؛ 6013 روتیلی خوش‌دست و 7018 قلیایی کم‌هیدروژن است. 7018 را پیش از کار در ۳۰۰ تا ۳۵۰ درجه خشک کنید.',
      ],
      glyph: 'welding',
      drawing: 'weldingRod',
      standards: ({ grade }) => (grade.endsWith('L-16') ? ['AWS A5.4', 'ISO 3581'] : ['AWS A5.1', 'ISO 2560']),
      properties: [
        sizes('grade', 'رده', ['E6010', 'E6013', 'E7018', 'E308L-16', 'E316L-16'], inList),
        measure('d', 'قطر', 'mm', inList, { decimals: 2 }),
        measure('L', 'طول', 'mm', { decimals: 0 }),
        measure('strength', 'استحکام کششی', 'MPa', inList, moreIsBetter, { decimals: 0 }),
        span('current', 'بازهٔ جریان', 'A', { decimals: 0 }),
      ],
      rows: pairs(
        table(
          '$grade strength kilo',
          `
  E6010 430 1.7
  E6013 430 1.35
  E7018 490 1.8
  E308L-16 520 8.8
  E316L-16 490 12.5
`,
        ),
        table(
          'd L low high',
          `
  2.5 350 60 100
  3.2 350 90 140
  4 400 140 190
  5 450 190 250
`,
        ),
      ),
      label: ({ grade, d }) => `${grade} قطر ${d} میلی‌متر`,
      part: ({ grade, d }) => `${grade}-${d}`,
      price: ({ kilo }) => kilo * 1000,
      dims: ({ d, L }) => ({ d, L }),
      values: ({ low, high }) => ({ current: [low, high] }),
      common: ({ grade, d }) => /^E[67]01/.test(grade) && d < 5,
    }),
    rowsLeaf({
      ...welds,
      text: [
        'mig-wire',
        'سیم‌جوش CO₂ و آرگون',
        'Solid welding wire',
        'سیم جوش CO2، ER70S-6، سیم میگ، MIG wire',
        'سیم توپر مس‌اندود یا استنلس برای MIG/MAG و فیلر TIG. قرقرهٔ ۱۵ کیلویی با پیچش لایه‌ای نرم‌تر تغذیه می‌شود.',
      ],
      glyph: 'welding',
      standards: ({ grade }) => wireStandards[grade] ?? [],
      properties: [
        sizes('grade', 'رده', ['ER70S-6', 'ER308LSi', 'ER316LSi', 'ER4043', 'ER5356'], inList),
        measure('d', 'قطر', 'mm', inList, { decimals: 1 }),
      ],
      rows: pairs(
        table(
          '$grade kilo',
          `
  ER70S-6 1.45
  ER308LSi 9.2
  ER316LSi 13
  ER4043 8.8
  ER5356 9.4
`,
        ),
        each('d', '0.8 1 1.2 1.6'),
      ),
      label: ({ grade, d }) => `${grade} قطر ${d} میلی‌متر`,
      part: ({ grade, d }) => `${grade}-${d}`,
      price: ({ kilo }) => kilo * 1000,
      word: 'سیم‌جوش',
      common: ({ grade }) => grade === 'ER70S-6',
    }),
    rowsLeaf({
      ...welds,
      saleUnitId: 'EACH',
      text: [
        'inverter-welding-machine',
        'دستگاه جوش اینورتر',
        'Inverter welding machine',
        'اینورتر جوش، دستگاه جوش، رکتیفایر',
        'دستگاه سبک IGBT برای الکترود، TIG یا MIG. سیکل کاری در ۴۰ درجه و حداکثر جریان گفته می‌شود.',
      ],
      glyph: 'welding',
      standards: ['IEC 60974-1'],
      properties: [
        measure('current', 'بیشینهٔ جریان', 'A', inList, moreIsBetter, { decimals: 0 }),
        measure('duty', 'سیکل کاری', '%', inList, { decimals: 0 }),
        option(
          'process',
          'فرایند',
          { MMA: ['الکترود دستی', 'الکترودی'], TIG: ['TIG', 'آرگون'], MIG: ['MIG/MAG', 'CO2'] },
          inList,
        ),
      ],
      rows: tableOf('$process current duty base', 'welding/inverter-welding-machine'),
      label: ({ process, current }) => `${process} ${current} آمپر`,
      part: ({ process, current }) => `WM-${process}-${current}`,
      price: ({ base }) => base * 1700,
    }),
  ],
};
