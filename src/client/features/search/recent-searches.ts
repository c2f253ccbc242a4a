import { deviceValue } from '../../ui/device/device-value.ts';
import { useStore } from '../../ui/store.ts';

const RECENT_MAX = 10;
const NONE: readonly string[] = [];

const recent = deviceValue('rasteh-recent-searches', (stored) =>
  Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, RECENT_MAX) : NONE,
);

/** Newest first, without duplicates. They never leave the device. */
export function noteRecentSearch(key: string): void {
  const keys = recent.get();
  if (keys[0] === key) return;
  recent.set([key, ...keys.filter((one) => one !== key)].slice(0, RECENT_MAX));
}

export const clearRecentSearches = (): void => recent.drop();

/** Empty on the server and during hydration. */
export const useRecentSearches = (): readonly string[] => useStore(recent, NONE);
