import { delMany, entries, get, setMany, type UseStore } from 'idb-keyval';
import { errorName } from '../error-name.ts';
import type { ReadUse, SavedPage } from './read-use.ts';

const MAX_BYTES = 60 * 1024 * 1024;
/** Bytes written between two runs of `tidy`. */
const TIDY_EVERY_BYTES = 4 * 1024 * 1024;
/** Persian text is stored as UTF-16. */
const BYTES_PER_CHAR = 2;

/** The functions of idb-keyval that we use, bound to one store. */
export interface KeyValueStore<T> {
  get(key: string): Promise<T | undefined>;
  setMany(pairs: [string, T][]): Promise<void>;
  delMany(keys: string[]): Promise<void>;
  entries(): Promise<[string, T][]>;
}

export const keyValueStore = <T>(store: UseStore): KeyValueStore<T> => ({
  get: (key) => get<T>(key, store),
  setMany: (pairs) => setMany(pairs, store),
  delMany: (keys) => delMany(keys, store),
  entries: () => entries<string, T>(store),
});

export interface SavedReadsOptions {
  texts: KeyValueStore<string>;
  uses: KeyValueStore<ReadUse>;
  /** Version of the data schema: `tidy` drops reads of another version. */
  version: string;
  /** @default 60 MB */
  maxBytes?: number;
  /** Called when `tidy` is due. */
  onTidyDue?: () => void;
}

export type SavedReads = ReturnType<typeof savedReads>;

/** The saved reads as text by key. Never throws. `tidy` evicts the least recently used beyond `maxBytes`. */
export function savedReads({ texts, uses, version, maxBytes = MAX_BYTES, onTidyDue }: SavedReadsOptions) {
  const touched = new Map<string, number>();
  let writtenBytes = 0;

  const drop = async (keys: string[]) => {
    if (keys.length === 0) return;
    await texts.delMany(keys);
    await uses.delMany(keys);
  };

  const dropOlderHalf = async () => {
    const { olderHalf } = await import('./tidy-reads.ts');
    await drop(olderHalf(await uses.entries()));
  };

  const write = async (key: string, text: string, page?: SavedPage) => {
    const now = Date.now();
    // In parallel: a use without its text is harmless, and a text without its use gets one when it is read.
    await Promise.all([
      uses.setMany([[key, { bytes: text.length * BYTES_PER_CHAR, usedAt: now, savedAt: now, version, page }]]),
      texts.setMany([[key, text]]),
    ]);
  };

  return {
    getItem: (key: string): Promise<string | undefined> =>
      orNothing(async () => {
        const text = await texts.get(key);
        if (text === undefined) return undefined;
        if (typeof text !== 'string') {
          await drop([key]);
          return undefined;
        }
        touched.set(key, text.length * BYTES_PER_CHAR);
        return text;
      }),

    setItem: (key: string, text: string, page?: SavedPage): Promise<void> =>
      orNothing(async () => {
        try {
          await write(key, text, page);
        } catch (error) {
          if (!isOverQuota(error)) throw error;
          await dropOlderHalf();
          await write(key, text, page);
        }
        touched.delete(key);
        writtenBytes += text.length * BYTES_PER_CHAR;
        if (writtenBytes < TIDY_EVERY_BYTES) return;
        writtenBytes = 0;
        onTidyDue?.();
      }),

    removeItem: (key: string): Promise<void> => orNothing(() => drop([key])),

    /** Writes the use times of the reads since the last call. */
    noteUses: (): Promise<void> =>
      orNothing(async () => {
        const now = Date.now();
        const noted = [...touched];
        touched.clear();
        for (const [key, bytes] of noted) {
          const use = await uses.get(key);
          await uses.setMany([[key, { savedAt: now, version, ...use, bytes, usedAt: now }]]);
        }
      }),

    /** Drops reads that are too old, of another version, or beyond the size limit. Loads no text. */
    tidy: (): Promise<void> =>
      orNothing(async () => {
        const { readsToDrop } = await import('./tidy-reads.ts');
        await drop(readsToDrop(await uses.entries(), { version, maxBytes }));
      }),
  };
}

const isOverQuota = (error: unknown): boolean => errorName(error) === 'QuotaExceededError';

/** Undefined if `work` fails: the page works without saved copies. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
