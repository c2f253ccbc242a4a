import { type QuantityRow, unit } from './units-table-row.ts';

const COUNT_DIGITS = 15;

/** A sale unit without a fixed content has a quantity of its own, so that a roll is never converted into pieces. */
function saleUnit(id: string, nameFa: string, nameEn: string, aliases: readonly string[] = []): QuantityRow {
  return {
    id: `${nameEn.replaceAll(' ', '')}Count`,
    nameFa: `تعداد ${nameFa}`,
    nameEn: `Number of ${nameEn.toLowerCase()}s`,
    baseUnitId: id,
    units: [unit(id, nameFa, nameFa, nameEn, 1, { aliases, digits: COUNT_DIGITS })],
  };
}

/** Ratios, counts, sale units and rates of production. */
export const countQuantities: readonly QuantityRow[] = [
  {
    id: 'DimensionlessRatio',
    nameFa: 'نسبت',
    nameEn: 'Ratio',
    baseUnitId: 'UNITLESS',
    synonyms: ['Dimensionless', 'PowerFactor', 'RefractiveIndex'],
    units: [
      unit('PERCENT', '%', 'درصد', 'Percent', [1, 100], { aliases: ['٪', 'pct'] }),
      unit('UNITLESS', '1', 'بدون واحد', 'Unitless', 1),
      unit('PERMILLE', '‰', 'در هزار', 'Per mille', [1, 1000], { aliases: ['؉'] }),
      unit('PPM', 'ppm', 'در میلیون', 'Parts per million', [1, 1_000_000], { aliases: ['پی‌پی‌ام', 'قسمت در میلیون'] }),
      unit('PPB', 'ppb', 'در میلیارد', 'Parts per billion', [1, 1_000_000_000], { aliases: ['قسمت در میلیارد'] }),
    ],
  },
  {
    id: 'Acidity',
    nameFa: 'پی‌اچ',
    nameEn: 'Acidity',
    baseUnitId: 'PH',
    units: [unit('PH', 'pH', 'پی‌اچ', 'pH', 1)],
  },
  {
    id: 'Count',
    nameFa: 'تعداد',
    nameEn: 'Count',
    baseUnitId: 'EACH',
    units: [
      unit('EACH', 'عدد', 'عدد', 'Each', 1, {
        aliases: ['ea', 'pc', 'pcs', 'piece', 'pieces', 'دانه', 'قطعه'],
        digits: COUNT_DIGITS,
        qudtId: 'NUM',
      }),
      unit('PAIR', 'جفت', 'جفت', 'Pair', 2, { aliases: ['pairs'], digits: COUNT_DIGITS }),
    ],
  },
  saleUnit('SET', 'دست', 'Set', ['ست', 'مجموعه']),
  saleUnit('PACK', 'بسته', 'Pack', ['package', 'pkt']),
  saleUnit('CARTON', 'کارتن', 'Carton', ['ctn']),
  saleUnit('BAG', 'کیسه', 'Bag', ['گونی']),
  saleUnit('DRUM', 'بشکه', 'Drum'),
  saleUnit('PAIL', 'سطل', 'Pail'),
  saleUnit('ROLL', 'رول', 'Roll', ['توپ']),
  saleUnit('COIL', 'کلاف', 'Coil', ['حلقه']),
  saleUnit('SHEET', 'برگ', 'Sheet', ['ورق']),
  saleUnit('BRANCH', 'شاخه', 'Branch', ['شاخهٔ ۶ متری', 'شاخهٔ ۱۲ متری']),
  saleUnit('MACHINE', 'دستگاه', 'Machine', ['device']),
  saleUnit('COPY', 'نسخه', 'Copy', ['جلد']),
  saleUnit('PROJECT', 'پروژه', 'Project'),
  saleUnit('VISIT', 'نوبت', 'Visit', ['مراجعه']),
  {
    id: 'PersonTime',
    nameFa: 'نفرساعت',
    nameEn: 'Person-time',
    baseUnitId: 'PERSON-HR',
    units: [unit('PERSON-HR', 'نفرساعت', 'نفرساعت', 'Person-hour', 1, { aliases: ['man-hour', 'نفر ساعت'] })],
  },
  saleUnit('PERSON-DAY', 'نفرروز', 'Person Day', ['man-day']),
  {
    // Months and years are mean Gregorian ones.
    id: 'ProductionRate',
    nameFa: 'ظرفیت تولید',
    nameEn: 'Production rate',
    baseUnitId: 'TONNE-PER-MON',
    units: [
      unit('TONNE-PER-MON', 't/mo', 'تن در ماه', 'Tonne per month', 1, {
        aliases: ['ton/month', 't/month', 'تن بر ماه'],
      }),
      unit('TONNE-PER-DAY', 't/d', 'تن در روز', 'Tonne per day', [365.2425, 12], {
        aliases: ['tpd', 'ton/day', 'تن بر روز'],
      }),
      unit('TONNE-PER-YR', 't/a', 'تن در سال', 'Tonne per year', [1, 12], {
        aliases: ['tpa', 'ton/year', 'تن بر سال'],
      }),
    ],
  },
  {
    id: 'PieceRate',
    nameFa: 'تعداد تولید',
    nameEn: 'Piece rate',
    baseUnitId: 'EACH-PER-MON',
    units: [
      unit('EACH-PER-MON', 'عدد در ماه', 'عدد در ماه', 'Pieces per month', 1, { aliases: ['pcs/month'] }),
      unit('EACH-PER-YR', 'عدد در سال', 'عدد در سال', 'Pieces per year', [1, 12], { aliases: ['pcs/year'] }),
    ],
  },
];
