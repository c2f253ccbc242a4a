import { deviceValue } from '../../ui/device-value.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** Nothing reloads by itself twice within this time. */
export const RELOAD_GUARD_MS = 10_000;
/** A build that a reload did not bring is not tried again by itself within this time. */
const SAME_TARGET_MS = 10 * 60_000;

interface LastReload {
  at: number;
  /** Why: a build's id, or the build whose file was missing. */
  target: string;
}

const isLastReload = (value: unknown): value is LastReload =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'target' in value;

/** Without storage there is no guard, and so no reload by itself. */
const lastReload = deviceValue('rasteh-reload', (stored) => (isLastReload(stored) ? stored : undefined), {
  kind: 'session',
  isStoredOnly: true,
});

const underWay = createStore(false);

/** The page is, or may be, being left for a newer one: what fails meanwhile is not worth a word. */
export const reloading: Store<boolean> = underWay;

/** Counts as reloading until `decide` has answered that it does not. */
export function leaveFor(decide: () => Promise<boolean>): void {
  if (underWay.get()) return;
  underWay.set(true);
  void decide().then((isLeaving) => isLeaving || underWay.set(false));
}

/**
 * Reloads at the address that is open or being opened, unless that was done a moment ago or has already been tried for
 * this target. False where it stays.
 */
export function reloadOnce(target: string, href = location.href): boolean {
  const last = lastReload.get();
  const age = Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY);
  if (age < RELOAD_GUARD_MS || (last?.target === target && age < SAME_TARGET_MS)) return false;
  if (!lastReload.set({ at: Date.now(), target })) return false;
  reloadNow(href);
  return true;
}

/** Because somebody pressed the button. */
export function reloadNow(href = location.href): void {
  underWay.set(true);
  if (href === location.href) location.reload();
  else location.assign(href);
}
