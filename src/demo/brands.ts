import { seededRandom } from '../core/numbers/seeded-random.ts';
import { sellersOf } from './sellers.ts';
import { table } from './table.ts';
import type { Trade } from './trades.ts';

interface Brand {
  name: string;
  /** Where its goods are made. */
  origin: string;
}

/** Invented brands of traders; goods that a manufacturer sells have its own name instead. */
const traded = table(
  '$trade $name $origin',
  `
  bearings غلتاد چین
  bearings گردیار ترکیه
  bearings تراژن آلمان
  fasteners بستاک چین
  fasteners رزواد ترکیه
  fasteners پیچاوند هند
  steel آهیناد ایران
  steel ورقاد ترکیه
  steel نوردیس چین
  piping لولاد ترکیه
  piping جریاک چین
  piping شیراژ ایتالیا
  pumps آبژن ایتالیا
  pumps تلمباد چین
  pumps مکشار ترکیه
  drives گرداژ چین
  drives نیروژن آلمان
  drives توانیک کرهٔ_جنوبی
  transmission دندار ترکیه
  transmission زنجاک چین
  transmission تسماژ ایتالیا
  sealing نشتار چین
  sealing بندیک ترکیه
  sealing درزاژ آلمان
  cables سیماد ایران
  cables کابلیس ترکیه
  cables رشتاک چین
  switchgear کلیداژ چین
  switchgear تابلیس ترکیه
  switchgear فیوزاد کرهٔ_جنوبی
  power مبدلیس ترکیه
  power ژناتاک چین
  power برقاژ ایتالیا
  instruments سنجاک چین
  instruments گیجار ایتالیا
  instruments دقتیک آلمان
  automation فرماژ کرهٔ_جنوبی
  automation پایشاک چین
  automation هوشاد آلمان
  fluidPower بادیس ترکیه
  fluidPower فشاراک چین
  fluidPower جکاد ایتالیا
  air هواژ چین
  air وزاد ترکیه
  air دمیار ایتالیا
  thermal گرماژ ایتالیا
  thermal تبادیک ترکیه
  thermal خنکار چین
  welding جوشاد چین
  welding قوسیس ترکیه
  welding ذوبار ایتالیا
  cutting تیزاک چین
  cutting براژ آلمان
  cutting تراشیک کرهٔ_جنوبی
  handling بالاک چین
  handling حملاد ترکیه
  handling کشاژ ایتالیا
  safety ایمناد چین
  safety سپراک ترکیه
  safety نگهیس ایتالیا
  chemicals روانیک کرهٔ_جنوبی
  chemicals لغزاد ایتالیا
  chemicals چرباک ترکیه
  renewables تاباژ چین
  renewables خورتاک کرهٔ_جنوبی
  renewables پرتویس ترکیه
`,
);

const tradedBy = Map.groupBy(traded, ({ trade }) => trade);

/** The maker of a product: the manufacturer among its sellers, else a traders' brand; undefined for works and documents. */
export function brandOf(key: string, market: { trade: Trade; isCommon: boolean }): Brand | undefined {
  const brands = tradedBy.get(market.trade);
  if (!brands) return undefined;
  const maker = sellersOf(key, market).sellers.find(({ type }) => type === 'manufacturer');
  return maker ? { name: maker.name, origin: 'ایران' } : seededRandom(`brand/${key}`).pick(brands);
}
