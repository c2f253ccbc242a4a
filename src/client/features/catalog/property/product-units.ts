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
