import { ringArea, round, steelDensity } from '../geometry.ts';
import type { Branch, Draft, Leaf } from '../leaf.ts';
import { inList, measure, moreIsBetter, option } from '../properties.ts';
import { bearingUnits, needleBushes } from './bearing-units.ts';
import { cylindrical, deepGroove, miniature, spherical, tapered, thrust } from './rolling-bearings-table.ts';

interface Envelope {
  d: number;
  D: number;
  B: number;
}

const clearances = { CN: 'لقی نرمال (CN)', C3: ['لقی C3', 'سی‌تری'] } as const;

/** Share of steel in the solid ring d×D×B, by type; within 5 % of manufacturers' lists. */
const fill = { ball: 0.67, roller: 0.72, tapered: 0.66, spherical: 0.79, thrust: 0.62 };

const massOf = ({ d, D, B }: Envelope, share: number) => round(ringArea(D, d) * B * steelDensity * share, 3);
const priceOf = (mass: number, factor = 1) => factor * (900_000 + 24_000_000 * mass);

const sealings = [
  { suffix: '', key: 'open', title: '', factor: 1 },
  { suffix: '-2Z', key: 'shielded', title: ' دو طرف فلز', factor: 1.06 },
  { suffix: '-2RS', key: 'sealed', title: ' دو طرف لاستیک', factor: 1.12 },
] as const;

const loadRatings = [
  measure('C', 'ظرفیت بار دینامیکی C', 'kN', inList, moreIsBetter, { decimals: 1 }),
  measure('C0', 'ظرفیت بار استاتیکی C0', 'kN', moreIsBetter, { decimals: 1 }),
];

const ballBearings: Leaf = {
  key: 'deep-groove-ball-bearing',
  name: 'بلبرینگ شیار عمیق',
  scientificName: 'Deep groove ball bearing',
  synonyms: ['بلبرینگ ساده', 'بلبرینگ تک‌ردیفه', 'deep groove', 'ball bearing', 'ساچمه‌ای'],
  description:
    'پرکاربردترین یاتاقان غلتشی برای بار شعاعی و بار محوری سبک، در الکتروموتور، پمپ و فن. پسوند 2Z یعنی حفاظ فلزی و 2RS یعنی کاسهٔ لاستیکی در دو طرف؛ لقی C3 برای محور گرم انتخاب می‌شود.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: ({ sealing }) => (sealing === 'open' ? 'ballBearing' : 'shieldedBearing'),
  properties: [
    ...loadRatings,
    option(
      'sealing',
      'آب‌بندی',
      {
        open: 'باز',
        shielded: ['حفاظ فلزی (2Z)', 'ZZ', 'دو طرف فلز'],
        sealed: ['کاسهٔ لاستیکی (2RS)', '2RS1', 'دو طرف لاستیک', 'دو طرف پلاستیک'],
      },
      inList,
    ),
    option('clearance', 'لقی شعاعی', clearances),
  ],
  *products() {
    for (const row of [...miniature, ...deepGroove]) {
      for (const sealing of sealings) {
        if (row.d < 10 && sealing.key === 'open') continue;
        yield* ballVariants(row, sealing);
      }
    }
  },
};

function* ballVariants(row: (typeof deepGroove)[number], sealing: (typeof sealings)[number]): Generator<Draft> {
  const mass = massOf(row, fill.ball);
  const { d, D, B, C, C0 } = row;
  for (const clearance of row.d >= 40 && sealing.key === 'open' ? ['CN', 'C3'] : ['CN']) {
    const designation = `${row.code}${sealing.suffix}${clearance === 'C3' ? '/C3' : ''}`;
    yield {
      code: designation,
      title: `بلبرینگ شیار عمیق ${designation}`,
      scientificName: `Deep groove ball bearing ${designation}`,
      partNumbers: [designation, ...(sealing.key === 'shielded' ? [`${row.code}ZZ`] : [])],
      standards: ['ISO 15', 'DIN 625-1'],
      dims: { d, D, B },
      values: { d, D, B, C, C0, mass, sealing: sealing.key, clearance },
      priceRial: priceOf(mass, sealing.factor),
      isCommon: d >= 10 && d <= 45,
    };
  }
}

const angularBearings: Leaf = {
  key: 'angular-contact-ball-bearing',
  name: 'بلبرینگ تماس زاویه‌ای',
  scientificName: 'Angular contact ball bearing',
  synonyms: ['بلبرینگ زاویه‌ای', 'angular contact', '72xxB', '73xxB'],
  description:
    'بار محوری یک‌طرفه و بار شعاعی را با هم می‌برد؛ در پمپ، گیربکس و اسپیندل به کار می‌رود. زاویهٔ تماس سری B چهل درجه است و برای بار دوطرفه جفت بسته می‌شود.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: 'angularBearing',
  properties: [measure('contactAngle', 'زاویهٔ تماس', '°', { decimals: 0 })],
  *products() {
    for (const row of deepGroove) {
      if (!/^6[23]/.test(row.code) || row.d < 15) continue;
      const designation = `7${row.code.slice(1)}B`;
      const { d, D, B } = row;
      const mass = massOf(row, fill.ball + 0.03);
      yield {
        code: designation,
        title: `بلبرینگ تماس زاویه‌ای ${designation}`,
        scientificName: `Angular contact ball bearing ${designation}`,
        partNumbers: [designation],
        standards: ['ISO 15', 'DIN 628-1'],
        dims: { d, D, B },
        values: { d, D, B, mass, contactAngle: 40 },
        priceRial: priceOf(mass, 1.5),
      };
    }
  },
};

const rollerBearings: Leaf = {
  key: 'cylindrical-roller-bearing',
  name: 'رولبرینگ استوانه‌ای',
  scientificName: 'Cylindrical roller bearing',
  synonyms: ['رولبرینگ NU', 'رول برینگ', 'cylindrical roller', 'NU', 'NJ'],
  description:
    'برای بار شعاعی سنگین و سرعت بالا؛ در نوع NU رینگ داخلی بی‌لبه است و جابه‌جایی محوری محور را آزاد می‌گذارد. نوع NJ بار محوری یک‌طرفهٔ سبک را هم می‌گیرد.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: ({ form }) => (form === 'NJ' ? 'rollerBearingNj' : 'rollerBearing'),
  properties: [
    ...loadRatings,
    option('form', 'شکل', { NU: 'NU (رینگ داخلی بی‌لبه)', NJ: 'NJ (رینگ داخلی یک‌لبه)' }, inList),
  ],
  *products() {
    for (const row of cylindrical) {
      for (const form of ['NU', 'NJ'] as const) {
        const { d, D, B, C, C0 } = row;
        const mass = massOf(row, fill.roller);
        const designation = `${form}${row.code}`;
        yield {
          code: designation,
          title: `رولبرینگ استوانه‌ای ${designation}`,
          scientificName: `Cylindrical roller bearing ${designation}`,
          partNumbers: [designation, `${designation}E`],
          standards: ['ISO 15', 'DIN 5412-1'],
          dims: { d, D, B },
          values: { d, D, B, C, C0, mass, form },
          priceRial: priceOf(mass, form === 'NU' ? 1.5 : 1.6),
          isCommon: d <= 60,
        };
      }
    }
  },
};

const taperedBearings: Leaf = {
  key: 'tapered-roller-bearing',
  name: 'رولبرینگ مخروطی',
  scientificName: 'Tapered roller bearing',
  synonyms: ['رولبرینگ کونیک', 'کنیکی', 'tapered roller', '302xx', '303xx'],
  description:
    'بار شعاعی و محوری را با هم می‌برد و از دو بخش کاسه و کنس جدا از هم تشکیل شده است. در چرخ، گیربکس و دیفرانسیل جفت و با تنظیم لقی بسته می‌شود.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: 'taperedBearing',
  properties: [
    measure('T', 'عرض مجموع T', 'mm', inList, { decimals: 2 }),
    measure('cup', 'عرض کاسه C', 'mm', { decimals: 1 }),
  ],
  *products() {
    for (const row of tapered) {
      const { code, d, D, T, B, C } = row;
      const mass = massOf({ d, D, B: T }, fill.tapered);
      yield {
        code,
        title: `رولبرینگ مخروطی ${code}`,
        scientificName: `Tapered roller bearing ${code}`,
        partNumbers: [code],
        standards: ['ISO 355', 'DIN 720'],
        dims: { d, D, T, B, C },
        values: { d, D, B, T, cup: C, mass },
        priceRial: priceOf(mass, 1.1),
        isCommon: d <= 50,
      };
    }
  },
};

const sphericalBearings: Leaf = {
  key: 'spherical-roller-bearing',
  name: 'رولبرینگ بشکه‌ای',
  scientificName: 'Spherical roller bearing',
  synonyms: ['رولبرینگ خودتنظیم دوردیفه', 'رولبرینگ کروی', 'spherical roller', '222xx', '223xx'],
  description:
    'دو ردیف غلتک بشکه‌ای بار شعاعی بسیار سنگین و ناهم‌راستایی محور را تحمل می‌کند؛ در سنگ‌شکن، سرند و فن بزرگ به کار می‌رود. پسوند K سوراخ مخروطی ۱ به ۱۲ است و با غلاف آداپتور بسته می‌شود.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: ({ bore }) => (bore === 'tapered' ? 'sphericalBearingK' : 'sphericalBearing'),
  properties: [option('bore', 'سوراخ', { cylindrical: 'استوانه‌ای', tapered: 'مخروطی ۱:۱۲ (K)' }, inList)],
  *products() {
    for (const row of spherical) {
      for (const bore of ['cylindrical', 'tapered']) {
        const { d, D, B } = row;
        const mass = massOf(row, fill.spherical);
        const designation = bore === 'tapered' ? `${row.code}K` : row.code;
        yield {
          code: designation,
          title: `رولبرینگ بشکه‌ای ${designation}`,
          scientificName: `Spherical roller bearing ${designation}`,
          partNumbers: [designation],
          standards: ['ISO 15', 'DIN 635-2'],
          dims: { d, D, B },
          values: { d, D, B, mass, bore },
          priceRial: priceOf(mass, bore === 'tapered' ? 1.25 : 1.2),
          isCommon: d >= 60 && d <= 110,
        };
      }
    }
  },
};

const thrustBearings: Leaf = {
  key: 'thrust-ball-bearing',
  name: 'بلبرینگ کف‌گرد',
  scientificName: 'Thrust ball bearing',
  synonyms: ['کفگرد', 'بلبرینگ محوری', 'thrust bearing', '511xx', '512xx'],
  description:
    'تنها بار محوری یک‌طرفه را می‌برد و از دو رینگ تخت و یک قفسهٔ ساچمه ساخته شده است. در جک، قلاب جرثقیل و شیرهای بزرگ به کار می‌رود؛ برای سرعت بالا مناسب نیست.',
  glyph: 'bearing',
  trade: 'bearings',
  saleUnitId: 'EACH',
  drawing: 'thrustBearing',
  *products() {
    for (const { code, d, D, B } of thrust) {
      const mass = massOf({ d, D, B }, fill.thrust);
      yield {
        code,
        title: `بلبرینگ کف‌گرد ${code}`,
        scientificName: `Thrust ball bearing ${code}`,
        partNumbers: [code],
        standards: ['ISO 104', 'DIN 711'],
        dims: { d, D, B },
        values: { d, D, B, mass },
        priceRial: priceOf(mass, 1.1),
      };
    }
  },
};

export const rollingBearings: Branch = {
  key: 'bearings',
  name: 'بلبرینگ و رولبرینگ',
  scientificName: 'Rolling bearings',
  synonyms: ['بلبرینگ', 'رولبرینگ', 'یاتاقان غلتشی', 'bearing'],
  description:
    'یاتاقان‌های غلتشی محور را با اصطکاک کم نگه می‌دارند و با شمارهٔ فنی استاندارد ISO 15 شناخته می‌شوند. برای انتخاب، قطر محور، فضای نشیمن، بار و آب‌بندی را مشخص کنید.',
  glyph: 'bearing',
  properties: [
    measure('d', 'قطر داخلی d', 'mm', inList, { decimals: 1 }),
    measure('D', 'قطر خارجی D', 'mm', inList, { decimals: 1 }),
    measure('B', 'عرض B', 'mm', inList, { decimals: 1 }),
    measure('mass', 'وزن تقریبی', 'kg', { decimals: 3 }),
  ],
  leaves: [
    ballBearings,
    angularBearings,
    rollerBearings,
    taperedBearings,
    sphericalBearings,
    thrustBearings,
    needleBushes,
    bearingUnits,
  ],
};
