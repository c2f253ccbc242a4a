import type { Branch } from '../leaf.ts';
import { inList, lessIsBetter, measure, moreIsBetter, option } from '../properties.ts';
import { workLeaf } from '../work-leaf.ts';

const thickness = measure('maxThickness', 'بیشینهٔ ضخامت', 'mm', inList, moreIsBetter, { decimals: 1 });

const reportDays = measure('reportDays', 'زمان گزارش', 'day', inList, lessIsBetter, { decimals: 0 });

export const inspection: Branch = {
  key: 'inspection-and-test',
  name: 'بازرسی و آزمون',
  scientificName: 'Inspection and testing',
  synonyms: ['بازرسی فنی', 'NDT', 'کالیبراسیون', 'inspection'],
  glyph: 'inspection',
  description: 'آزمون غیرمخرب، آزمایش مواد و کالیبراسیون با گزارش رسمی. زمان گزارش و دامنهٔ کار هر خدمت نوشته شده است.',
  leaves: [
    workLeaf(
      [
        'non-destructive-testing',
        'آزمون غیرمخرب',
        'Non-destructive testing',
        'NDT، تست غیرمخرب، تست جوش، تست التراسونیک، رادیوگرافی، UT، PT، MT',
        'رادیوگرافی، التراسونیک، مایع نافذ و ذرات مغناطیسی برای جوش و قطعهٔ ریختگی. بازرس سطح دو بر پایهٔ ISO 9712 گزارش می‌دهد.',
      ],
      'inspection',
      'inspection',
      'DAY',
      [
        option(
          'method',
          'روش',
          {
            RT: ['رادیوگرافی (RT)', 'پرتونگاری'],
            UT: ['التراسونیک (UT)', 'فراصوت'],
            PT: 'مایع نافذ (PT)',
            MT: 'ذرات مغناطیسی (MT)',
            VT: 'چشمی (VT)',
          },
          inList,
        ),
        thickness,
        reportDays,
      ],
      [
        ['RT', 'رادیوگرافی', 60, 4, 52_000],
        ['UT', 'التراسونیک', 300, 3, 45_000],
        ['UT', 'التراسونیک آرایه‌فازی', 150, 4, 78_000],
        ['PT', 'مایع نافذ', 500, 1, 28_000],
        ['MT', 'ذرات مغناطیسی', 500, 1, 31_000],
        ['VT', 'بازرسی چشمی جوش', 500, 1, 24_000],
      ].map(([method, label, t, days, price]) => [
        `آزمون ${label}`,
        Number(price),
        { method: String(method), maxThickness: Number(t), reportDays: Number(days) },
        'ISO 9712',
      ]),
    ),
    workLeaf(
      [
        'materials-testing',
        'آزمایشگاه مواد',
        'Materials testing',
        'کشش، کوانتومتر، متالوگرافی، material test',
        'کشش، ضربه، سختی، کوانتومتری و متالوگرافی با گزارش عدم قطعیت. نمونه را بر پایهٔ استاندارد آماده کنید یا به کارگاه بسپارید.',
      ],
      'lab',
      'inspection',
      'EACH',
      [measure('force', 'بیشینهٔ نیرو', 'kN', inList, moreIsBetter, { decimals: 0 }), reportDays],
      [
        ['آزمون کشش فلز', 600, 2, 8500, 'ISO 6892-1'],
        ['آزمون ضربهٔ شارپی', 1, 2, 9500, 'ISO 148-1'],
        ['آزمون خمش جوش', 600, 2, 7800, 'ISO 5173'],
        ['سختی‌سنجی برینل و راکول', 30, 1, 3200, 'ISO 6506-1'],
        ['آزمون فشار بتن و سنگ', 2000, 2, 4200, 'EN 12390-3'],
        ['آزمون پیچ و مهره', 300, 3, 9800, 'ISO 898-1'],
      ].map(([label, f, days, price, standard]) => [
        String(label),
        Number(price),
        { force: Number(f), reportDays: Number(days) },
        String(standard),
      ]),
    ),
    workLeaf(
      [
        'calibration',
        'کالیبراسیون',
        'Calibration',
        'کالیبره، calibration، ISO 17025',
        'کالیبراسیون فشار، دما، طول، گشتاور و جرم با ردیابی به مرجع ملی. بازهٔ کالیبراسیون با کاربرد و پیشینهٔ دستگاه تعیین می‌شود.',
      ],
      'gauge',
      'inspection',
      'EACH',
      [
        option(
          'field',
          'کمیت',
          { pressure: 'فشار', temperature: 'دما', length: 'طول', torque: 'گشتاور', mass: 'جرم', electrical: 'برق' },
          inList,
        ),
        measure('uncertainty', 'عدم قطعیت', '%', inList, lessIsBetter, { decimals: 3 }),
        reportDays,
      ],
      [
        ['pressure', 'مانومتر تا ۷۰۰ بار', 0.1, 3, 4200],
        ['pressure', 'ترانسمیتر فشار', 0.05, 3, 6800],
        ['temperature', 'دماسنج و ترموکوپل', 0.2, 4, 5600],
        ['length', 'کولیس و میکرومتر', 0.02, 3, 3800],
        ['torque', 'ترک‌متر تا ۱۰۰۰ نیوتن‌متر', 1, 3, 6200],
        ['mass', 'ترازو و باسکول', 0.02, 2, 9500],
        ['electrical', 'مولتی‌متر و کلمپ', 0.05, 3, 5200],
      ].map(([field, label, u, days, price]) => [
        `کالیبراسیون ${label}`,
        Number(price),
        { field: String(field), uncertainty: Number(u), reportDays: Number(days) },
        'ISO/IEC 17025',
      ]),
    ),
  ],
};
