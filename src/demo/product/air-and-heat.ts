import { round } from '../geometry.ts';
import type { Branch } from '../leaf.ts';
import { count, inList, lessIsBetter, measure, moreIsBetter, option } from '../properties.ts';
import { pairs, rowsLeaf } from '../rows-leaf.ts';
import { list, table, tableOf } from '../table.ts';

const air = { trade: 'air', saleUnitId: 'EACH' } as const;
const thermal = { trade: 'thermal', saleUnitId: 'EACH' } as const;
const each = <Name extends string>(name: Name, text: string) =>
  list(text).map((value) => ({ [name]: value }) as Record<Name, number>);

export const airAndHeat: Branch = {
  key: 'air-and-heat',
  name: 'هوای فشرده، تهویه و حرارت',
  scientificName: 'Compressed air, ventilation and heat',
  synonyms: ['کمپرسور', 'فن', 'مبدل حرارتی', 'HVAC'],
  glyph: 'compressor',
  description:
    'کمپرسور، مخزن، فن، مبدل و برج خنک‌کن برای تأسیسات کارخانه. دبی را در شرایط محل بسنجید؛ در ارتفاع، چگالی هوا کمتر است.',
  leaves: [
    rowsLeaf({
      ...air,
      text: [
        'screw-compressor',
        'کمپرسور اسکرو',
        'Screw compressor',
        'کمپرسور مارپیچی، کمپرسور اسکروو، اسکرو، screw compressor',
        'کمپرسور روغنی پیوسته‌کار برای هوای کارخانه. دبی آزاد FAD بر پایهٔ ISO 1217 و در فشار ۷٫۵ بار است.',
      ],
      glyph: 'compressor',
      standards: ['ISO 1217'],
      properties: [
        measure('power', 'توان موتور', 'kW', inList, { decimals: 1 }),
        measure('flow', 'دبی آزاد', 'm³/h', inList, moreIsBetter, { decimals: 0 }),
        measure('pressure', 'فشار کار', 'barG', inList, { decimals: 1 }),
      ],
      rows: pairs(each('power', '7.5 11 15 18.5 22 30 37 45 55 75 90 110'), [
        { pressure: 7.5, perKw: 10 },
        { pressure: 10, perKw: 8.4 },
      ]).map((row) => ({ ...row, flow: round(row.power * row.perKw, 0) })),
      label: ({ power, pressure }) => `${power} کیلووات ${pressure} بار`,
      part: ({ power, pressure }) => `SC-${power}-${pressure}`,
      price: ({ power }) => 850_000 + power * 62_000,
    }),
    rowsLeaf({
      ...air,
      text: [
        'piston-compressor',
        'کمپرسور پیستونی',
        'Piston compressor',
        'کمپرسور سیلندر پیستونی، پیستونی، piston',
        'کمپرسور کارگاهی با مخزن برای کار ناپیوسته. زمان کار را کمتر از ۶۰ درصد نگه دارید.',
      ],
      glyph: 'compressor',
      drawing: 'compressor',
      properties: [
        measure('power', 'توان موتور', 'kW', inList, { decimals: 1 }),
        measure('tank', 'حجم مخزن', 'L', inList, { decimals: 0 }),
        measure('pressure', 'بیشینهٔ فشار', 'barG', inList, { decimals: 0 }),
      ],
      rows: tableOf('power tank pressure', 'air-and-heat/piston-compressor'),
      label: ({ tank, power }) => `${tank} لیتر ${power} کیلووات`,
      part: ({ tank, power }) => `RC-${tank}-${power}`,
      price: ({ power, tank }) => 60_000 + power * 26_000 + tank * 210,
    }),
    rowsLeaf({
      ...air,
      text: [
        'air-receiver',
        'مخزن هوای فشرده',
        'Compressed air receiver',
        'مخزن باد، ریسیور، air receiver',
        'مخزن عمودی فولادی برای ذخیره و آرام‌کردن نوسان فشار. آزمون هیدرواستاتیک ۱٫۴۳ برابر فشار طراحی انجام می‌شود.',
      ],
      glyph: 'tank',
      drawing: 'tank',
      standards: ['EN 13445-3', 'EN 286-1'],
      properties: [
        measure('volume', 'حجم', 'L', inList, { decimals: 0 }),
        measure('pressure', 'فشار طراحی', 'barG', inList, { decimals: 0 }),
        measure('test', 'فشار آزمون', 'barG', { decimals: 1 }),
      ],
      rows: pairs(each('volume', '200 300 500 750 1000 2000 3000 5000'), each('pressure', '11 16')).map((row) => ({
        ...row,
        test: round(row.pressure * 1.43, 1),
      })),
      label: ({ volume, pressure }) => `${volume} لیتر ${pressure} بار`,
      part: ({ volume, pressure }) => `AR-${volume}-${pressure}`,
      price: ({ volume, pressure }) => 28_000 + volume * pressure * 10,
    }),
    rowsLeaf({
      ...air,
      text: [
        'refrigeration-air-dryer',
        'خشک‌کن تبریدی هوا',
        'Refrigerated air dryer',
        'درایر، خشک کن هوا، air dryer',
        'رطوبت هوای فشرده را تا نقطهٔ شبنم ۳ درجه می‌گیرد. برای دمای محیط بالای ۳۵ درجه ضریب کاهش سازنده را اعمال کنید.',
      ],
      glyph: 'fan',
      standards: ['ISO 7183', 'ISO 8573-1'],
      properties: [
        measure('flow', 'دبی نامی', 'm³/h', inList, moreIsBetter, { decimals: 0 }),
        measure('dewPoint', 'نقطهٔ شبنم فشاری', '°C', inList, lessIsBetter, { decimals: 0 }),
      ],
      rows: each('flow', '60 100 150 220 320 450 600 900 1200').map((row) => ({ ...row, dewPoint: 3 })),
      label: ({ flow }) => `${flow} مترمکعب بر ساعت`,
      part: ({ flow }) => `RD-${flow}`,
      price: ({ flow }) => 130_000 + flow * 620,
    }),
    rowsLeaf({
      ...air,
      text: [
        'axial-fan',
        'فن آکسیال',
        'Axial fan',
        'هواکش صنعتی، فن محوری، axial fan',
        'هواکش دیواری و کانالی با دبی زیاد و فشار کم برای تهویهٔ سالن. دبی در فشار صفر داده شده؛ با توری و دمپر کاهش می‌یابد.',
      ],
      glyph: 'fan',
      drawing: 'fan',
      standards: ['ISO 5801'],
      properties: [
        measure('D', 'قطر پروانه', 'mm', inList, { decimals: 0 }),
        measure('flow', 'دبی', 'm³/h', inList, moreIsBetter, { decimals: 0 }),
        measure('speed', 'دور', 'rpm', inList, { decimals: 0 }),
        measure('power', 'توان موتور', 'kW', { decimals: 2 }),
      ],
      rows: tableOf('D flow speed power', 'air-and-heat/axial-fan'),
      label: ({ D }) => `قطر ${D} میلی‌متر`,
      part: ({ D, speed }) => `AX-${D}-${speed}`,
      price: ({ D }) => 12_000 + D * D * 0.16,
      dims: ({ D }) => ({ D }),
    }),
    rowsLeaf({
      ...air,
      text: [
        'centrifugal-fan',
        'فن سانتریفیوژ',
        'Centrifugal fan',
        'بلوئر، فن حلزونی، سیروکو، blower',
        'فشار استاتیکی بالا برای کانال، غبارگیر و مشعل. پرهٔ رو به عقب بازده بیشتر و بی‌اضافه‌بار است.',
      ],
      glyph: 'fan',
      drawing: 'centrifugalFan',
      standards: ['ISO 5801'],
      properties: [
        measure('flow', 'دبی', 'm³/h', inList, moreIsBetter, { decimals: 0 }),
        measure('static', 'فشار استاتیک', 'Pa', inList, moreIsBetter, { decimals: 0 }),
        measure('airPower', 'توان هوا', 'kW', inList, { decimals: 2 }),
      ],
      rows: tableOf('flow static', 'air-and-heat/centrifugal-fan').map((row) => ({
        ...row,
        airPower: round((row.flow / 3600) * row.static * 1e-3, 2),
      })),
      label: ({ flow, static: pressure }) => `${flow} مترمکعب بر ساعت ${pressure} پاسکال`,
      part: ({ flow, static: pressure }) => `CF-${flow}-${pressure}`,
      price: ({ airPower }) => 45_000 + airPower * 24_000,
    }),
    rowsLeaf({
      ...thermal,
      text: [
        'plate-heat-exchanger',
        'مبدل صفحه‌ای',
        'Plate heat exchanger',
        'مبدل حرارتی صفحه‌ای، PHE، plate exchanger',
        'صفحه‌های استنلس موج‌دار با سطح زیاد در حجم کم برای آب گرم، روغن و صنایع غذایی. واشردار باز و شسته می‌شود و لحیمی فشرده‌تر است.',
      ],
      glyph: 'exchanger',
      drawing: 'plateExchanger',
      standards: ['EN 13445-3'],
      properties: [
        measure('area', 'سطح تبادل', 'm2', inList, moreIsBetter, { decimals: 1 }),
        count('plates', 'تعداد صفحه', inList),
        measure('pressure', 'فشار طراحی', 'barG', { decimals: 0 }),
      ],
      rows: pairs(
        table(
          'plateArea port',
          `
  0.05 25
  0.12 50
  0.3 100
`,
        ),
        each('plates', '20 30 50 80 120'),
      ).map((row) => ({ ...row, area: round(row.plateArea * (row.plates - 2), 2), pressure: 16 })),
      label: ({ port, plates, area }) => `DN${port} ${plates} صفحه (${area} m²)`,
      part: ({ port, plates }) => `PHE-${port}-${plates}`,
      price: ({ area, port }) => 60_000 + area * 9_500 + port * 900,
    }),
    rowsLeaf({
      ...thermal,
      text: [
        'shell-and-tube-exchanger',
        'مبدل پوسته و لوله',
        'Shell and tube exchanger',
        'مبدل حرارتی، پوسته لوله، TEMA',
        'برای روغن داغ، بخار و فشار بالا با ساخت TEMA. سطح از تعداد، قطر و طول لوله حساب شده است.',
      ],
      glyph: 'exchanger',
      drawing: 'heatExchanger',
      standards: ['TEMA', 'ASME BPVC Section VIII'],
      properties: [
        measure('area', 'سطح تبادل', 'm2', inList, moreIsBetter, { decimals: 1 }),
        count('tubes', 'تعداد لوله', inList),
        measure('L', 'طول لوله', 'm', inList, { decimals: 1 }),
        measure('d', 'قطر لوله', 'mm', { decimals: 2 }),
      ],
      rows: pairs(each('tubes', '26 56 98 152 230'), each('L', '1.5 2.4 3.6')).map((row) => ({
        ...row,
        d: 19.05,
        area: round(row.tubes * Math.PI * 0.01905 * row.L, 1),
      })),
      label: ({ area, tubes }) => `${area} m² با ${tubes} لوله`,
      part: ({ tubes, L }) => `STE-${tubes}-${L}`,
      price: ({ area }) => 220_000 + area * 42_000,
      dims: ({ L }) => ({ L: L * 1000 }),
    }),
    rowsLeaf({
      ...thermal,
      text: [
        'cooling-tower',
        'برج خنک‌کن',
        'Cooling tower',
        'کولینگ تاور، برج خنک کننده، cooling tower',
        'آب گرم فرایند را با تبخیر بخشی از آن خنک می‌کند. ظرفیت برای خنک‌کردن از ۳۷ به ۳۲ درجه در دمای تر ۲۸ درجه است.',
      ],
      glyph: 'fan',
      properties: [
        measure('heat', 'ظرفیت دفع گرما', 'kW', inList, moreIsBetter, { decimals: 0 }),
        measure('flow', 'دبی آب', 'm³/h', inList, { decimals: 1 }),
      ],
      rows: each('flow', '10 20 40 60 80 100 150 200').map((row) => ({
        ...row,
        heat: round((row.flow / 3.6) * 4.186 * 5, 0),
      })),
      label: ({ flow }) => `${flow} مترمکعب بر ساعت`,
      part: ({ flow }) => `CT-${flow}`,
      price: ({ flow }) => 180_000 + flow * 13_000,
    }),
    rowsLeaf({
      ...thermal,
      text: [
        'storage-tank',
        'مخزن ذخیره',
        'Storage tank',
        'تانک، مخزن پلی‌اتیلن، مخزن استیل، storage tank',
        'مخزن عمودی فولادی، استیل یا پلی‌اتیلن برای آب و مواد شیمیایی. چگالی سیال، ضخامت جداره را تعیین می‌کند.',
      ],
      glyph: 'tank',
      drawing: ({ material }) => (material === 'PE' ? undefined : 'storageTank'),
      properties: [
        measure('volume', 'حجم', 'm3', inList, moreIsBetter, { decimals: 1 }),
        option('material', 'جنس', { PE: 'پلی‌اتیلن', SS304: 'استنلس 304', CS: 'فولاد کربنی' }, inList),
      ],
      rows: pairs(each('volume', '0.5 1 2 3 5 10 20'), [
        { material: 'PE', base: 9 },
        { material: 'SS304', base: 95 },
        { material: 'CS', base: 38 },
      ]),
      label: ({ volume, material }) =>
        `${volume} مترمکعب ${{ PE: 'پلی‌اتیلن', SS304: 'استیل 304', CS: 'فولادی' }[material]}`,
      part: ({ volume, material }) => `ST-${volume}-${material}`,
      price: ({ volume, base }) => 5000 + base * 1000 * volume ** 0.8 * 2.2,
    }),
  ],
};
