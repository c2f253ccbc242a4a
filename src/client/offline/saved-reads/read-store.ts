import { notifyManager, onlineManager, type Query } from '@tanstack/react-query';
import type { ReadPage } from './read-policy.ts';
import type { SavedPage, SavedReads } from './saved-reads.ts';

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Under which a read is stored. */
export const savedKey = (queryHash: string): string => `read-${queryHash}`;

export interface ReadStore {
  /** The saved data, which gets its own time and, where that helps, a refresh; undefined where there is none. */
  restore(query: Query): Promise<unknown>;
  save(query: Query): Promise<void>;
}

/** @param version of the data's form, never of the build: a deploy must not empty an offline device */
export function readStore(storage: Pick<SavedReads, 'getItem' | 'setItem' | 'removeItem'>, version: string): ReadStore {
  return {
    restore: async (query) => {
      const key = savedKey(query.queryHash);
      const text = await storage.getItem(key);
      if (text === undefined) return undefined;
      const saved = parseSaved(text, version);
      if (!saved) {
        await storage.removeItem(key);
        return undefined;
      }
      // After the query took the data, and itself for new.
      notifyManager.schedule(() => refreshRestored(query, saved.dataUpdatedAt));
      return saved.data;
    },
    save: ({ queryHash, meta, state: { data, dataUpdatedAt } }) => {
      const text = JSON.stringify({ buster: version, state: { data, dataUpdatedAt } });
      return storage.setItem(savedKey(queryHash), text, savedPageOf(meta?.page, data));
    },
  };
}

function refreshRestored(query: Query, dataUpdatedAt: number): void {
  query.setState({ dataUpdatedAt });
  if (onlineManager.isOnline() && query.isStale()) query.fetch().catch(() => {});
}

/** A root category has another page. */
function savedPageOf(page: ReadPage | undefined, data: unknown): SavedPage | undefined {
  if (!page) return undefined;
  const { title, name = title, slug, isRoot } = data as Record<string, unknown>;
  if (isRoot === true || typeof name !== 'string' || typeof slug !== 'string') return undefined;
  return { ...page, name, slug };
}

type Saved = { data: object; dataUpdatedAt: number };
type Parsed = { buster?: unknown; state: { [name in keyof Saved]?: unknown } };

/** Undefined for what is damaged, too old or of another version. */
function parseSaved(text: string, version: string): Saved | undefined {
  try {
    const { buster, state } = JSON.parse(text) as Parsed;
    const { data, dataUpdatedAt } = state;
    if (buster !== version || typeof data !== 'object' || data === null) return undefined;
    if (typeof dataUpdatedAt !== 'number' || Date.now() - dataUpdatedAt > MAX_AGE_MS) return undefined;
    return { data, dataUpdatedAt };
  } catch {
    return undefined;
  }
}
