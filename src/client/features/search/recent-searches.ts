import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'rasteh-recent-searches';
const RECENT_MAX = 10;

const none: readonly string[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; keys: readonly string[] } = { text: null, keys: none };

/** A device without storage, or with something else in it, has no recent searches. */
function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string').slice(0, RECENT_MAX) : none;
  } catch {
    return none;
  }
}

function read(): readonly string[] {
  const text = stored();
  if (text !== known.text) known = { text, keys: text === null ? none : parse(text) };
  return known.keys;
}

function write(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(keys));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** The newest first, each once. They never leave the device. */
export function noteRecentSearch(key: string): void {
  const keys = read();
  if (keys[0] === key) return;
  write([key, ...keys.filter((one) => one !== key)].slice(0, RECENT_MAX));
}

export const clearRecentSearches = (): void => write(none);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** None on the server, and until the page is taken over. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read, () => none);
