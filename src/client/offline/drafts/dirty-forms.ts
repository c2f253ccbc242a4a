import { createStore, type Store } from '../../ui/store.ts';

/** Forms in which somebody is typing. A new build asks before it reloads the page under them. */
const LOCK = 'rasteh-dirty-form';

export const noForms: ReadonlySet<string> = new Set();
const dirty = createStore(noForms);
let release: (() => void) | undefined;

export function markDirty(key: string, isDirty: boolean): void {
  const before = dirty.get();
  if (before.has(key) === isDirty) return;
  dirty.set(isDirty ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key)));
  tellOtherTabs();
}

/** The keys of this tab's dirty forms. */
export const dirtyForms: Store<ReadonlySet<string>> = dirty;

/** In this tab. */
export const isAnyFormDirty = (): boolean => dirty.get().size > 0;

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
