import { readStored, removeStored, type StorageKind, writeStored } from './device-storage.ts';
import { createListeners, type Store } from './store.ts';

/** A longer text is neither written nor read: the storage is shared by all values, and holds about 5 MB. */
const TEXT_MAX_CHARS = 100_000;

/** A value that the device remembers, read and written synchronously. */
export interface DeviceValue<T> extends Store<T> {
  /** False when the storage did not take it: it then lives as long as the page, or with `isStoredOnly` not at all. */
  set(value: T): boolean;
  drop(): void;
}

export interface DeviceValueOptions {
  /** @default 'local' */
  kind?: StorageKind;
  /** Stored as it is, not as JSON. @default false */
  isPlainText?: boolean;
  /** What cannot be stored is not set. @default false */
  isStoredOnly?: boolean;
}

/**
 * The value under `key`, also as other tabs change it.
 * @param parse gets what is stored, which may be anything; `undefined` where nothing is
 */
export function deviceValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  { kind = 'local', isPlainText = false, isStoredOnly = false }: DeviceValueOptions = {},
): DeviceValue<T> {
  /** Holds what no storage took. */
  let unstored: { value: T } | undefined;
  let known: { text: string | undefined; value: T } | undefined;
  const { tell, subscribe } = createListeners(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== null && event.key !== key) return;
      unstored = undefined;
      tell();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  });

  return {
    subscribe,
    get() {
      if (unstored) return unstored.value;
      const text = readStored(kind, key);
      if (!known || known.text !== text) known = { text, value: parse(contentOf(text, isPlainText)) };
      return known.value;
    },
    set(value) {
      const text = isPlainText ? String(value) : JSON.stringify(value);
      if (!unstored && text === readStored(kind, key)) return true;
      const isStored = text.length <= TEXT_MAX_CHARS && writeStored(kind, key, text);
      if (!isStored && isStoredOnly) return false;
      unstored = isStored ? undefined : { value };
      tell();
      return isStored;
    },
    drop() {
      unstored = undefined;
      removeStored(kind, key);
      tell();
    },
  };
}

function contentOf(text: string | undefined, isPlainText: boolean): unknown {
  if (text === undefined || text.length > TEXT_MAX_CHARS) return undefined;
  if (isPlainText) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
