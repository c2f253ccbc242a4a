import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query } from '@tanstack/react-query';
import { SAVED_MAX_AGE_MS } from '../../../core/wire/saved-max-age.ts';
import { isKeptPage } from './kept-pages.ts';
import { distrustedReads } from './page-reads.ts';
import type { ReadMeta, ReadPage } from './read-policy.ts';
import type { SavedPage } from './read-use.ts';
import type { SavedReads } from './saved-reads.ts';

/** A read beyond it takes longer to parse than to load again. */
const MAX_CHARS = 2_500_000;

const READ_PREFIX = 'read';

/** The key of a saved read in its store. */
export const savedKey = (queryHash: string): string => `${READ_PREFIX}-${queryHash}`;

/** A read as it is stored, after its JSON is parsed: anything may be in it. */
interface StoredRead {
  /** Length of the data's JSON. */
  chars?: unknown;
  state?: { data?: unknown; dataUpdatedAt?: unknown };
}

export interface SavedCopy {
  data: unknown;
  dataUpdatedAt: number;
  /** Something changed it after it was saved, or it was saved in the future: shown until the server answers. */
  isDoubtful: boolean;
}

export interface ReadStore {
  /** The saved copy if it has the shape that screens expect; another one is deleted. */
  find(query: Query): Promise<SavedCopy | undefined>;
  save(query: Query): Promise<void>;
}

/**
 * @param version of the data schema, not of the build: a deploy must not delete the saved reads of an offline device
 */
export function readStore(storage: Pick<SavedReads, 'getItem' | 'setItem' | 'removeItem'>, version: string): ReadStore {
  const versionOf = (meta: ReadMeta | undefined): string => version + (meta?.shape ?? '');
  return {
    async find(query) {
      const { queryHash, meta } = query;
      if (distrustedReads.has(queryHash)) return undefined;
      const text = await storage.getItem(savedKey(queryHash));
      if (text === undefined) return undefined;
      // The first load has no saved reads, so it does without the library.
      const persister = await import('@tanstack/query-persist-client-core').catch(() => undefined);
      if (!persister) return undefined;
      let copy: SavedCopy | undefined;
      const { retrieveQuery } = persister.experimental_createQueryPersister<string>({
        storage: { ...storage, getItem: async () => text },
        buster: versionOf(meta),
        maxAge: isKeptPage(meta?.page) ? Number.POSITIVE_INFINITY : SAVED_MAX_AGE_MS,
        prefix: READ_PREFIX,
        deserialize: async (saved) => {
          const stored = parse(saved);
          copy = await copyOf(stored, query);
          return stored as PersistedQuery;
        },
      });
      // The persister drops what is too old, of another version, or thrown out by `deserialize`.
      return (await retrieveQuery(queryHash)) === undefined ? undefined : copy;
    },
    async save({ queryHash, queryKey, meta, state: { data, dataUpdatedAt } }) {
      const text = JSON.stringify(data);
      const head = { queryHash, queryKey, buster: versionOf(meta), chars: text.length };
      const stored = `${JSON.stringify(head).slice(0, -1)},"state":{"dataUpdatedAt":${dataUpdatedAt},"data":${text}}}`;
      if (stored.length > MAX_CHARS) return;
      distrustedReads.delete(queryHash);
      await storage.setItem(savedKey(queryHash), stored, savedPageOf(meta?.page, data));
    },
  };
}

/** @throws TypeError for data that screens cannot show */
async function copyOf({ chars, state }: StoredRead, query: Query): Promise<SavedCopy> {
  const { data, dataUpdatedAt } = state ?? {};
  const now = Date.now();
  if (typeof dataUpdatedAt !== 'number' || !(await isShowable(query, data))) throw new TypeError('no saved read');
  const isDoubtful = dataUpdatedAt > now || chars !== JSON.stringify(data).length;
  return { data, dataUpdatedAt: Math.min(dataUpdatedAt, now), isDoubtful };
}

/** Whether data that the device has saved has the shape of the read's answer. */
export async function isShowable({ meta, options }: Query, data: unknown): Promise<boolean> {
  const { isOfShape } = await import('./answer-check.ts');
  return isOfShape(data, meta?.shape, 'initialPageParam' in options);
}

/** Undefined for a root category: its page has another URL. */
function savedPageOf(page: ReadPage | undefined, data: unknown): SavedPage | undefined {
  if (!page) return undefined;
  const { title, name = title, slug, isRoot } = data as Record<string, unknown>;
  if (isRoot === true || typeof name !== 'string' || typeof slug !== 'string') return undefined;
  return { ...page, name, slug };
}

/** @throws Error for anything but an object as JSON */
function parse(text: string): StoredRead {
  const stored: unknown = text.length > MAX_CHARS ? undefined : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) throw new TypeError('no saved read');
  return stored;
}
