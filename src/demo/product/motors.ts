import type { Branch, Leaf } from '../leaf.ts';
import { inList, measure, moreIsBetter, option, sizes } from '../properties.ts';
import { list } from '../table.ts';
import { frames, ratings } from './motors-table.ts';

const frameOf = new Map(frames.map((row) => [row.frame, row]));

/** Synchronous speed in rpm at 50 Hz. */
const synchronousSpeed = (poles: number) => (120 * 50) / poles;

const ieClass = option('ieClass', 'ردهٔ بازده', { IE2: 'IE2', IE3: 'IE3' }, inList);
const poleTitles = { p2: '۲ قطب (۳۰۰۰ دور)', p4: '۴ قطب (۱۵۰۰ دور)', p6: '۶ قطب (۱۰۰۰ دور)' };

const threePhase: Leaf = {
  key: 'three-phase-motor',
  name: 'الکتروموتور سه‌فاز القایی',
  scientificName: 'Three-phase induction motor',
  synonyms: ['الکتروموتور', 'موتور سه فاز', 'موتور القایی', 'induction motor', 'IE3'],
  description:
    'موتور قفس‌سنجابی پایه‌دار B3، حفاظت IP55 و عایق کلاس F با ابعاد IEC 60072. بازده با ردهٔ IE2 یا IE3 در بار کامل و ۵۰ هرتز گفته می‌شود.',
  glyph: 'motor',
  trade: 'drives',
  saleUnitId: 'EACH',
  drawing: 'motor',
  properties: [
    option('poles', 'قطب', poleTitles, inList),
    measure('speed', 'دور سنکرون', 'rpm', { decimals: 0 }),
    sizes(
      'frame',
      'قاب',
      frames.map(({ frame }) => frame),
      inList,
    ),
    ieClass,
    measure('efficiency', 'بازده بار کامل', '%', inList, moreIsBetter, { decimals: 1 }),
    measure('H', 'ارتفاع محور H', 'mm', { decimals: 0 }),
    measure('A', 'فاصلهٔ عرضی پایه A', 'mm', { decimals: 0 }),
    measure('B', 'فاصلهٔ طولی پایه B', 'mm', { decimals: 0 }),
    measure('C', 'شانهٔ محور تا پایه C', 'mm', { decimals: 0 }),
    measure('K', 'سوراخ پایه K', 'mm', { decimals: 0 }),
    measure('D', 'قطر محور D', 'mm', { decimals: 0 }),
    measure('E', 'طول محور E', 'mm', { decimals: 0 }),
  ],
  *products() {
    for (const row of ratings) {
      const choices = [
        [2, row.f2, row.a2, row.b2],
        [4, row.f4, row.a4, row.b4],
        [6, row.f6, row.a6, row.b6],
      ] as const;
      for (const [poles, frameName, ie2, ie3] of choices) {
        const frame = frameOf.get(frameName);
        if (!frame) continue;
        const { H, A, B, C, K } = frame;
        const [D, E] = poles === 2 ? [frame.D2, frame.E2] : [frame.D, frame.E];
        for (const [grade, efficiency] of [
          ['IE2', ie2],
          ['IE3', ie3],
        ] as const) {
          yield {
            code: `${row.kW}-${poles}-${grade}`,
            title: `الکتروموتور سه‌فاز ${row.kW} کیلووات ${synchronousSpeed(poles)} دور ${grade}`,
            scientificName: `Three-phase motor ${row.kW} kW ${poles} poles ${grade}`,
            partNumbers: [`TM${frameName}-${poles}-${row.kW}-${grade}`],
            standards: ['IEC 60034-30-1', 'IEC 60072-1'],
            dims: { H, A, B, C, D, E },
            values: {
              power: row.kW,
              poles: `p${poles}`,
              speed: synchronousSpeed(poles),
              frame: frameName,
              ieClass: grade,
              efficiency,
              H,
              A,
              B,
              C,
              K,
              D,
              E,
            },
            priceRial: (48_000_000 + row.kW * 13_500_000 * (1 + (poles - 2) * 0.13)) * (grade === 'IE3' ? 1.18 : 1),
            isCommon: row.kW <= 22 && poles === 4,
          };
        }
      }
    }
  },
};

const singlePhase: Leaf = {
  key: 'single-phase-motor',
  name: 'الکتروموتور تک‌فاز',
  scientificName: 'Single-phase capacitor motor',
  synonyms: ['موتور تکفاز', 'موتور خازنی', 'single phase motor'],
  description:
    'موتور خازن‌دائم یا دوخازنه برای کارگاه‌های بی‌برق سه‌فاز. جریان راه‌اندازی آن بالاست؛ برای پمپ و کمپرسور نوع دوخازنه انتخاب کنید.',
  glyph: 'motor',
  trade: 'drives',
  saleUnitId: 'EACH',
  drawing: 'motor',
  properties: [option('poles', 'قطب', poleTitles, inList), measure('voltage', 'ولتاژ', 'V', { decimals: 0 })],
  *products() {
    for (const kW of list('0.18 0.25 0.37 0.55 0.75 1.1 1.5 2.2')) {
      for (const poles of [2, 4]) {
        yield {
          code: `${kW}-${poles}`,
          title: `الکتروموتور تک‌فاز ${kW} کیلووات ${synchronousSpeed(poles)} دور`,
          scientificName: `Single-phase motor ${kW} kW`,
          partNumbers: [`SM-${poles}-${kW}`],
          standards: ['IEC 60034-1'],
          dims: { H: kW <= 0.25 ? 63 : kW <= 0.55 ? 71 : kW <= 1.1 ? 80 : 90 },
          values: { power: kW, poles: `p${poles}`, voltage: 230 },
          priceRial: 38_000_000 + kW * 22_000_000,
          isCommon: kW >= 0.37 && kW <= 1.5,
        };
      }
    }
  },
};

/** Current in A at 400 V of a typical four-pole motor, IEC 60947-4-1 annex G. */
const driveCurrents: Record<string, number> = {
  '0.75': 1.9,
  '1.5': 3.6,
  '2.2': 4.9,
  '4': 8.5,
  '5.5': 11.5,
  '7.5': 15.5,
  '11': 22,
  '15': 29,
  '18.5': 35,
  '22': 41,
  '30': 55,
  '37': 66,
  '45': 80,
  '55': 97,
  '75': 132,
  '90': 160,
  '110': 195,
  '132': 230,
};

function electronic(
  text: Pick<Leaf, 'key' | 'name' | 'scientificName' | 'synonyms' | 'description'>,
  code: string,
  from: number,
  price: number,
): Leaf {
  return {
    ...text,
    glyph: 'automation',
    trade: 'drives',
    saleUnitId: 'EACH',
    properties: [
      measure('current', 'جریان نامی موتور', 'A', inList, { decimals: 1 }),
      measure('voltage', 'ولتاژ', 'V', { decimals: 0 }),
    ],
    products: () =>
      Object.entries(driveCurrents)
        .map(([kW, current]) => ({ kW: Number(kW), current }))
        .sort((one, other) => one.kW - other.kW)
        .filter(({ kW }) => kW >= from)
        .map(({ kW, current }) => ({
          code: `${kW}`,
          title: `${text.name} ${kW} کیلووات ۴۰۰ ولت`,
          scientificName: `${text.scientificName} ${kW} kW`,
          partNumbers: [`${code}-4-${kW}`],
          standards: code === 'VF' ? ['IEC 61800-5-1', 'IEC 61800-3'] : ['IEC 60947-4-2'],
          values: { power: kW, current, voltage: 400 },
          priceRial: 70_000_000 * price + kW * 8_800_000 * price,
          isCommon: kW <= 15,
        })),
  };
}

export const motors: Branch = {
  key: 'motors',
  name: 'الکتروموتور و درایو',
  scientificName: 'Electric motors and drives',
  synonyms: ['موتور برق', 'الکتروموتور', 'درایو', 'motor'],
  description:
    'موتور القایی، اینورتر و سافت‌استارتر با توان و قاب استاندارد IEC. توان، دور، نوع نصب و ردهٔ بازده را مشخص کنید.',
  glyph: 'motor',
  properties: [measure('power', 'توان نامی', 'kW', inList, { decimals: 2 })],
  leaves: [
    threePhase,
    singlePhase,
    electronic(
      {
        key: 'variable-frequency-drive',
        name: 'اینورتر (درایو فرکانس متغیر)',
        scientificName: 'Variable frequency drive',
        synonyms: ['درایو', 'کنترل دور', 'VFD', 'اینورتر موتور'],
        description:
          'فرکانس و ولتاژ موتور را تغییر می‌دهد و در پمپ و فن انرژی را تا یک‌سوم می‌کاهد. جریان درایو را با جریان نامی موتور بسنجید، نه تنها با کیلووات.',
      },
      'VF',
      0.75,
      1.4,
    ),
    electronic(
      {
        key: 'soft-starter',
        name: 'سافت‌استارتر',
        scientificName: 'Soft starter',
        synonyms: ['راه انداز نرم', 'soft starter'],
        description:
          'جریان و گشتاور راه‌اندازی را با تریستور مهار می‌کند و ضربهٔ مکانیکی را می‌کاهد. دور را تغییر نمی‌دهد؛ برای این کار اینورتر لازم است.',
      },
      'SS',
      7.5,
      0.75,
    ),
  ],
};
