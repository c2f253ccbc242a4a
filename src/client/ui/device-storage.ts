/** Outlives the tab, or ends with it. */
export type StorageKind = 'local' | 'session';

/** Reading the property alone throws where the browser stores nothing for the site. */
const storageOf = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Undefined also where the storage is closed. */
export function readStored(kind: StorageKind, key: string): string | undefined {
  try {
    return storageOf(kind).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False where the storage is closed or full. */
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
    // A closed storage holds nothing.
  }
}

export function storedKeys(kind: StorageKind, prefix: string): string[] {
  try {
    return Object.keys(storageOf(kind)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
