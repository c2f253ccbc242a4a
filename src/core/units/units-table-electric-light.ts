import { type QuantityRow, unit } from './units-table-row.ts';

/** Electricity, magnetism, light, sound and data. */
export const electricAndLightQuantities: readonly QuantityRow[] = [
  {
    id: 'Voltage',
    nameFa: 'ولتاژ',
    nameEn: 'Voltage',
    baseUnitId: 'V',
    synonyms: ['ElectricPotential', 'ElectricPotentialDifference', 'ElectromotiveForce'],
    units: [
      unit('V', 'V', 'ولت', 'Volt', 1, { aliases: ['v', 'volts'] }),
      unit('KiloV', 'kV', 'کیلوولت', 'Kilovolt', 1000),
      unit('MilliV', 'mV', 'میلی‌ولت', 'Millivolt', [1, 1000]),
    ],
  },
  {
    id: 'ElectricCurrent',
    nameFa: 'جریان الکتریکی',
    nameEn: 'Electric current',
    baseUnitId: 'A',
    units: [
      unit('A', 'A', 'آمپر', 'Ampere', 1, { aliases: ['amp', 'amps', 'amperes'] }),
      unit('MilliA', 'mA', 'میلی‌آمپر', 'Milliampere', [1, 1000]),
      unit('KiloA', 'kA', 'کیلوآمپر', 'Kiloampere', 1000),
    ],
  },
  {
    id: 'Resistance',
    nameFa: 'مقاومت الکتریکی',
    nameEn: 'Resistance',
    baseUnitId: 'OHM',
    units: [
      unit('OHM', 'Ω', 'اهم', 'Ohm', 1, { aliases: ['ohms'] }),
      unit('MilliOHM', 'mΩ', 'میلی‌اهم', 'Milliohm', [1, 1000]),
      unit('KiloOHM', 'kΩ', 'کیلواهم', 'Kiloohm', 1000, { aliases: ['kohm'] }),
      unit('MegaOHM', 'MΩ', 'مگااهم', 'Megaohm', 1_000_000, { aliases: ['Mohm'] }),
    ],
  },
  {
    id: 'ResistancePerLength',
    nameFa: 'مقاومت بر طول',
    nameEn: 'Resistance per length',
    baseUnitId: 'OHM-PER-M',
    synonyms: ['LinearResistance'],
    units: [
      unit('OHM-PER-KiloM', 'Ω/km', 'اهم بر کیلومتر', 'Ohm per kilometre', [1, 1000], {
        aliases: ['ohm/km', 'اهم در کیلومتر'],
      }),
      unit('OHM-PER-M', 'Ω/m', 'اهم بر متر', 'Ohm per metre', 1, { aliases: ['ohm/m'] }),
    ],
  },
  {
    id: 'Capacitance',
    nameFa: 'ظرفیت خازنی',
    nameEn: 'Capacitance',
    baseUnitId: 'FARAD',
    units: [
      unit('MicroFARAD', 'µF', 'میکروفاراد', 'Microfarad', [1, 1_000_000], { aliases: ['uF', 'mfd'] }),
      unit('NanoFARAD', 'nF', 'نانوفاراد', 'Nanofarad', [1, 1_000_000_000]),
      unit('FARAD', 'F', 'فاراد', 'Farad', 1),
    ],
  },
  {
    id: 'Inductance',
    nameFa: 'القاوری',
    nameEn: 'Inductance',
    baseUnitId: 'H',
    units: [
      unit('MilliH', 'mH', 'میلی‌هانری', 'Millihenry', [1, 1000]),
      unit('H', 'H', 'هانری', 'Henry', 1, { aliases: ['هنری'] }),
    ],
  },
  {
    id: 'ElectricCharge',
    nameFa: 'بار الکتریکی',
    nameEn: 'Electric charge',
    baseUnitId: 'C',
    units: [
      unit('A-HR', 'Ah', 'آمپرساعت', 'Ampere hour', 3600),
      unit('MilliA-HR', 'mAh', 'میلی‌آمپرساعت', 'Milliampere hour', [36, 10]),
      unit('C', 'C', 'کولن', 'Coulomb', 1),
    ],
  },
  {
    id: 'ElectricConductivity',
    nameFa: 'رسانندگی الکتریکی',
    nameEn: 'Electric conductivity',
    baseUnitId: 'S-PER-M',
    units: [
      unit('MicroS-PER-CentiM', 'µS/cm', 'میکروزیمنس بر سانتی‌متر', 'Microsiemens per centimetre', [1, 10_000], {
        aliases: ['uS/cm'],
      }),
      unit('MilliS-PER-CentiM', 'mS/cm', 'میلی‌زیمنس بر سانتی‌متر', 'Millisiemens per centimetre', [1, 10]),
      unit('S-PER-M', 'S/m', 'زیمنس بر متر', 'Siemens per metre', 1),
    ],
  },
  {
    id: 'ApparentPower',
    nameFa: 'توان ظاهری',
    nameEn: 'Apparent power',
    baseUnitId: 'VA',
    units: [
      unit('VA', 'VA', 'ولت‌آمپر', 'Volt ampere', 1),
      unit('KiloVA', 'kVA', 'کیلوولت‌آمپر', 'Kilovolt ampere', 1000),
      unit('MegaVA', 'MVA', 'مگاولت‌آمپر', 'Megavolt ampere', 1_000_000),
    ],
  },
  {
    id: 'ReactivePower',
    nameFa: 'توان راکتیو',
    nameEn: 'Reactive power',
    baseUnitId: 'VAR',
    units: [
      unit('VAR', 'var', 'وار', 'Volt ampere reactive', 1, { aliases: ['VAr'] }),
      unit('KiloVAR', 'kvar', 'کیلووار', 'Kilovolt ampere reactive', 1000, { aliases: ['kVAr'] }),
    ],
  },
  {
    id: 'ReactiveEnergy',
    nameFa: 'انرژی راکتیو',
    nameEn: 'Reactive energy',
    baseUnitId: 'VAR-HR',
    units: [
      unit('KiloVAR-HR', 'kvarh', 'کیلووارساعت', 'Kilovolt ampere reactive hour', 1000, { aliases: ['kVArh'] }),
      unit('VAR-HR', 'varh', 'وارساعت', 'Volt ampere reactive hour', 1, { aliases: ['VArh'] }),
    ],
  },
  {
    id: 'MagneticFluxDensity',
    nameFa: 'چگالی شار مغناطیسی',
    nameEn: 'Magnetic flux density',
    baseUnitId: 'T',
    units: [unit('T', 'T', 'تسلا', 'Tesla', 1)],
  },
  {
    id: 'Illuminance',
    nameFa: 'شدت روشنایی',
    nameEn: 'Illuminance',
    baseUnitId: 'LUX',
    units: [unit('LUX', 'lx', 'لوکس', 'Lux', 1)],
  },
  {
    id: 'LuminousFlux',
    nameFa: 'شار نوری',
    nameEn: 'Luminous flux',
    baseUnitId: 'LM',
    units: [unit('LM', 'lm', 'لومن', 'Lumen', 1, { aliases: ['lumens'] })],
  },
  {
    id: 'LuminousIntensity',
    nameFa: 'شدت نور',
    nameEn: 'Luminous intensity',
    baseUnitId: 'CD',
    units: [unit('CD', 'cd', 'کاندلا', 'Candela', 1, { aliases: ['شمع'] })],
  },
  {
    id: 'SoundPressureLevel',
    nameFa: 'تراز فشار صوت',
    nameEn: 'A-weighted sound pressure level',
    baseUnitId: 'DeciB_A',
    units: [unit('DeciB_A', 'dB(A)', 'دسی‌بل', 'A-weighted decibel', 1, { qudtId: 'DeciB' })],
  },
  {
    id: 'LevelDifference',
    nameFa: 'اختلاف تراز',
    nameEn: 'Attenuation or gain',
    baseUnitId: 'DeciB',
    units: [unit('DeciB', 'dB', 'دسی‌بل', 'Decibel', 1)],
  },
  {
    id: 'DataRate',
    nameFa: 'نرخ داده',
    nameEn: 'Data rate',
    baseUnitId: 'BIT-PER-SEC',
    units: [
      unit('BIT-PER-SEC', 'bit/s', 'بیت بر ثانیه', 'Bit per second', 1, { aliases: ['bps', 'bit/sec'] }),
      unit('KiloBIT-PER-SEC', 'kbit/s', 'کیلوبیت بر ثانیه', 'Kilobit per second', 1000, { aliases: ['kbps'] }),
      unit('MegaBIT-PER-SEC', 'Mbit/s', 'مگابیت بر ثانیه', 'Megabit per second', 1_000_000, { aliases: ['Mbps'] }),
      unit('GigaBIT-PER-SEC', 'Gbit/s', 'گیگابیت بر ثانیه', 'Gigabit per second', 1_000_000_000, { aliases: ['Gbps'] }),
    ],
  },
  {
    // Counted in bytes; QUDT counts information in nats.
    id: 'InformationEntropy',
    nameFa: 'حجم داده',
    nameEn: 'Data size',
    baseUnitId: 'BYTE',
    units: [
      unit('BYTE', 'B', 'بایت', 'Byte', 1, { aliases: ['bytes'] }),
      unit('KiloBYTE', 'kB', 'کیلوبایت', 'Kilobyte', 1000, { aliases: ['KB'] }),
      unit('MegaBYTE', 'MB', 'مگابایت', 'Megabyte', 1_000_000),
      unit('GigaBYTE', 'GB', 'گیگابایت', 'Gigabyte', 1_000_000_000),
    ],
  },
];
