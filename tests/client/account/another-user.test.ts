import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { get } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { privateRead } from '../../../src/client/data/reads.ts';
import { readUserInfo, userInfo } from '../../../src/client/data/session/user-info.ts';
import { noteOperation } from '../../../src/client/features/keep/notes/note-operation.ts';
import { notesKey } from '../../../src/client/features/keep/notes/queries.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import { savePrivateRead } from '../../../src/client/offline/saved-reads/private-store.ts';
import { notesShape } from '../../../src/contract/answer-versions.gen.ts';
import type { Note } from '../../../src/contract/notes/note.ts';
import { uuidv7 } from '../../../src/core/ids/uuidv7.ts';
import { saveOwnReads } from '../save-own-reads.ts';

const SECRET = 'رازِ کاربر نخست';
const LATER_S = 3_600;
/** A read that may be saved is in the store by then. */
const WRITTEN_MS = 1_500;

const readSub = () => readUserInfo()?.sub;
const signIn = (sub: string) => userInfo.set({ sub, exp: Math.floor(Date.now() / 1000) + LATER_S, name: sub });

let first: string;
let second: string;
let client: QueryClient;

beforeEach(() => {
  [first, second] = [uuidv7(), uuidv7()];
  client = new QueryClient({ defaultOptions: { queries: { networkMode: 'offlineFirst', retry: false } } });
  saveOwnReads(client);
  signIn(first);
});
afterEach(() => {
  userInfo.drop();
});

const buildNote = (text: string): Note => ({
  id: uuidv7(),
  version: 1,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
  objectType: 'product',
  objectId: uuidv7(),
  object: null,
  text,
  isDeleted: false,
});

const notesOf = (queryFn: () => Promise<{ items: Note[] }>) =>
  privateRead<{ items: Note[] }>({ area: 'notes', name: 'all', shape: notesShape, staleTime: 0, queryFn });

const savedFor = async (sub: string): Promise<string> => {
  const database = connectDatabase(`rasteh-private-${sub}`, ['reads', 'uses']);
  const text = await get<string>(`read-${JSON.stringify(notesKey)}`, database.store('reads'));
  database.close();
  return text ?? '';
};
const untilWritten = () => new Promise((resolve) => setTimeout(resolve, WRITTEN_MS));
const textsOf = () => client.getQueryData<{ items: Note[] }>(notesKey)?.items.map(({ text }) => text);

describe('a tab that has not heard of another user', () => {
  it('saves a read for its own user', async () => {
    await client.fetchQuery(notesOf(async () => ({ items: [buildNote(SECRET)] })));
    await vi.waitFor(async () => expect(await savedFor(first)).toContain(SECRET));
  });

  it('saves nothing of the first user for the second one, also late', async () => {
    await client.fetchQuery(notesOf(async () => ({ items: [buildNote(SECRET)] })));
    signIn(second);
    await untilWritten();
    await savePrivateRead(client, notesKey);
    expect(await savedFor(second)).toBe('');
  });

  it('neither shows nor saves an answer to the first user that comes when the second one is there', async () => {
    const answer = Promise.withResolvers<{ items: Note[] }>();
    const asking = client.fetchQuery(notesOf(() => answer.promise));
    await vi.waitFor(() => expect(client.isFetching()).toBe(1));
    signIn(second);
    answer.resolve({ items: [buildNote(SECRET)] });
    await expect(asking).rejects.toThrow();
    await untilWritten();
    expect([textsOf(), await savedFor(second)]).toEqual([undefined, '']);
  });

  it('does not join the list of the first user with the answer to the second one', async () => {
    const own = buildNote('یادداشت کاربر دوم');
    await client.fetchQuery(notesOf(async () => ({ items: [buildNote(SECRET)] })));
    signIn(second);
    const known = () => client.getQueryData<{ items: Note[] }>(notesKey)?.items ?? [];
    await client.fetchQuery(notesOf(async () => ({ items: [...known(), own] })));
    expect(textsOf()).toEqual([own.text]);
    await vi.waitFor(async () => expect(await savedFor(second)).toContain(own.text));
    expect(await savedFor(second)).not.toContain(SECRET);
  });

  it('shows nothing of the first user to the second one whose request fails', async () => {
    await client.fetchQuery(notesOf(async () => ({ items: [buildNote(SECRET)] })));
    signIn(second);
    const failing = notesOf(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(client.fetchQuery(failing)).rejects.toThrow();
    expect(textsOf()).toBeUndefined();
  });

  it('writes the answer to a row of the first user into no list of the second one', async () => {
    signIn(second);
    await client.fetchQuery(notesOf(async () => ({ items: [] })));
    const reads = { client, base: 'http://rasteh.test', isCurrent: () => readSub() === first };
    const note = buildNote(SECRET);
    await noteOperation.settle?.(note, { ...note, kind: 'create', baseText: '' }, reads);
    expect(textsOf()).toEqual([]);
  });
});
