import { discArea, ringArea, round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, measure, moreIsBetter, option, sizes } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const common = { trade: 'fluidPower', saleUnitId: 'EACH' } as const;
const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);
/** Force of a piston in N at a gauge pressure in bar. */
const force = (area: number, bar: number) => round(area * bar * 0.1, 0);

/** ISO 15552 bores with rod and port. */
const cylinders = table(
  'bore rod $port',
  `
  32 12 G1/8
  40 16 G1/4
  50 20 G1/4
  63 20 G3/8
  80 25 G3/8
  100 25 G1/2
  125 32 G1/2
`,
);
/** ISO 6020-2 bores and rods. */
const hydraulicCylinders = table(
  'bore rod',
  `
  25 12
  32 14
  40 18
  50 22
  63 28
  80 36
  100 45
  125 56
`,
);
/** EN 853: bore, outside of 1SN and 2SN, working pressures in bar. */
const hoses = tableOf('dn $dash d D1 p1 D2 p2', 'fluid-power/hoses');

export const fluidPower: Branch = {
  key: 'fluid-power',
  name: 'پنوماتیک و هیدرولیک',
  scientificName: 'Fluid power',
  synonyms: ['نیوماتیک', 'پنوماتیک', 'هیدرولیک', 'جک', 'fluid power'],
  glyph: 'cylinder',
  description:
    'سیلندر، شیر، شیلنگ و واحد مراقبت برای هوای فشرده و روغن پرفشار. قطر، کورس، فشار و سرعت، نیروی در دسترس را تعیین می‌کند.',
  leaves: [
    rowsLeaf({
      ...common,
      text: [
        'pneumatic-cylinder-iso-15552',
        'سیلندر پنوماتیک ISO 15552',
        'Pneumatic cylinder',
        'جک بادی، سیلندر نیوماتیک، جک پنوماتیک، ISO 15552',
        'سیلندر دوکاره با ضربه‌گیر تنظیم‌پذیر و ابعاد همسان میان سازندگان. نیروی نظری در ۶ بار و از سطح پیستون به دست آمده؛ برای کار پویا نصف آن را بگیرید.',
      ],
      glyph: 'cylinder',
      drawing: 'cylinder',
      standards: ['ISO 15552', 'ISO 6431'],
      properties: [
        measure('bore', 'قطر پیستون', 'mm', inList, { decimals: 0 }),
        measure('stroke', 'کورس', 'mm', inList, { decimals: 0 }),
        measure('rod', 'قطر میله', 'mm', { decimals: 0 }),
        sizes('port', 'پورت', ['G1/8', 'G1/4', 'G3/8', 'G1/2'], inList),
        measure('push', 'نیروی رفت در ۶ بار', 'N', inList, moreIsBetter, { decimals: 0 }),
        measure('pull', 'نیروی برگشت در ۶ بار', 'N', { decimals: 0 }),
      ],
      rows: pairs(cylinders, each('stroke', '25 50 80 100 160 200 320 500')),
      label: ({ bore, stroke }) => `قطر ${bore} کورس ${stroke}`,
      part: ({ bore, stroke }) => `PC-${bore}-${stroke}`,
      price: ({ bore, stroke }) => 4200 + bore * bore * 1.5 + bore * stroke * 0.28,
      dims: ({ bore, stroke, rod }) => ({ bore, stroke, rod }),
      values: ({ bore, rod }) => ({ push: force(discArea(bore), 6), pull: force(ringArea(bore, rod), 6) }),
      common: ({ bore, stroke }) => bore <= 80 && stroke <= 200,
    }),
    rowsLeaf({
      ...common,
      text: [
        'pneumatic-solenoid-valve',
        'شیر برقی پنوماتیک',
        'Pneumatic solenoid valve',
        'سلونوئید، شیر ۵/۲، شیر پنوماتیک، solenoid',
        'شیر اسپول‌دار ۳/۲ و ۵/۲ برای فرمان سیلندر. تک‌بوبین با فنر برمی‌گردد و دوبوبین جای خود را نگه می‌دارد.',
      ],
      glyph: 'valve',
      standards: ['ISO 5599'],
      properties: [
        option(
          'ways',
          'نوع',
          { v32: '3/2', v52: ['5/2 تک‌بوبین', '5/2 تک‌کویل'], v52d: ['5/2 دوبوبین', '5/2 دوکویل'], v53: '5/3 وسط بسته' },
          inList,
        ),
        sizes('port', 'پورت', ['G1/8', 'G1/4', 'G3/8', 'G1/2'], inList),
        measure('flow', 'دبی نامی', 'L/min', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: pairs(
        table(
          '$ways factor',
          `
  v32 1
  v52 1.15
  v52d 1.6
  v53 1.9
`,
        ),
        table(
          '$port flow',
          `
  G1/8 650
  G1/4 1200
  G3/8 2200
  G1/2 3500
`,
        ),
      ),
      label: ({ ways, port }) =>
        `${{ v32: '۳/۲', v52: '۵/۲ تک‌بوبین', v52d: '۵/۲ دوبوبین', v53: '۵/۳ وسط‌بسته' }[ways]} ${port}`,
      part: ({ ways, port }) => `SV-${ways}-${port}`,
      price: ({ factor, flow }) => (2600 + flow * 2.2) * factor,
    }),
    rowsLeaf({
      ...common,
      text: [
        'air-preparation-unit',
        'واحد مراقبت هوا',
        'Filter regulator lubricator',
        'واحد مراقبت، FRL، رگولاتور فیلتر',
        'آب و ذره را می‌گیرد، فشار را تنظیم و در صورت نیاز روغن می‌افزاید. دبی در ۶ بار و افت یک بار گفته شده است.',
      ],
      glyph: 'gauge',
      standards: ['ISO 8573-1'],
      properties: [
        sizes('port', 'پورت', ['G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'], inList),
        measure('flow', 'دبی نامی', 'L/min', inList, moreIsBetter, { decimals: 0 }),
        count('mesh', 'درجهٔ فیلتراسیون (میکرون)', inList),
      ],
      rows: pairs(
        table(
          '$port flow',
          `
  G1/4 1100
  G3/8 2100
  G1/2 3400
  G3/4 6000
  G1 8000
`,
        ),
        each('mesh', '5 40'),
      ),
      label: ({ port, mesh }) => `${port} فیلتر ${mesh} میکرون`,
      part: ({ port, mesh }) => `FRL-${port}-${mesh}`,
      price: ({ flow }) => 6000 + flow * 3.6,
    }),
    rowsLeaf({
      ...common,
      text: [
        'polyurethane-tube',
        'شیلنگ پلی‌اورتان باد',
        'Polyurethane pneumatic tube',
        'شیلنگ PU، شیلنگ باد، شیلنگ پنوماتیک، tube',
        'شیلنگ نرم با قطر خارجی دقیق برای اتصال فشاری (پوش‌این). در شعاع خم کم هم تا نمی‌خورد؛ فشار مجاز در ۲۰ درجه است.',
      ],
      saleUnitId: 'M',
      glyph: 'hose',
      drawing: 'pipe',
      properties: [
        measure('D', 'قطر خارجی', 'mm', inList, { decimals: 0 }),
        measure('d', 'قطر داخلی', 'mm', inList, { decimals: 1 }),
        measure('pressure', 'فشار کار', 'barG', inList, { decimals: 0 }),
      ],
      rows: tableOf('D d pressure', 'fluid-power/polyurethane-tube'),
      label: ({ D, d }) => `${D}×${d}`,
      part: ({ D, d }) => `PU-${D}x${d}`,
      price: ({ D, d }) => 12 + (D * D - d * d) * 1.6,
      dims: ({ D, d }) => ({ D, t: round((D - d) / 2, 2) }),
      common: () => true,
    }),
    rowsLeaf({
      ...common,
      text: [
        'hydraulic-hose',
        'شیلنگ هیدرولیک',
        'Wire braid hydraulic hose',
        'شیلنگ فشار قوی، شلنگ هیدرولیک، 1SN، 2SN',
        'شیلنگ لاستیکی با یک یا دو لایه بافت سیم فولادی. فشار ترکیدن چهار برابر فشار کار است؛ سر شیلنگ جدا سفارش و پرس می‌شود.',
      ],
      saleUnitId: 'M',
      glyph: 'hose',
      drawing: 'hose',
      standards: ['EN 853', 'ISO 1436'],
      properties: [
        sizes(
          'dn',
          'اندازهٔ اسمی',
          hoses.map(({ dn }) => `DN${dn}`),
          inList,
        ),
        option(
          'type',
          'رده',
          { SN1: ['1SN', 'یک‌لا', 'یک لایه', 'یک سیم'], SN2: ['2SN', 'دولا', 'دو لایه', 'دو سیم'] },
          inList,
        ),
        measure('d', 'قطر داخلی', 'mm', { decimals: 1 }),
        measure('D', 'قطر خارجی', 'mm', { decimals: 1 }),
        measure('pressure', 'فشار کار', 'barG', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: hoses.flatMap(({ dn, dash, d, D1, p1, D2, p2 }) => [
        { size: dn, dash, d, D: D1, pressure: p1, type: 'SN1' },
        { size: dn, dash, d, D: D2, pressure: p2, type: 'SN2' },
      ]),
      label: ({ dash, type }) => `${dash} اینچ ${type === 'SN1' ? 'یک‌لا 1SN' : 'دولا 2SN'}`,
      part: ({ size, type }) => `HH-${size}-${type}`,
      price: ({ D, type }) => 300 + D * D * (type === 'SN1' ? 2.6 : 3.7),
      dims: ({ d, D, type }) => ({ d, D, braids: type === 'SN1' ? 1 : 2 }),
      values: ({ size }) => ({ dn: `DN${size}` }),
      common: ({ size }) => size <= 19,
    }),
    rowsLeaf({
      ...common,
      text: [
        'hydraulic-cylinder',
        'سیلندر هیدرولیک',
        'Hydraulic cylinder',
        'جک هیدرولیک، سیلندر روغنی، ISO 6020',
        'سیلندر میل‌مهاری دوکاره برای پرس و ماشین‌آلات با فشار ۱۶۰ بار. نیروی رفت و برگشت از سطح پیستون و میله حساب شده است.',
      ],
      glyph: 'cylinder',
      drawing: 'cylinder',
      standards: ['ISO 6020-2'],
      properties: [
        measure('bore', 'قطر پیستون', 'mm', inList, { decimals: 0 }),
        measure('rod', 'قطر میله', 'mm', inList, { decimals: 0 }),
        measure('stroke', 'کورس', 'mm', inList, { decimals: 0 }),
        measure('push', 'نیروی رفت در ۱۶۰ بار', 'kN', inList, moreIsBetter, { decimals: 1 }),
        measure('pull', 'نیروی برگشت در ۱۶۰ بار', 'kN', { decimals: 1 }),
      ],
      rows: pairs(hydraulicCylinders, each('stroke', '100 200 300 500')),
      label: ({ bore, rod, stroke }) => `قطر ${bore} میله ${rod} کورس ${stroke}`,
      part: ({ bore, rod, stroke }) => `HC-${bore}/${rod}-${stroke}`,
      price: ({ bore, stroke }) => 22_000 + bore * bore * 5 + bore * stroke * 0.9,
      dims: ({ bore, rod, stroke }) => ({ bore, rod, stroke }),
      values: ({ bore, rod }) => ({
        push: round(force(discArea(bore), 160) / 1000, 1),
        pull: round(force(ringArea(bore, rod), 160) / 1000, 1),
      }),
    }),
    rowsLeaf({
      ...common,
      text: [
        'hydraulic-gear-pump',
        'پمپ دنده‌ای هیدرولیک',
        'Hydraulic gear pump',
        'پمپ هیدرولیک، پمپ دنده‌ای گروه ۲، gear pump',
        'پمپ جابه‌جایی ثابت برای یونیت هیدرولیک. دبی نظری در ۱۴۵۰ دور از حجم جابه‌جایی به دست آمده است.',
      ],
      glyph: 'pump',
      properties: [
        measure('displacement', 'جابه‌جایی در هر دور', 'cm3', inList, { decimals: 1 }),
        measure('flow', 'دبی در ۱۴۵۰ دور', 'L/min', inList, { decimals: 1 }),
        measure('pressure', 'فشار کار پیوسته', 'barG', inList, moreIsBetter, { decimals: 0 }),
        measure('power', 'توان موتور لازم', 'kW', inList, { decimals: 1 }),
      ],
      rows: tableOf('displacement pressure', 'fluid-power/hydraulic-gear-pump').map((row) => {
        const flow = round(row.displacement * 1.45, 1);
        // bar × L/min / 600 is kW; 85 % is a usual overall efficiency
        return { ...row, flow, power: round((row.pressure * flow) / 600 / 0.85, 1) };
      }),
      label: ({ displacement }) => `${displacement} سی‌سی`,
      part: ({ displacement }) => `HGP-${displacement}`,
      price: ({ displacement }) => 17_000 + displacement * 900,
    }),
    rowsLeaf({
      ...common,
      text: [
        'hydraulic-directional-valve',
        'شیر جهتی هیدرولیک',
        'Hydraulic directional valve',
        'شیر سلونوئیدی هیدرولیک، CETOP، NG6',
        'شیر اسپولی برقی با صفحهٔ نصب ISO 4401. مرکز اسپول رفتار سیلندر را در حالت خاموش تعیین می‌کند.',
      ],
      glyph: 'valve',
      standards: ['ISO 4401'],
      properties: [
        sizes('size', 'اندازه', ['NG6', 'NG10'], inList),
        option('centre', 'وسط اسپول', { E: 'بسته (E)', H: 'باز (H)', J: 'شناور (J)', G: 'تاندم (G)' }, inList),
        measure('flow', 'بیشینهٔ دبی', 'L/min', inList, { decimals: 0 }),
        measure('pressure', 'بیشینهٔ فشار', 'barG', { decimals: 0 }),
      ],
      rows: pairs(
        table(
          '$size flow pressure base',
          `
  NG6 80 350 21
  NG10 120 315 38
`,
        ),
        table(
          '$centre',
          `
  E
  H
  J
  G
`,
        ),
      ),
      label: ({ size, centre }) => `${size} اسپول ${centre}`,
      part: ({ size, centre }) => `DV-${size}-${centre}`,
      price: ({ base }) => base * 1000,
    }),
  ],
};
