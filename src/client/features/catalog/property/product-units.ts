import { deviceValue } from '../../../ui/device-value.ts';
import type { ShownUnit } from '../../../ui/property-value.tsx';
import { useStore } from '../../../ui/store.ts';

/** Quantity's id → the unit its values are shown in; kept whole, so that it converts without asking anyone. */
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

/** The device's chosen units; none on the server and in the first render over its page. */
export const useUnitChoices = (): UnitChoices => useStore(choices, NONE);

/** Every value of the quantity is shown in `unit` from now on; without one, each in the unit it was entered in. */
export function chooseUnit(quantityId: string, unit: ShownUnit | undefined): void {
  const { [quantityId]: _before, ...others } = choices.get();
  const kept = unit && {
    id: unit.id,
    symbol: unit.symbol,
    num: unit.num,
    den: unit.den,
    offset: unit.offset,
    digits: unit.digits,
  };
  choices.set(kept ? { ...others, [quantityId]: kept } : others);
}
