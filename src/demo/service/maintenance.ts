import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, yesNo } from '../properties.ts';
import { workLeaf } from '../work-leaf.ts';

const maxMass = measure('maxMass', 'بیشینهٔ وزن قطعه', 'kg', inList, moreIsBetter, { decimals: 0 });

const reportDays = measure('reportDays', 'زمان گزارش', 'day', inList, lessIsBetter, { decimals: 0 });

const responseHours = measure('response', 'زمان رسیدن', 'h', inList, lessIsBetter, { decimals: 0 });

const power = measure('power', 'بیشینهٔ توان دستگاه', 'kW', inList, moreIsBetter, { decimals: 0 });

export const maintenance: Branch = {
  key: 'maintenance-services',
  name: 'تعمیر و نگهداری',
  scientificName: 'Maintenance and repair',
  synonyms: ['تعمیرات', 'نت', 'overhaul', 'maintenance'],
  glyph: 'repair',
  description: 'تعمیر اساسی، سیم‌پیچی، بالانس و پایش وضعیت ماشین‌های دوار. توان دستگاه و زمان رسیدن گروه را ببینید.',
  leaves: [
    workLeaf(
      [
        'motor-rewinding',
        'سیم‌پیچی الکتروموتور',
        'Motor rewinding',
        'سیم‌پیچی، تعمیر موتور، تعمیر الکتروموتور، rewinding',
        'بازپیچی استاتور با عایق کلاس F یا H و وارنیش خلأ. پیش و پس از تعمیر مقاومت عایقی و جریان بی‌باری ثبت می‌شود.',
      ],
      'repair',
      'maintenance',
      'EACH',
      [power, responseHours, yesNo('hv', 'موتور فشار متوسط')],
      [
        [7.5, 48, false, 28],
        [22, 48, false, 65],
        [55, 72, false, 140],
        [132, 96, false, 310],
        [315, 168, false, 720],
        [800, 240, true, 2600],
        [2000, 360, true, 6500],
      ].map(([kW, hours, hv, price]) => [
        `سیم‌پیچی موتور تا ${kW} کیلووات`,
        Number(price) * 1000,
        { power: Number(kW), response: Number(hours), hv: hv === true },
        'IEC 60034-23',
      ]),
    ),
    workLeaf(
      [
        'pump-overhaul',
        'تعمیر اساسی پمپ و گیربکس',
        'Pump and gearbox overhaul',
        'اورهال، تعمیر پمپ، تعمیرات پمپ، تعمیر گیربکس، تعمیرات گیربکس، overhaul',
        'تعویض یاتاقان و سیل، بازسازی پروانه و محور و بالانس. گزارش لقی‌ها و هم‌راستایی پیوست است.',
      ],
      'repair',
      'maintenance',
      'EACH',
      [power, responseHours],
      [
        ['پمپ سانتریفیوژ', 22, 24, 48],
        ['پمپ سانتریفیوژ', 110, 48, 130],
        ['پمپ چندطبقه', 315, 72, 420],
        ['پمپ شناور', 45, 48, 95],
        ['گیربکس صنعتی', 75, 48, 160],
        ['گیربکس صنعتی', 400, 96, 640],
        ['کمپرسور اسکرو', 132, 72, 780],
      ].map(([label, kW, hours, price]) => [
        `تعمیر اساسی ${label} تا ${kW} کیلووات`,
        Number(price) * 1000,
        { power: Number(kW), response: Number(hours) },
      ]),
    ),
    workLeaf(
      [
        'condition-monitoring',
        'پایش وضعیت',
        'Condition monitoring',
        'آنالیز ارتعاش، ارتعاش‌سنجی، ترموگرافی، ترمووژن، CM',
        'ارتعاش‌سنجی، ترموگرافی و آنالیز روغن برای پیش‌بینی خرابی. نتیجه با مرز هشدار ISO 20816 سنجیده می‌شود.',
      ],
      'inspection',
      'maintenance',
      'DAY',
      [count('points', 'نقطه در روز', inList, moreIsBetter), reportDays, responseHours],
      [
        ['ارتعاش‌سنجی دوره‌ای', 80, 3, 48, 36_000, 'ISO 20816-3'],
        ['ارتعاش‌سنجی عیب‌یابی', 20, 1, 24, 48_000, 'ISO 20816-3'],
        ['ترموگرافی تابلو برق', 60, 2, 48, 30_000, 'ISO 18434-1'],
        ['آنالیز روغن', 40, 5, 72, 18_000, 'ISO 4406'],
        ['نشت‌یابی هوای فشرده', 120, 2, 72, 26_000, 'ISO 11011'],
      ].map(([label, points, days, hours, price, standard]) => [
        String(label),
        Number(price),
        { points: Number(points), reportDays: Number(days), response: Number(hours) },
        String(standard),
      ]),
    ),
    workLeaf(
      [
        'balancing-and-alignment',
        'بالانس و هم‌راستایی',
        'Balancing and alignment',
        'بالانس، بالانسینگ، الاینمنت لیزری، هم‌محوری، alignment',
        'بالانس روتور در کارگاه یا محل و هم‌راستایی لیزری کوپلینگ. درجهٔ بالانس G برابر ISO 21940 گزارش می‌شود.',
      ],
      'repair',
      'maintenance',
      'EACH',
      [maxMass, count('balanceGrade', 'درجهٔ بالانس G', inList, lessIsBetter, { decimals: 1 }), responseHours],
      [
        [50, 2.5, 24, 12],
        [500, 2.5, 48, 26],
        [3000, 2.5, 72, 70],
        [10_000, 6.3, 96, 180],
        [1000, 6.3, 24, 34],
      ].map(([mass = 0, grade = 0, hours = 0, price = 0]) => [
        `بالانس روتور تا ${mass} کیلوگرم G${grade}`,
        price * 1000,
        { maxMass: mass, balanceGrade: grade, response: hours },
        'ISO 21940-11',
      ]),
    ),
  ],
};
