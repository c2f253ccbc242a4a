import { deviceValue } from '../../ui/device-value.ts';
import { useStore } from '../../ui/store.ts';

const RECENT_MAX = 10;
const NONE: readonly string[] = [];

const recent = deviceValue('rasteh-recent-searches', (stored) =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, RECENT_MAX) : NONE,
);

/** The newest first, each once. They never leave the device. */
export function noteRecentSearch(key: string): void {
  const keys = recent.get();
  if (keys[0] === key) return;
  recent.set([key, ...keys.filter((one) => one !== key)].slice(0, RECENT_MAX));
}

export const clearRecentSearches = (): void => recent.drop();

/** None on the server, and until the page is taken over. */
export const useRecentSearches = (): readonly string[] => useStore(recent, NONE);
