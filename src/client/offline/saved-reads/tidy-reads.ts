import { SAVED_MAX_AGE_MS } from '../../../core/wire/saved-max-age.ts';
import { isKeptPage } from './kept-pages.ts';
import type { ReadUse } from './read-use.ts';

type Entry = readonly [key: string, use: ReadUse];

/** What is stored is input: another program, or another version of this one, may have written it. */
const isReadUse = (value: unknown): value is ReadUse =>
  typeof value === 'object' &&
  value !== null &&
  ['bytes', 'usedAt', 'savedAt'].every((name) => Number.isFinite(value[name as keyof typeof value]));

/** Times in the future come from a wrong clock. */
const usedAt = ([, use]: Entry): number => (isReadUse(use) ? Math.min(use.usedAt, Date.now()) : 0);

/** The keys of the reads that are too old, of another version, unreadable, or the least recently used beyond the size. */
export function readsToDrop(
  entries: readonly Entry[],
  { version, maxBytes }: { version: string; maxBytes: number },
): string[] {
  const now = Date.now();
  let total = 0;
  const dropped = entries
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .filter(([, use]) => {
      if (!isReadUse(use) || use.version !== version) return true;
      if (isKeptPage(use.page)) return false;
      if (now - use.savedAt > SAVED_MAX_AGE_MS) return true;
      total += use.bytes;
      return total > maxBytes;
    });
  return dropped.map(([key]) => key);
}

/** The keys of the less recently used half. The user's kept pages are not in it. */
export const olderHalf = (entries: readonly Entry[]): string[] =>
  entries
    .filter(([, use]) => !isReadUse(use) || !isKeptPage(use.page))
    .toSorted((a, b) => usedAt(a) - usedAt(b))
    .slice(0, Math.ceil(entries.length / 2))
    .map(([key]) => key);
