import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, measure, moreIsBetter, option, sizes } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const lifts = { trade: 'handling', saleUnitId: 'EACH' } as const;

export const handling: Branch = {
  key: 'material-handling',
  name: 'جابه‌جایی و بالابری',
  scientificName: 'Material handling and lifting',
  synonyms: ['نقاله', 'جرثقیل', 'چرخ صنعتی', 'material handling'],
  glyph: 'conveyor',
  description: 'رولیک، تسمه‌نقاله، چرخ، سیم‌بکسل و فنر برای جابه‌جایی بار. بار مجاز، سرعت و شرایط محیط را مشخص کنید.',
  leaves: [
    rowsLeaf({
      ...lifts,
      text: [
        'conveyor-roller',
        'رولیک نقاله',
        'Conveyor roller',
        'رولیک، هرزگرد، رولر نقاله، idler',
        'رولیک فولادی با بلبرینگ درون پوستهٔ پرسی برای نوار نقالهٔ مواد. طول رولیک سه‌تایی را از عرض نوار بگیرید.',
      ],
      glyph: 'conveyor',
      drawing: 'conveyorRoller',
      standards: ['DIN 15207-1', 'ISO 1537'],
      properties: [
        measure('D', 'قطر', 'mm', inList, { decimals: 0 }),
        measure('L', 'طول', 'mm', inList, { decimals: 0 }),
        measure('shaft', 'قطر محور', 'mm', inList, { decimals: 0 }),
      ],
      rows: pairs(
        table(
          'D shaft',
          `
  63 20
  89 20
  108 20
  133 25
`,
        ),
        each('L', '200 250 315 380 465 600 750'),
      ),
      label: ({ D, L }) => `قطر ${D} طول ${L}`,
      part: ({ D, L }) => `CR-${D}x${L}`,
      price: ({ D, L }) => 900 + D * L * 0.075,
      dims: ({ D, L, shaft }) => ({ D, L, d: shaft }),
    }),
    rowsLeaf({
      ...lifts,
      saleUnitId: 'M',
      text: [
        'conveyor-belt',
        'تسمه‌نقالهٔ لاستیکی',
        'Rubber conveyor belt',
        'نوار نقاله، تسمه نقاله، conveyor belt',
        'نوار EP با چند لایهٔ پارچه و روکش لاستیک برای سنگ، سیمان و معدن. عدد EP استحکام کششی بر حسب نیوتن بر میلی‌متر است.',
      ],
      glyph: 'conveyor',
      standards: ['ISO 14890'],
      properties: [
        measure('W', 'عرض', 'mm', inList, { decimals: 0 }),
        sizes('rating', 'رده', ['EP 250/2', 'EP 315/3', 'EP 400/3', 'EP 500/4', 'EP 630/4'], inList),
        count('plies', 'تعداد لایه', inList),
      ],
      rows: pairs(
        each('W', '400 500 650 800 1000 1200'),
        table(
          '$rating plies strength',
          `
  EP_250/2 2 250
  EP_315/3 3 315
  EP_400/3 3 400
  EP_500/4 4 500
  EP_630/4 4 630
`,
        ),
      ),
      label: ({ W, rating }) => `عرض ${W} ${rating}`,
      part: ({ W, rating }) => `CB-${W}-${rating.replace(' ', '')}`,
      price: ({ W, strength }) => W * (9 + strength * 0.018),
    }),
    rowsLeaf({
      ...lifts,
      text: [
        'industrial-castor',
        'چرخ صنعتی',
        'Industrial castor',
        'چرخ گاری، کستور، castor',
        'چرخ گردان یا ثابت با صفحهٔ پیچ‌خور برای گاری و پالت. بار مجاز هر چرخ را از تقسیم بار بر سه، نه چهار، به دست آورید.',
      ],
      glyph: 'castor',
      drawing: ({ fork }) => (fork === 'fixed' ? 'fixedCastor' : fork === 'brake' ? 'brakeCastor' : 'castor'),
      standards: ['EN 12532'],
      properties: [
        measure('D', 'قطر چرخ', 'mm', inList, { decimals: 0 }),
        measure('load', 'بار مجاز', 'kg', inList, moreIsBetter, { decimals: 0 }),
        option('tread', 'جنس روکش', { rubber: 'لاستیک', PU: 'پلی‌اورتان', nylon: 'پلی‌آمید' }, inList),
        option(
          'fork',
          'دوشاخه',
          { swivel: 'گردان', fixed: 'ثابت', brake: ['گردان ترمزدار', 'ترمزدار', 'ترمزی'] },
          inList,
        ),
      ],
      rows: pairs(
        pairs(
          table(
            'D base',
            `
  80 80
  100 110
  125 140
  160 220
  200 320
`,
          ),
          table(
            '$tread loadFactor',
            `
  rubber 0.8
  PU 1.4
  nylon 1.6
`,
          ),
        ),
        table(
          '$fork',
          `
  swivel
  fixed
  brake
`,
        ),
      ).map((row) => ({ ...row, load: round(row.base * row.loadFactor, -1) })),
      label: ({ D, tread, fork }) =>
        `قطر ${D} ${{ rubber: 'لاستیکی', PU: 'پلی‌اورتان', nylon: 'پلی‌آمید' }[tread]} ${{ swivel: 'گردان', fixed: 'ثابت', brake: 'ترمزدار' }[fork]}`,
      part: ({ D, tread, fork }) => `CA-${D}-${tread}-${fork}`,
      price: ({ D, load }) => 700 + D * 12 + load * 6,
      dims: ({ D }) => ({ D }),
    }),
    rowsLeaf({
      ...lifts,
      saleUnitId: 'M',
      text: [
        'steel-wire-rope',
        'سیم‌بکسل فولادی',
        'Steel wire rope',
        'سیم بکسل، کابل جرثقیل، wire rope',
        'سیم‌بکسل ۶×۳۶ با مغز فولادی برای جرثقیل و وینچ. نیروی گسیختگی از K·d²·Rr بر پایهٔ EN 12385-4 به دست آمده است.',
      ],
      glyph: 'hose',
      standards: ['EN 12385-4', 'ISO 2408'],
      properties: [
        measure('d', 'قطر', 'mm', inList, { decimals: 0 }),
        option('core', 'مغزی', { IWRC: 'فولادی (IWRC)', FC: 'کنفی (FC)' }, inList),
        measure('strength', 'کمینهٔ نیروی گسیختگی', 'kN', inList, moreIsBetter, { decimals: 1 }),
      ],
      rows: pairs(
        each('d', '8 10 12 14 16 18 20 22 24 26 28 32'),
        table(
          '$core K',
          `
  IWRC 0.356
  FC 0.33
`,
        ),
      ).map((row) => ({ ...row, strength: round((row.K * row.d * row.d * 1770) / 1000, 1) })),
      label: ({ d, core }) => `${d} میلی‌متر ${core === 'FC' ? 'مغز کنفی' : 'مغز فولادی'}`,
      part: ({ d, core }) => `WR-${d}-${core}`,
      price: ({ d }) => 60 + d * d * 4.6,
    }),
    rowsLeaf({
      ...lifts,
      text: [
        'bow-shackle',
        'شگل کمانی',
        'Bow shackle',
        'شکل، شگل، shackle',
        'حلقهٔ فولادی با پین پیچی یا مهره‌دار برای اتصال سیم‌بکسل و زنجیر. ضریب ایمنی آن شش است و نباید از پهلو کشیده شود.',
      ],
      glyph: 'chain',
      standards: ['EN 13889', 'ASME B30.26'],
      properties: [
        measure('load', 'بار مجاز', 't', inList, moreIsBetter, { decimals: 2 }),
        sizes('size', 'اندازه', ['3/8"', '1/2"', '5/8"', '3/4"', '7/8"', '1"', '1-1/4"', '1-1/2"'], inList),
      ],
      rows: table(
        '$size load',
        `
  3/8" 1
  1/2" 2
  5/8" 3.25
  3/4" 4.75
  7/8" 6.5
  1" 8.5
  1-1/4" 12
  1-1/2" 17
`,
      ),
      label: ({ size, load }) => `${size} بار ${load} تن`,
      part: ({ load }) => `SH-${load}`,
      price: ({ load }) => 900 + load * 850,
    }),
    rowsLeaf({
      ...lifts,
      text: [
        'chain-hoist',
        'جرثقیل زنجیری',
        'Chain hoist',
        'جرثقیل دستی، چین بلاک، hoist',
        'بالابر زنجیری دستی یا برقی برای کارگاه و تعمیرات. گروه کاری FEM را با تعداد دفعات روزانه انتخاب کنید.',
      ],
      glyph: 'chain',
      standards: ['EN 13157', 'EN 14492-2'],
      properties: [
        measure('load', 'ظرفیت', 't', inList, moreIsBetter, { decimals: 2 }),
        measure('lift', 'ارتفاع بالابری', 'm', inList, { decimals: 0 }),
        option('drive', 'محرک', { manual: 'دستی', electric: ['برقی', 'موتوردار'] }, inList),
      ],
      rows: pairs(each('load', '0.5 1 2 3 5 10'), [
        { drive: 'manual', lift: 3, base: 22 },
        { drive: 'electric', lift: 6, base: 190 },
      ]),
      label: ({ load, drive }) => `${load} تن ${drive === 'manual' ? 'دستی' : 'برقی'}`,
      part: ({ load, drive }) => `HO-${load}-${drive}`,
      price: ({ load, base }) => base * 1000 * (1 + load * 0.55),
    }),
    rowsLeaf({
      ...lifts,
      trade: 'transmission',
      text: [
        'disc-spring',
        'فنر بشقابی',
        'Disc spring',
        'فنر بشقابی، بلویل، belleville',
        'فنر مخروطی فشرده با نیروی زیاد در جابه‌جایی کم برای شیر، ترمز و قالب. با چیدن پشت‌به‌پشت کورس بیشتر می‌شود.',
      ],
      glyph: 'spring',
      drawing: 'discSpring',
      standards: ['EN 16983', 'DIN 2093'],
      properties: [
        measure('D', 'قطر خارجی De', 'mm', inList, { decimals: 1 }),
        measure('d', 'قطر داخلی Di', 'mm', inList, { decimals: 1 }),
        measure('t', 'ضخامت t', 'mm', inList, { decimals: 2 }),
        measure('h', 'ارتفاع آزاد l0', 'mm', inList, { decimals: 2 }),
      ],
      rows: tableOf('D d t h', 'handling/disc-spring'),
      label: ({ D, d, t }) => `${D}×${d}×${t}`,
      part: ({ D, d, t }) => `DS-${D}x${d}x${t}`,
      dims: ({ D, d, t, h }) => ({ D, d, t, h }),
      price: ({ D, t }) => 25 + D * D * t * 0.11,
    }),
  ],
};
