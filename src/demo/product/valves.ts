import type { Branch, Draft, Leaf } from '../leaf.ts';
import { inList, measure, option, sizes, span } from '../properties.ts';
import { table, tableOf } from '../table.ts';

/** Face-to-face lengths in mm by EN 558: basic series 14, 1, 27, 20 and 16. */
const faceToFace = tableOf('DN gate globe ball butterfly check', 'valves/face-to-face');

const bodies = {
  GGG40: ['چدن داکتیل GGG40', 'EN-GJS-400'],
  WCB: ['فولاد ریختگی WCB', 'A216 WCB'],
  CF8M: ['استنلس CF8M', '316'],
  brass: ['برنج', 'CW617N'],
} as const;

type Body = keyof typeof bodies;
const bodyFactor: Record<Body, number> = { GGG40: 1, WCB: 1.7, CF8M: 3.2, brass: 1 };

interface ValveKind {
  column: 'gate' | 'globe' | 'ball' | 'butterfly' | 'check';
  word: string;
  english: string;
  offered: Body[];
  pn: number[];
  /** Price of DN100 in ductile iron PN16; prices of other sizes scale from it. */
  price: number;
  standard: string;
}

const seriesOf = { gate: 14, globe: 1, ball: 27, butterfly: 20, check: 16 } as const;

const valveDrawings = {
  gate: 'gateValve',
  globe: 'globeValve',
  ball: 'valve',
  butterfly: 'butterflyValve',
  check: 'checkValve',
} as const;

function* valveDrafts(kind: ValveKind): Generator<Draft> {
  for (const row of faceToFace) {
    const L = row[kind.column];
    if (Number.isNaN(L)) continue;
    for (const body of kind.offered) {
      for (const pn of kind.pn) {
        if (body === 'GGG40' && pn > 16) continue;
        yield {
          code: `DN${row.DN}-PN${pn}-${body}`,
          title: `${kind.word} DN${row.DN} PN${pn} ${bodies[body][0]}`,
          scientificName: `${kind.english} DN${row.DN} PN${pn}`,
          partNumbers: [`${kind.column.slice(0, 2).toUpperCase()}V-${row.DN}-${pn}-${body}`],
          standards: [`EN 558 series ${seriesOf[kind.column]}`, kind.standard],
          dims: { DN: row.DN, L },
          values: { dn: `DN${row.DN}`, pn: `PN${pn}`, body, L },
          priceRial: kind.price * (0.18 + 0.82 * (row.DN / 100) ** 1.6) * bodyFactor[body] * (pn > 16 ? 1.25 : 1),
          isCommon: row.DN >= 50 && row.DN <= 150 && body !== 'CF8M',
        };
      }
    }
  }
}

function valveLeaf(kind: ValveKind, text: Pick<Leaf, 'key' | 'name' | 'synonyms' | 'description'>): Leaf {
  return {
    ...text,
    scientificName: kind.english,
    glyph: 'valve',
    trade: 'piping',
    saleUnitId: 'EACH',
    drawing: valveDrawings[kind.column],
    properties: [measure('L', 'طول دو سر L', 'mm', inList, { decimals: 0 })],
    products: () => valveDrafts(kind),
  };
}

const orifices = tableOf('$letter area $inlet $outlet', 'valves/orifices');

const safetyValves: Leaf = {
  key: 'safety-valve',
  name: 'شیر اطمینان',
  scientificName: 'Spring loaded safety valve',
  synonyms: ['سوپاپ اطمینان', 'شیر ایمنی', 'PSV', 'safety valve', 'API 526'],
  description:
    'هنگام گذشتن فشار از مقدار تنظیم، خودبه‌خود باز می‌شود و سیال را تخلیه می‌کند. حرف اریفیس سطح گذر مؤثر را می‌گوید و باید از محاسبهٔ API 520 درآید.',
  glyph: 'valve',
  trade: 'piping',
  saleUnitId: 'EACH',
  drawing: 'safetyValve',
  properties: [
    sizes(
      'orifice',
      'حرف اریفیس',
      orifices.map(({ letter }) => letter),
      inList,
    ),
    measure('area', 'سطح مؤثر اریفیس', 'mm2', inList, { decimals: 0 }),
    sizes('outlet', 'خروجی', ['DN50', 'DN65', 'DN80', 'DN100', 'DN150', 'DN200', 'DN250']),
    span('setPressure', 'بازهٔ فشار تنظیم', 'barG', { decimals: 1 }),
  ],
  *products() {
    for (const { letter, area, inlet, outlet } of orifices) {
      yield {
        code: letter,
        title: `شیر اطمینان فنری اریفیس ${letter} (${inlet}×${outlet})`,
        scientificName: `Safety valve orifice ${letter}`,
        partNumbers: [`PSV-${letter}-150`],
        standards: ['API 526', 'API 520'],
        dims: { DN: Number(inlet.slice(2)), DN2: Number(outlet.slice(2)) },
        values: { dn: inlet, pn: 'PN16', body: 'WCB', orifice: letter, area, outlet, setPressure: [1, 16] },
        priceRial: 160_000_000 + area * 95_000,
      };
    }
  },
};

const threadedSizes = table(
  '$size DN L kv',
  `
  1/4" 8 42 6
  3/8" 10 45 8
  1/2" 15 52 16
  3/4" 20 60 29
  1" 25 72 46
  1-1/4" 32 82 80
  1-1/2" 40 94 125
  2" 50 112 205
`,
);

const threadedBall: Leaf = {
  key: 'threaded-ball-valve',
  name: 'شیر توپی دنده‌ای',
  scientificName: 'Threaded ball valve',
  synonyms: ['شیر گازی', 'شیر ربع‌گرد', 'ball valve', 'شیر توپی برنجی'],
  description:
    'شیر ربع‌گرد برنجی یا استیل با سر رزوهٔ ISO 228 برای آب، هوا و گاز. در حالت باز گذر کامل دارد و برای تنظیم دبی ساخته نشده است.',
  glyph: 'valve',
  trade: 'piping',
  saleUnitId: 'EACH',
  drawing: 'threadedValve',
  properties: [
    sizes(
      'thread',
      'رزوهٔ G',
      threadedSizes.map(({ size }) => `G${size}`),
      inList,
    ),
    measure('L', 'طول L', 'mm', { decimals: 0 }),
    measure('kv', 'ضریب گذر Kv', 'm³/h', { decimals: 0, betterWhen: 'higher' }),
  ],
  *products() {
    for (const { size, DN, L, kv } of threadedSizes) {
      for (const body of ['brass', 'CF8M'] as const) {
        yield {
          code: `${DN}-${body}`,
          title: `شیر توپی دنده‌ای ${size} ${body === 'brass' ? 'برنجی' : 'استیل'}`,
          scientificName: `Threaded ball valve G${size}`,
          partNumbers: [`BVT-${DN}-${body}`],
          standards: ['ISO 228-1', body === 'brass' ? 'EN 13828' : 'ISO 17292'],
          dims: { DN, L },
          values: { thread: `G${size}`, L, kv, body, pn: body === 'brass' ? 'PN25' : 'PN63' },
          priceRial: (900_000 + DN * DN * 4600) * (body === 'brass' ? 1 : 2.1),
          isCommon: DN >= 15 && DN <= 25,
        };
      }
    }
  },
};

export const valves: Branch = {
  key: 'valves',
  name: 'شیرآلات صنعتی',
  scientificName: 'Industrial valves',
  synonyms: ['شیر', 'شیر صنعتی', 'ولو', 'valve'],
  description:
    'شیر قطع و وصل، تنظیم، یک‌طرفه و اطمینان برای آب، بخار، گاز و روغن. اندازهٔ اسمی، ردهٔ فشار، جنس بدنه و سیال را برای انتخاب بگویید.',
  glyph: 'valve',
  properties: [
    sizes(
      'dn',
      'اندازهٔ اسمی',
      faceToFace.map(({ DN }) => `DN${DN}`),
      inList,
    ),
    sizes('pn', 'ردهٔ فشار', ['PN10', 'PN16', 'PN25', 'PN40', 'PN63'], inList),
    option('body', 'جنس بدنه', bodies, inList),
  ],
  leaves: [
    valveLeaf(
      {
        column: 'gate',
        word: 'شیر کشویی',
        english: 'Gate valve',
        offered: ['GGG40', 'WCB'],
        pn: [10, 16],
        price: 62_000_000,
        standard: 'EN 1171',
      },
      {
        key: 'gate-valve',
        name: 'شیر کشویی',
        synonyms: ['گیت ولو', 'شیر فلکه کشویی', 'شیر زبانه‌ای', 'gate valve'],
        description:
          'شیر قطع و وصل با کمترین افت فشار در حالت باز؛ برای تنظیم دبی مناسب نیست. زبانهٔ لاستیکی برای آب و زبانهٔ فلزی برای بخار و روغن داغ به کار می‌رود.',
      },
    ),
    valveLeaf(
      {
        column: 'globe',
        word: 'شیر بشقابی فلنجی',
        english: 'Globe valve',
        offered: ['GGG40', 'WCB'],
        pn: [16, 40],
        price: 95_000_000,
        standard: 'EN 13709',
      },
      {
        key: 'globe-valve',
        name: 'شیر بشقابی (گلوب)',
        synonyms: ['گلوب ولو', 'شیر سوزنی', 'globe valve', 'شیر بخار'],
        description:
          'برای تنظیم دبی و قطع بخار و روغن داغ؛ افت فشار آن از شیر کشویی بیشتر است. جهت جریان روی بدنه با پیکان نشان داده شده و باید رعایت شود.',
      },
    ),
    valveLeaf(
      {
        column: 'ball',
        word: 'شیر توپی فلنجی',
        english: 'Flanged ball valve',
        offered: ['WCB', 'CF8M'],
        pn: [16, 40],
        price: 52_000_000,
        standard: 'ISO 17292',
      },
      {
        key: 'flanged-ball-valve',
        name: 'شیر توپی فلنجی',
        synonyms: ['بال ولو', 'ball valve', 'شیر گازی فلنجی'],
        description:
          'شیر ربع‌گرد با گذر کامل و آب‌بندی نرم PTFE برای قطع سریع. با عملگر نیوماتیک یا برقی روی صفحهٔ ISO 5211 خودکار می‌شود.',
      },
    ),
    valveLeaf(
      {
        column: 'butterfly',
        word: 'شیر پروانه‌ای ویفری',
        english: 'Wafer butterfly valve',
        offered: ['GGG40', 'CF8M'],
        pn: [10, 16],
        price: 27_000_000,
        standard: 'EN 593',
      },
      {
        key: 'butterfly-valve',
        name: 'شیر پروانه‌ای',
        synonyms: ['باترفلای', 'شیر باترفلای', 'butterfly valve', 'شیر ویفری'],
        description:
          'شیر سبک و کوتاه که میان دو فلنج بسته می‌شود؛ برای آب و هوا در اندازه‌های بزرگ باصرفه است. لاستیک EPDM برای آب و NBR برای روغن.',
      },
    ),
    valveLeaf(
      {
        column: 'check',
        word: 'شیر یک‌طرفهٔ دولنگه',
        english: 'Dual plate check valve',
        offered: ['GGG40', 'CF8M'],
        pn: [16],
        price: 30_000_000,
        standard: 'API 594',
      },
      {
        key: 'check-valve',
        name: 'شیر یک‌طرفه',
        synonyms: ['چک ولو', 'شیر خودکار', 'check valve', 'non-return'],
        description:
          'راه برگشت جریان را می‌بندد و پس از پمپ نصب می‌شود؛ نوع دولنگهٔ فنری ضربهٔ قوچ کمتری دارد. میان دو فلنج بسته می‌شود و جهت دارد.',
      },
    ),
    threadedBall,
    safetyValves,
  ],
};
