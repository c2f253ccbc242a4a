import { POUND_KG, type QuantityRow, STANDARD_GRAVITY, unit } from './units-table-row.ts';

const POUND_FORCE_N = POUND_KG * STANDARD_GRAVITY;
const SQUARE_INCH_M2 = 0.00064516;

/** Mass, force, torque, pressure and stress. */
export const mechanicsQuantities: readonly QuantityRow[] = [
  {
    id: 'Mass',
    nameFa: 'جرم',
    nameEn: 'Mass',
    baseUnitId: 'KiloGM',
    synonyms: ['RestMass'],
    units: [
      unit('KiloGM', 'kg', 'کیلوگرم', 'Kilogram', 1, { aliases: ['kilo', 'kgs', 'kilograms', 'کیلو'] }),
      unit('GM', 'g', 'گرم', 'Gram', [1, 1000], { aliases: ['gr', 'grams'] }),
      unit('MilliGM', 'mg', 'میلی‌گرم', 'Milligram', [1, 1_000_000]),
      unit('TONNE', 't', 'تن', 'Tonne', 1000, { aliases: ['ton', 'tons', 'tonnes', 'metric ton', 'تن متریک'] }),
      unit('LB', 'lb', 'پوند', 'Pound', POUND_KG, { aliases: ['lbs', 'lbm', 'pounds'] }),
      unit('OZ', 'oz', 'اونس', 'Ounce', POUND_KG / 16, { aliases: ['ounces'] }),
    ],
  },
  {
    id: 'Force',
    nameFa: 'نیرو',
    nameEn: 'Force',
    baseUnitId: 'N',
    units: [
      unit('N', 'N', 'نیوتن', 'Newton', 1, { aliases: ['newtons'] }),
      unit('KiloN', 'kN', 'کیلونیوتن', 'Kilonewton', 1000),
      unit('MegaN', 'MN', 'مگانیوتن', 'Meganewton', 1_000_000),
      unit('KiloGM_F', 'kgf', 'کیلوگرم‌نیرو', 'Kilogram-force', STANDARD_GRAVITY, { aliases: ['kp', 'kilopond'] }),
      unit('TONNE_F', 'tf', 'تن‌نیرو', 'Tonne-force', 1000 * STANDARD_GRAVITY, { aliases: ['tonf'] }),
      unit('LB_F', 'lbf', 'پوند‌نیرو', 'Pound-force', POUND_FORCE_N),
    ],
  },
  {
    id: 'Torque',
    nameFa: 'گشتاور',
    nameEn: 'Torque',
    baseUnitId: 'N-M',
    units: [
      unit('N-M', 'N·m', 'نیوتن‌متر', 'Newton metre', 1),
      unit('KiloN-M', 'kN·m', 'کیلونیوتن‌متر', 'Kilonewton metre', 1000),
      unit('KiloGM_F-M', 'kgf·m', 'کیلوگرم‌متر', 'Kilogram-force metre', STANDARD_GRAVITY, { aliases: ['kgm', 'kpm'] }),
      unit('FT-LB_F', 'ft·lbf', 'فوت‌پوند', 'Foot pound-force', 0.3048 * POUND_FORCE_N, {
        aliases: ['ft lb', 'lb ft', 'lbf ft', 'پوند فوت'],
      }),
    ],
  },
  {
    id: 'Pressure',
    nameFa: 'فشار مطلق',
    nameEn: 'Absolute pressure',
    baseUnitId: 'PA',
    units: [
      unit('BAR', 'bar', 'بار', 'Bar', 100_000, { aliases: ['bara', 'bar abs', 'bar a', 'بار مطلق'] }),
      unit('KiloPA', 'kPa', 'کیلوپاسکال', 'Kilopascal', 1000, { aliases: ['kPa abs'] }),
      unit('MegaPA', 'MPa', 'مگاپاسکال', 'Megapascal', 1_000_000, { aliases: ['Mpa', 'MPA'] }),
      unit('PA', 'Pa', 'پاسکال', 'Pascal', 1),
      unit('HectoPA', 'hPa', 'هکتوپاسکال', 'Hectopascal', 100),
      unit('MilliBAR', 'mbar', 'میلی‌بار', 'Millibar', 100, { aliases: ['mbar abs'] }),
      unit('PSI', 'psi', 'پوند بر اینچ مربع', 'Pound-force per square inch', [POUND_FORCE_N, SQUARE_INCH_M2], {
        aliases: ['psia', 'lbf/in²', 'lb/in²', 'پوند در اینچ مربع', 'پی‌اس‌آی'],
      }),
      unit('ATM', 'atm', 'اتمسفر', 'Standard atmosphere', 101_325),
      unit(
        'KiloGM_F-PER-CentiM2',
        'kgf/cm²',
        'کیلوگرم بر سانتی‌متر مربع',
        'Kilogram-force per square centimetre',
        98_066.5,
        {
          aliases: ['kg/cm²', 'کیلوگرم‌نیرو بر سانتی‌متر مربع'],
        },
      ),
      unit('M_H2O', 'mH₂O', 'متر ستون آب', 'Metre of water', 9806.65, { aliases: ['mWC', 'm WC', 'mwg', 'متر آب'] }),
      unit('MilliM_H2O', 'mmH₂O', 'میلی‌متر ستون آب', 'Millimetre of water', 9.80665, {
        aliases: ['mmWC', 'mm WC', 'mmwg', 'میلی‌متر آب'],
      }),
      unit('IN_H2O', 'inH₂O', 'اینچ ستون آب', 'Inch of water', 249.08891, { aliases: ['inWC', 'in WG', 'inWG'] }),
      unit('MilliM_HG', 'mmHg', 'میلی‌متر جیوه', 'Millimetre of mercury', 133.322387415, { aliases: ['torr'] }),
    ],
  },
  {
    // Relative to the ambient pressure: no constant converts it into absolute pressure.
    id: 'GaugePressure',
    nameFa: 'فشار نسبی (گیج)',
    nameEn: 'Gauge pressure',
    baseUnitId: 'PA_G',
    units: [
      unit('BAR_G', 'bar', 'بار', 'Bar, gauge', 100_000, {
        aliases: ['barg', 'bar g', 'بار گیج', 'بار نسبی'],
        qudtId: 'BAR',
      }),
      unit('KiloPA_G', 'kPa', 'کیلوپاسکال', 'Kilopascal, gauge', 1000, { aliases: ['kPa g'], qudtId: 'KiloPA' }),
      unit('MegaPA_G', 'MPa', 'مگاپاسکال', 'Megapascal, gauge', 1_000_000, {
        aliases: ['MPa g', 'Mpa', 'MPA'],
        qudtId: 'MegaPA',
      }),
      unit('PSI_G', 'psi', 'پوند بر اینچ مربع', 'Pound-force per square inch, gauge', [POUND_FORCE_N, SQUARE_INCH_M2], {
        aliases: ['psig', 'psi g', 'lbf/in²', 'lb/in²', 'پوند در اینچ مربع', 'پی‌اس‌آی'],
        qudtId: 'PSI',
      }),
      unit('PA_G', 'Pa', 'پاسکال', 'Pascal, gauge', 1, { qudtId: 'PA' }),
      unit('MilliBAR_G', 'mbar', 'میلی‌بار', 'Millibar, gauge', 100, { aliases: ['mbarg'], qudtId: 'MilliBAR' }),
      unit('ATM_G', 'atm', 'اتمسفر', 'Standard atmosphere, gauge', 101_325, {
        aliases: ['atmg', 'atü'],
        qudtId: 'ATM',
      }),
      unit(
        'KGF-PER-CM2_G',
        'kgf/cm²',
        'کیلوگرم بر سانتی‌متر مربع',
        'Kilogram-force per square centimetre, gauge',
        98_066.5,
        {
          aliases: ['kg/cm²', 'kg/cm² g', 'کیلوگرم‌نیرو بر سانتی‌متر مربع'],
          qudtId: 'KiloGM_F-PER-CentiM2',
        },
      ),
      unit('M_H2O_G', 'mH₂O', 'متر ستون آب', 'Metre of water, gauge', 9806.65, {
        aliases: ['mWC', 'm WC', 'mwg', 'متر آب'],
        qudtId: 'M_H2O',
      }),
      unit('MilliM_H2O_G', 'mmH₂O', 'میلی‌متر ستون آب', 'Millimetre of water, gauge', 9.80665, {
        aliases: ['mmWC', 'mm WC', 'mmwg', 'میلی‌متر آب'],
        qudtId: 'MilliM_H2O',
      }),
      unit('MilliM_HG_G', 'mmHg', 'میلی‌متر جیوه', 'Millimetre of mercury, gauge', 133.322387415, {
        qudtId: 'MilliM_HG',
      }),
    ],
  },
  {
    id: 'Stress',
    nameFa: 'تنش',
    nameEn: 'Stress',
    baseUnitId: 'PA_S',
    units: [
      unit('MegaPA_S', 'MPa', 'مگاپاسکال', 'Megapascal, stress', 1_000_000, {
        aliases: ['Mpa', 'MPA'],
        qudtId: 'MegaPA',
      }),
      unit('N-PER-MilliM2', 'N/mm²', 'نیوتن بر میلی‌متر مربع', 'Newton per square millimetre', 1_000_000),
      unit('GigaPA', 'GPa', 'گیگاپاسکال', 'Gigapascal', 1_000_000_000),
      unit(
        'KiloGM_F-PER-MilliM2',
        'kgf/mm²',
        'کیلوگرم بر میلی‌متر مربع',
        'Kilogram-force per square millimetre',
        9_806_650,
        {
          aliases: ['kg/mm²', 'کیلوگرم‌نیرو بر میلی‌متر مربع'],
        },
      ),
      unit(
        'KIP_F-PER-IN2',
        'ksi',
        'هزار پوند بر اینچ مربع',
        'Kip per square inch',
        [1000 * POUND_FORCE_N, SQUARE_INCH_M2],
        {
          aliases: ['kpsi'],
        },
      ),
      unit(
        'PSI_S',
        'psi',
        'پوند بر اینچ مربع',
        'Pound-force per square inch, stress',
        [POUND_FORCE_N, SQUARE_INCH_M2],
        {
          aliases: ['lbf/in²', 'lb/in²'],
          qudtId: 'PSI',
        },
      ),
      unit('PA_S', 'Pa', 'پاسکال', 'Pascal, stress', 1, { qudtId: 'PA' }),
    ],
  },
  {
    id: 'MassPerLength',
    nameFa: 'جرم بر طول',
    nameEn: 'Mass per length',
    baseUnitId: 'KiloGM-PER-M',
    synonyms: ['LinearDensity'],
    units: [
      unit('KiloGM-PER-M', 'kg/m', 'کیلوگرم بر متر', 'Kilogram per metre', 1, { aliases: ['کیلوگرم در متر', 'kgs/m'] }),
      unit('GM-PER-M', 'g/m', 'گرم بر متر', 'Gram per metre', [1, 1000], { aliases: ['گرم در متر'] }),
      unit('KiloGM-PER-KiloM', 'kg/km', 'کیلوگرم بر کیلومتر', 'Kilogram per kilometre', [1, 1000]),
      unit('LB-PER-FT', 'lb/ft', 'پوند بر فوت', 'Pound per foot', [POUND_KG, 0.3048]),
    ],
  },
  {
    id: 'MassPerArea',
    nameFa: 'جرم بر سطح',
    nameEn: 'Mass per area',
    baseUnitId: 'KiloGM-PER-M2',
    synonyms: ['SurfaceDensity'],
    units: [
      unit('KiloGM-PER-M2', 'kg/m²', 'کیلوگرم بر متر مربع', 'Kilogram per square metre', 1),
      unit('GM-PER-M2', 'g/m²', 'گرم بر متر مربع', 'Gram per square metre', [1, 1000], { aliases: ['gsm'] }),
    ],
  },
];
