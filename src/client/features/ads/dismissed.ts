import { useSyncExternalStore } from 'react';

/** Read by the script of `index.html` too, which hides what was dismissed before the first paint. */
const STORAGE_KEY = 'rasteh-dismissed';
const KEPT_MAX = 50;
const NONE: readonly string[] = [];

const listeners = new Set<() => void>();
let readText: string | null = null;
let readIds = NONE;

function storedText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parseIds(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE;
  } catch {
    return NONE;
  }
}

/** Ids of announcements that this device wants to see no more. */
export function dismissedIds(): readonly string[] {
  const text = storedText();
  if (text !== readText) {
    readText = text;
    readIds = parseIds(text);
  }
  return readIds;
}

export function dismiss(id: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([id, ...dismissedIds()].slice(0, KEPT_MAX)));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const useDismissed = (): readonly string[] => useSyncExternalStore(subscribe, dismissedIds, () => NONE);
