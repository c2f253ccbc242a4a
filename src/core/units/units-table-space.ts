import { type QuantityRow, unit, YEAR_SECONDS } from './units-table-row.ts';

/** Length, area, volume, angle, time, speed. */
export const spaceQuantities: readonly QuantityRow[] = [
  {
    id: 'Length',
    nameFa: 'طول',
    nameEn: 'Length',
    baseUnitId: 'M',
    synonyms: ['Breadth', 'CartesianCoordinates', 'Diameter', 'Distance', 'Height', 'Roughness', 'Wavelength'],
    units: [
      unit('MilliM', 'mm', 'میلی‌متر', 'Millimetre', [1, 1000], {
        aliases: ['MM', 'millimeter', 'millimetres', 'millimeters'],
      }),
      unit('CentiM', 'cm', 'سانتی‌متر', 'Centimetre', [1, 100], { aliases: ['centimeter', 'centimeters', 'سانت'] }),
      unit('M', 'm', 'متر', 'Metre', 1, { aliases: ['meter', 'meters', 'metres', 'mtr', 'متر طول', 'مترطول'] }),
      unit('KiloM', 'km', 'کیلومتر', 'Kilometre', 1000, { aliases: ['kilometer', 'kilometers'] }),
      unit('MicroM', 'µm', 'میکرومتر', 'Micrometre', [1, 1_000_000], {
        aliases: ['um', 'micron', 'microns', 'میکرون'],
      }),
      unit('IN', 'in', 'اینچ', 'Inch', [254, 10_000], { aliases: ['inch', 'inches', '"', '″', 'اینج'] }),
      unit('FT', 'ft', 'فوت', 'Foot', [3048, 10_000], { aliases: ['feet', "'", '′', 'فیت'] }),
      unit('YD', 'yd', 'یارد', 'Yard', [9144, 10_000], { aliases: ['yards'] }),
      unit('MI', 'mi', 'مایل', 'International mile', [1_609_344, 1000], { aliases: ['mile', 'miles'] }),
    ],
  },
  {
    id: 'Area',
    nameFa: 'مساحت',
    nameEn: 'Area',
    baseUnitId: 'M2',
    units: [
      unit('MilliM2', 'mm²', 'میلی‌متر مربع', 'Square millimetre', [1, 1_000_000], {
        aliases: ['sq mm', 'sqmm', 'mm sq', 'qmm', 'میلی‌متر۲'],
      }),
      unit('CentiM2', 'cm²', 'سانتی‌متر مربع', 'Square centimetre', [1, 10_000], { aliases: ['sq cm', 'sqcm'] }),
      unit('M2', 'm²', 'متر مربع', 'Square metre', 1, { aliases: ['sq m', 'sqm', 'square meter', 'متر۲'] }),
      unit('KiloM2', 'km²', 'کیلومتر مربع', 'Square kilometre', 1_000_000),
      unit('HA', 'ha', 'هکتار', 'Hectare', 10_000, { aliases: ['hectares'] }),
      unit('IN2', 'in²', 'اینچ مربع', 'Square inch', [64_516, 100_000_000], { aliases: ['sq in', 'sqin'] }),
      unit('FT2', 'ft²', 'فوت مربع', 'Square foot', [9_290_304, 100_000_000], { aliases: ['sq ft', 'sqft'] }),
    ],
  },
  {
    id: 'Volume',
    nameFa: 'حجم',
    nameEn: 'Volume',
    baseUnitId: 'M3',
    synonyms: ['CartesianVolume'],
    units: [
      unit('L', 'L', 'لیتر', 'Litre', [1, 1000], { aliases: ['l', 'lit', 'liter', 'liters', 'litres', 'ltr'] }),
      unit('M3', 'm³', 'متر مکعب', 'Cubic metre', 1, { aliases: ['cubic meter', 'cbm', 'متر۳'] }),
      unit('MilliL', 'mL', 'میلی‌لیتر', 'Millilitre', [1, 1_000_000], { aliases: ['ml', 'milliliter', 'سی‌سی'] }),
      unit('CentiM3', 'cm³', 'سانتی‌متر مکعب', 'Cubic centimetre', [1, 1_000_000], { aliases: ['cc', 'ccm'] }),
      unit('DeciM3', 'dm³', 'دسی‌متر مکعب', 'Cubic decimetre', [1, 1000]),
      unit('GAL_US', 'gal (US)', 'گالن', 'US gallon', [3_785_411_784, 1_000_000_000_000], {
        aliases: ['gal', 'gallon', 'gallons', 'US gal', 'گالن آمریکایی'],
      }),
      unit('BBL', 'bbl', 'بشکه', 'Barrel of oil', [158_987_294_928, 1_000_000_000_000], {
        aliases: ['barrel', 'barrels', 'بشکهٔ نفت'],
      }),
    ],
  },
  {
    id: 'Angle',
    nameFa: 'زاویه',
    nameEn: 'Angle',
    baseUnitId: 'RAD',
    synonyms: ['PlaneAngle'],
    units: [
      unit('DEG', '°', 'درجه', 'Degree', [Math.PI, 180], { aliases: ['deg', 'degrees'] }),
      unit('RAD', 'rad', 'رادیان', 'Radian', 1, { aliases: ['radians'] }),
      unit('REV', 'rev', 'دور', 'Revolution', 2 * Math.PI, { aliases: ['revolutions', 'turn', 'turns'] }),
    ],
  },
  {
    id: 'Time',
    nameFa: 'زمان',
    nameEn: 'Time',
    baseUnitId: 'SEC',
    units: [
      unit('MilliSEC', 'ms', 'میلی‌ثانیه', 'Millisecond', [1, 1000], { aliases: ['msec', 'milliseconds'] }),
      unit('SEC', 's', 'ثانیه', 'Second', 1, { aliases: ['sec', 'secs', 'seconds'] }),
      unit('MIN', 'min', 'دقیقه', 'Minute', 60, { aliases: ['mins', 'minutes', 'Min', 'MIN'] }),
      unit('HR', 'h', 'ساعت', 'Hour', 3600, { aliases: ['hr', 'hrs', 'hours'] }),
      unit('DAY', 'd', 'روز', 'Day', 86_400, { aliases: ['days'] }),
      unit('WK', 'wk', 'هفته', 'Week', 604_800, { aliases: ['weeks'] }),
      unit('MON', 'mo', 'ماه', 'Mean Gregorian month', [YEAR_SECONDS, 12], {
        aliases: ['month', 'months'],
        qudtId: 'MO_MeanGREGORIAN',
      }),
      unit('YR', 'a', 'سال', 'Mean Gregorian year', YEAR_SECONDS, { aliases: ['yr', 'year', 'years'] }),
    ],
  },
  {
    id: 'Velocity',
    nameFa: 'سرعت',
    nameEn: 'Velocity',
    baseUnitId: 'M-PER-SEC',
    synonyms: ['Speed', 'SpeedOfSound'],
    units: [
      unit('M-PER-SEC', 'm/s', 'متر در ثانیه', 'Metre per second', 1, { aliases: ['m/sec', 'mps', 'متر بر ثانیه'] }),
      unit('M-PER-MIN', 'm/min', 'متر در دقیقه', 'Metre per minute', [1, 60], { aliases: ['متر بر دقیقه'] }),
      unit('MilliM-PER-SEC', 'mm/s', 'میلی‌متر در ثانیه', 'Millimetre per second', [1, 1000], {
        aliases: ['mm/sec', 'میلی‌متر بر ثانیه'],
      }),
      unit('KiloM-PER-HR', 'km/h', 'کیلومتر در ساعت', 'Kilometre per hour', [1000, 3600], {
        aliases: ['kmh', 'kph', 'km/hr', 'کیلومتر بر ساعت'],
      }),
      unit('MilliM-PER-HR', 'mm/h', 'میلی‌متر در ساعت', 'Millimetre per hour', [1, 3_600_000]),
      unit('FT-PER-MIN', 'ft/min', 'فوت در دقیقه', 'Foot per minute', [3048, 600_000], { aliases: ['fpm'] }),
    ],
  },
  {
    id: 'Acceleration',
    nameFa: 'شتاب',
    nameEn: 'Acceleration',
    baseUnitId: 'M-PER-SEC2',
    units: [unit('M-PER-SEC2', 'm/s²', 'متر بر مجذور ثانیه', 'Metre per square second', 1)],
  },
  {
    id: 'RotationalSpeed',
    nameFa: 'سرعت دورانی',
    nameEn: 'Rotational speed',
    baseUnitId: 'RAD-PER-SEC',
    synonyms: ['AngularVelocity', 'RotationalVelocity', 'RotationalFrequency'],
    units: [
      unit('REV-PER-MIN', 'rpm', 'دور در دقیقه', 'Revolution per minute', [Math.PI, 30], {
        aliases: ['rev/min', 'r/min', 'min⁻¹', '1/min', 'U/min', 'دور بر دقیقه', 'دور/دقیقه', 'آر پی ام'],
      }),
      unit('REV-PER-SEC', 'rev/s', 'دور در ثانیه', 'Revolution per second', 2 * Math.PI, { aliases: ['rps', 'r/s'] }),
      unit('RAD-PER-SEC', 'rad/s', 'رادیان در ثانیه', 'Radian per second', 1, { aliases: ['رادیان بر ثانیه'] }),
    ],
  },
  {
    id: 'Frequency',
    nameFa: 'فرکانس',
    nameEn: 'Frequency',
    baseUnitId: 'HZ',
    units: [
      unit('HZ', 'Hz', 'هرتز', 'Hertz', 1, { aliases: ['cps'] }),
      unit('KiloHZ', 'kHz', 'کیلوهرتز', 'Kilohertz', 1000),
      unit('MegaHZ', 'MHz', 'مگاهرتز', 'Megahertz', 1_000_000),
      unit('GigaHZ', 'GHz', 'گیگاهرتز', 'Gigahertz', 1_000_000_000),
    ],
  },
];
