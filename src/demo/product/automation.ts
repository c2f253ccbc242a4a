import type { Branch } from '../leaf.ts';
import { count, inList, measure, moreIsBetter, option, sizes } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const saleUnitId = 'EACH' as const;

const automated = { trade: 'automation', saleUnitId } as const;

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const sensorBodies = table(
  'M L flush loose',
  `
  8 45 2 4
  12 50 4 8
  18 50 8 12
  30 50 15 25
`,
);

export const automation: Branch = {
  key: 'automation',
  name: 'اتوماسیون صنعتی',
  scientificName: 'Industrial automation',
  synonyms: ['اتوماسیون', 'PLC', 'سنسور', 'automation'],
  glyph: 'automation',
  description:
    'سنسور، کنترل‌کننده، منبع تغذیه و رله برای ماشین و خط تولید. ولتاژ، نوع خروجی و فاصلهٔ حس را با کارت ورودی بسنجید.',
  leaves: [
    rowsLeaf({
      ...automated,
      text: [
        'inductive-sensor',
        'سنسور القایی',
        'Inductive proximity sensor',
        'سنسور القایی، پراکسیمیتی، inductive',
        'فلز را بی‌تماس حس می‌کند؛ فاصلهٔ نامی برای فولاد است و برای آلومینیوم کمتر می‌شود. بدنهٔ توکار را می‌توان هم‌سطح فلز نشاند.',
      ],
      glyph: 'sensor',
      drawing: ({ mount }) => (mount === 'flush' ? 'flushSensor' : 'sensor'),
      standards: ['IEC 60947-5-2'],
      properties: [
        sizes('size', 'رزوهٔ بدنه', ['M8', 'M12', 'M18', 'M30'], inList),
        measure('Sn', 'فاصلهٔ حس نامی', 'mm', inList, moreIsBetter, { decimals: 0 }),
        option('mount', 'نصب', { flush: 'توکار', loose: 'روکار' }, inList),
        option('output', 'خروجی', { PNP: 'PNP NO', NPN: 'NPN NO' }, inList),
      ],
      rows: pairs(
        sensorBodies.flatMap(({ M, L, flush, loose }) => [
          { M, L, Sn: flush, mount: 'flush' },
          { M, L, Sn: loose, mount: 'loose' },
        ]),
        [{ output: 'PNP' }, { output: 'NPN' }],
      ),
      label: ({ M, Sn, output, mount }) => `M${M} ${mount === 'flush' ? 'توکار' : 'روکار'} ${Sn} میلی‌متر ${output}`,
      part: ({ M, Sn, output }) => `IS-M${M}-${Sn}-${output}`,
      price: ({ M }) => 2200 + M * 45,
      dims: ({ M, L }) => ({ M, L }),
      values: ({ M }) => ({ size: `M${M}` }),
      common: ({ M }) => M >= 12 && M <= 18,
    }),
    rowsLeaf({
      ...automated,
      text: [
        'photoelectric-sensor',
        'سنسور نوری',
        'Photoelectric sensor',
        'چشم نوری، فتوسل، photoelectric',
        'جسم را با پرتو نور حس می‌کند: یک‌طرفه، رفلکتوری یا گیرنده‌فرستنده. برای جسم شفاف نوع رفلکتوری با فیلتر پلاریزه انتخاب کنید.',
      ],
      glyph: 'sensor',
      standards: ['IEC 60947-5-2'],
      properties: [
        option(
          'mode',
          'روش',
          { diffuse: 'یک‌طرفه', retro: ['رفلکتوری', 'رفلکتوردار', 'آینه‌ای'], through: ['فرستنده و گیرنده', 'دوطرفه'] },
          inList,
        ),
        measure('reach', 'برد', 'm', inList, moreIsBetter, { decimals: 1 }),
      ],
      rows: tableOf('$mode reach base', 'automation/photoelectric-sensor'),
      label: ({ mode, reach }) =>
        `${{ diffuse: 'یک‌طرفه', retro: 'رفلکتوری', through: 'فرستنده‌گیرنده' }[mode]} ${reach} متر`,
      part: ({ mode, reach }) => `PS-${mode}-${reach}`,
      price: ({ base }) => base * 1000,
    }),
    rowsLeaf({
      ...automated,
      text: [
        'programmable-controller',
        'کنترل‌کنندهٔ برنامه‌پذیر PLC',
        'Programmable logic controller',
        'پی‌ال‌سی، PLC، کنترلر',
        'کنترل‌کنندهٔ ماشین با زبان‌های IEC 61131-3 و درگاه اترنت. تعداد ورودی و خروجی را با ۲۰ درصد ذخیره برآورد کنید.',
      ],
      glyph: 'automation',
      standards: ['IEC 61131-2', 'IEC 61131-3'],
      properties: [
        count('inputs', 'ورودی دیجیتال', inList),
        count('outputs', 'خروجی دیجیتال', inList),
        count('analog', 'ورودی آنالوگ', inList),
        option('outputKind', 'خروجی', { transistor: 'ترانزیستوری', relay: 'رله‌ای' }, inList),
      ],
      rows: pairs(
        table(
          'inputs outputs analog',
          `
  6 4 2
  8 6 2
  14 10 2
  24 16 2
  36 24 4
`,
        ),
        [{ outputKind: 'transistor' }, { outputKind: 'relay' }],
      ),
      label: ({ inputs, outputs, outputKind }) =>
        `${inputs} ورودی ${outputs} خروجی ${outputKind === 'relay' ? 'رله‌ای' : 'ترانزیستوری'}`,
      part: ({ inputs, outputs, outputKind }) => `PLC-${inputs}${outputs}${outputKind === 'relay' ? 'R' : 'T'}`,
      price: ({ inputs, outputs }) => 55_000 + (inputs + outputs) * 3800,
      word: 'PLC',
    }),
    rowsLeaf({
      ...automated,
      text: [
        'operator-panel',
        'نمایشگر صنعتی HMI',
        'Operator panel',
        'اچ‌ام‌آی، تاچ پنل، HMI',
        'نمایشگر لمسی برای فرمان و پایش ماشین با حفاظت IP65 در رو. پروتکل ارتباط با PLC را پیش از خرید بپرسید.',
      ],
      glyph: 'panel',
      standards: ['IEC 61131-2'],
      properties: [
        measure('diagonal', 'قطر نمایشگر', 'in', inList, moreIsBetter, { decimals: 1 }),
        count('width', 'پیکسل افقی'),
        count('height', 'پیکسل عمودی'),
      ],
      rows: table(
        'diagonal width height',
        `
  4.3 480 272
  7 800 480
  9 1024 600
  10.1 1024 600
  12.1 1280 800
  15.6 1920 1080
`,
      ),
      label: ({ diagonal }) => `${diagonal} اینچ`,
      part: ({ diagonal }) => `HMI-${diagonal}`,
      price: ({ diagonal }) => 20_000 + diagonal * diagonal * 1700,
    }),
    rowsLeaf({
      ...automated,
      text: [
        'din-rail-power-supply',
        'منبع تغذیهٔ ۲۴ ولت',
        'DIN rail power supply',
        'پاور ۲۴ ولت، منبع تغذیه ریلی، power supply',
        'تغذیهٔ سوئیچینگ برای مدار فرمان روی ریل ۳۵ میلی‌متری. جریان را با جمع مصرف‌کننده‌ها و ۳۰ درصد ذخیره انتخاب کنید.',
      ],
      glyph: 'automation',
      standards: ['IEC 61204-3'],
      properties: [
        measure('current', 'جریان خروجی', 'A', inList, moreIsBetter, { decimals: 1 }),
        measure('power', 'توان', 'W', inList, { decimals: 0 }),
      ],
      rows: list('1.25 2.5 5 10 20 40').map((current) => ({ current, power: current * 24 })),
      label: ({ current }) => `${current} آمپر`,
      part: ({ current }) => `PS24-${current}`,
      price: ({ power }) => 4200 + power * 78,
      common: ({ current }) => current <= 10,
    }),
    rowsLeaf({
      ...automated,
      text: [
        'interface-relay',
        'رلهٔ مینیاتوری و پایه',
        'Interface relay',
        'رله شیشه‌ای، رله فندقی، relay',
        'رلهٔ کمکی میان PLC و بار با پایهٔ ریلی. تعداد پل و ولتاژ بوبین را بگویید؛ برای بار القایی از دیود یا وریستور استفاده کنید.',
      ],
      glyph: 'contactor',
      standards: ['IEC 61810-1'],
      properties: [
        option('coil', 'بوبین', { DC24: '24 VDC', AC230: '230 VAC' }, inList),
        count('contacts', 'تعداد کنتاکت', inList),
        measure('current', 'جریان کنتاکت', 'A', inList, { decimals: 0 }),
      ],
      rows: pairs(
        table(
          'contacts current',
          `
  1 6
  1 16
  2 8
  2 12
  3 10
  4 6
`,
        ),
        [{ coil: 'DC24' }, { coil: 'AC230' }],
      ),
      label: ({ contacts, current, coil }) =>
        `${contacts} کنتاکت ${current} آمپر ${coil === 'DC24' ? '24VDC' : '230VAC'}`,
      part: ({ contacts, current, coil }) => `RL-${contacts}-${current}-${coil}`,
      price: ({ contacts, current }) => 500 + contacts * current * 38,
      word: 'رلهٔ',
    }),
    rowsLeaf({
      ...automated,
      text: [
        'rotary-encoder',
        'انکودر افزایشی',
        'Incremental encoder',
        'شفت انکودر، روتاری انکودر، encoder',
        'پالس متناسب با گردش محور برای سرعت و موقعیت. ولتاژ و مدار خروجی باید با کارت شمارندهٔ سریع یکی باشد.',
      ],
      glyph: 'sensor',
      properties: [
        count('pulses', 'پالس بر دور', inList, moreIsBetter),
        option('output', 'خروجی', { pushPull: ['پوش‌پول', 'HTL'], lineDriver: ['لاین‌درایور RS422', 'TTL'] }, inList),
        measure('shaft', 'قطر شفت', 'mm', inList, { decimals: 0 }),
      ],
      rows: pairs(each('pulses', '100 360 500 600 1000 1024 2000 2500'), [
        { output: 'pushPull', shaft: 8 },
        { output: 'lineDriver', shaft: 10 },
      ]),
      label: ({ pulses, output }) => `${pulses} پالس ${output === 'pushPull' ? 'پوش‌پول' : 'RS422'}`,
      part: ({ pulses, output }) => `RE-${pulses}-${output}`,
      price: ({ pulses }) => 9_500 + pulses * 2.4,
    }),
  ],
};
