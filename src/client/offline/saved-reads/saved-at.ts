import { SAVED_AT_HEADER } from '../../../core/wire/saved-at-header.ts';

const times = new WeakMap<object, number>();

/** Records the age of data that came from the service worker's cache. */
export function noteSavedAt(data: unknown, headers: Headers): void {
  const savedAt = Number(headers.get(SAVED_AT_HEADER));
  // A time in the future comes from a wrong clock.
  if (savedAt > 0 && typeof data === 'object' && data !== null) times.set(data, Math.min(savedAt, Date.now()));
}

/** Milliseconds since 1970, of a list its oldest page's; undefined for a response straight from the server. */
export function savedAtOf(data: unknown): number | undefined {
  const { pages } = Object(data) as { pages?: unknown };
  const answers: readonly object[] = Array.isArray(pages) ? pages : [Object(data)];
  const found = answers.flatMap((answer) => times.get(answer) ?? []);
  return found.length > 0 ? Math.min(...found) : undefined;
}
