import type { SourceProperty } from '../server/catalog/ingest/source.ts';

/** Short name of a unit in the demo tables → quantity and unit of core's table. */
const units = {
  mm: ['Length', 'MilliM'],
  m: ['Length', 'M'],
  in: ['Length', 'IN'],
  µm: ['Length', 'MicroM'],
  mm2: ['Area', 'MilliM2'],
  m2: ['Area', 'M2'],
  L: ['Volume', 'L'],
  m3: ['Volume', 'M3'],
  cm3: ['Volume', 'CentiM3'],
  g: ['Mass', 'GM'],
  kg: ['Mass', 'KiloGM'],
  t: ['Mass', 'TONNE'],
  'kg/m': ['MassPerLength', 'KiloGM-PER-M'],
  N: ['Force', 'N'],
  kN: ['Force', 'KiloN'],
  Nm: ['Torque', 'N-M'],
  barG: ['GaugePressure', 'BAR_G'],
  mbar: ['Pressure', 'MilliBAR'],
  Pa: ['Pressure', 'PA'],
  MPa: ['Stress', 'MegaPA_S'],
  W: ['Power', 'W'],
  kW: ['Power', 'KiloW'],
  kWh: ['Energy', 'KiloW-HR'],
  J: ['Energy', 'J'],
  kVA: ['ApparentPower', 'KiloVA'],
  kvar: ['ReactivePower', 'KiloVAR'],
  V: ['Voltage', 'V'],
  kV: ['Voltage', 'KiloV'],
  A: ['ElectricCurrent', 'A'],
  mA: ['ElectricCurrent', 'MilliA'],
  kA: ['ElectricCurrent', 'KiloA'],
  A·h: ['ElectricCharge', 'A-HR'],
  'Ω/km': ['ResistancePerLength', 'OHM-PER-KiloM'],
  Hz: ['Frequency', 'HZ'],
  rpm: ['RotationalSpeed', 'REV-PER-MIN'],
  'm/s': ['Velocity', 'M-PER-SEC'],
  'm/min': ['Velocity', 'M-PER-MIN'],
  'm³/h': ['VolumeFlowRate', 'M3-PER-HR'],
  'L/min': ['VolumeFlowRate', 'L-PER-MIN'],
  'L/h': ['VolumeFlowRate', 'L-PER-HR'],
  '°C': ['CelsiusTemperature', 'DEG_C'],
  '%': ['DimensionlessRatio', 'PERCENT'],
  '°': ['Angle', 'DEG'],
  'dB(A)': ['SoundPressureLevel', 'DeciB_A'],
  cSt: ['KinematicViscosity', 'CentiST'],
  lm: ['LuminousFlux', 'LM'],
  s: ['Time', 'SEC'],
  h: ['Time', 'HR'],
  day: ['Time', 'DAY'],
  't/mo': ['ProductionRate', 'TONNE-PER-MON'],
} as const satisfies Record<string, readonly [quantityId: string, unitId: string]>;

export type UnitName = keyof typeof units;

type Extra = Partial<Omit<SourceProperty, 'key' | 'name' | 'dataType' | 'quantityId' | 'defaultUnitId' | 'options'>>;

/** Also a column of list tables, besides a filter. */
export const inList: Extra = { isKey: true };
export const moreIsBetter: Extra = { betterWhen: 'higher' };
export const lessIsBetter: Extra = { betterWhen: 'lower' };

const asked = { isFilterable: true, isComparable: true } as const;

/** A number with a unit, e.g. `measure('d', 'قطر داخلی', 'mm')`. */
export function measure(key: string, name: string, unit: UnitName, ...extras: Extra[]): SourceProperty {
  const [quantityId, defaultUnitId] = units[unit];
  return { key, name, dataType: 'number', quantityId, defaultUnitId, ...asked, ...Object.assign({}, ...extras) };
}

/** A range with a unit, e.g. the scale of a gauge. */
export function span(key: string, name: string, unit: UnitName, ...extras: Extra[]): SourceProperty {
  return { ...measure(key, name, unit, ...extras), dataType: 'range' };
}

/** A number without a unit: a count, a grade, a ratio. */
export function count(key: string, name: string, ...extras: Extra[]): SourceProperty {
  return { key, name, dataType: 'number', ...asked, decimals: 0, ...Object.assign({}, ...extras) };
}

/** One option of a list; `options` maps a key to a Persian title or to [title, ...synonyms]. */
export function option(
  key: string,
  name: string,
  options: Record<string, string | readonly [string, ...string[]]>,
  ...extras: Extra[]
): SourceProperty {
  return {
    key,
    name,
    dataType: 'option',
    options: Object.entries(options).map(([optionKey, title]) => {
      if (typeof title === 'string') return { key: optionKey, title };
      const [first, ...synonyms] = title;
      return { key: optionKey, title: first, synonyms };
    }),
    ...asked,
    ...Object.assign({}, ...extras),
  };
}

/** Options whose key is their title, e.g. `M8` and `DN50`: sizes are names, not lengths. */
export function sizes(key: string, name: string, titles: Iterable<string>, ...extras: Extra[]): SourceProperty {
  return option(
    key,
    name,
    Object.fromEntries([...new Set(titles)].map((title) => [optionKeyOf(title), title])),
    ...extras,
  );
}

export function yesNo(key: string, name: string, ...extras: Extra[]): SourceProperty {
  return { key, name, dataType: 'boolean', ...asked, ...Object.assign({}, ...extras) };
}

/** `s:` keeps numeric keys in their written order: JavaScript sorts integer keys first. */
export function optionKeyOf(title: string): string {
  return /^\d+$/.test(title) ? `s${title}` : title;
}
