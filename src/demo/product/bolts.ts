import { discArea, hexagonArea, round, steelDensity } from '../geometry.ts';
import type { Draft, Leaf } from '../leaf.ts';
import { inList, measure, option, sizes } from '../properties.ts';
import { list } from '../table.ts';
import { hexagons, sockets } from './fasteners-table.ts';

/** Coating or alloy of each strength grade, and its price relative to plain 8.8. */
export const grades = {
  '8.8': { title: ['فولاد 8.8', '8.8', 'گرید ۸٫۸'], factor: 1, label: 'گرید 8.8' },
  '10.9': { title: ['فولاد 10.9', '10.9', 'گرید ۱۰٫۹'], factor: 1.35, label: 'گرید 10.9' },
  '12.9': { title: ['فولاد 12.9', '12.9', 'گرید ۱۲٫۹'], factor: 1.5, label: 'گرید 12.9' },
  '4.8': { title: ['فولاد 4.8', '4.8'], factor: 0.85, label: 'گرید 4.8' },
  '45H': { title: ['فولاد سخت 45H', '45H'], factor: 1.3, label: 'گرید 45H' },
  'A2-70': { title: ['استنلس استیل A2-70', '304', 'استیل'], factor: 3.4, label: 'استنلس A2-70' },
} as const satisfies Record<string, { title: readonly [string, ...string[]]; factor: number; label: string }>;

type Grade = keyof typeof grades;

export const gradeProperty = option(
  'grade',
  'ردهٔ استحکام',
  Object.fromEntries(Object.entries(grades).map(([key, grade]) => [key, grade.title])),
  inList,
);

export const threadProperty = sizes(
  'thread',
  'رزوه',
  [3, 4, ...hexagons.map(({ d }) => d)].map((d) => `M${d}`),
  inList,
);

const lengthProperty = measure('L', 'طول L', 'mm', inList, { decimals: 0 });
const massProperty = measure('mass', 'وزن تقریبی', 'g', { decimals: 1 });
const pitchProperty = measure('P', 'گام رزوه P', 'mm', { decimals: 2 });

/** Price of a steel bolt by weight, at least 2,000 rial. */
const priceOf = (massGram: number, grade: Grade) => (2500 + massGram * 1050) * grades[grade].factor;

/** Mass of a threaded shank relative to a plain one. */
const threadFill = 0.89;

const fullThreadLengths: Record<number, string> = {
  5: '10 16 20 25 30',
  6: '12 16 20 25 30 40 50',
  8: '16 20 25 30 35 40 50 60',
  10: '20 25 30 35 40 50 60 80',
  12: '25 30 35 40 50 60 70 80 100',
  16: '35 40 45 50 60 70 80 100',
  20: '40 50 60 70 80 100 120',
  24: '60 80 100 120',
  30: '80 100 120',
};

const partThreadLengths: Record<number, string> = {
  8: '60 80 100',
  10: '60 80 100 120',
  12: '60 80 100 120 150',
  16: '70 80 100 120 150 200',
  20: '80 100 120 150 200',
  24: '100 120 150 200',
  30: '120 150 200',
  36: '150 200',
};

/** Length of thread b by ISO 4014 for lengths up to 125 mm and up to 200 mm. */
const threadLength = (d: number, length: number) => 2 * d + (length <= 125 ? 6 : 12);

function* hexBolts(lengths: Record<number, string>, standard: string, din: string, offered: Grade[]): Generator<Draft> {
  for (const { d, P, s, e, k } of hexagons) {
    for (const L of list(lengths[d] ?? '').filter((length) => length > 0)) {
      const mass = round((discArea(d) * L * threadFill + hexagonArea(s) * k) * steelDensity * 1000, 1);
      const b = standard === 'ISO 4014' ? threadLength(d, L) : L;
      for (const grade of offered) {
        if (grade === '10.9' && d < 8) continue;
        const size = `M${d}×${L}`;
        yield {
          code: `M${d}x${L}-${grade}`,
          title: `پیچ شش‌گوش ${standard === 'ISO 4014' ? 'نیم‌رزوه' : 'تمام‌رزوه'} ${size} ${grades[grade].label}`,
          scientificName: `Hexagon head ${standard === 'ISO 4014' ? 'bolt' : 'screw'} ${size}`,
          partNumbers: [`M${d}x${L} ${din} ${grade}`],
          standards: [standard, din, grade.startsWith('A') ? 'ISO 3506-1' : 'ISO 898-1'],
          dims: { d, L, k, s, b },
          values: { thread: `M${d}`, L, P, k, s, e, b, mass, grade },
          priceRial: priceOf(mass, grade),
          isCommon: d >= 8 && d <= 20 && L <= 100,
        };
      }
    }
  }
}

const hexProperties = [
  threadProperty,
  lengthProperty,
  gradeProperty,
  pitchProperty,
  measure('s', 'آچارخور s', 'mm', inList, { decimals: 0 }),
  measure('k', 'ارتفاع گل پیچ k', 'mm', { decimals: 1 }),
  measure('e', 'گوشه تا گوشه e', 'mm', { decimals: 2 }),
  measure('b', 'طول رزوه b', 'mm', { decimals: 0 }),
  massProperty,
];

export const fullThreadBolts: Leaf = {
  key: 'hexagon-screw-full-thread',
  name: 'پیچ شش‌گوش تمام‌رزوه',
  scientificName: 'Hexagon head screw, fully threaded',
  synonyms: ['پیچ آچارخور', 'پیچ شش گوش', 'DIN 933', 'hex screw', 'پیچ تمام دنده'],
  description:
    'رزوه تا زیر گل ادامه دارد و برای بستن در سوراخ قلاویزشده یا با مهره به کار می‌رود. اندازه با رزوه و طول زیر گل، و استحکام با ردهٔ 8.8 یا 10.9 گفته می‌شود.',
  glyph: 'bolt',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'hexBolt',
  properties: hexProperties,
  products: () => hexBolts(fullThreadLengths, 'ISO 4017', 'DIN 933', ['8.8', '10.9', 'A2-70']),
};

export const partThreadBolts: Leaf = {
  key: 'hexagon-bolt-part-thread',
  name: 'پیچ شش‌گوش نیم‌رزوه',
  scientificName: 'Hexagon head bolt, partially threaded',
  synonyms: ['پیچ نیم دنده', 'DIN 931', 'hex bolt', 'پیچ ساق‌دار'],
  description:
    'بخش بی‌رزوهٔ ساقه بار برشی را در اتصال سازه و ماشین بهتر می‌برد. طول رزوه به قطر و طول پیچ بستگی دارد؛ پیش از سفارش ضخامت قطعه‌ها را با آن بسنجید.',
  glyph: 'bolt',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'hexBolt',
  properties: hexProperties,
  products: () => hexBolts(partThreadLengths, 'ISO 4014', 'DIN 931', ['8.8', '10.9']),
};

const socketLengths: Record<number, string> = {
  3: '8 12 16 20',
  4: '10 16 20 25',
  5: '10 16 20 25 30 40',
  6: '12 16 20 25 30 40 50',
  8: '16 20 25 30 40 50 60',
  10: '20 25 30 40 50 60 80',
  12: '25 30 40 50 60 80 100',
  16: '40 50 60 80 100',
  20: '50 60 80 100',
};

function* socketScrews(isCountersunk: boolean, offered: Grade[]): Generator<Draft> {
  const standard = isCountersunk ? 'ISO 10642' : 'ISO 4762';
  const din = isCountersunk ? 'DIN 7991' : 'DIN 912';
  for (const row of sockets) {
    const { d, P } = row;
    const [dk, s] = isCountersunk ? [row.dk2, row.s2] : [row.dk, row.s];
    const headVolume = isCountersunk ? (discArea((dk + d) / 2) * (dk - d)) / 2 : discArea(dk) * d * 0.8;
    for (const L of list(socketLengths[d] ?? '')) {
      const mass = round((discArea(d) * L * threadFill + headVolume) * steelDensity * 1000, 1);
      for (const grade of offered) {
        yield {
          code: `M${d}x${L}-${grade}`,
          title: `پیچ آلن ${isCountersunk ? 'سرخزینه' : 'سراستوانه'} M${d}×${L} ${grades[grade].label}`,
          scientificName: `Hexagon socket ${isCountersunk ? 'countersunk' : 'head cap'} screw M${d}×${L}`,
          partNumbers: [`M${d}x${L} ${din} ${grade}`],
          standards: [standard, din],
          dims: { d, L, k: isCountersunk ? round((dk - d) / 2, 2) : d, s, D: dk },
          values: { thread: `M${d}`, L, P, dk, s, mass, grade },
          priceRial: priceOf(mass, grade) * 1.15,
          isCommon: d >= 5 && d <= 12 && !isCountersunk,
        };
      }
    }
  }
}

const socketProperties = [
  threadProperty,
  lengthProperty,
  gradeProperty,
  pitchProperty,
  measure('dk', 'قطر گل dk', 'mm', { decimals: 2 }),
  measure('s', 'آچار آلن s', 'mm', inList, { decimals: 1 }),
  massProperty,
];

export const socketCapScrews: Leaf = {
  key: 'socket-head-cap-screw',
  name: 'پیچ آلن سراستوانه',
  scientificName: 'Hexagon socket head cap screw',
  synonyms: ['پیچ آلن', 'سوکت', 'DIN 912', 'allen', 'socket screw'],
  description:
    'گل استوانه‌ای با آچارخور درونی، برای قالب، فیکسچر و ماشین ابزار که جای آچار رو باز نیست. ردهٔ رایج آن 12.9 است و گل آن در خزینه جا می‌گیرد.',
  glyph: 'bolt',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'socketScrew',
  properties: socketProperties,
  products: () => socketScrews(false, ['12.9', 'A2-70']),
};

export const countersunkScrews: Leaf = {
  key: 'socket-countersunk-screw',
  name: 'پیچ آلن سرخزینه',
  scientificName: 'Hexagon socket countersunk head screw',
  synonyms: ['آلن خزینه', 'DIN 7991', 'countersunk'],
  description:
    'سر مخروطی ۹۰ درجه هم‌سطح با رویهٔ قطعه می‌نشیند و هم‌مرکزی می‌دهد. گشتاور بستن آن از پیچ سراستوانه کمتر است چون آچارخور کوچک‌تری دارد.',
  glyph: 'bolt',
  trade: 'fasteners',
  saleUnitId: 'EACH',
  drawing: 'countersunkScrew',
  properties: socketProperties,
  products: () => socketScrews(true, ['10.9']),
};
