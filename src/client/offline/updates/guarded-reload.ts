import { deviceValue } from '../../ui/device/device-value.ts';
import { createStore, type Store } from '../../ui/store.ts';

/** Minimum time between two automatic reloads. */
export const RELOAD_GUARD_MS = 10_000;
/** Minimum time between two automatic reloads for the same target. */
const SAME_TARGET_MS = 10 * 60_000;

interface LastReload {
  at: number;
  /** The reason: the id of the newer build, or of the build with a missing file. */
  target: string;
}

const isLastReload = (value: unknown): value is LastReload =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'target' in value;

/** Without storage there is no guard, so no automatic reload either. */
const lastReload = deviceValue('rasteh-reload', (stored) => (isLastReload(stored) ? stored : undefined), {
  kind: 'session',
  isStoredOnly: true,
});

const underWay = createStore(false);

/** True while the page may be about to reload: errors in the meantime are not shown. */
export const reloading: Store<boolean> = underWay;

/** Sets `reloading` until `decide` resolves to false. */
export function leaveFor(decide: () => Promise<boolean>): void {
  if (underWay.get()) return;
  underWay.set(true);
  void decide().then((isLeaving) => isLeaving || underWay.set(false));
}

/** Reloads automatically at `href`, unless a guard time has not passed. Returns whether it reloads. */
export function reloadOnce(target: string, href = location.href): boolean {
  const last = lastReload.get();
  // A time in the future comes from a wrong clock.
  const age = Math.abs(Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY));
  if (age < RELOAD_GUARD_MS || (last?.target === target && age < SAME_TARGET_MS)) return false;
  if (!lastReload.set({ at: Date.now(), target })) return false;
  reloadNow(href);
  return true;
}

/** Reloads without a guard: the user pressed a button. */
export function reloadNow(href = location.href): void {
  underWay.set(true);
  if (href === location.href) location.reload();
  else location.assign(href);
}
