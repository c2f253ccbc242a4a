import type { Branch } from '../leaf.ts';
import { count, inList, measure, option, sizes } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const guards = { trade: 'safety', saleUnitId: 'EACH' } as const;

export const safety: Branch = {
  key: 'safety-equipment',
  name: 'ایمنی و آتش‌نشانی',
  scientificName: 'Safety and fire protection',
  synonyms: ['HSE', 'ایمنی', 'لوازم ایمنی', 'PPE'],
  glyph: 'safety',
  description:
    'پوشش فردی و خاموش‌کننده برای کارگاه و سایت. ردهٔ حفاظت را از ارزیابی خطر بگیرید و تاریخ مصرف را کنترل کنید.',
  leaves: [
    rowsLeaf({
      ...guards,
      saleUnitId: 'EACH',
      text: [
        'safety-footwear',
        'کفش ایمنی',
        'Safety footwear',
        'پوتین ایمنی، کفش کار، پوتین کار، safety shoes',
        'کفش با پنجهٔ ۲۰۰ ژول؛ S1P ضدسوراخ و S3 افزون بر آن ضدآب است. برای برق از زیرهٔ عایق جداگانه استفاده کنید.',
      ],
      glyph: 'safety',
      standards: ['ISO 20345'],
      properties: [
        option('protection', 'رده', { SB: 'SB', S1P: 'S1P', S3: 'S3' }, inList),
        count('size', 'اندازه', inList),
      ],
      rows: pairs(each('size', '39 40 41 42 43 44 45'), [
        { protection: 'SB', base: 14 },
        { protection: 'S1P', base: 19 },
        { protection: 'S3', base: 27 },
      ]),
      label: ({ protection, size }) => `${protection} اندازهٔ ${size}`,
      part: ({ protection, size }) => `SF-${protection}-${size}`,
      price: ({ base }) => base * 1000,
      common: () => true,
    }),
    rowsLeaf({
      ...guards,
      text: [
        'industrial-helmet',
        'کلاه ایمنی',
        'Industrial safety helmet',
        'کلاه کار، کلاه مهندسی، helmet',
        'کلاه ABS یا HDPE با یراق قابل تنظیم. پس از هر ضربهٔ سخت یا پایان عمر سازنده کنار گذاشته شود.',
      ],
      glyph: 'safety',
      standards: ['EN 397'],
      properties: [
        option('shell', 'پوسته', { ABS: 'ABS', HDPE: 'پلی‌اتیلن HDPE' }, inList),
        option('colour', 'رنگ', { white: 'سفید', yellow: 'زرد', blue: 'آبی', red: 'قرمز' }, inList),
      ],
      rows: pairs(
        table(
          '$shell base',
          `
  ABS 4.2
  HDPE 2.6
`,
        ),
        table(
          '$colour',
          `
  white
  yellow
  blue
  red
`,
        ),
      ),
      label: ({ shell, colour }) => `${shell} ${{ white: 'سفید', yellow: 'زرد', blue: 'آبی', red: 'قرمز' }[colour]}`,
      part: ({ shell, colour }) => `HL-${shell}-${colour}`,
      price: ({ base }) => base * 1000,
      common: () => true,
    }),
    rowsLeaf({
      ...guards,
      text: [
        'protective-gloves',
        'دستکش کار',
        'Protective gloves',
        'دستکش ایمنی، ضدبرش، gloves',
        'دستکش با ردهٔ ساییدگی و برش EN 388. رقم‌ها به ترتیب ساییدگی، برش، پارگی، سوراخ و برش ISO 13997 (A تا F) است.',
      ],
      glyph: 'safety',
      standards: ['EN 388', 'ISO 13997'],
      properties: [
        sizes('level', 'رده EN 388', ['2121X', '3131X', '4131X', '4X42B', '4X43D', '4X43F'], inList),
        option('coating', 'پوشش', { latex: 'لاتکس', nitrile: 'نیتریل', PU: 'پلی‌اورتان', leather: 'چرم' }, inList),
      ],
      rows: table(
        '$coating $level base',
        `
  latex 2121X 0.5
  latex 3131X 0.8
  nitrile 4131X 1.1
  PU 3131X 0.7
  PU 4X42B 2.2
  nitrile 4X43D 3.6
  nitrile 4X43F 5.2
  leather 3131X 2.4
`,
      ),
      label: ({ coating, level }) =>
        `${{ latex: 'لاتکس', nitrile: 'نیتریل', PU: 'پلی‌اورتان', leather: 'چرمی' }[coating]} ${level}`,
      part: ({ coating, level }) => `GL-${coating}-${level}`,
      price: ({ base }) => base * 1000,
    }),
    rowsLeaf({
      ...guards,
      text: [
        'fire-extinguisher',
        'خاموش‌کنندهٔ دستی',
        'Portable fire extinguisher',
        'کپسول آتش‌نشانی، کپسول اطفای حریق، خاموش کننده، خاموش‌کننده آتش، fire extinguisher',
        'کپسول پودر، CO₂ یا فوم با توان خاموش‌سازی معین. CO₂ برای تابلو برق و پودر ABC برای کاربرد عمومی است.',
      ],
      glyph: 'safety',
      standards: ['EN 3-7', 'ISO 7165'],
      properties: [
        option(
          'agent',
          'ماده',
          {
            powder: ['پودر ABC', 'پودر و گاز'],
            CO2: ['CO₂', 'دی‌اکسید کربن', 'گاز کربنیک'],
            foam: ['فوم', 'کف', 'آب و کف'],
          },
          inList,
        ),
        measure('charge', 'مقدار ماده', 'kg', inList, { decimals: 0 }),
      ],
      rows: tableOf('$agent charge base', 'safety/fire-extinguisher'),
      label: ({ agent, charge }) => `${{ powder: 'پودر', CO2: 'CO₂', foam: 'فوم' }[agent]} ${charge} کیلوگرم`,
      part: ({ agent, charge }) => `FE-${agent}-${charge}`,
      price: ({ base }) => base * 1000,
    }),
  ],
};
