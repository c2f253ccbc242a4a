import type { Branch } from '../leaf.ts';
import { count, inList, measure, moreIsBetter, option } from '../properties.ts';
import { workLeaf } from '../work-leaf.ts';

const maxL = measure('maxLength', 'بیشینهٔ طول قطعه', 'mm', inList, moreIsBetter, { decimals: 0 });

const capacity = measure('capacity', 'توان ماهانه', 't/mo', inList, moreIsBetter, { decimals: 0 });

const maxMass = measure('maxMass', 'بیشینهٔ وزن قطعه', 'kg', inList, moreIsBetter, { decimals: 0 });

const layer = measure('layer', 'ضخامت پوشش', 'µm', inList, { decimals: 0 });

export const surface: Branch = {
  key: 'surface-treatment',
  name: 'پوشش و عملیات حرارتی',
  scientificName: 'Surface and heat treatment',
  synonyms: ['آبکاری', 'رنگ', 'سخت‌کاری', 'coating'],
  glyph: 'coating',
  description: 'گالوانیزه، آبکاری، رنگ و سخت‌کاری قطعه برای دوام بیشتر. ضخامت پوشش، سختی و اندازهٔ وان را بررسی کنید.',
  leaves: [
    workLeaf(
      [
        'hot-dip-galvanizing',
        'گالوانیزهٔ گرم',
        'Hot dip galvanizing',
        'گالوانیزه، گالوانیزاسیون، گالوانیزه غوطه‌وری، galvanizing',
        'غوطه‌وری در روی مذاب برای سازه، نبشی و لوله. طول وان بزرگ‌ترین قطعه را محدود می‌کند و سوراخ تخلیه باید در طراحی دیده شود.',
      ],
      'coating',
      'surface',
      'KiloGM',
      [maxL, layer, capacity],
      [
        [3000, 70, 200],
        [7000, 85, 600],
        [12_500, 85, 1200],
        [9000, 100, 400],
      ].map(([l = 0, t = 0, tons = 0]) => [
        `گالوانیزهٔ گرم تا طول ${l} میلی‌متر`,
        330 + t,
        { maxLength: l, layer: t, capacity: tons },
        'ISO 1461',
      ]),
    ),
    workLeaf(
      [
        'electroplating',
        'آبکاری',
        'Electroplating',
        'آبکاری، کروم سخت، نیکل، plating',
        'آبکاری روی، نیکل و کروم سخت برای پیچ، میله و غلتک. برای فولاد بالای ۳۲ راکول هیدروژن‌زدایی لازم است.',
      ],
      'coating',
      'surface',
      'M2',
      [
        option(
          'metal',
          'فلز',
          { zinc: ['روی', 'زینک'], nickel: 'نیکل', chrome: ['کروم سخت', 'هاردکروم', 'کروم'], tin: 'قلع' },
          inList,
        ),
        layer,
        maxL,
      ],
      [
        ['zinc', 'روی', 8, 3000, 4200],
        ['zinc', 'روی سیاه', 12, 3000, 5500],
        ['nickel', 'نیکل شیمیایی', 25, 1500, 19_000],
        ['nickel', 'نیکل براق', 15, 2000, 12_000],
        ['chrome', 'کروم سخت', 50, 4000, 42_000],
        ['chrome', 'کروم سخت', 100, 6000, 68_000],
        ['tin', 'قلع', 10, 1200, 9500],
      ].map(([metal, label, t, l, price]) => [
        `آبکاری ${label} ${t} میکرون`,
        Number(price),
        { metal: String(metal), layer: Number(t), maxLength: Number(l) },
        'ISO 2081',
      ]),
    ),
    workLeaf(
      [
        'industrial-coating',
        'رنگ و پوشش صنعتی',
        'Industrial coating',
        'رنگ پودری، اپوکسی، سندبلاست، coating',
        'سندبلاست Sa 2½ و رنگ پودری یا اپوکسی برای سازه و تابلو. سیستم رنگ با ردهٔ خورندگی محیط انتخاب می‌شود.',
      ],
      'coating',
      'surface',
      'M2',
      [
        option(
          'system',
          'سیستم',
          {
            powder: ['پودری الکترواستاتیک', 'کوره‌ای', 'الکترواستاتیک'],
            epoxy: 'اپوکسی–پلی‌اورتان',
            zincRich: 'غنی از روی',
            rubber: 'لاینینگ لاستیکی',
          },
          inList,
        ),
        layer,
        maxL,
      ],
      [
        ['powder', 'رنگ پودری', 70, 6000, 1350],
        ['powder', 'رنگ پودری ضخیم', 120, 6000, 1900],
        ['epoxy', 'اپوکسی–پلی‌اورتان C3', 200, 12_000, 2600],
        ['epoxy', 'اپوکسی–پلی‌اورتان C5', 320, 12_000, 4100],
        ['zincRich', 'پوشش غنی از روی', 75, 12_000, 2300],
        ['rubber', 'لاینینگ لاستیکی', 4000, 8000, 16_500],
      ].map(([system, label, t, l, price]) => [
        `${label} ${t} میکرون`,
        Number(price),
        { system: String(system), layer: Number(t), maxLength: Number(l) },
        'ISO 12944-5',
      ]),
    ),
    workLeaf(
      [
        'heat-treatment',
        'عملیات حرارتی',
        'Heat treatment',
        'سخت‌کاری، سمانته، نیتراسیون، نیتروره، نیتریده، heat treatment',
        'سخت‌کاری، تمپر، سمانته و نیتراسیون با کورهٔ اتمسفر کنترل‌شده. سختی و عمق لایه در نقشه نوشته شود.',
      ],
      'coating',
      'surface',
      'KiloGM',
      [
        option(
          'process',
          'فرایند',
          {
            quench: 'سخت‌کاری و تمپر',
            carburize: 'سمانته',
            nitride: 'نیتراسیون',
            induction: 'القایی',
            anneal: 'آنیل و تنش‌زدایی',
          },
          inList,
        ),
        count('hrc', 'سختی HRC', inList),
        maxL,
        maxMass,
      ],
      [
        ['quench', 'سخت‌کاری و تمپر', 52, 2000, 800, 260],
        ['quench', 'سخت‌کاری در خلأ', 60, 900, 500, 620],
        ['carburize', 'سمانته', 60, 1500, 600, 390],
        ['nitride', 'نیتراسیون گازی', 58, 2500, 1200, 480],
        ['induction', 'سخت‌کاری القایی', 55, 6000, 2000, 340],
        ['anneal', 'تنش‌زدایی', 20, 8000, 20_000, 140],
      ].map(([process, label, hrc, l, mass, price]) => [
        `${label} تا ${mass} کیلوگرم`,
        Number(price),
        { process: String(process), hrc: Number(hrc), maxLength: Number(l), maxMass: Number(mass) },
        'ISO 15787',
      ]),
    ),
  ],
};
