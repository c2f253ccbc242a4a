/** Forms in which somebody is typing. A new build asks before it reloads the page under them. */
const LOCK = 'rasteh-dirty-form';

const dirty = new Set<string>();
const listeners = new Set<() => void>();
let release: (() => void) | undefined;

export function markDirty(key: string, isDirty: boolean): void {
  if (dirty.has(key) === isDirty) return;
  if (isDirty) dirty.add(key);
  else dirty.delete(key);
  tellOtherTabs();
  for (const onChange of listeners) onChange();
}

/** In this tab. */
export const isAnyFormDirty = (): boolean => dirty.size > 0;

/** Called after each change in this tab; returns the way to stop. */
export function subscribeDirtyForms(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** In any tab, where the browser can tell; else in this one. */
export async function isAnyTabDirty(): Promise<boolean> {
  if (isAnyFormDirty()) return true;
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    return held.some(({ name }) => name === LOCK);
  } catch {
    return false;
  }
}

/** By a lock that is held as long as a form is dirty: the browser lets it go when the tab is closed or crashes. */
function tellOtherTabs(): void {
  if (!isAnyFormDirty()) {
    release?.();
    release = undefined;
    return;
  }
  if (release) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks()
    ?.request(LOCK, { mode: 'shared' }, () => held)
    .catch(() => {});
}

/** Absent on an address without https. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;
