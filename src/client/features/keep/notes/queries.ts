import { notesShape } from '../../../../contract/answer-versions.gen.ts';
import type { Note } from '../../../../contract/notes/note.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const PAGE_SIZE = '100';
/** More than a person may have, deleted ones included. */
const PAGES_MAX = 100;

export const notesKey = readKey('notes', 'all');

export interface AllNotes {
  items: Note[];
}

const byChange = (a: Note, b: Note): number => (a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);

/** The notes that are known, with newer answers of the server; deleted ones go. */
export function mergeNotes(known: readonly Note[], answers: readonly Note[]): AllNotes {
  const merged = new Map(known.map((note) => [note.id, note]));
  for (const note of answers) {
    const before = merged.get(note.id);
    if (!before || before.version <= note.version) merged.set(note.id, note);
  }
  return { items: [...merged.values()].filter(({ isDeleted }) => !isDeleted).sort(byChange) };
}

/**
 * All notes of the signed-in user, latest change first: every page and list looks them up here, also without a network.
 * Reads the changes since the notes that the device knows.
 */
export const notesRead = ({ notes }: PrivateApi) =>
  privateRead<AllNotes>({
    area: 'notes',
    name: 'all',
    shape: notesShape,
    // Another device may have changed them; until then the saved copy is shown.
    staleTime: 0,
    queryFn: ({ signal, client }) => readNotes(notes, client.getQueryData<AllNotes>(notesKey)?.items ?? [], signal),
  });

/** All notes: those that the device knows, with what has changed since. Without known ones every page is read. */
export async function readNotes(
  notes: PrivateApi['notes'],
  known: readonly Note[] = [],
  signal?: AbortSignal,
): Promise<AllNotes> {
  const versions = new Map(known.map(({ id, version }) => [id, version]));
  const answers: Note[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const query = { size: PAGE_SIZE, withDeleted: 'true', cursor } as const;
    const { items, nextCursor } = await read(notes.byuser.$get({ query }, { init: { ...(signal && { signal }) } }));
    answers.push(...items);
    // Behind a note that has not changed since, none has.
    if (nextCursor === null || items.some(({ id, version }) => versions.get(id) === version)) break;
    cursor = nextCursor;
  }
  return mergeNotes(known, answers);
}

/** A note as the server has it now, for a conflict. */
export const noteRead = ({ notes }: PrivateApi, id: string, operationId: string) =>
  unsavedRead({
    area: 'notes',
    name: 'conflict',
    args: [id, operationId],
    queryFn: ({ signal }) => read(notes[':id'].$get({ param: { id } }, { init: { signal } })),
    staleTime: 0,
  });
