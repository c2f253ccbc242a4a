import { toBase } from '../../units/units.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { indexOptions } from './option-index.ts';

/** Options with the same amount: «۲۴ ولت» is «24 VDC», «۲ اینچ» is DN50. */
export function byAmount(quantity: Quantity, properties: readonly IndexedProperty[], units: UnitIndex) {
  const { low, high, bound } = quantity;
  if (bound) return [];
  return properties.flatMap((property) => {
    const optionIds = indexOptions(property.property, units)
      .amounts.filter(({ base, baseMax, quantityId }) =>
        quantity.units.some(
          (unit) =>
            unit.quantityId === quantityId &&
            isSame(toBase(low.value, unit), base, quantityId) &&
            isClose(high ? toBase(high.value, unit) : base, baseMax ?? base),
        ),
      )
      .map(({ optionId }) => optionId);
    return optionIds.length > 0 ? [{ property, optionIds: [...new Set(optionIds)] }] : [];
  });
}

const SLIP = 0.08;
/** «دور» alone is a turn, and one in a minute. */
const turns = new Set(['RotationalSpeed', 'Angle']);
/** «۱۴۰۰ دور»: a motor runs a little slower than its field. */
const isSame = (said: number, base: number, quantityId: string) =>
  isClose(said, base) || (turns.has(quantityId) && said < base && said > base * (1 - SLIP));

const isClose = (one: number, other: number) =>
  Math.abs(one - other) <= 1e-9 * Math.max(Math.abs(one), Math.abs(other));

/** Prefers options written in inches to a DN with the same size. */
export function byInches(quantity: Quantity, properties: readonly IndexedProperty[], units: UnitIndex) {
  if (quantity.high || quantity.bound) return [];
  const value = quantity.low.fraction ?? quantity.low.value;
  const found = properties.flatMap((property) =>
    indexOptions(property.property, units)
      .inches.filter(({ inches }) => isClose(inches, value))
      .map(({ optionId, isWritten }) => ({ property, optionIds: [optionId], isWritten })),
  );
  const written = found.filter(({ isWritten }) => isWritten);
  return written.length > 0 ? written : found;
}

/** «شیر ۱۶ بار» is PN 16, by EN 1333. */
export function byPressure({ low, high, bound, isFor, units }: Quantity, properties: readonly IndexedProperty[]) {
  if (high || bound || isFor || !units.some(({ id }) => id === 'BAR' || id === 'BAR_G')) return [];
  return properties.flatMap((property) => {
    const rated = property.property.options?.find(({ title }) => /^PN ?(\d+)$/.exec(title)?.[1] === `${low.value}`);
    return rated ? [{ property, optionIds: [rated.id] }] : [];
  });
}
