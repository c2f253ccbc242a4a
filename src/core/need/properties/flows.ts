import { isPlausible } from '../numbers/observed.ts';
import type { Quantity } from '../numbers/quantity.ts';
import type { UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { askUnit, type Named, type Outcome } from './named-properties.ts';

/** «دبی ۲۰ متر مکعب»: a volume where a flow is named. Other mismatches are not a typical mistake. */
export const isNear = (quantity: Quantity, { property }: IndexedProperty): boolean =>
  property.quantityId === 'VolumeFlowRate' && quantity.units.some(({ quantityId }) => quantityId === 'Volume');

/** «دبی ۵۰ متر مکعب» of a pump that gives 400 in an hour: in a minute it gives no more than 7. */
export function settleFlow(quantity: Quantity, named: Named, units: UnitIndex): Outcome {
  const { property, cues } = named;
  const asked = askUnit(quantity, named, units);
  const open = asked.kind === 'whichUnit' ? asked.units : [];
  const [only, other] = open.filter((unit) => isPlausible(property.property, quantity, unit));
  return only && !other ? { kind: 'number', property, unit: only, certainty: 'inferred', cues } : asked;
}
