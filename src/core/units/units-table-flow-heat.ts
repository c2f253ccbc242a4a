import { POUND_KG, type QuantityRow, STANDARD_GRAVITY, unit } from './units-table-row.ts';

const KELVIN_AT_ZERO_CELSIUS = 273.15;
const RANKINE_AT_ZERO_FAHRENHEIT = 459.67;
const BTU_IT_J = 1055.05585262;
const US_GALLON_M3 = 0.003785411784;

/** Temperature, heat, energy, power, flow, density and viscosity. */
export const flowAndHeatQuantities: readonly QuantityRow[] = [
  {
    id: 'CelsiusTemperature',
    nameFa: 'دما',
    nameEn: 'Temperature',
    baseUnitId: 'K',
    synonyms: ['Temperature', 'ThermodynamicTemperature', 'CurieTemperature'],
    units: [
      unit('DEG_C', '°C', 'درجهٔ سلسیوس', 'Degree Celsius', 1, {
        offset: KELVIN_AT_ZERO_CELSIUS,
        aliases: ['C', 'degC', 'deg C', 'Celsius', 'سلسیوس', 'سانتی‌گراد', 'درجهٔ سانتی‌گراد'],
      }),
      unit('K', 'K', 'کلوین', 'Kelvin', 1, { aliases: ['°K', 'درجهٔ کلوین'] }),
      unit('DEG_F', '°F', 'درجهٔ فارنهایت', 'Degree Fahrenheit', [5, 9], {
        offset: RANKINE_AT_ZERO_FAHRENHEIT,
        aliases: ['F', 'degF', 'deg F', 'Fahrenheit', 'فارنهایت'],
      }),
    ],
  },
  {
    id: 'TemperatureDifference',
    nameFa: 'اختلاف دما',
    nameEn: 'Temperature difference',
    baseUnitId: 'K_DIFF',
    units: [
      unit('K_DIFF', 'K', 'کلوین', 'Kelvin, difference', 1, { qudtId: 'K' }),
      unit('DEG_C_DIFF', '°C', 'درجهٔ سلسیوس', 'Degree Celsius, difference', 1, {
        aliases: ['C', 'degC', 'سلسیوس', 'سانتی‌گراد', 'درجهٔ سانتی‌گراد'],
        qudtId: 'DEG_C',
      }),
      unit('DEG_F_DIFF', '°F', 'درجهٔ فارنهایت', 'Degree Fahrenheit, difference', [5, 9], {
        aliases: ['F', 'degF', 'فارنهایت'],
        qudtId: 'DEG_F',
      }),
    ],
  },
  {
    id: 'Energy',
    nameFa: 'انرژی',
    nameEn: 'Energy',
    baseUnitId: 'J',
    synonyms: ['EnergyInternal', 'Enthalpy', 'Heat', 'Work'],
    units: [
      unit('J', 'J', 'ژول', 'Joule', 1),
      unit('KiloJ', 'kJ', 'کیلوژول', 'Kilojoule', 1000),
      unit('KiloW-HR', 'kWh', 'کیلووات‌ساعت', 'Kilowatt hour', 3_600_000),
      unit('W-HR', 'Wh', 'وات‌ساعت', 'Watt hour', 3600),
      unit('KiloCAL', 'kcal', 'کیلوکالری', 'Kilocalorie', 4184),
      unit('BTU_IT', 'Btu', 'بی‌تی‌یو', 'British thermal unit', BTU_IT_J),
    ],
  },
  {
    id: 'Power',
    nameFa: 'توان',
    nameEn: 'Power',
    baseUnitId: 'W',
    synonyms: ['ActivePower', 'ElectricPower', 'HeatFlowRate'],
    units: [
      unit('W', 'W', 'وات', 'Watt', 1, { aliases: ['w', 'watts'] }),
      unit('KiloW', 'kW', 'کیلووات', 'Kilowatt', 1000),
      unit('MegaW', 'MW', 'مگاوات', 'Megawatt', 1_000_000),
      unit('MilliW', 'mW', 'میلی‌وات', 'Milliwatt', [1, 1000]),
      unit('HP_Metric', 'PS', 'اسب بخار', 'Metric horsepower', 75 * STANDARD_GRAVITY, {
        aliases: ['metric hp', 'hp metric', 'hp(M)', 'CV', 'اسب', 'اسب بخار متریک'],
      }),
      unit('HP', 'hp', 'اسب بخار انگلیسی', 'Mechanical horsepower', 550 * 0.3048 * POUND_KG * STANDARD_GRAVITY, {
        aliases: ['HP', 'hp(I)', 'bhp'],
      }),
      unit('BTU_IT-PER-HR', 'Btu/h', 'بی‌تی‌یو بر ساعت', 'British thermal unit per hour', [BTU_IT_J, 3600], {
        aliases: ['btu/hr', 'btuh', 'بی‌تی‌یو در ساعت'],
      }),
      unit('KiloCAL-PER-HR', 'kcal/h', 'کیلوکالری بر ساعت', 'Kilocalorie per hour', [4184, 3600], {
        aliases: ['kcal/hr', 'کیلوکالری در ساعت'],
      }),
      unit('TON_FG', 'TR', 'تن تبرید', 'Ton of refrigeration', [12_000 * BTU_IT_J, 3600], { aliases: ['TOR', 'RT'] }),
    ],
  },
  {
    id: 'VolumeFlowRate',
    nameFa: 'دبی حجمی',
    nameEn: 'Volume flow rate',
    baseUnitId: 'M3-PER-SEC',
    units: [
      unit('M3-PER-HR', 'm³/h', 'متر مکعب بر ساعت', 'Cubic metre per hour', [1, 3600], {
        aliases: ['m³/hr', 'cmh', 'متر مکعب در ساعت'],
      }),
      unit('L-PER-MIN', 'L/min', 'لیتر بر دقیقه', 'Litre per minute', [1, 60_000], {
        aliases: ['l/min', 'lit/min', 'lpm', 'لیتر در دقیقه'],
      }),
      unit('L-PER-SEC', 'L/s', 'لیتر بر ثانیه', 'Litre per second', [1, 1000], {
        aliases: ['l/s', 'l/sec', 'lit/s', 'لیتر در ثانیه'],
      }),
      unit('L-PER-HR', 'L/h', 'لیتر بر ساعت', 'Litre per hour', [1, 3_600_000], {
        aliases: ['l/h', 'l/hr', 'lph', 'لیتر در ساعت'],
      }),
      unit('M3-PER-MIN', 'm³/min', 'متر مکعب بر دقیقه', 'Cubic metre per minute', [1, 60], {
        aliases: ['متر مکعب در دقیقه'],
      }),
      unit('M3-PER-SEC', 'm³/s', 'متر مکعب بر ثانیه', 'Cubic metre per second', 1, {
        aliases: ['متر مکعب در ثانیه'],
      }),
      unit('GAL_US-PER-MIN', 'gpm (US)', 'گالن بر دقیقه', 'US gallon per minute', [US_GALLON_M3, 60], {
        aliases: ['gpm', 'gal/min', 'usgpm', 'گالن در دقیقه'],
      }),
      unit('FT3-PER-MIN', 'ft³/min', 'فوت مکعب بر دقیقه', 'Cubic foot per minute', [0.028316846592, 60], {
        aliases: ['cfm', 'فوت مکعب در دقیقه'],
      }),
    ],
  },
  {
    id: 'MassFlowRate',
    nameFa: 'دبی جرمی',
    nameEn: 'Mass flow rate',
    baseUnitId: 'KiloGM-PER-SEC',
    units: [
      unit('KiloGM-PER-HR', 'kg/h', 'کیلوگرم بر ساعت', 'Kilogram per hour', [1, 3600], {
        aliases: ['kg/hr', 'کیلوگرم در ساعت'],
      }),
      unit('KiloGM-PER-SEC', 'kg/s', 'کیلوگرم بر ثانیه', 'Kilogram per second', 1, { aliases: ['کیلوگرم در ثانیه'] }),
      unit('TONNE-PER-HR', 't/h', 'تن بر ساعت', 'Tonne per hour', [1000, 3600], { aliases: ['ton/h', 'تن در ساعت'] }),
    ],
  },
  {
    id: 'Density',
    nameFa: 'چگالی',
    nameEn: 'Density',
    baseUnitId: 'KiloGM-PER-M3',
    synonyms: ['MassDensity'],
    units: [
      unit('KiloGM-PER-M3', 'kg/m³', 'کیلوگرم بر متر مکعب', 'Kilogram per cubic metre', 1),
      unit('GM-PER-CentiM3', 'g/cm³', 'گرم بر سانتی‌متر مکعب', 'Gram per cubic centimetre', 1000, { aliases: ['g/cc'] }),
    ],
  },
  {
    id: 'MassConcentration',
    nameFa: 'غلظت جرمی',
    nameEn: 'Mass concentration',
    baseUnitId: 'GM-PER-L',
    units: [
      unit('MilliGM-PER-L', 'mg/L', 'میلی‌گرم بر لیتر', 'Milligram per litre', [1, 1000], { aliases: ['mg/l'] }),
      unit('GM-PER-L', 'g/L', 'گرم بر لیتر', 'Gram per litre', 1, { aliases: ['g/l'] }),
      unit('MilliGM-PER-M3', 'mg/m³', 'میلی‌گرم بر متر مکعب', 'Milligram per cubic metre', [1, 1_000_000]),
      unit('MicroGM-PER-M3', 'µg/m³', 'میکروگرم بر متر مکعب', 'Microgram per cubic metre', [1, 1_000_000_000], {
        aliases: ['ug/m³'],
      }),
    ],
  },
  {
    id: 'DynamicViscosity',
    nameFa: 'گرانروی دینامیکی',
    nameEn: 'Dynamic viscosity',
    baseUnitId: 'PA-SEC',
    units: [
      unit('MilliPA-SEC', 'mPa·s', 'میلی‌پاسکال‌ثانیه', 'Millipascal second', [1, 1000]),
      unit('CentiPOISE', 'cP', 'سانتی‌پواز', 'Centipoise', [1, 1000], { aliases: ['cps viscosity'] }),
      unit('PA-SEC', 'Pa·s', 'پاسکال‌ثانیه', 'Pascal second', 1),
    ],
  },
  {
    id: 'KinematicViscosity',
    nameFa: 'گرانروی سینماتیکی',
    nameEn: 'Kinematic viscosity',
    baseUnitId: 'M2-PER-SEC',
    units: [
      unit('CentiST', 'cSt', 'سانتی‌استوکس', 'Centistokes', [1, 1_000_000]),
      unit('MilliM2-PER-SEC', 'mm²/s', 'میلی‌متر مربع بر ثانیه', 'Square millimetre per second', [1, 1_000_000]),
      unit('M2-PER-SEC', 'm²/s', 'متر مربع بر ثانیه', 'Square metre per second', 1),
    ],
  },
  {
    id: 'ThermalConductivity',
    nameFa: 'رسانندگی گرمایی',
    nameEn: 'Thermal conductivity',
    baseUnitId: 'W-PER-M-K',
    units: [unit('W-PER-M-K', 'W/(m·K)', 'وات بر متر کلوین', 'Watt per metre kelvin', 1, { aliases: ['W/m°C'] })],
  },
  {
    id: 'CoefficientOfHeatTransfer',
    nameFa: 'ضریب انتقال گرما',
    nameEn: 'Coefficient of heat transfer',
    baseUnitId: 'W-PER-M2-K',
    units: [
      unit('W-PER-M2-K', 'W/(m²·K)', 'وات بر متر مربع کلوین', 'Watt per square metre kelvin', 1, {
        aliases: ['W/m²°C'],
      }),
    ],
  },
  {
    id: 'SpecificHeatCapacity',
    nameFa: 'گرمای ویژه',
    nameEn: 'Specific heat capacity',
    baseUnitId: 'J-PER-KiloGM-K',
    units: [
      unit('J-PER-KiloGM-K', 'J/(kg·K)', 'ژول بر کیلوگرم کلوین', 'Joule per kilogram kelvin', 1),
      unit('KiloJ-PER-KiloGM-K', 'kJ/(kg·K)', 'کیلوژول بر کیلوگرم کلوین', 'Kilojoule per kilogram kelvin', 1000),
    ],
  },
];
