import { delMany, entries, get, setMany, type UseStore } from 'idb-keyval';
import { errorName } from '../error-name.ts';
import type { ReadPage } from './read-policy.ts';

const MAX_BYTES = 60 * 1024 * 1024;
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000;
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

/** A page that opens offline, because its main read is saved. */
export type SavedPage = ReadPage & { name: string; slug: string };

/** Metadata of a saved read, to evict without loading its text. Times in milliseconds since 1970. */
export interface ReadUse {
  bytes: number;
  usedAt: number;
  savedAt: number;
  version: string;
  /** Absent in rows that are older than this field. */
  page?: SavedPage | undefined;
}

/** What is stored is input: another program, or another version of this one, may have written it. */
export const isReadUse = (value: unknown): value is ReadUse =>
  typeof value === 'object' &&
  value !== null &&
  ['bytes', 'usedAt', 'savedAt'].every((name) => Number.isFinite(value[name as keyof typeof value]));

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
    const lastUse = ([, use]: [string, ReadUse]) => (isReadUse(use) ? use.usedAt : 0);
    const oldestFirst = (await uses.entries()).sort((a, b) => lastUse(a) - lastUse(b));
    await drop(oldestFirst.slice(0, Math.ceil(oldestFirst.length / 2)).map(([key]) => key));
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
        const now = Date.now();
        const all = await uses.entries();
        // Times in the future come from a wrong clock.
        const usedAt = (use: ReadUse) => Math.min(use.usedAt, now);
        const newestFirst = all.filter(([, use]) => isReadUse(use)).sort(([, a], [, b]) => usedAt(b) - usedAt(a));
        let total = 0;
        const dropped = newestFirst.filter(([, use]) => {
          if (use.version !== version || now - use.savedAt > MAX_AGE_MS) return true;
          total += use.bytes;
          return total > maxBytes;
        });
        const strange = all.filter(([, use]) => !isReadUse(use));
        await drop([...dropped, ...strange].map(([key]) => key));
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
