import type { Branch } from '../leaf.ts';
import { inList, measure, moreIsBetter, option, yesNo } from '../properties.ts';
import { workLeaf, workRows } from '../work-leaf.ts';

const maxL = measure('maxLength', 'بیشینهٔ طول قطعه', 'mm', inList, moreIsBetter, { decimals: 0 });

const capacity = measure('capacity', 'توان ماهانه', 't/mo', inList, moreIsBetter, { decimals: 0 });

const maxMass = measure('maxMass', 'بیشینهٔ وزن قطعه', 'kg', inList, moreIsBetter, { decimals: 0 });

const thickness = measure('maxThickness', 'بیشینهٔ ضخامت', 'mm', inList, moreIsBetter, { decimals: 1 });

export const forming: Branch = {
  key: 'casting-and-forming',
  name: 'ریخته‌گری و شکل‌دهی',
  scientificName: 'Casting and forming',
  synonyms: ['ریخته گری', 'آهنگری', 'casting', 'forging'],
  glyph: 'casting',
  description:
    'ریخته‌گری، آهنگری و برش و خم ورق برای قطعهٔ خام و سازه. جنس، وزن قطعه و تعداد سفارش روش ساخت را تعیین می‌کند.',
  leaves: [
    workLeaf(
      [
        'sand-casting',
        'ریخته‌گری ماسه‌ای',
        'Sand casting',
        'چدن‌ریزی، ریخته گری، sand casting',
        'ریخته‌گری چدن، فولاد و برنز در قالب ماسه‌ای CO₂ یا فوران. اضافه‌تراش و شیب مدل با ISO 8062 تعیین می‌شود.',
      ],
      'casting',
      'foundry',
      'KiloGM',
      [
        option(
          'alloy',
          'آلیاژ',
          { GG25: 'چدن GG25', GGG50: 'چدن داکتیل GGG50', steel: 'فولاد ریختگی', bronze: 'برنز CuSn12' },
          inList,
        ),
        maxMass,
        capacity,
      ],
      workRows(
        [
          ['GG25', 'چدن خاکستری GG25', 900],
          ['GGG50', 'چدن داکتیل GGG50', 1150],
          ['steel', 'فولاد ریختگی', 1700],
          ['bronze', 'برنز CuSn12', 14_500],
        ] as const,
        [
          [50, 40],
          [500, 120],
          [3000, 250],
        ],
        ([alloy, label, price], [mass = 0, tons = 0]) => [
          `ریخته‌گری ${label} تا ${mass} کیلوگرم`,
          price * (mass > 1000 ? 0.9 : 1),
          { alloy, maxMass: mass, capacity: tons },
          'ISO 8062-3',
        ],
      ),
    ),
    workLeaf(
      [
        'die-casting',
        'دایکاست',
        'Die casting',
        'دایکست، دای کست، ریخته‌گری تحت فشار، die casting',
        'تزریق آلومینیوم یا زاماک در قالب فولادی برای سری زیاد. نیروی قفل قالب اندازهٔ قطعه را محدود می‌کند.',
      ],
      'casting',
      'foundry',
      'KiloGM',
      [measure('lock', 'نیروی قفل', 'kN', inList, moreIsBetter, { decimals: 0 }), maxMass],
      [
        [1600, 1],
        [2500, 2],
        [4000, 4],
        [6500, 7],
        [9000, 12],
      ].map(([lock = 0, mass = 0]) => [
        `دایکاست آلومینیوم ${lock} کیلونیوتن`,
        4600 + lock * 0.12,
        { lock, maxMass: mass },
      ]),
    ),
    workLeaf(
      [
        'open-die-forging',
        'آهنگری',
        'Forging',
        'فورج، فورجینگ، آهنگری آزاد، forging',
        'آهنگری آزاد و بسته برای محور، رینگ و فلنج با الیاف پیوسته. پس از آن نرماله و آزمون التراسونیک می‌شود.',
      ],
      'casting',
      'foundry',
      'KiloGM',
      [maxMass, capacity],
      [
        [20, 30],
        [100, 60],
        [500, 120],
        [2000, 200],
        [5000, 300],
      ].map(([mass = 0, tons = 0]) => [
        `آهنگری فولاد تا ${mass} کیلوگرم`,
        1250 + mass * 0.05,
        { maxMass: mass, capacity: tons },
        'EN 10250-1',
      ]),
    ),
    workLeaf(
      [
        'laser-cutting',
        'برش لیزر و پلاسما',
        'Laser and plasma cutting',
        'برش لیزر، لیزر فلز، CNC پلاسما، هوابرش، laser cutting',
        'برش فایبر برای ورق نازک و پلاسما یا هواگاز برای ورق ضخیم. فایل DXF با تعداد و جنس کافی است.',
      ],
      'sheet',
      'fabrication',
      'HR',
      [
        option('process', 'روش', { fiber: 'لیزر فایبر', plasma: 'پلاسما', oxy: 'هواگاز', waterjet: 'واترجت' }, inList),
        thickness,
        maxL,
      ],
      [
        ['fiber', 'لیزر فایبر', 12, 3000, 12_500],
        ['fiber', 'لیزر فایبر', 20, 4000, 16_500],
        ['fiber', 'لیزر فایبر', 25, 6000, 22_000],
        ['plasma', 'پلاسما', 40, 6000, 7500],
        ['oxy', 'هواگاز', 200, 12_000, 5200],
        ['waterjet', 'واترجت', 120, 3000, 11_000],
      ].map(([process, label, t, l, price]) => [
        `برش ${label} تا ضخامت ${t} میلی‌متر`,
        Number(price),
        { process: String(process), maxThickness: Number(t), maxLength: Number(l) },
        'ISO 9013',
      ]),
    ),
    workLeaf(
      [
        'sheet-bending',
        'خم و رول ورق',
        'Sheet bending and rolling',
        'پرس‌برک، خمکاری، خم ورق، رول، رول ورق، bending',
        'خم CNC و نورد ورق برای تابلو، مخزن و شاسی. حداقل لبه و شعاع خم به ضخامت و جنس بستگی دارد.',
      ],
      'sheet',
      'fabrication',
      'HR',
      [maxL, thickness, measure('force', 'نیروی پرس', 'kN', inList, moreIsBetter, { decimals: 0 })],
      [
        [2500, 6, 800],
        [3000, 8, 1350],
        [4000, 12, 2200],
        [6000, 16, 4000],
        [3000, 25, 6000],
      ].map(([l = 0, t = 0, f = 0]) => [
        `خم و رول ورق تا ${l}×${t} میلی‌متر`,
        3800 + f * 1.6,
        { maxLength: l, maxThickness: t, force: f },
      ]),
    ),
    workLeaf(
      [
        'structural-fabrication',
        'ساخت سازه و مخزن',
        'Structural fabrication',
        'اسکلت فلزی، مخزن‌سازی، fabrication',
        'ساخت سازه، شاسی، مخزن و اسکید با WPS تأییدشده و بازرسی جوش. قیمت بر پایهٔ کیلوگرم سازهٔ ساخته‌شده است.',
      ],
      'welding',
      'fabrication',
      'KiloGM',
      [capacity, maxMass, yesNo('asme', 'ساخت به ASME VIII')],
      [
        ['سازهٔ سوله و اسکلت', 420, 300, 8000, false],
        ['اسکید و شاسی ماشین', 620, 80, 15_000, false],
        ['مخزن اتمسفریک', 580, 120, 25_000, false],
        ['مخزن تحت فشار', 950, 60, 40_000, true],
        ['داکت و سیکلون', 540, 90, 6000, false],
        ['سازهٔ استیل', 1650, 25, 5000, true],
      ].map(([label, price, tons, mass, asme]) => [
        `ساخت ${label}`,
        Number(price),
        { capacity: Number(tons), maxMass: Number(mass), asme: asme === true },
        asme === true ? 'ASME BPVC Section VIII' : 'EN 1090-2',
      ]),
    ),
  ],
};
