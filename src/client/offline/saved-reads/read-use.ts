import type { ReadPage } from './read-policy.ts';

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
