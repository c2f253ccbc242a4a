import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter } from '../properties.ts';
import { workLeaf, workRows } from '../work-leaf.ts';

const maxD = measure('maxDiameter', 'بیشینهٔ قطر قطعه', 'mm', inList, moreIsBetter, { decimals: 0 });

const maxL = measure('maxLength', 'بیشینهٔ طول قطعه', 'mm', inList, moreIsBetter, { decimals: 0 });

const itGrade = count('itGrade', 'درجهٔ تلرانس IT', inList, lessIsBetter);

const thickness = measure('maxThickness', 'بیشینهٔ ضخامت', 'mm', inList, moreIsBetter, { decimals: 1 });

export const machining: Branch = {
  key: 'machining-services',
  name: 'ماشین‌کاری',
  scientificName: 'Machining',
  synonyms: ['تراشکاری', 'فرزکاری', 'CNC', 'machining'],
  glyph: 'machining',
  description: 'تراش، فرز، سنگ و وایرکات برای قطعهٔ یدکی و تولید سری. نقشه با تلرانس و جنس بدهید تا برآورد دقیق شود.',
  leaves: [
    workLeaf(
      [
        'cnc-turning',
        'تراش CNC',
        'CNC turning',
        'تراشکاری، تراش، CNC، turning',
        'تراش محور، بوش و فلنج با دستگاه دو تا چهارمحوره. حداکثر قطر کارگیر و طول میان دو مرغک را با قطعه بسنجید.',
      ],
      'machining',
      'machining',
      'HR',
      [maxD, maxL, itGrade],
      workRows(
        [200, 350, 500, 800],
        [
          [500, 7],
          [1500, 7],
          [3000, 8],
        ],
        (d, [l = 0, it = 0]) => [
          `تراش CNC تا قطر ${d} و طول ${l} میلی‌متر`,
          3500 + d * 5 + l * 0.6,
          { maxDiameter: d, maxLength: l, itGrade: it },
          'ISO 2768-1، ISO 286-1',
        ],
      ),
    ),
    workLeaf(
      [
        'cnc-milling',
        'فرز CNC',
        'CNC milling',
        'فرزکاری، ماشینینگ سنتر، milling',
        'فرز سه تا پنج‌محوره برای قالب، بدنه و فیکسچر. تعداد محور برای سطح‌های آزاد و سوراخ‌های زاویه‌دار اهمیت دارد.',
      ],
      'machining',
      'machining',
      'HR',
      [maxL, count('axes', 'تعداد محور', inList, moreIsBetter), itGrade],
      workRows([800, 1000, 1600], [3, 4, 5], (l, axes) => [
        `فرز CNC ${axes} محوره تا طول ${l} میلی‌متر`,
        3000 + axes * 1100 + l,
        { maxLength: l, axes, itGrade: axes === 5 ? 6 : 7 },
        'ISO 2768-1',
      ]),
    ),
    workLeaf(
      [
        'grinding',
        'سنگ‌زنی',
        'Grinding',
        'سنگ محور، سنگ تخت، grinding',
        'سنگ‌زنی استوانه‌ای و تخت برای نشیمن بلبرینگ و قطعهٔ سخت‌کاری‌شده. زبری سطح تا ۰٫۲ میکرون به دست می‌آید.',
      ],
      'machining',
      'machining',
      'HR',
      [maxD, maxL, itGrade, measure('ra', 'زبری Ra', 'µm', inList, lessIsBetter, { decimals: 2 })],
      workRows(
        [200, 400, 800],
        [
          [1000, 5, 0.4],
          [3000, 6, 0.8],
        ],
        (d, [l = 0, it = 0, ra = 0]) => [
          `سنگ محور تا قطر ${d} و طول ${l} میلی‌متر`,
          5200 + d * 3 + l * 0.4,
          { maxDiameter: d, maxLength: l, itGrade: it, ra },
          'ISO 1302',
        ],
      ),
    ),
    workLeaf(
      [
        'wire-edm',
        'وایرکات و اسپارک',
        'Electrical discharge machining',
        'وایرکات، اسپارک، EDM',
        'برش با سیم برنجی برای سنبه و ماتریس و شیار سخت‌کاری‌شده. تلرانس تا چند میکرون بی‌نیرو بر قطعه به دست می‌آید.',
      ],
      'machining',
      'machining',
      'HR',
      [thickness, measure('tolerance', 'تلرانس', 'µm', inList, lessIsBetter, { decimals: 0 })],
      [150, 250, 400].flatMap((t) =>
        [5, 10].map((tolerance): [string, number, Record<string, number>] => [
          `وایرکات تا ضخامت ${t} میلی‌متر با تلرانس ${tolerance} میکرون`,
          4200 + t * 4 + 2000 / tolerance,
          { maxThickness: t, tolerance },
        ]),
      ),
    ),
    workLeaf(
      [
        'gear-cutting',
        'چرخ‌دنده‌سازی',
        'Gear cutting',
        'دنده‌زنی، دنده تراشی، هاب، gear',
        'دنده‌زنی هاب و سنگ دنده برای چرخ‌دندهٔ ساده، مورب و مخروطی. مدول، تعداد دندانه و کلاس دقت را بدهید.',
      ],
      'machining',
      'machining',
      'EACH',
      [
        maxD,
        measure('module', 'بیشینهٔ مدول', 'mm', inList, moreIsBetter, { decimals: 1 }),
        count('isoClass', 'کلاس دقت ISO 1328', inList, lessIsBetter),
      ],
      workRows(
        [250, 500, 1000],
        [
          [6, 8],
          [10, 9],
        ],
        (d, [m = 0, grade = 0]) => [
          `دنده‌زنی تا قطر ${d} میلی‌متر مدول ${m}`,
          9000 + d * 40 + m * 1500,
          { maxDiameter: d, module: m, isoClass: grade },
          'ISO 1328-1',
        ],
      ),
    ),
  ],
};
