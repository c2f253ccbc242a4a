import { SAVED_AT_HEADER } from '../../../core/saved-at-header.ts';

const times = new WeakMap<object, number>();

/** Remembers for an answer's data that it came from the service worker's cache, and from when it is. */
export function noteSavedAt(data: unknown, headers: Headers): void {
  const savedAt = Number(headers.get(SAVED_AT_HEADER));
  if (savedAt > 0 && typeof data === 'object' && data !== null) times.set(data, savedAt);
}

/** Milliseconds since 1970; undefined for an answer that came from the server just now. */
export const savedAtOf = (data: unknown): number | undefined =>
  typeof data === 'object' && data !== null ? times.get(data) : undefined;
