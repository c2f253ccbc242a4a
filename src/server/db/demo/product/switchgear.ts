import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option, sizes, span } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table } from '../table.ts';

const trade = 'switchgear' as const;
const saleUnitId = 'EACH' as const;
const amps = (text: string) => list(text).map((In) => ({ In }));
const ratedCurrent = measure('In', 'جریان نامی In', 'A', inList, { decimals: 1 });
const coil = option('coil', 'بوبین', { DC24: '24 VDC', AC230: '230 VAC' }, inList);

/** AC-3 current at 400 V and the motor power it serves. */
const contactors = table('In kW', '\n 9 4\n 12 5.5\n 18 7.5\n 25 11\n 32 15\n 40 18.5\n 50 22\n 65 30\n 80 37\n 95 45\n 115 55\n 150 75\n 185 90\n 225 110\n 265 132\n 330 160\n 400 200\n 500 250\n');

export const switchgear: Branch = {
  key: 'low-voltage-switchgear',
  name: 'کلید و تجهیزات تابلو',
  scientificName: 'Low-voltage switchgear',
  synonyms: ['کلید اتوماتیک', 'تابلو برق', 'فیوز', 'کنتاکتور', 'switchgear'],
  description: 'کلید، کنتاکتور، فیوز و اجزای تابلوی فشار ضعیف بر پایهٔ IEC 60947 و IEC 60898. جریان نامی و قدرت قطع را با سطح اتصال کوتاه محل نصب بسنجید.',
  glyph: 'breaker',
  leaves: [
    rowsLeaf({
      text: ['miniature-circuit-breaker', 'کلید مینیاتوری', 'Miniature circuit breaker', 'فیوز مینیاتوری، MCB، مینیاتوری', 'حفاظت سیم در برابر اضافه‌بار و اتصال کوتاه در تابلوی توزیع. منحنی B برای روشنایی، C برای مصرف عمومی و D برای موتور و ترانسفورماتور است.'],
      glyph: 'breaker', trade, saleUnitId, drawing: 'breaker', standards: ['IEC 60898-1'],
      properties: [ratedCurrent, count('poles', 'شمار پل', inList), option('curve', 'منحنی', { B: 'B', C: 'C', D: 'D' }, inList), measure('Icn', 'قدرت قطع', 'kA', inList, moreIsBetter, { decimals: 0 })],
      rows: pairs(amps('2 4 6 10 16 20 25 32 40 50 63'), [{ poles: 1, curve: 'B', Icn: 6 }, { poles: 1, curve: 'C', Icn: 6 }, { poles: 2, curve: 'C', Icn: 6 }, { poles: 3, curve: 'C', Icn: 10 }, { poles: 3, curve: 'D', Icn: 10 }]),
      label: ({ poles, curve, In }) => `${poles} پل ${curve}${In}`, part: ({ poles, curve, In }) => `MCB-${poles}P-${curve}${In}`, price: ({ poles, Icn }) => 900 * poles * (Icn === 10 ? 1.35 : 1), dims: ({ poles }) => ({ W: 18 * poles, H: 85 }), common: ({ curve }) => curve === 'C',
    }),
    rowsLeaf({
      text: ['moulded-case-circuit-breaker', 'کلید اتوماتیک کمپکت', 'Moulded case circuit breaker', 'کلید اتوماتیک، MCCB، کمپکت', 'حفاظت فیدر و ورودی تابلو با تنظیم حرارتی و مغناطیسی. Icu بزرگ‌ترین جریان قطع در ۴۰۰ ولت است و باید از جریان اتصال کوتاه محل بیشتر باشد.'],
      glyph: 'breaker', trade, saleUnitId, drawing: 'breaker', standards: ['IEC 60947-2'],
      properties: [ratedCurrent, count('poles', 'شمار پل', inList), measure('Icu', 'قدرت قطع Icu در ۴۰۰ ولت', 'kA', inList, moreIsBetter, { decimals: 0 })],
      rows: pairs(amps('32 63 100 125 160 200 250 320 400 630 800 1000 1250 1600'), [{ poles: 3, Icu: 36 }, { poles: 3, Icu: 50 }, { poles: 4, Icu: 50 }]),
      label: ({ In, poles, Icu }) => `${In} آمپر ${poles} پل ${Icu}kA`, part: ({ In, poles, Icu }) => `MCCB-${In}-${poles}P-${Icu}`, price: ({ In, poles, Icu }) => (9000 + In * 115) * (poles / 3) * (Icu / 36) ** 0.5, common: ({ In, Icu }) => In <= 250 && Icu === 36,
    }),
    rowsLeaf({
      text: ['residual-current-breaker', 'کلید محافظ جان', 'Residual current circuit breaker', 'محافظ جان، RCCB، FI', 'با نشت جریان به زمین قطع می‌کند؛ ۳۰ میلی‌آمپر برای جان و ۳۰۰ میلی‌آمپر برای آتش‌سوزی. جای کلید مینیاتوری را نمی‌گیرد و باید پس از آن بسته شود.'],
      glyph: 'breaker', trade, saleUnitId, drawing: 'breaker', standards: ['IEC 61008-1'],
      properties: [ratedCurrent, count('poles', 'شمار پل', inList), measure('leak', 'جریان نشتی عمل', 'mA', inList, lessIsBetter, { decimals: 0 })],
      rows: pairs(pairs(amps('25 40 63'), [{ poles: 2 }, { poles: 4 }]), [{ leak: 30 }, { leak: 300 }]), label: ({ In, poles, leak }) => `${poles} پل ${In} آمپر ${leak}mA`, part: ({ In, poles, leak }) => `RCCB-${poles}P-${In}-${leak}`, price: ({ In, poles }) => 3500 + In * poles * 28,
    }),
    rowsLeaf({
      text: ['contactor', 'کنتاکتور قدرت', 'Power contactor', 'کنتاکتور، contactor، کلید مغناطیسی', 'کلید مغناطیسی برای راه‌اندازی پی‌درپی موتور؛ جریان AC-3 برای موتور قفسی در ۴۰۰ ولت است. ولتاژ بوبین را با مدار فرمان یکی بگیرید.'],
      glyph: 'contactor', trade, saleUnitId, drawing: 'contactor', standards: ['IEC 60947-4-1'],
      properties: [ratedCurrent, measure('kW', 'توان موتور در ۴۰۰ ولت', 'kW', inList, { decimals: 1 }), coil],
      rows: pairs(contactors, [{ coil: 'AC230' }, { coil: 'DC24' }]), label: ({ In, coil: voltage }) => `${In} آمپر بوبین ${voltage === 'DC24' ? '24VDC' : '230VAC'}`, part: ({ In, coil: voltage }) => `KM-${In}-${voltage}`, price: ({ In }) => 2600 + In * 150 + In * In * 0.16, common: ({ In }) => In <= 65,
    }),
    rowsLeaf({
      text: ['thermal-overload-relay', 'رلهٔ اضافه‌بار (بی‌متال)', 'Thermal overload relay', 'بیمتال، رله حرارتی، overload relay', 'موتور را در برابر اضافه‌بار و دوفازشدن نگه می‌دارد و زیر کنتاکتور بسته می‌شود. روی جریان نامی پلاک موتور تنظیم کنید، نه بالاتر.'],
      glyph: 'contactor', trade, saleUnitId, drawing: 'contactor', standards: ['IEC 60947-4-1'], properties: [span('range', 'بازهٔ تنظیم', 'A', inList, { decimals: 2 })],
      rows: table('low high', '\n 0.63 1\n 1 1.6\n 1.6 2.5\n 2.5 4\n 4 6\n 5.5 8\n 7 10\n 9 13\n 12 18\n 17 25\n 23 32\n 30 40\n 37 50\n 48 65\n 63 80\n'), label: ({ low, high }) => `${low} تا ${high} آمپر`, part: ({ low, high }) => `OL-${low}-${high}`, price: ({ high }) => 3200 + high * 60, values: ({ low, high }) => ({ range: [low, high] }),
    }),
    rowsLeaf({
      text: ['nh-fuse', 'فیوز کاردی NH', 'NH fuse link', 'فیوز کاردی، NH، gG', 'فیوز پرقدرت برای حفاظت کابل و پشتیبان کلید، با قدرت قطع ۱۲۰ کیلوآمپر. رفتار gG همهٔ بازهٔ جریان را می‌پوشاند.'],
      glyph: 'breaker', trade, saleUnitId, standards: ['IEC 60269-2'], properties: [ratedCurrent, sizes('size', 'اندازه', ['NH00', 'NH1', 'NH2', 'NH3'], inList), measure('Icn', 'قدرت قطع', 'kA', { decimals: 0 })],
      rows: [['NH00', '16 25 35 50 63 80 100 125 160'], ['NH1', '80 100 125 160 200 250'], ['NH2', '200 250 315 400'], ['NH3', '400 500 630']].flatMap(([size = '', currents = '']) => list(currents).map((In) => ({ size, In, Icn: 120 }))), label: ({ size, In }) => `${size} ${In} آمپر`, part: ({ size, In }) => `${size}-${In}gG`, price: ({ In }) => 320 + In * 4.5,
    }),
    rowsLeaf({
      text: ['terminal-block', 'ترمینال ریلی', 'DIN rail terminal block', 'ترمینال، ترمینال تابلو، terminal', 'سیم‌های تابلو را روی ریل ۳۵ میلی‌متری به هم می‌رساند. سطح مقطع بزرگ‌ترین سیم و گونهٔ اتصال پیچی یا فنری را مشخص کنید.'],
      glyph: 'panel', trade, saleUnitId, standards: ['IEC 60947-7-1'], properties: [measure('section', 'سطح مقطع سیم', 'mm2', inList, { decimals: 1 }), measure('current', 'جریان نامی', 'A', inList, moreIsBetter, { decimals: 0 }), option('clamp', 'اتصال', { screw: 'پیچی', spring: 'فنری' }, inList)],
      rows: pairs(table('section current', '\n 2.5 24\n 4 32\n 6 41\n 10 57\n 16 76\n 35 125\n'), [{ clamp: 'screw' }, { clamp: 'spring' }]), label: ({ section, clamp }) => `${section} ${clamp === 'screw' ? 'پیچی' : 'فنری'}`, part: ({ section, clamp }) => `TB-${section}-${clamp}`, price: ({ section, clamp }) => (70 + section * 14) * (clamp === 'spring' ? 1.4 : 1), common: ({ section }) => section <= 4,
    }),
    rowsLeaf({
      text: ['wall-enclosure', 'تابلوی دیواری', 'Wall mounted enclosure', 'باکس تابلو، تابلو دیواری، enclosure', 'تابلوی فلزی با درجهٔ حفاظت IP66 و رنگ پودری برای کنترل و توزیع. فضای آزاد دست‌کم یک‌چهارم برای گسترش در نظر بگیرید.'],
      glyph: 'panel', trade, saleUnitId, standards: ['IEC 62208', 'IEC 60529'], properties: [measure('H', 'ارتفاع', 'mm', inList, { decimals: 0 }), measure('W', 'پهنا', 'mm', inList, { decimals: 0 }), measure('depth', 'ژرفا', 'mm', inList, { decimals: 0 }), measure('t', 'ضخامت ورق', 'mm', { decimals: 1 })],
      rows: table('H W depth t', '\n 300 200 150 1.2\n 300 300 200 1.2\n 400 300 200 1.2\n 400 400 200 1.2\n 500 400 200 1.2\n 600 400 200 1.5\n 600 400 250 1.5\n 600 600 250 1.5\n 700 500 250 1.5\n 800 600 250 1.5\n 800 600 300 1.5\n 1000 600 300 1.5\n 1000 800 300 1.5\n 1200 800 300 1.5\n'), label: ({ H, W, depth }) => `${H}×${W}×${depth}`, part: ({ H, W, depth }) => `WE-${H}${W}${depth}`, price: ({ H, W, depth, t }) => 2500 + (2 * (H * W + H * depth + W * depth) * t * 7.85e-6) * 1350,
    }),
  ],
};

/** EN 50588-1 tier 1: no-load Po and load loss Pk in W, impedance in percent. */
const oilTransformers = table('kVA Po Pk uk', '\n 25 70 900 4\n 50 90 1100 4\n 100 145 1750 4\n 160 210 2350 4\n 250 300 3250 4\n 315 360 3900 4\n 400 430 4600 4\n 500 510 5500 4\n 630 600 6500 4\n 800 650 8400 6\n 1000 770 10500 6\n 1250 950 11000 6\n 1600 1200 14000 6\n 2000 1450 18000 6\n 2500 1750 22000 6\n');
const dryTransformers = table('kVA Po Pk uk', '\n 100 280 2050 6\n 160 400 2900 6\n 250 520 3800 6\n 400 750 5500 6\n 630 1100 7600 6\n 800 1300 8000 6\n 1000 1550 9000 6\n 1250 1800 11000 6\n 1600 2200 13000 6\n 2000 2600 16000 6\n 2500 3100 19000 6\n');
const transformerProperties = [
  measure('kVA', 'توان نامی', 'kVA', inList, { decimals: 0 }),
  measure('Po', 'تلفات بی‌باری', 'W', inList, lessIsBetter, { decimals: 0 }),
  measure('Pk', 'تلفات بار', 'W', inList, lessIsBetter, { decimals: 0 }),
  measure('uk', 'امپدانس اتصال کوتاه', '%', { decimals: 0 }),
  measure('U1', 'ولتاژ اولیه', 'kV', inList, { decimals: 0 }),
];

export const powerEquipment: Branch = {
  key: 'power-equipment',
  name: 'ترانسفورماتور و برق اضطراری',
  scientificName: 'Transformers and standby power',
  synonyms: ['ترانس', 'برق صنعتی', 'ژنراتور', 'UPS', 'transformer'],
  description: 'ترانسفورماتور توزیع، خازن، ترانس جریان، یوپی‌اس و دیزل‌ژنراتور برای پست و برق اضطراری. توان نامی و تلفات را در بهای چرخهٔ عمر ببینید.',
  glyph: 'transformer',
  leaves: [
    rowsLeaf({ text: ['oil-distribution-transformer', 'ترانسفورماتور روغنی', 'Oil immersed distribution transformer', 'ترانس روغنی، ترانس هرمتیک، distribution transformer', 'ترانس توزیع هرمتیک ۲۰ به ۰٫۴ کیلوولت با گروه Dyn5 یا Yzn5. تلفات آن با EN 50588-1 (پلهٔ یک) برابر است.'], glyph: 'transformer', trade: 'power', saleUnitId, drawing: 'transformer', standards: ['IEC 60076-1', 'EN 50588-1'], properties: transformerProperties, rows: oilTransformers, label: ({ kVA }) => `${kVA} kVA`, part: ({ kVA }) => `OT-20-${kVA}`, price: ({ kVA }) => 900_000 + kVA * 9_500, values: () => ({ U1: 20 }), dims: ({ kVA }) => ({ H: round(700 + 190 * Math.cbrt(kVA), 0), W: round(500 + 130 * Math.cbrt(kVA), 0) }) }),
    rowsLeaf({ text: ['dry-type-transformer', 'ترانسفورماتور خشک رزینی', 'Cast resin transformer', 'ترانس خشک، رزینی، cast resin', 'سیم‌پیچ در رزین اپوکسی برای بیمارستان، برج و فضای بسته بدون خطر روغن. با فن کمکی تا حدود ۴۰ درصد اضافه‌بار می‌برد.'], glyph: 'transformer', trade: 'power', saleUnitId, drawing: 'transformer', standards: ['IEC 60076-11', 'EN 50588-1'], properties: transformerProperties, rows: dryTransformers, label: ({ kVA }) => `${kVA} kVA`, part: ({ kVA }) => `DT-20-${kVA}`, price: ({ kVA }) => 2_200_000 + kVA * 15_500, values: () => ({ U1: 20 }) }),
    rowsLeaf({ text: ['power-factor-capacitor', 'خازن اصلاح ضریب توان', 'Power factor capacitor', 'خازن سه‌فاز، بانک خازن، capacitor', 'توان راکتیو مصرف‌کنندهٔ القایی را جبران و هزینهٔ راکتیو قبض را حذف می‌کند. در شبکهٔ پر هارمونیک ولتاژ نامی بالاتر و راکتور سری بگیرید.'], glyph: 'battery', trade: 'power', saleUnitId, standards: ['IEC 60831-1'], properties: [measure('Q', 'توان راکتیو در ۴۰۰ ولت', 'kvar', inList, { decimals: 1 }), measure('current', 'جریان نامی', 'A', inList, { decimals: 1 })], rows: list('2.5 5 7.5 10 12.5 15 20 25 30 40 50').map((Q) => ({ Q, current: round((Q * 1000) / (Math.sqrt(3) * 400), 1) })), label: ({ Q }) => `${Q} کیلووار`, part: ({ Q }) => `PFC-${Q}`, price: ({ Q }) => 1800 + Q * 620 }),
    rowsLeaf({ text: ['current-transformer', 'ترانس جریان فشار ضعیف', 'Low-voltage current transformer', 'سی‌تی، CT، ترانس جریان', 'جریان شینه را برای آمپرمتر و کنتور به ۵ آمپر می‌رساند. ثانویهٔ آن هرگز نباید در حال کار باز بماند.'], glyph: 'transformer', trade: 'power', saleUnitId, standards: ['IEC 61869-2'], properties: [measure('Ip', 'جریان اولیه', 'A', inList, { decimals: 0 }), option('accuracy', 'کلاس دقت', { c05: '0.5', c1: '1' }, inList)], rows: pairs(list('50 75 100 150 200 250 300 400 500 600 800 1000 1500 2000').map((Ip) => ({ Ip })), [{ accuracy: 'c05' }, { accuracy: 'c1' }]), label: ({ Ip, accuracy }) => `${Ip}/5 کلاس ${accuracy === 'c05' ? '0.5' : '1'}`, part: ({ Ip, accuracy }) => `CT-${Ip}-${accuracy}`, price: ({ Ip, accuracy }) => (2200 + Ip * 2.6) * (accuracy === 'c05' ? 1.2 : 1) }),
    rowsLeaf({ text: ['uninterruptible-power-supply', 'یوپی‌اس آنلاین', 'Online UPS', 'برق بدون وقفه، UPS', 'تغذیهٔ بی‌وقفه با تبدیل دوگانه برای سرور، PLC و تجهیزات پزشکی. زمان پشتیبانی به باتری بیرونی بستگی دارد و جدا محاسبه می‌شود.'], glyph: 'battery', trade: 'power', saleUnitId, standards: ['IEC 62040-3'], properties: [measure('S', 'توان ظاهری', 'kVA', inList, moreIsBetter, { decimals: 0 }), count('phases', 'شمار فاز', inList)], rows: list('1 2 3 6 10 20 30 40 60 80 100 120').map((S) => ({ S, phases: S <= 10 ? 1 : 3 })), label: ({ S }) => `${S} کاوا`, part: ({ S }) => `UPS-${S}`, price: ({ S }) => 120_000 + S * 85_000 }),
    rowsLeaf({ text: ['diesel-generator-set', 'دیزل‌ژنراتور', 'Diesel generating set', 'ژنراتور، دیزل ژنراتور، موتور برق، genset', 'مولد دیزلی با تابلوی ATS برای برق اضطراری. توان PRP برای کار پیوسته با بار متغیر و ESP برای اضطرار تا چند ساعت در سال است.'], glyph: 'energy', trade: 'power', saleUnitId, standards: ['ISO 8528-1'], properties: [measure('prime', 'توان پیوسته PRP', 'kVA', inList, { decimals: 0 }), measure('standby', 'توان اضطراری ESP', 'kVA', inList, { decimals: 0 })], rows: list('20 30 50 75 100 150 200 250 300 400 500 630 800 1000').map((prime) => ({ prime, standby: round(prime * 1.1, 0) })), label: ({ prime }) => `${prime} کاوا`, part: ({ prime }) => `DG-${prime}`, price: ({ prime }) => 6_500_000 + prime * 98_000 }),
  ],
};
