import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { inList, measure, moreIsBetter, option } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table } from '../table.ts';

const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

const lights = { trade: 'renewables', saleUnitId: 'EACH' } as const;

export const lightingAndSolar: Branch = {
  key: 'lighting-and-solar',
  name: 'روشنایی و انرژی خورشیدی',
  scientificName: 'Lighting and solar energy',
  synonyms: ['پروژکتور', 'سولار', 'پنل خورشیدی', 'lighting'],
  glyph: 'lighting',
  description: 'چراغ صنعتی، پنل و باتری برای سوله، محوطه و نیروگاه کوچک. شار نوری، بازده و درجهٔ حفاظت را بسنجید.',
  leaves: [
    rowsLeaf({
      ...lights,
      text: [
        'led-high-bay',
        'چراغ سوله‌ای LED',
        'LED high bay',
        'های‌بی، چراغ سوله، چراغ صنعتی، high bay',
        'چراغ آویز سوله با نور سرد یا طبیعی برای سقف بالای شش متر. شار نوری با ۱۴۰ لومن بر وات حساب شده است.',
      ],
      glyph: 'lighting',
      standards: ['IEC 60598-1', 'IEC 60529'],
      properties: [
        measure('power', 'توان', 'W', inList, { decimals: 0 }),
        measure('flux', 'شار نوری', 'lm', inList, moreIsBetter, { decimals: 0 }),
        option('colour', 'دمای رنگ', { k4000: '۴۰۰۰ کلوین', k6500: '۶۵۰۰ کلوین' }, inList),
      ],
      rows: pairs(each('power', '80 100 120 150 200 240'), [{ colour: 'k4000' }, { colour: 'k6500' }]).map((row) => ({
        ...row,
        flux: row.power * 140,
      })),
      label: ({ power, colour }) => `${power} وات ${colour.slice(1)}K`,
      part: ({ power, colour }) => `HB-${power}-${colour}`,
      price: ({ power }) => 9000 + power * 120,
    }),
    rowsLeaf({
      ...lights,
      text: [
        'led-floodlight',
        'پروژکتور LED',
        'LED floodlight',
        'پروژکتور، نورافکن، فلادلایت، floodlight',
        'نورافکن محوطه با حفاظت IP66 و محافظ صاعقهٔ ۱۰ کیلوولت. زاویهٔ پخش را با ارتفاع پایه انتخاب کنید.',
      ],
      glyph: 'lighting',
      standards: ['IEC 60598-2-5'],
      properties: [
        measure('power', 'توان', 'W', inList, { decimals: 0 }),
        measure('flux', 'شار نوری', 'lm', inList, moreIsBetter, { decimals: 0 }),
      ],
      rows: each('power', '30 50 70 100 150 200 300 400').map((row) => ({ ...row, flux: row.power * 120 })),
      label: ({ power }) => `${power} وات`,
      part: ({ power }) => `FL-${power}`,
      price: ({ power }) => 3000 + power * 105,
      common: ({ power }) => power <= 200,
    }),
    rowsLeaf({
      ...lights,
      text: [
        'photovoltaic-module',
        'پنل خورشیدی',
        'Photovoltaic module',
        'صفحه خورشیدی، سولار پنل، پنل سولار، ماژول خورشیدی، PV',
        'پنل تک‌بلور با نیم‌سلول برای سقف و نیروگاه. توان در شرایط STC است و در گرمای تابستان کاهش می‌یابد.',
      ],
      glyph: 'solar',
      standards: ['IEC 61215', 'IEC 61730'],
      properties: [
        measure('power', 'توان نامی', 'W', inList, moreIsBetter, { decimals: 0 }),
        measure('area', 'سطح', 'm2', inList, { decimals: 2 }),
        measure('efficiency', 'بازده', '%', inList, moreIsBetter, { decimals: 1 }),
      ],
      rows: table(
        'power W H',
        `
  150 670 1480
  340 996 1684
  410 1134 1722
  455 1038 2094
  550 1134 2278
  580 1134 2278
  615 1134 2382
  700 1303 2384
`,
      ).map(({ power, W, H }) => ({
        power,
        area: round((W * H) / 1e6, 2),
        efficiency: round((power / ((W * H) / 1e6) / 1000) * 100, 1),
      })),
      label: ({ power }) => `${power} وات`,
      part: ({ power }) => `PV-${power}`,
      price: ({ power }) => power * 245,
    }),
    rowsLeaf({
      ...lights,
      text: [
        'stationary-battery',
        'باتری صنعتی',
        'Stationary battery',
        'باتری VRLA، باتری ژل، باتری ژله‌ای، باتری یوپی‌اس، باطری، battery',
        'باتری خشک ۱۲ ولت برای یوپی‌اس و سیستم خورشیدی. ظرفیت با نرخ تخلیهٔ بیست‌ساعته و در ۲۵ درجه است.',
      ],
      glyph: 'battery',
      standards: ['IEC 60896-21', 'IEC 61427-1'],
      properties: [
        measure('capacity', 'ظرفیت', 'A·h', inList, moreIsBetter, { decimals: 0 }),
        measure('voltage', 'ولتاژ', 'V', { decimals: 0 }),
        measure('energy', 'انرژی', 'kWh', inList, { decimals: 2 }),
      ],
      rows: each('capacity', '7 9 12 18 28 42 65 100 120 150 200').map((row) => ({
        ...row,
        voltage: 12,
        energy: round((row.capacity * 12) / 1000, 2),
      })),
      label: ({ capacity }) => `۱۲ ولت ${capacity} آمپرساعت`,
      part: ({ capacity }) => `BT12-${capacity}`,
      price: ({ capacity }) => 4000 + capacity * 1250,
      common: ({ capacity }) => capacity <= 100,
    }),
  ],
};
