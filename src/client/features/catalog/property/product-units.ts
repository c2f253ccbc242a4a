import { useSyncExternalStore } from 'react';
import type { ShownUnit } from '../../../ui/property-value.tsx';

const STORAGE_KEY = 'rasteh-units';

/** Quantity's id → the unit its values are shown in; kept whole, so that it converts without asking anyone. */
export type UnitChoices = Readonly<Record<string, ShownUnit>>;

const NONE: UnitChoices = {};
const listeners = new Set<() => void>();
let readText: string | null = null;
let readChoices = NONE;

const isUnit = (value: unknown): value is ShownUnit =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'symbol' in value &&
  typeof value.symbol === 'string' &&
  (['num', 'den', 'offset'] as const).every((part) => Number.isFinite((value as Record<string, unknown>)[part]));

function parseChoices(text: string | null): UnitChoices {
  if (text === null) return NONE;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return NONE;
    return Object.fromEntries(Object.entries(stored).filter(([, unit]) => isUnit(unit)));
  } catch {
    return NONE;
  }
}

function currentChoices(): UnitChoices {
  const text = storedText();
  if (text !== readText) {
    readText = text;
    readChoices = parseChoices(text);
  }
  return readChoices;
}

/** A browser that keeps nothing for the site throws at the mere touch. */
function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The device's chosen units; none on the server and in the first render over its page. */
export const useUnitChoices = (): UnitChoices => useSyncExternalStore(subscribe, currentChoices, () => NONE);

/** Every value of the quantity is shown in `unit` from now on; without one, each in the unit it was entered in. */
export function chooseUnit(quantityId: string, unit: ShownUnit | undefined): void {
  const { [quantityId]: _before, ...others } = currentChoices();
  const kept = unit && {
    id: unit.id,
    symbol: unit.symbol,
    num: unit.num,
    den: unit.den,
    offset: unit.offset,
    digits: unit.digits,
  };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept ? { ...others, [quantityId]: kept } : others));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
