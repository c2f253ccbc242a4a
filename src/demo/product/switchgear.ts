import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const trade = 'switchgear' as const;

const saleUnitId = 'EACH' as const;

const amps = (text: string) => list(text).map((In) => ({ In }));

const ratedCurrent = measure('In', 'جریان نامی In', 'A', inList, { decimals: 1 });

const coil = option('coil', 'بوبین', { DC24: '24 VDC', AC230: '230 VAC' }, inList);

/** AC-3 current at 400 V and the corresponding motor power. */
const contactors = tableOf('In kW', 'switchgear/contactors');

export const switchgear: Branch = {
  key: 'low-voltage-switchgear',
  name: 'کلید و تجهیزات تابلو',
  scientificName: 'Low-voltage switchgear',
  synonyms: ['کلید اتوماتیک', 'تابلو برق', 'فیوز', 'کنتاکتور', 'switchgear'],
  description:
    'کلید، کنتاکتور، فیوز و اجزای تابلوی فشار ضعیف بر پایهٔ IEC 60947 و IEC 60898. جریان نامی و قدرت قطع را با سطح اتصال کوتاه محل نصب بسنجید.',
  glyph: 'breaker',
  leaves: [
    rowsLeaf({
      text: [
        'miniature-circuit-breaker',
        'کلید مینیاتوری',
        'Miniature circuit breaker',
        'فیوز مینیاتوری، MCB، مینیاتوری',
        'حفاظت سیم در برابر اضافه‌بار و اتصال کوتاه در تابلوی توزیع. منحنی B برای روشنایی، C برای مصرف عمومی و D برای موتور و ترانسفورماتور است.',
      ],
      glyph: 'breaker',
      trade,
      saleUnitId,
      drawing: 'breaker',
      standards: ['IEC 60898-1'],
      properties: [
        ratedCurrent,
        count('poles', 'تعداد پل', inList),
        option('curve', 'منحنی', { B: 'B', C: 'C', D: 'D' }, inList),
        measure('Icn', 'قدرت قطع', 'kA', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: pairs(amps('2 4 6 10 16 20 25 32 40 50 63'), [
        { poles: 1, curve: 'B', Icn: 6 },
        { poles: 1, curve: 'C', Icn: 6 },
        { poles: 2, curve: 'C', Icn: 6 },
        { poles: 3, curve: 'C', Icn: 10 },
        { poles: 3, curve: 'D', Icn: 10 },
      ]),
      label: ({ poles, curve, In }) => `${poles} پل ${curve}${In}`,
      part: ({ poles, curve, In }) => `MCB-${poles}P-${curve}${In}`,
      price: ({ poles, Icn }) => 900 * poles * (Icn === 10 ? 1.35 : 1),
      dims: ({ poles }) => ({ W: 18 * poles, H: 85 }),
      common: ({ curve }) => curve === 'C',
    }),
    rowsLeaf({
      text: [
        'moulded-case-circuit-breaker',
        'کلید اتوماتیک کمپکت',
        'Moulded case circuit breaker',
        'کلید اتوماتیک، MCCB، کمپکت',
        'حفاظت فیدر و ورودی تابلو با تنظیم حرارتی و مغناطیسی. Icu بزرگ‌ترین جریان قطع در ۴۰۰ ولت است و باید از جریان اتصال کوتاه محل بیشتر باشد.',
      ],
      glyph: 'breaker',
      trade,
      saleUnitId,
      drawing: 'mouldedBreaker',
      standards: ['IEC 60947-2'],
      properties: [
        ratedCurrent,
        count('poles', 'تعداد پل', inList),
        measure('Icu', 'قدرت قطع Icu در ۴۰۰ ولت', 'kA', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: pairs(amps('32 63 100 125 160 200 250 320 400 630 800 1000 1250 1600'), [
        { poles: 3, Icu: 36 },
        { poles: 3, Icu: 50 },
        { poles: 4, Icu: 50 },
      ]),
      label: ({ In, poles, Icu }) => `${In} آمپر ${poles} پل ${Icu}kA`,
      part: ({ In, poles, Icu }) => `MCCB-${In}-${poles}P-${Icu}`,
      dims: ({ poles }) => ({ poles }),
      price: ({ In, poles, Icu }) => (9000 + In * 115) * (poles / 3) * (Icu / 36) ** 0.5,
      common: ({ In, Icu }) => In <= 250 && Icu === 36,
    }),
    rowsLeaf({
      text: [
        'residual-current-breaker',
        'کلید محافظ جان',
        'Residual current circuit breaker',
        'محافظ جان، RCCB، FI',
        'با نشت جریان به زمین قطع می‌کند؛ ۳۰ میلی‌آمپر برای جان و ۳۰۰ میلی‌آمپر برای آتش‌سوزی. جای کلید مینیاتوری را نمی‌گیرد و باید پس از آن بسته شود.',
      ],
      glyph: 'breaker',
      trade,
      saleUnitId,
      drawing: 'residualBreaker',
      standards: ['IEC 61008-1'],
      properties: [
        ratedCurrent,
        count('poles', 'تعداد پل', inList),
        measure('leak', 'جریان نشتی عمل', 'mA', inList, lessIsBetter, { decimals: 0 }),
      ],
      rows: pairs(pairs(amps('25 40 63'), [{ poles: 2 }, { poles: 4 }]), [{ leak: 30 }, { leak: 300 }]),
      label: ({ In, poles, leak }) => `${poles} پل ${In} آمپر ${leak}mA`,
      part: ({ In, poles, leak }) => `RCCB-${poles}P-${In}-${leak}`,
      dims: ({ poles }) => ({ poles }),
      price: ({ In, poles }) => 3500 + In * poles * 28,
    }),
    rowsLeaf({
      text: [
        'contactor',
        'کنتاکتور قدرت',
        'Power contactor',
        'کنتاکتور، contactor، کلید مغناطیسی',
        'کلید مغناطیسی برای راه‌اندازی پی‌درپی موتور؛ جریان AC-3 برای موتور قفسی در ۴۰۰ ولت است. ولتاژ بوبین را با مدار فرمان یکی بگیرید.',
      ],
      glyph: 'contactor',
      trade,
      saleUnitId,
      drawing: 'contactor',
      standards: ['IEC 60947-4-1'],
      properties: [ratedCurrent, measure('kW', 'توان موتور در ۴۰۰ ولت', 'kW', inList, { decimals: 1 }), coil],
      rows: pairs(contactors, [{ coil: 'AC230' }, { coil: 'DC24' }]),
      label: ({ In, coil: voltage }) => `${In} آمپر بوبین ${voltage === 'DC24' ? '24VDC' : '230VAC'}`,
      part: ({ In, coil: voltage }) => `KM-${In}-${voltage}`,
      price: ({ In }) => 2600 + In * 150 + In * In * 0.16,
      common: ({ In }) => In <= 65,
    }),
    rowsLeaf({
      text: [
        'thermal-overload-relay',
        'رلهٔ اضافه‌بار (بی‌متال)',
        'Thermal overload relay',
        'بیمتال، رله حرارتی، overload relay',
        'موتور را در برابر اضافه‌بار و دوفازشدن نگه می‌دارد و زیر کنتاکتور بسته می‌شود. روی جریان نامی پلاک موتور تنظیم کنید، نه بالاتر.',
      ],
      glyph: 'contactor',
      trade,
      saleUnitId,
      standards: ['IEC 60947-4-1'],
      properties: [span('range', 'بازهٔ تنظیم', 'A', inList, { decimals: 2 })],
      rows: tableOf('low high', 'switchgear/thermal-overload-relay'),
      label: ({ low, high }) => `${low} تا ${high} آمپر`,
      part: ({ low, high }) => `OL-${low}-${high}`,
      price: ({ high }) => 3200 + high * 60,
      values: ({ low, high }) => ({ range: [low, high] }),
    }),
    rowsLeaf({
      text: [
        'nh-fuse',
        'فیوز کاردی NH',
        'NH fuse link',
        'فیوز کاردی، NH، gG',
        'فیوز پرقدرت برای حفاظت کابل و پشتیبان کلید، با قدرت قطع ۱۲۰ کیلوآمپر. رفتار gG همهٔ بازهٔ جریان را می‌پوشاند.',
      ],
      glyph: 'breaker',
      trade,
      saleUnitId,
      standards: ['IEC 60269-2'],
      properties: [
        ratedCurrent,
        sizes('size', 'اندازه', ['NH00', 'NH1', 'NH2', 'NH3'], inList),
        measure('Icn', 'قدرت قطع', 'kA', { decimals: 0 }),
      ],
      rows: [
        ['NH00', '16 25 35 50 63 80 100 125 160'],
        ['NH1', '80 100 125 160 200 250'],
        ['NH2', '200 250 315 400'],
        ['NH3', '400 500 630'],
      ].flatMap(([size = '', currents = '']) => list(currents).map((In) => ({ size, In, Icn: 120 }))),
      label: ({ size, In }) => `${size} ${In} آمپر`,
      word: 'فیوز کاردی',
      part: ({ size, In }) => `${size}-${In}gG`,
      price: ({ In }) => 320 + In * 4.5,
    }),
    rowsLeaf({
      text: [
        'terminal-block',
        'ترمینال ریلی',
        'DIN rail terminal block',
        'ترمینال، ترمینال تابلو، terminal',
        'سیم‌های تابلو را روی ریل ۳۵ میلی‌متری به هم می‌رساند. سطح مقطع بزرگ‌ترین سیم و نوع اتصال پیچی یا فنری را مشخص کنید.',
      ],
      glyph: 'panel',
      trade,
      saleUnitId,
      standards: ['IEC 60947-7-1'],
      properties: [
        measure('section', 'سطح مقطع سیم', 'mm2', inList, { decimals: 1 }),
        measure('current', 'جریان نامی', 'A', inList, moreIsBetter, { decimals: 0 }),
        option('clamp', 'اتصال', { screw: 'پیچی', spring: 'فنری' }, inList),
      ],
      rows: pairs(
        table(
          'section current',
          `
  2.5 24
  4 32
  6 41
  10 57
  16 76
  35 125
`,
        ),
        [{ clamp: 'screw' }, { clamp: 'spring' }],
      ),
      label: ({ section, clamp }) => `نمرهٔ ${section} ${clamp === 'screw' ? 'پیچی' : 'فنری'}`,
      part: ({ section, clamp }) => `TB-${section}-${clamp}`,
      price: ({ section, clamp }) => (70 + section * 14) * (clamp === 'spring' ? 1.4 : 1),
      common: ({ section }) => section <= 4,
    }),
    rowsLeaf({
      text: [
        'wall-enclosure',
        'تابلوی دیواری',
        'Wall mounted enclosure',
        'باکس تابلو، تابلو دیواری، enclosure',
        'تابلوی فلزی با درجهٔ حفاظت IP66 و رنگ پودری برای کنترل و توزیع. فضای آزاد دست‌کم یک‌چهارم برای گسترش در نظر بگیرید.',
      ],
      glyph: 'panel',
      trade,
      saleUnitId,
      standards: ['IEC 62208', 'IEC 60529'],
      properties: [
        measure('H', 'ارتفاع', 'mm', inList, { decimals: 0 }),
        measure('W', 'عرض', 'mm', inList, { decimals: 0 }),
        measure('depth', 'عمق', 'mm', inList, { decimals: 0 }),
        measure('t', 'ضخامت ورق', 'mm', { decimals: 1 }),
      ],
      rows: tableOf('H W depth t', 'switchgear/wall-enclosure'),
      label: ({ H, W, depth }) => `${H}×${W}×${depth}`,
      part: ({ H, W, depth }) => `WE-${H}${W}${depth}`,
      price: ({ H, W, depth, t }) => 2500 + 2 * (H * W + H * depth + W * depth) * t * 7.85e-6 * 1350,
    }),
  ],
};
