/** Nothing reloads by itself twice within this time. */
export const RELOAD_GUARD_MS = 10_000;
/** A build that a reload did not bring is not tried again by itself within this time. */
const SAME_TARGET_MS = 10 * 60_000;
const KEY = 'rasteh-reload';

interface LastReload {
  at: number;
  /** Why: a build's id, or the build whose file was missing. */
  target: string;
}

let isUnderWay = false;
const listeners = new Set<() => void>();

/** The page is, or may be, being left for a newer one: what fails meanwhile is not worth a word. */
export const isReloading = (): boolean => isUnderWay;

export function subscribeReloading(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setUnderWay(value: boolean): void {
  isUnderWay = value;
  for (const listener of listeners) listener();
}

/** Counts as reloading until `decide` has answered that it does not. */
export function leaveFor(decide: () => Promise<boolean>): void {
  if (isUnderWay) return;
  setUnderWay(true);
  void decide().then((isLeaving) => isLeaving || setUnderWay(false));
}

/**
 * Reloads at the address that is open or being opened, unless that was done a moment ago or has already been tried for
 * this target. False where it stays.
 */
export function reloadOnce(target: string, href = location.href): boolean {
  const last = readLast();
  const age = Date.now() - (last?.at ?? Number.NEGATIVE_INFINITY);
  if (age < RELOAD_GUARD_MS || (last?.target === target && age < SAME_TARGET_MS)) return false;
  // Without storage there is no guard, and so no reload by itself.
  if (!writeLast({ at: Date.now(), target })) return false;
  reloadNow(href);
  return true;
}

/** Because somebody pressed the button. */
export function reloadNow(href = location.href): void {
  setUnderWay(true);
  if (href === location.href) location.reload();
  else location.assign(href);
}

function readLast(): LastReload | undefined {
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isLastReload(last) ? last : undefined;
  } catch {
    return undefined;
  }
}

function isLastReload(value: unknown): value is LastReload {
  return (
    typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'target' in value
  );
}

function writeLast(last: LastReload): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(last));
    return true;
  } catch {
    return false;
  }
}
