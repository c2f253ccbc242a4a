import type { Outcome } from './named-properties.ts';
import type { Token } from './need-tokens.ts';
import type { Quantity } from './quantity.ts';
import type { UnitIndex } from './unit-index.ts';
import type { IndexedProperty } from './vocabulary-index.ts';

/** Nobody says these behind a length, a section or a speed: «پهنای ۸۰۰», «دور ۲۹۰۰». */
export const unsaidUnits = new Set(['MilliM', 'MilliM2', 'REV-PER-MIN']);

/** «که با ۱۱۰ جوش بده», «تنظیم روی ۷»: the number belongs to a verb, and is no size that a thing is called by. */
const verbLinks = new Set(['با', 'روی', 'رو', 'که', 'به', 'زیر', 'بالای']);

export const isCalledSize = (tokens: readonly Token[], { first, high, canDo, isFor }: Quantity): boolean =>
  !canDo && !isFor && (high !== undefined || !verbLinks.has(tokens[first - 1]?.text ?? ''));

const WORKPIECE_MM = 100;
const BELT_MM = 200;
const FAN_MM = 150;
const ENCLOSURE_MM = 150;
const TRAY_MM = 50;
const EDGE_MM = 30;
const DIAL_MM = 40;
const LENGTH_MM = 40;

/**
 * The least number that people say without a unit and mean millimetres: «طول ۴» of a sheet is metres, «صفحه ۱۰» of a gauge
 * centimetres.
 */
export function leastMillimetres({ property, concepts }: IndexedProperty, all: readonly IndexedProperty[]): number {
  const has = (concept: string) => concepts.has(concept);
  const isAmong = (concept: string) => all.some((one) => one.concepts.has(concept));
  const isThreaded = isAmong('رزوه') || isAmong('پهنا');
  if (isAmong('ژرفا') && (has('ارتفاع') || has('پهنا') || has('ژرفا'))) return ENCLOSURE_MM;
  if (has('لبه')) return EDGE_MM;
  if (has('پهنا')) return isAmong('لبه') ? TRAY_MM : isAmong('لایه') ? BELT_MM : 0;
  if (has('طول')) return property.asks === 'atLeast' ? WORKPIECE_MM : isThreaded && !isAmong('پروفیل') ? 0 : LENGTH_MM;
  if (!has('قطر')) return 0;
  if (has('صفحه')) return DIAL_MM;
  return all.some((one) => one.property.quantityId === 'VolumeFlowRate') && concepts.size === 1 ? FAN_MM : 0;
}

const YEAR_MIN = 1950;
const YEAR_MAX = 2050;

/** «استاندارد … از ۲۰۲۰ به بعد» */
export function asYear({ low, high, before }: Quantity, properties: readonly IndexedProperty[]): Outcome | undefined {
  const property = properties.find(({ property: { quantityId }, concepts }) => concepts.has('سال') && !quantityId);
  const isYear = ({ value }: { value: number }) => Number.isInteger(value) && value > YEAR_MIN && value < YEAR_MAX;
  if (!property || before.length > 0 || !isYear(low) || !isYear(high ?? low)) return undefined;
  return { kind: 'number', property, certainty: 'inferred', cues: [] };
}

/** «بی‌متال ۲۳ تا ۳۲»: the only range of the category. */
export function bareRange(properties: readonly IndexedProperty[], units: UnitIndex): Outcome | undefined {
  const [only, second] = properties.filter(({ property }) => property.dataType === 'range');
  const unit = units.byId.get(only?.property.defaultUnit?.id ?? '');
  if (!only || second || !unit) return undefined;
  return { kind: 'number', property: only, unit, certainty: 'inferred', cues: [], isBare: true };
}
