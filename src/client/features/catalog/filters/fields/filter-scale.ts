import type { Facet } from '../../../../../contract/catalog/facet.ts';
import { isLogarithmic } from '../../../../../core/filters/engine/histogram.ts';
import { RELATIVE_TOLERANCE } from '../../../../../core/filters/resolve-filters.ts';
import { fromBase, type LinearUnit, toBase } from '../../../../../core/units/units.ts';

/** Counts of values; few values have a bin each. */
export type Bins = Extract<Facet, { kind: 'number' }>['bins'];

/** Whether each bin is one value. */
export const areFewValues = (bins: Bins): boolean => bins.length > 0 && bins.every(({ from, to }) => from === to);

const PLAIN: LinearUnit = { num: 1, den: 1, offset: 0 };
const DIGITS_MAX = 17;

/**
 * Converts a bound to another unit: the shortest number within the tolerance of the filter. 10 bar becomes 145.0377
 * psi, and that becomes 10 bar again.
 */
export function carryBound(value: number, from: LinearUnit, to: LinearUnit): number {
  const exact = fromBase(toBase(value, from), to);
  const allowed = ((Math.abs(exact) + Math.abs(to.offset)) * RELATIVE_TOLERANCE) / 2;
  for (let digits = 1; digits < DIGITS_MAX; digits++) {
    const rounded = Number(exact.toPrecision(digits));
    if (Math.abs(rounded - exact) <= allowed) return rounded;
  }
  return exact;
}

/** A range of more decades has stops only at powers of ten. */
const DECADES_MAX = 9;
/** Stops in a decade with a nearly constant factor (ISO 3, R10). */
const PREFERRED = [1, 1.25, 1.6, 2, 2.5, 3.15, 4, 5, 6.3, 8];
const STEPS = [1, 2, 5, 10];
const STOPS_WANTED = 80;
/** Maximum digits of a stop; removes floating-point noise. */
const STOP_DIGITS = 12;

const tidy = (value: number): number => Number(value.toPrecision(STOP_DIGITS));

/**
 * Ascending round numbers that a slider stops at, from the lowest value of the list to the highest. Logarithmic if the
 * histogram is.
 * @param decimals maximum decimals of the property in this unit, if known
 */
export function sliderStops(
  base: { lowest: number; highest: number },
  unit: LinearUnit | null,
  decimals: number | null,
): number[] {
  const lowest = fromBase(base.lowest, unit ?? PLAIN);
  const highest = fromBase(base.highest, unit ?? PLAIN);
  const finest = decimals === null ? 0 : 10 ** -decimals;
  const isByFactor = isLogarithmic(base.lowest, base.highest) && lowest > 0;
  const inside = isByFactor ? byFactor(lowest, highest, finest) : byStep(lowest, highest, finest);
  return [tidy(lowest), ...inside, tidy(highest)];
}

function byStep(lowest: number, highest: number, finest: number): number[] {
  const wanted = Math.max((highest - lowest) / STOPS_WANTED, finest);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((one) => one * power >= wanted * (1 - RELATIVE_TOLERANCE)) ?? 1) * power;
  const first = Math.floor(lowest / step);
  const stops: number[] = [];
  // Counts the iterations: adding a small step to a large number may not change it.
  for (let count = 1; count <= STOPS_WANTED + 1; count++) {
    const stop = tidy((first + count) * step);
    if (stop > lowest && stop < highest) stops.push(stop);
  }
  return stops;
}

function byFactor(lowest: number, highest: number, finest: number): number[] {
  const stops: number[] = [];
  const decades = Math.log10(highest) - Math.log10(lowest);
  const parts = decades > DECADES_MAX ? PREFERRED.slice(0, 1) : PREFERRED;
  const stride = Math.ceil(decades / STOPS_WANTED);
  for (let power = Math.floor(Math.log10(lowest)); 10 ** power < highest; power += stride) {
    for (const part of parts) {
      const stop = tidy(part * 10 ** power);
      const isFine = finest === 0 || Number.isInteger(tidy(stop / finest));
      if (isFine && stop > lowest && stop < highest) stops.push(stop);
    }
  }
  return stops;
}

/** The index of a value among the stops, from 0 to `stops.length - 1`; a fraction between two stops. */
export function positionOf(value: number, stops: readonly number[]): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above < 0) return stops.length - 1;
  const [high = 0, low = high] = [stops[above], stops[above - 1]];
  return above === 0 || high === low ? above : above - (high - value) / (high - low);
}
