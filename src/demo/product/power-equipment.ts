import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, tableOf } from '../table.ts';

const saleUnitId = 'EACH' as const;

/** EN 50588-1 tier 1: no-load Po and load loss Pk in W, impedance in percent. */
const oilTransformers = tableOf('kVA Po Pk uk', 'power-equipment/oil-transformers');

const dryTransformers = tableOf('kVA Po Pk uk', 'power-equipment/dry-transformers');

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
  description:
    'ترانسفورماتور توزیع، خازن، ترانس جریان، یوپی‌اس و دیزل‌ژنراتور برای پست و برق اضطراری. توان نامی و تلفات را در هزینهٔ چرخهٔ عمر ببینید.',
  glyph: 'transformer',
  leaves: [
    rowsLeaf({
      text: [
        'oil-distribution-transformer',
        'ترانسفورماتور روغنی',
        'Oil immersed distribution transformer',
        'ترانس روغنی، ترانس هرمتیک، distribution transformer',
        'ترانس توزیع هرمتیک ۲۰ به ۰٫۴ کیلوولت با گروه Dyn5 یا Yzn5. تلفات آن با EN 50588-1 (پلهٔ یک) برابر است.',
      ],
      glyph: 'transformer',
      trade: 'power',
      saleUnitId,
      drawing: 'transformer',
      standards: ['IEC 60076-1', 'EN 50588-1'],
      properties: transformerProperties,
      rows: oilTransformers,
      label: ({ kVA }) => `${kVA} kVA`,
      part: ({ kVA }) => `OT-20-${kVA}`,
      price: ({ kVA }) => 900_000 + kVA * 9_500,
      values: () => ({ U1: 20 }),
    }),
    rowsLeaf({
      text: [
        'dry-type-transformer',
        'ترانسفورماتور خشک رزینی',
        'Cast resin transformer',
        'ترانس خشک، رزینی، cast resin',
        'سیم‌پیچ در رزین اپوکسی برای بیمارستان، برج و فضای بسته بدون خطر روغن. با فن کمکی تا حدود ۴۰ درصد اضافه‌بار می‌برد.',
      ],
      glyph: 'transformer',
      trade: 'power',
      saleUnitId,
      drawing: 'dryTransformer',
      standards: ['IEC 60076-11', 'EN 50588-1'],
      properties: transformerProperties,
      rows: dryTransformers,
      label: ({ kVA }) => `${kVA} kVA`,
      part: ({ kVA }) => `DT-20-${kVA}`,
      price: ({ kVA }) => 2_200_000 + kVA * 15_500,
      values: () => ({ U1: 20 }),
    }),
    rowsLeaf({
      text: [
        'power-factor-capacitor',
        'خازن اصلاح ضریب توان',
        'Power factor capacitor',
        'خازن سه‌فاز، بانک خازن، capacitor',
        'توان راکتیو مصرف‌کنندهٔ القایی را جبران و هزینهٔ راکتیو قبض را حذف می‌کند. در شبکهٔ پر هارمونیک ولتاژ نامی بالاتر و راکتور سری بگیرید.',
      ],
      glyph: 'battery',
      trade: 'power',
      saleUnitId,
      standards: ['IEC 60831-1'],
      properties: [
        measure('Q', 'توان راکتیو در ۴۰۰ ولت', 'kvar', inList, { decimals: 1 }),
        measure('current', 'جریان نامی', 'A', inList, { decimals: 1 }),
      ],
      rows: list('2.5 5 7.5 10 12.5 15 20 25 30 40 50').map((Q) => ({
        Q,
        current: round((Q * 1000) / (Math.sqrt(3) * 400), 1),
      })),
      label: ({ Q }) => `${Q} کیلووار`,
      part: ({ Q }) => `PFC-${Q}`,
      price: ({ Q }) => 1800 + Q * 620,
    }),
    rowsLeaf({
      text: [
        'current-transformer',
        'ترانس جریان فشار ضعیف',
        'Low-voltage current transformer',
        'سی‌تی، CT، ترانس جریان',
        'جریان شینه را برای آمپرمتر و کنتور به ۵ آمپر می‌رساند. ثانویهٔ آن هرگز نباید در حال کار باز بماند.',
      ],
      glyph: 'transformer',
      trade: 'power',
      saleUnitId,
      standards: ['IEC 61869-2'],
      properties: [
        measure('Ip', 'جریان اولیه', 'A', inList, { decimals: 0 }),
        option('accuracy', 'کلاس دقت', { c05: '0.5', c1: '1' }, inList),
      ],
      rows: pairs(
        list('50 75 100 150 200 250 300 400 500 600 800 1000 1500 2000').map((Ip) => ({ Ip })),
        [{ accuracy: 'c05' }, { accuracy: 'c1' }],
      ),
      label: ({ Ip, accuracy }) => `${Ip}/5 کلاس ${accuracy === 'c05' ? '0.5' : '1'}`,
      part: ({ Ip, accuracy }) => `CT-${Ip}-${accuracy}`,
      price: ({ Ip, accuracy }) => (2200 + Ip * 2.6) * (accuracy === 'c05' ? 1.2 : 1),
    }),
    rowsLeaf({
      text: [
        'uninterruptible-power-supply',
        'یوپی‌اس آنلاین',
        'Online UPS',
        'برق بدون وقفه، UPS',
        'تغذیهٔ بی‌وقفه با تبدیل دوگانه برای سرور، PLC و تجهیزات پزشکی. زمان پشتیبانی به باتری بیرونی بستگی دارد و جدا محاسبه می‌شود.',
      ],
      glyph: 'battery',
      trade: 'power',
      saleUnitId,
      standards: ['IEC 62040-3'],
      properties: [
        measure('S', 'توان ظاهری', 'kVA', inList, moreIsBetter, { decimals: 0 }),
        count('phases', 'تعداد فاز', inList),
      ],
      rows: list('1 2 3 6 10 20 30 40 60 80 100 120').map((S) => ({ S, phases: S <= 10 ? 1 : 3 })),
      label: ({ S }) => `${S} کاوا`,
      part: ({ S }) => `UPS-${S}`,
      price: ({ S }) => 120_000 + S * 85_000,
    }),
    rowsLeaf({
      text: [
        'diesel-generator-set',
        'دیزل‌ژنراتور',
        'Diesel generating set',
        'ژنراتور، دیزل ژنراتور، موتور برق، genset',
        'مولد دیزلی با تابلوی ATS برای برق اضطراری. توان PRP برای کار پیوسته با بار متغیر و ESP برای اضطرار تا چند ساعت در سال است.',
      ],
      glyph: 'energy',
      trade: 'power',
      saleUnitId,
      standards: ['ISO 8528-1'],
      properties: [
        measure('prime', 'توان پیوسته PRP', 'kVA', inList, { decimals: 0 }),
        measure('standby', 'توان اضطراری ESP', 'kVA', inList, { decimals: 0 }),
      ],
      rows: list('20 30 50 75 100 150 200 250 300 400 500 630 800 1000').map((prime) => ({
        prime,
        standby: round(prime * 1.1, 0),
      })),
      label: ({ prime }) => `${prime} کاوا`,
      part: ({ prime }) => `DG-${prime}`,
      price: ({ prime }) => 6_500_000 + prime * 98_000,
    }),
  ],
};
