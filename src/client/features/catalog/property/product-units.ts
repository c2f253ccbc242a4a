import type { PropertyValue } from '../../../../contract/catalog/property.ts';
import { type BaseRange, isUsable, rangeOf } from '../../../../core/units/usable-units.ts';
import { deviceValue } from '../../../ui/device/device-value.ts';
import type { ShownUnit } from '../../../ui/property-value.tsx';
import { useStore } from '../../../ui/store.ts';

/** Quantity id → unit of its shown values. Stores the whole unit, to convert offline. */
export type UnitChoices = Readonly<Record<string, ShownUnit>>;

const NONE: UnitChoices = {};

const isUnit = (value: unknown): value is ShownUnit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'symbol' in value &&
  typeof value.symbol === 'string' &&
  (['num', 'den', 'offset'] as const).every((part) => Number.isFinite((value as Record<string, unknown>)[part]));

const choices = deviceValue<UnitChoices>('rasteh-units', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(Object.entries(stored).filter(([, unit]) => isUnit(unit)))
    : NONE,
);

/** The chosen unit of a property's values in base units, unless nobody reads them in it; their own unit otherwise. */
export function shownUnit(
  { quantityId, unit, ...range }: { quantityId: string | null; unit: ShownUnit | null } & BaseRange,
  choices: UnitChoices,
): ShownUnit | null {
  const chosen = quantityId !== null && unit && choices[quantityId];
  return chosen && isUsable(chosen, range) ? chosen : unit;
}

/** The unit of a value among others in `range`. @default alone */
export const unitOfValue = (value: PropertyValue, choices: UnitChoices, range: BaseRange = rangeOf([value])) =>
  shownUnit({ ...range, quantityId: value.quantityId, unit: value.unit }, choices);

/** The units chosen on this device; none on the server and during hydration. */
export const useUnitChoices = (): UnitChoices => useStore(choices, NONE);

/** Shows all values of the quantity in `unit`; undefined shows each in its own unit. */
export function chooseUnit(quantityId: string, unit: ShownUnit | undefined): void {
  const { [quantityId]: _before, ...others } = choices.get();
  const stored = unit && {
    id: unit.id,
    symbol: unit.symbol,
    num: unit.num,
    den: unit.den,
    offset: unit.offset,
    digits: unit.digits,
  };
  choices.set(stored ? { ...others, [quantityId]: stored } : others);
}
