import { fromBase, type LinearUnit } from './units.ts';

const LEAST = 0.01;
const MOST = 100_000;
/** Of a conversion's last bits. */
const NOISE = 1e-9;

/** Values of a property in base units. */
export interface BaseRange {
  lowest: number;
  highest: number;
}

/** The range of some values; reversed and infinite without numbers. */
export const rangeOf = (
  values: readonly ({ baseMin: number | null; baseMax: number | null } | undefined)[],
): BaseRange => ({
  lowest: Math.min(...values.map((value) => value?.baseMin ?? Number.POSITIVE_INFINITY)),
  highest: Math.max(...values.map((value) => value?.baseMax ?? Number.NEGATIVE_INFINITY)),
});

/**
 * Whether people read the values of the range in the unit: none of them, zero apart, is below 0.01 or above 100,000. Nobody
 * asks for a head in micrometres.
 */
export function isUsable(unit: LinearUnit, { lowest, highest }: BaseRange): boolean {
  const ends = [fromBase(lowest, unit), fromBase(highest, unit)];
  const sizes = ends.map(Math.abs).sort((a, b) => a - b);
  const [least = 0, most = 0] = sizes;
  const hasZero = Math.min(...ends) <= 0 && Math.max(...ends) >= 0;
  return most <= MOST * (1 + NOISE) && (hasZero ? most : least) >= LEAST * (1 - NOISE);
}
