/** `local` survives the tab, `session` does not. */
export type StorageKind = 'local' | 'session';

/** @throws SecurityError if the browser blocks storage for the site */
const storageOf = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Undefined also if storage is blocked. */
export function readStored(kind: StorageKind, key: string): string | undefined {
  try {
    return storageOf(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns false if storage is blocked or full. */
export function writeStored(kind: StorageKind, key: string, text: string): boolean {
  try {
    storageOf(kind).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(kind: StorageKind, key: string): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}

export function storedKeys(kind: StorageKind, prefix: string): string[] {
  try {
    return Object.keys(storageOf(kind)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
