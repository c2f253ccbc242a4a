import { createListeners, type Store } from '../store.ts';
import { readStored, removeStored, type StorageKind, writeStored } from './device-storage.ts';

/** Longer texts are neither written nor read: all values share about 5 MB of storage. */
const TEXT_MAX_CHARS = 100_000;

/** A value stored on the device, read and written synchronously. */
export interface DeviceValue<T> extends Store<T> {
  /** Returns false if it is not stored: then it is only in memory, or with `isStoredOnly` not set at all. */
  set(value: T): boolean;
  drop(): void;
}

export interface DeviceValueOptions {
  /** @default 'local' */
  kind?: StorageKind;
  /** Stores the string itself, not JSON. @default false */
  isPlainText?: boolean;
  /** Does not set a value that cannot be stored. @default false */
  isStoredOnly?: boolean;
}

/**
 * The value under `key`, in sync with other tabs.
 * @param parse validates the stored value, which may be anything; gets `undefined` if there is none
 */
export function deviceValue<T>(
  key: string,
  parse: (stored: unknown) => T,
  { kind = 'local', isPlainText = false, isStoredOnly = false }: DeviceValueOptions = {},
): DeviceValue<T> {
  /** A value that storage did not accept. */
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
