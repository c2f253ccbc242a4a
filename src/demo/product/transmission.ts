import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, measure, moreIsBetter, sizes } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const beltLengths = list(
  '630 710 800 900 1000 1120 1250 1400 1600 1800 2000 2240 2500 2800 3150 3550 4000 4500 5000 5600',
);
const beltRows = (text: string) =>
  table('$profile W h min max', text).flatMap(({ profile, W, h, min, max }) =>
    beltLengths.filter((L) => L >= min && L <= max).map((L) => ({ profile, W, h, L })),
  );
const beltProperties = (profiles: string[]) => [
  sizes('profile', 'پروفیل', profiles, inList),
  measure('L', 'طول', 'mm', inList, { decimals: 0 }),
  measure('W', 'عرض بالا', 'mm', inList, { decimals: 1 }),
  measure('h', 'ارتفاع', 'mm', { decimals: 1 }),
];

const chains = tableOf('$size p d1 b1 simplex duplex triplex', 'transmission/chains');
const chainRows = chains.flatMap(({ simplex, duplex, triplex, ...chain }) =>
  [simplex, duplex, triplex].map((strength, index) => ({ ...chain, strength, strands: index + 1 })),
);
const strandWords = ['تک‌ردیفه', 'دوردیفه', 'سه‌ردیفه'];

const sprocketRows = chains
  .slice(0, 6)
  .flatMap(({ size, p }) =>
    list('13 15 17 19 21 25 30 38').map((z) => ({ size, p, z, pitchDiameter: round(p / Math.sin(Math.PI / z), 2) })),
  );

const couplings = tableOf('size D L bore torque', 'transmission/couplings');

const wormSizes = table(
  'size bore',
  `
  30 14
  40 18
  50 25
  63 25
  75 28
  90 35
  110 42
  130 45
`,
);
const helicalSizes = table(
  'size shaft torque',
  `
  37 25 200
  47 30 300
  57 35 450
  67 35 600
  77 40 820
  87 50 1550
  97 60 3000
  107 70 4300
`,
);

const trade = 'transmission' as const;
const saleUnitId = 'EACH' as const;

export const transmission: Branch = {
  key: 'power-transmission',
  name: 'انتقال قدرت',
  scientificName: 'Mechanical power transmission',
  synonyms: ['تسمه و پولی', 'زنجیر', 'گیربکس', 'کوپلینگ', 'power transmission'],
  description:
    'تسمه، زنجیر، چرخ‌زنجیر، کوپلینگ و گیربکس برای رساندن توان از موتور به ماشین. توان، دور، نسبت تبدیل و ضریب کار را بگویید.',
  glyph: 'gearbox',
  leaves: [
    rowsLeaf({
      text: [
        'narrow-v-belt',
        'تسمهٔ وی‌بلت باریک',
        'Narrow V-belt',
        'تسمه باریک، SPZ، SPA، SPB، SPC، v-belt',
        'تسمهٔ ذوزنقه‌ای با توان بالا در فضای کم؛ طول آن طول مبنا Ld است. در مجموعهٔ چندتایی، همه را از یک دسته (ست) بخواهید.',
      ],
      glyph: 'belt',
      trade,
      saleUnitId,
      drawing: 'vBelt',
      properties: beltProperties(['SPZ', 'SPA', 'SPB', 'SPC']),
      standards: ['ISO 4184', 'DIN 7753-1'],
      rows: beltRows(`
  SPZ 9.7 8 630 3150
  SPA 12.7 10 800 4000
  SPB 16.3 13 1250 5600
  SPC 22 18 2000 5600
`),
      label: ({ profile, L }) => `${profile} ${L}`,
      part: ({ profile, L }) => `${profile}${L}`,
      price: ({ W, h, L }) => 300 + (W * h * L) / 140,
      dims: ({ W, h, L }) => ({ W, h, L }),
      common: ({ L }) => L <= 2500,
    }),
    rowsLeaf({
      text: [
        'classical-v-belt',
        'تسمهٔ وی‌بلت معمولی',
        'Classical V-belt',
        'تسمه پروانه، تسمه A، تسمه B، تسمه C',
        'تسمهٔ ذوزنقه‌ای کلاسیک برای ماشین‌های کارگاهی و کشاورزی. عدد اینچی روی تسمه طول داخلی است و با طول مبنا یکی نیست.',
      ],
      glyph: 'belt',
      trade,
      saleUnitId,
      drawing: 'vBelt',
      properties: beltProperties(['Z', 'A', 'B', 'C']),
      standards: ['ISO 4184', 'DIN 2215'],
      rows: beltRows(`
  Z 10 6 630 1600
  A 13 8 800 3150
  B 17 11 1000 5000
  C 22 14 1800 5600
`),
      label: ({ profile, L }) => `${profile} ${L}`,
      part: ({ profile, L }) => `${profile}-${L}`,
      price: ({ W, h, L }) => 220 + (W * h * L) / 175,
      dims: ({ W, h, L }) => ({ W, h, L }),
      common: ({ L }) => L <= 2000,
    }),
    rowsLeaf({
      text: [
        'timing-belt',
        'تسمه تایم صنعتی HTD',
        'HTD synchronous belt',
        'تایمینگ، تسمه دندانه‌دار، timing belt، HTD',
        'تسمهٔ دندانه‌گرد بی‌لغزش برای انتقال هم‌زمان. تعداد دندانه برابر طول گام تقسیم بر گام است و عرض را جدا بگویید.',
      ],
      glyph: 'belt',
      trade,
      saleUnitId,
      drawing: 'timingBelt',
      standards: ['ISO 13050'],
      properties: [
        sizes('pitchName', 'گام', ['5M', '8M', '14M'], inList),
        measure('L', 'طول گام', 'mm', inList, { decimals: 0 }),
        count('teeth', 'تعداد دندانه', inList),
        measure('W', 'عرض', 'mm', inList, { decimals: 0 }),
      ],
      rows: [
        ['5M', 5, 15, 3.8, '350 425 500 600 750 900 1050'],
        ['8M', 8, 30, 6, '480 560 640 800 960 1120 1280 1440 1600 2000'],
        ['14M', 14, 55, 10, '966 1190 1400 1610 1890 2310'],
      ].flatMap(([pitchName, pitch, W, h, lengths]) =>
        list(String(lengths)).map((L) => ({
          pitchName: String(pitchName),
          W: Number(W),
          h: Number(h),
          p: Number(pitch),
          L,
          teeth: L / Number(pitch),
        })),
      ),
      label: ({ pitchName, L, W }) => `${L}-${pitchName}-${W}`,
      part: ({ pitchName, L, W }) => `${L}-${pitchName}-${W}`,
      price: ({ W, L }) => 400 + W * L * 0.11,
      dims: ({ p, h, W, L }) => ({ p, h, W, L }),
    }),
    rowsLeaf({
      text: [
        'roller-chain',
        'زنجیر غلتکی',
        'Roller chain',
        'زنجیر صنعتی، زنجیر انتقال، roller chain، ISO 606',
        'زنجیر سری B اروپایی برای انتقال قدرت با بازده بالا. گام، قطر غلتک و عرض داخلی باید با چرخ‌زنجیر یکی باشد؛ قیمت برای هر متر است.',
      ],
      glyph: 'chain',
      trade,
      saleUnitId: 'M',
      drawing: 'chain',
      standards: ['ISO 606', 'DIN 8187'],
      properties: [
        sizes(
          'size',
          'شمارهٔ زنجیر',
          chains.map(({ size }) => size),
          inList,
        ),
        count('strands', 'تعداد ردیف', inList),
        measure('p', 'گام p', 'mm', inList, { decimals: 3 }),
        measure('d1', 'قطر غلتک d1', 'mm', { decimals: 2 }),
        measure('b1', 'عرض داخلی b1', 'mm', { decimals: 2 }),
        measure('strength', 'کمینهٔ نیروی گسیختگی', 'kN', inList, moreIsBetter, { decimals: 1 }),
      ],
      rows: chainRows,
      label: ({ size, strands }) => `${size}-${strands} ${strandWords[strands - 1]}`,
      part: ({ size, strands }) => `${size}-${strands}`,
      price: ({ strength }) => 900 + strength * 95,
      dims: ({ p, d1, b1, strands }) => ({ p, d1, b1, strands }),
      common: ({ strands }) => strands === 1,
    }),
    rowsLeaf({
      text: [
        'sprocket',
        'چرخ‌زنجیر',
        'Chain sprocket',
        'دنده زنجیر، اسپراکت، sprocket',
        'چرخ دندانه‌دار برای زنجیر ISO 606. قطر گام از گام زنجیر و تعداد دندانه به دست آمده؛ سوراخ محور پس از سفارش زده می‌شود.',
      ],
      glyph: 'chain',
      trade,
      saleUnitId,
      standards: ['ISO 606'],
      properties: [
        sizes(
          'size',
          'شمارهٔ زنجیر',
          chains.map(({ size }) => size),
          inList,
        ),
        count('z', 'تعداد دندانه', inList),
        measure('pitchDiameter', 'قطر گام', 'mm', inList, { decimals: 2 }),
      ],
      rows: sprocketRows,
      label: ({ size, z }) => `${size} با ${z} دندانه`,
      part: ({ size, z }) => `SP-${size}-Z${z}`,
      price: ({ pitchDiameter, p }) => 350 + pitchDiameter * pitchDiameter * p * 0.014,
    }),
    rowsLeaf({
      text: [
        'jaw-coupling',
        'کوپلینگ فکی',
        'Jaw coupling',
        'کوپلینگ لاستیکی، کوپلینگ ستاره‌ای، jaw coupling',
        'دو فک فلزی با ستارهٔ پلی‌اورتان که لرزش و ناهم‌راستایی کم را می‌گیرد. گشتاور نامی برای ستارهٔ ۹۸ شور A است.',
      ],
      glyph: 'coupling',
      trade,
      saleUnitId,
      drawing: 'coupling',
      properties: [
        measure('D', 'قطر خارجی D', 'mm', inList, { decimals: 0 }),
        measure('L', 'طول L', 'mm', { decimals: 0 }),
        measure('bore', 'بیشینهٔ سوراخ', 'mm', inList, { decimals: 0 }),
        measure('torque', 'گشتاور نامی', 'Nm', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: couplings,
      label: ({ size }) => `سایز ${size}`,
      part: ({ size }) => `JC-${size}`,
      price: ({ D, L }) => 900 + D * D * L * 0.008,
      dims: ({ D, L, bore }) => ({ D, L, d: bore }),
      common: ({ size }) => size <= 48,
    }),
    rowsLeaf({
      text: [
        'worm-gearbox',
        'گیربکس حلزونی',
        'Worm gearbox',
        'گیربکس NMRV، گیربکس آلومینیومی، worm gear',
        'گیربکس ۹۰ درجهٔ جمع‌وجور با شفت توخالی. دور خروجی برای ورودی ۱۴۰۰ دور حساب شده؛ در نسبت‌های بالا خودقفل است.',
      ],
      glyph: 'gearbox',
      trade,
      saleUnitId,
      drawing: 'wormGearbox',
      properties: [
        measure('size', 'فاصلهٔ محورها', 'mm', inList, { decimals: 0 }),
        count('ratio', 'نسبت تبدیل', inList, { decimals: 1 }),
        measure('outputSpeed', 'دور خروجی', 'rpm', inList, { decimals: 1 }),
        measure('bore', 'سوراخ شفت توخالی', 'mm', inList, { decimals: 0 }),
      ],
      rows: pairs(
        wormSizes,
        list('7.5 10 15 20 30 40 60').map((ratio) => ({ ratio, outputSpeed: round(1400 / ratio, 1) })),
      ),
      label: ({ size, ratio }) => `سایز ${size} نسبت ${ratio}`,
      part: ({ size, ratio }) => `WG${size}-${ratio}`,
      price: ({ size }) => 9000 + size * size * 9,
      dims: ({ size, bore }) => ({ A: size, d: bore }),
      common: ({ size }) => size >= 40 && size <= 75,
    }),
    rowsLeaf({
      text: [
        'helical-gearbox',
        'گیربکس هلیکال',
        'Helical inline gearbox',
        'گیربکس شافت مستقیم، هلیکال، helical',
        'گیربکس هم‌محور با چرخ‌دندهٔ مورب و بازده بالای ۹۵ درصد. حداکثر گشتاور خروجی با ضریب کار یک داده شده است.',
      ],
      glyph: 'gearbox',
      trade,
      saleUnitId,
      drawing: 'inlineGearbox',
      standards: ['ISO 6336'],
      properties: [
        measure('shaft', 'قطر محور خروجی', 'mm', inList, { decimals: 0 }),
        count('ratio', 'نسبت تبدیل', inList, { decimals: 1 }),
        measure('outputSpeed', 'دور خروجی', 'rpm', inList, { decimals: 1 }),
        measure('torque', 'بیشینهٔ گشتاور خروجی', 'Nm', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: pairs(
        helicalSizes,
        list('5 10 20 40').map((ratio) => ({ ratio, outputSpeed: round(1450 / ratio, 1) })),
      ),
      label: ({ size, ratio }) => `سایز ${size} نسبت ${ratio}`,
      part: ({ size, ratio }) => `HG${size}-${ratio}`,
      price: ({ torque }) => 45_000 + torque * 95,
      dims: ({ shaft }) => ({ d: shaft }),
    }),
  ],
};
