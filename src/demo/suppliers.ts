import { seededRandom } from '../core/numbers/seeded-random.ts';
import type { SourceSupplier } from '../server/catalog/ingest/source.ts';
import { supplierRows, tradesOf } from './supplier-rows.ts';
import { tradeTexts } from './trade-texts.ts';

const jalaliToGregorian = 621;

/** Landline prefixes of the provinces. */
const areaCodes: Record<string, string> = {
  تهران: '021',
  البرز: '026',
  اصفهان: '031',
  فارس: '071',
  'خراسان رضوی': '051',
  'آذربایجان شرقی': '041',
  خوزستان: '061',
  مرکزی: '086',
  قزوین: '028',
  یزد: '035',
  قم: '025',
  سمنان: '023',
  همدان: '081',
  زنجان: '024',
  گیلان: '013',
  مازندران: '011',
  کرمان: '034',
  هرمزگان: '076',
  بوشهر: '077',
};

const industrialPlaces = ['شهرک صنعتی، فاز یک', 'شهرک صنعتی، فاز دو', 'ناحیهٔ صنعتی، بلوار صنعت', 'منطقهٔ ویژهٔ اقتصادی'];
const streets = ['خیابان سعدی', 'خیابان طالقانی', 'بلوار امام علی', 'خیابان امیرکبیر', 'میدان صنعت، خیابان کارگر'];

const persian = (value: number) => String(value).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);

/** «الف»، «الف و ب»، «الف، ب و ج»; a title may contain «و», so «و نیز» joins the last one. */
const inWords = (titles: string[]) =>
  titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join('، ')} و نیز ${titles.at(-1)}`;

const typeAbout = {
  manufacturer: (area: number, staff: number) =>
    `کارخانه با ${persian(area)} متر مربع سالن و ${persian(staff)} نفر نیرو در دو نوبت کار می‌کند.`,
  importer: (area: number, staff: number) =>
    `کالا با پروانهٔ ترخیص و گواهی مبدأ وارد و در انبار ${persian(area)} متر مربعی نگهداری می‌شود؛ ${persian(staff)} نفر همکار داریم.`,
  distributor: (area: number, staff: number) =>
    `فروشگاه و انبار ${persian(area)} متر مربعی با ${persian(staff)} نفر همکار، تأمین روزانهٔ کارخانه‌های استان را بر عهده دارد.`,
  service: (area: number, staff: number) =>
    `کارگاه ${persian(area)} متر مربعی با ${persian(staff)} کارشناس و تکنسین خدمت می‌دهد.`,
  consultant: (_area: number, staff: number) =>
    `گروه ${persian(staff)} نفرهٔ مهندسی ما پروژه را از طرح پایه تا تحویل همراهی می‌کند.`,
} as const;

type SupplierType = SourceSupplier['type'];

const capacityTitles: Record<SupplierType, string> = {
  manufacturer: 'توان تولید',
  importer: 'توان تأمین',
  distributor: 'توان تأمین',
  service: 'توان خدمت',
  consultant: 'تجربهٔ کاری',
};

const licenceTypes: Record<SupplierType, string> = {
  manufacturer: 'پروانهٔ بهره‌برداری صنعتی',
  importer: 'کارت بازرگانی',
  distributor: 'پروانهٔ کسب',
  service: 'پروانهٔ کسب',
  consultant: 'پروانهٔ اشتغال به کار مهندسی',
};

/** Manufacturers and laboratories have more certificates than traders. */
const certificates: Record<SupplierType, string[]> = {
  manufacturer: ['ISO 9001:2015', 'ISO 45001:2018', 'ISO 14001:2015'],
  importer: ['ISO 9001:2015'],
  distributor: [],
  service: ['ISO 9001:2015', 'ISO 45001:2018'],
  consultant: ['ISO 9001:2015', 'ISO 29001:2020'],
};

export function* suppliers(): Generator<SourceSupplier> {
  for (const [index, row] of supplierRows.entries()) {
    const random = seededRandom(`supplier/${row.key}`);
    const type = row.type as SupplierType;
    const trades = tradesOf(row);
    const texts = trades.map((trade) => tradeTexts[trade]);
    const scale = type === 'manufacturer' ? random.int(18, 90) : type === 'consultant' ? 2 : random.int(4, 20);
    const area = scale * 100;
    const staff = type === 'consultant' ? random.int(9, 45) : Math.round(scale * (1 + random.next()));
    const serial = String(index + 1).padStart(3, '0');
    const code = areaCodes[row.province] ?? '021';
    const isPlant = type === 'manufacturer' || type === 'service';
    const place = random.pick(isPlant ? industrialPlaces : streets);
    const held = certificates[type];
    yield {
      key: row.key,
      name: row.name,
      legalName: `شرکت ${row.name} (${random.chance(0.75) ? 'سهامی خاص' : 'با مسئولیت محدود'})`,
      type,
      province: row.province,
      city: row.city,
      country: 'IR',
      foundedYear: row.founded + jalaliToGregorian,
      about: [
        `از سال ${persian(row.founded)} در ${row.city} در زمینهٔ ${inWords(texts.map(({ title }) => title))} کار می‌کنیم.`,
        typeAbout[type](area, staff),
        ...texts.slice(0, 2).map(({ work }) => work),
      ].join(' '),
      sections: [
        { key: 'capacity', title: capacityTitles[type], body: texts.map(({ work }) => work).join(' ') },
        { key: 'quality', title: 'کنترل کیفیت', body: texts.map(({ control }) => control).join(' ') },
        { key: 'delivery', title: 'تحویل و ضمانت', body: texts.map(({ delivery }) => delivery).join(' ') },
      ],
      licences: [
        {
          type: licenceTypes[type],
          no: `${random.int(100, 999)}/${random.int(10000, 99999)}`,
          from: `${random.int(2021, 2025)}-0${random.int(1, 9)}-15`,
          to: `${random.int(2027, 2030)}-0${random.int(1, 9)}-14`,
        },
      ],
      certificates: held.slice(0, held.length === 0 ? 0 : random.int(1, held.length)),
      contacts: [
        { type: 'phone', value: `${code}5500${serial}0` },
        { type: 'fax', value: `${code}5500${serial}9` },
        { type: 'mobile', value: `0900000${serial}0` },
        { type: 'email', value: `info@${row.key}.example` },
        { type: 'website', value: `https://${row.key}.example` },
      ],
      address: `${row.city}، ${place}، پلاک ${persian(random.int(3, 240))}`,
      capacity: isPlant ? `${persian(area)} متر مربع فضای کار، ${persian(staff)} نفر` : `${persian(staff)} نفر همکار`,
    };
  }
}
