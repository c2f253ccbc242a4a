import { createStore, type Store } from '../../ui/store.ts';

/** A web lock that a tab with a dirty form holds: a new build asks before it reloads such a tab. */
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

/** Whether this tab has a dirty form. */
export const isAnyFormDirty = (): boolean => dirty.get().size > 0;

/** Whether any tab has a dirty form; without the Locks API only this tab. */
export async function isAnyTabDirty(): Promise<boolean> {
  if (isAnyFormDirty()) return true;
  try {
    const { held = [] } = (await locks()?.query()) ?? {};
    return held.some(({ name }) => name === LOCK);
  } catch {
    return false;
  }
}

/** Holds a lock while a form is dirty. The browser releases it when the tab closes or crashes. */
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

/** Undefined on an insecure origin. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks;
