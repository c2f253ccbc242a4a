import { deviceValue } from '../../ui/device/device-value.ts';
import { isWiped, type WipedUsers } from '../wiped-users.ts';
import { ownerOfKey } from './entries.ts';
import { marksOf, type WipedMarks } from './wiped-marks.ts';

/** What the journal must still forget. A page may end before the journal has done it; the next start does it. */
interface Owed {
  gone: readonly string[];
  wipes: readonly { wiped: WipedMarks; until: number }[];
}

const KEYS_MAX = 500;
const WIPES_MAX = 20;

const isMarks = (wiped: unknown): boolean => {
  const { only, except } = (wiped ?? {}) as { only?: unknown; except?: unknown };
  return Number.isInteger(only) || except === null || Number.isInteger(except);
};

const isWipe = (wipe: unknown): wipe is Owed['wipes'][number] => {
  const { wiped, until } = (wipe ?? {}) as Partial<Owed['wipes'][number]>;
  return isMarks(wiped) && Number.isFinite(until);
};

const owed = deviceValue<Owed>('rasteh-journal-owed', (stored) => {
  const { gone, wipes } = (stored ?? {}) as Partial<Owed>;
  return {
    gone: Array.isArray(gone) ? gone.filter((key) => typeof key === 'string') : [],
    wipes: Array.isArray(wipes) ? wipes.filter(isWipe) : [],
  };
});

function set(next: Owed): void {
  if (next.gone.length === 0 && next.wipes.length === 0) owed.drop();
  else owed.set({ gone: next.gone.slice(-KEYS_MAX), wipes: next.wipes.slice(-WIPES_MAX) });
}

const without = (keys: readonly string[]): readonly string[] => {
  const dropped = new Set(keys);
  return owed.get().gone.filter((key) => !dropped.has(key));
};

export const readOwed = (): Owed => owed.get();

export const oweGone = (keys: readonly string[]): void => set({ ...owed.get(), gone: [...without(keys), ...keys] });

export function payGone(keys: readonly string[]): void {
  const { gone, wipes } = owed.get();
  if (gone.length > 0) set({ gone: without(keys), wipes });
}

/** What it owed for the same users is part of it: the keys of their drafts name them. Returns what it wrote down. */
export function oweWipe(wiped: WipedUsers, until: number): WipedMarks {
  const { gone, wipes } = owed.get();
  const marks = marksOf(wiped);
  set({
    gone: gone.filter((key) => !isWiped(wiped, ownerOfKey(key))),
    wipes: [...wipes, { wiped: marks, until }],
  });
  return marks;
}

export const payWipe = (until: number): void => {
  const { gone, wipes } = owed.get();
  set({ gone, wipes: wipes.filter((wipe) => wipe.until !== until) });
};
