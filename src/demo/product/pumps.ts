import { round } from '../geometry.ts';
import type { Branch, Leaf } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option } from '../properties.ts';
import { list, table, tableOf } from '../table.ts';

/** ISO 2858 sizes suction-discharge-impeller: nominal flow (m³/h) and head (m) at `rpm`. */
const endSuctionSizes = tableOf('S Dd I flow head rpm', 'pumps/end-suction-sizes');

/** Hydraulic power in kW for water: ρ·g·Q·H. */
const hydraulicPower = (flow: number, head: number) => round((1000 * 9.81 * flow * head) / 3.6e6, 2);

const motorSizes = list(
  '0.06 0.09 0.12 0.18 0.25 0.37 0.55 0.75 1.1 1.5 2.2 3 4 5.5 7.5 11 15 18.5 22 30 37 45 55 75 90 110 132 160',
);

/** The next IEC motor above the shaft power with a tenth in reserve; larger pumps are more efficient. */
function motorPower(flow: number, head: number): number {
  const efficiency = flow < 1 ? 0.3 : flow < 10 ? 0.5 : flow < 50 ? 0.64 : flow < 200 ? 0.72 : 0.79;
  const shaft = (1.1 * hydraulicPower(flow, head)) / efficiency;
  return motorSizes.find((size) => size >= shaft) ?? Number.NaN;
}

const endSuction: Leaf = {
  key: 'end-suction-pump',
  name: 'پمپ سانتریفیوژ زمینی',
  scientificName: 'End suction centrifugal pump',
  synonyms: ['پمپ گریز از مرکز', 'پمپ اتا', 'end suction', 'ISO 2858', 'پمپ حلزونی'],
  description:
    'پمپ تک‌طبقهٔ پایه‌دار با ابعاد ISO 2858 برای آب، تأسیسات و فرایند. نام آن به ترتیب دهانهٔ مکش، دهانهٔ رانش و قطر اسمی پروانه است؛ دور ۱۴۵۰ دبی را نیم و ارتفاع را یک‌چهارم می‌کند.',
  glyph: 'pump',
  trade: 'pumps',
  saleUnitId: 'EACH',
  drawing: 'pump',
  properties: [
    measure('suction', 'دهانهٔ مکش', 'mm', { decimals: 0 }),
    measure('discharge', 'دهانهٔ رانش', 'mm', { decimals: 0 }),
    measure('impeller', 'قطر اسمی پروانه', 'mm', { decimals: 0 }),
    measure('speed', 'دور', 'rpm', inList, { decimals: 0 }),
    option('casing', 'جنس حلزونی', { GG25: 'چدن GG25', CF8M: ['استنلس CF8M', '316'] }, inList),
  ],
  *products() {
    for (const row of endSuctionSizes) {
      const speeds = row.rpm === 2900 ? ([2900, 1450] as const) : ([1450] as const);
      for (const rpm of speeds) {
        for (const casing of ['GG25', 'CF8M']) {
          if (casing === 'CF8M' && row.S > 100) continue;
          const ratio = rpm / row.rpm;
          const [flow, head] = [row.flow * ratio, row.head * ratio * ratio];
          const size = `${row.S}-${row.Dd}-${row.I}`;
          yield {
            code: `${size}-${rpm}-${casing}`,
            title: `پمپ سانتریفیوژ ${size} دور ${rpm}${casing === 'CF8M' ? ' استیل' : ''}`,
            scientificName: `End suction pump ${size}`,
            partNumbers: [`${size}/${rpm}${casing === 'CF8M' ? 'S' : ''}`],
            standards: ['ISO 2858', 'ISO 5199'],
            dims: { D1: row.S, D2: row.Dd, impeller: row.I },
            values: {
              flow,
              head,
              hydraulicPower: hydraulicPower(flow, head),
              power: motorPower(flow, head),
              suction: row.S,
              discharge: row.Dd,
              impeller: row.I,
              speed: rpm,
              casing,
            },
            priceRial: (90_000_000 + row.S * row.I * 14_000) * (casing === 'CF8M' ? 3 : 1) * (rpm === 1450 ? 0.92 : 1),
            isCommon: row.S <= 80 && casing === 'GG25',
          };
        }
      }
    }
  },
};

/** Nominal flow (m³/h), head of one stage at that flow (m), available numbers of stages. */
const verticalSizes = table(
  'flow stageHead $stages',
  `
  3 6 5,8,12,17,22
  5 6.2 5,8,11,16,20
  10 8.5 4,6,9,12,16
  15 10.5 3,5,7,9,12
  20 11 3,5,7,10
  32 14 2,4,6,8
  45 18.5 2,3,4,6
  64 20 2,3,4,5
`,
);

const multistage: Leaf = {
  key: 'vertical-multistage-pump',
  name: 'پمپ طبقاتی عمودی',
  scientificName: 'Vertical multistage pump',
  synonyms: ['پمپ طبقاتی', 'پمپ عمودی', 'پمپ عمودی استیل', 'multistage', 'بوستر پمپ'],
  description:
    'پمپ چندطبقهٔ استیل با دهانه‌های هم‌راستا برای بوستر آب ساختمان، تغذیهٔ دیگ و RO. ارتفاع با افزودن طبقه بالا می‌رود و دبی همان می‌ماند.',
  glyph: 'pump',
  trade: 'pumps',
  saleUnitId: 'EACH',
  drawing: 'multistagePump',
  properties: [count('stages', 'تعداد طبقه', inList)],
  *products() {
    for (const { flow, stageHead, stages } of verticalSizes) {
      for (const stage of stages.split(',').map(Number)) {
        const head = round(stage * stageHead, 0);
        yield {
          code: `${flow}-${stage}`,
          title: `پمپ طبقاتی عمودی ${flow} مترمکعب بر ساعت ${stage} طبقه`,
          scientificName: `Vertical multistage pump ${flow}-${stage}`,
          partNumbers: [`VM${flow}-${stage}`],
          standards: ['ISO 9906'],
          dims: { stages: stage },
          values: {
            flow,
            head,
            hydraulicPower: hydraulicPower(flow, head),
            power: motorPower(flow, head),
            stages: stage,
          },
          priceRial: 180_000_000 + flow * 5_500_000 + stage * (9_000_000 + flow * 900_000),
          isCommon: flow <= 10,
        };
      }
    }
  },
};

/** For pump kinds whose rows differ in flow and head only. */
function simplePump(
  text: Pick<Leaf, 'key' | 'name' | 'scientificName' | 'synonyms' | 'description'>,
  code: string,
  rows: { flow: number; head: number; price: number }[],
): Leaf {
  return {
    ...text,
    glyph: 'pump',
    trade: 'pumps',
    saleUnitId: 'EACH',
    products: () =>
      rows.map(({ flow, head, price }) => ({
        code: `${flow}-${head}`,
        title: `${text.name} ${flow} مترمکعب بر ساعت ${head} متر`,
        scientificName: `${text.scientificName} ${flow} m³/h ${head} m`,
        partNumbers: [`${code}-${flow}/${head}`],
        values: {
          flow,
          head,
          hydraulicPower: hydraulicPower(flow, head),
          // Compressed air drives it
          ...(code !== 'AD' && { power: motorPower(flow, head) }),
        },
        priceRial: price * 1_000_000,
      })),
  };
}

const pumpRow = (text: string) => table('flow head price', text);

export const pumps: Branch = {
  key: 'pumps',
  name: 'پمپ',
  scientificName: 'Pumps',
  synonyms: ['تلمبه', 'پمپ صنعتی', 'pump'],
  description:
    'پمپ آب، فاضلاب، مواد شیمیایی و خلأ با نقطهٔ کار اسمی. دبی، ارتفاع، سیال، دما و NPSH موجود را برای انتخاب آماده کنید.',
  glyph: 'pump',
  properties: [
    measure('flow', 'دبی اسمی', 'm³/h', inList, moreIsBetter, { decimals: 2 }),
    measure('head', 'هد (ارتفاع)', 'm', inList, moreIsBetter, { decimals: 1 }),
    measure('power', 'توان موتور', 'kW', inList, { decimals: 2 }),
    measure('hydraulicPower', 'توان هیدرولیکی', 'kW', { decimals: 2, isFilterable: false }, lessIsBetter),
  ],
  leaves: [
    endSuction,
    multistage,
    simplePump(
      {
        key: 'submersible-borehole-pump',
        name: 'پمپ شناور چاهی',
        scientificName: 'Submersible borehole pump',
        synonyms: ['شناور', 'الکتروپمپ شناور', 'submersible', 'پمپ چاه عمیق'],
        description:
          'الکتروپمپ باریک برای چاه عمیق که در آب غوطه‌ور است و موتور زیر پمپ بسته می‌شود. قطر چاه، عمق سطح پویا و دبی چاه را پیش از خرید اندازه بگیرید.',
      },
      'SB',
      pumpRow(
        `
  6 60 260
  6 110 340
  10 90 380
  10 150 520
  18 80 560
  18 140 740
  30 60 690
  30 100 880
  46 70 1050
  46 120 1450
  65 80 1700
  95 60 1950
`,
      ),
    ),
    simplePump(
      {
        key: 'sewage-submersible-pump',
        name: 'پمپ لجن‌کش و فاضلابی',
        scientificName: 'Submersible sewage pump',
        synonyms: ['لجن کش', 'کفکش', 'پمپ فاضلاب', 'sewage pump'],
        description:
          'پمپ شناور با گذر آزاد بزرگ برای فاضلاب، لجن و آب گل‌آلود. پروانهٔ تک‌تیغه یا ورتکس از گرفتگی پیشگیری می‌کند.',
      },
      'SW',
      pumpRow(`
  12 10 75
  18 15 110
  25 12 135
  40 15 210
  60 20 330
  90 15 420
  120 20 560
  200 18 820
`),
    ),
    simplePump(
      {
        key: 'gear-pump-transfer',
        name: 'پمپ دنده‌ای انتقال روغن',
        scientificName: 'Gear transfer pump',
        synonyms: ['دنده ای', 'پمپ مازوت', 'gear pump'],
        description:
          'پمپ جابه‌جایی مثبت برای روغن، مازوت و مایع غلیظ؛ دبی آن به فشار کم‌وبیش وابسته نیست. همیشه شیر اطمینان در رانش بگذارید.',
      },
      'GP',
      pumpRow(`
  1 50 38
  2 50 46
  3.6 60 58
  5 60 72
  10 60 110
  18 60 165
  33 50 240
  55 40 330
`),
    ),
    simplePump(
      {
        key: 'diaphragm-pump-aodd',
        name: 'پمپ دیافراگمی بادی',
        scientificName: 'Air operated double diaphragm pump',
        synonyms: ['پمپ بادی', 'AODD', 'دیافراگمی', 'پمپ پنوماتیک'],
        description:
          'با هوای فشرده کار می‌کند، خشک‌کار می‌شود و ذرهٔ جامد را می‌گذراند؛ برای رنگ، دوغاب و اسید مناسب است. جنس دیافراگم را با سیال بسنجید.',
      },
      'AD',
      pumpRow(`
  1.2 70 42
  3 70 64
  8 80 115
  16 80 175
  36 80 290
  54 80 410
`),
    ),
    simplePump(
      {
        key: 'dosing-pump',
        name: 'پمپ تزریق (دوزینگ)',
        scientificName: 'Dosing pump',
        synonyms: ['دوزینگ پمپ', 'پمپ تزریق مواد شیمیایی', 'metering pump'],
        description:
          'مقدار اندازه‌گیری‌شدهٔ کلر، آنتی‌اسکالانت یا پلیمر را به خط تزریق می‌کند. دبی با طول کورس یا فرکانس تنظیم می‌شود.',
      },
      'DP',
      pumpRow(
        `
  0.003 100 34
  0.006 80 38
  0.012 70 47
  0.025 60 66
  0.06 70 98
  0.12 70 130
  0.25 50 190
  0.5 40 260
`,
      ),
    ),
  ],
};
