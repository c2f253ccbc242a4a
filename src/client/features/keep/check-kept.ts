/*
 * Compares what the device has saved of notes and favourites with what the server has.
 * See docs/decisions/080-the-device-proves-its-lists.md.
 */
import type { ListDigest } from '../../../contract/list-digest.ts';
import { digestText } from '../../../core/wire/list-digest.ts';
import { read } from '../../data/api.ts';
import type { ReadKey } from '../../data/reads.ts';
import { type PrivateApi, privateApiAt } from '../../data/session/private-api.ts';
import { readUserInfo } from '../../data/session/user-info.ts';
import type { OutboxReads } from '../../offline/outbox/operation.ts';
import { findSavedRead, savePrivateRead } from '../../offline/saved-reads/private-store.ts';
import { createStore } from '../../ui/store.ts';
import { favoritesKey, readFavorites } from './favorites/queries.ts';
import { notesKey, readNotes } from './notes/queries.ts';

export type KeptName = 'notes' | 'favorites';

interface Row {
  id: string;
  version: number;
}

interface KeptRead {
  queryKey: ReadKey;
  digest(api: PrivateApi): Promise<ListDigest>;
  /** Every page, whatever the device knows. */
  readAll(api: PrivateApi): Promise<{ items: Row[] }>;
}

const kept: Record<KeptName, KeptRead> = {
  notes: {
    queryKey: notesKey,
    digest: ({ notes }) => read(notes.digest.$get()),
    readAll: ({ notes }) => readNotes(notes),
  },
  favorites: {
    queryKey: favoritesKey,
    digest: ({ favorites }) => read(favorites.digest.$get()),
    readAll: ({ favorites }) => readFavorites(favorites),
  },
};

type KnownReads = Pick<OutboxReads, 'client' | 'base'>;

/** The lists that differ from the server's although they were read anew. */
export const differingKept = createStore<readonly KeptName[]>([]);

const mark = (name: KeptName, differs: boolean): void => {
  const others = differingKept.get().filter((one) => one !== name);
  if (differs || others.length !== differingKept.get().length) differingKept.set(differs ? [...others, name] : others);
};

/**
 * Reads a list anew if it differs from the server's, and marks it if it still does.
 * @throws ApiError, or what `fetch` throws: then nothing is known, and nothing is marked
 */
export async function checkKept(name: KeptName, reads: KnownReads): Promise<void> {
  const { queryKey, readAll } = kept[name];
  const api = privateApiAt(reads.base);
  const sub = readUserInfo()?.sub;
  if (await isSame(name, reads, api)) return mark(name, false);
  const all = await readAll(api);
  await reads.client.cancelQueries({ queryKey });
  if (readUserInfo()?.sub !== sub) return;
  reads.client.setQueryData(queryKey, all);
  await savePrivateRead(reads.client, queryKey);
  mark(name, !(await isSame(name, reads, api)));
}

async function isSame(name: KeptName, { client }: KnownReads, api: PrivateApi): Promise<boolean> {
  const { queryKey, digest } = kept[name];
  const shown = client.getQueryData<{ items: Row[] }>(queryKey);
  // A device that saves nothing, or a list too long to be saved, is judged by what it shows.
  const saved = (await findSavedRead<{ items: Row[] }>(client, queryKey)) ?? shown;
  const { count, hash } = await digest(api);
  return (await Promise.all([saved, shown].map((list) => isOf(list?.items, count, hash)))).every(Boolean);
}

async function isOf(items: readonly Row[] | undefined, count: number, hash: string): Promise<boolean> {
  return items?.length === count && (await sha256(digestText(items))) === hash;
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
