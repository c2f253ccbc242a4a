import type { Note } from '../../../../contract/notes/note.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { privateApiAt } from '../../../data/session/private-api.ts';
import { keepTexts } from '../../../offline/outbox/keep-texts.ts';
import type { Operation, OutboxCall } from '../../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../../offline/saved-reads/private-store.ts';
import { checkKept } from '../check-kept.ts';
import { isKeptObject, type KeptObject } from '../kept-object.ts';
import { mergeTexts } from './merge-texts.ts';
import { type AllNotes, mergeNotes, notesKey, notesRead } from './queries.ts';

const words = keepTexts.described;

const kinds = ['create', 'edit', 'delete'] as const;

export interface NoteChange extends KeptObject {
  kind: (typeof kinds)[number];
  /** Made by the device that wrote the note. */
  id: string;
  /** Empty for a deletion. */
  text: string;
  /** What the user saw before the change: both sides of a conflict are compared with it. */
  baseText: string;
}

export const NOTE_OPERATION = 'notes.change';

export const noteObjectKey = (id: string): string => `note:${id}`;

function isChange(payload: unknown): payload is NoteChange {
  const { kind, id, text, baseText } = (payload ?? {}) as Record<string, unknown>;
  const areTexts = [id, text, baseText].every((one) => typeof one === 'string');
  return isKeptObject(payload) && kinds.some((one) => one === kind) && areTexts;
}

const api = ({ base, fetch }: Pick<OutboxCall<NoteChange>, 'base' | 'fetch'>) =>
  httpClient(base, '/api/v1/notes', fetch);

/** A row behind an unsent creation has no version yet: the creation's answer sets it. */
const ifMatch = (baseVersion: number | null) => ({ headers: { 'if-match': `"${baseVersion ?? 1}"` } });

export const noteOperation: Operation<NoteChange, Note> = {
  name: NOTE_OPERATION,
  isPrivate: true,
  editedAt: ({ kind, objectType }) => (kind === 'delete' ? undefined : `/profile/notes/${objectType}`),
  accepts: isChange,
  describe: ({ kind, text, object }) => ({ title: words[kind](object?.title ?? keepTexts.gone), text }),
  join(last, next) {
    if (last.kind === 'delete' || next.kind === 'create') return undefined;
    if (next.kind === 'delete') return last.kind === 'create' ? null : { ...next, baseText: last.baseText };
    return { ...last, text: next.text };
  },
  send(call) {
    const { kind, id, text, objectType, objectId } = call.payload;
    const { index, ':id': one } = api(call);
    if (kind === 'create') return read(index.$post({ json: { clientId: id, objectType, objectId, text } }));
    const versioned = ifMatch(call.baseVersion);
    if (kind === 'delete') return read(one.$delete({ param: { id } }, versioned));
    return read(one.$put({ param: { id }, json: { text } }, versioned));
  },
  confirms: ({ id, version }, change) => id === change.id && Number.isInteger(version),
  versionOf: ({ version }) => version,
  settlesAllTabs: true,
  async settle(answer, _change, { client, base, isCurrent }) {
    // An answer that is on its way was made before this change.
    await client.cancelQueries({ queryKey: notesKey });
    const known = await client.ensureQueryData(notesRead(privateApiAt(base)));
    if (!isCurrent()) return;
    client.setQueryData<AllNotes>(notesKey, (latest) => mergeNotes((latest ?? known).items, [answer]));
  },
  save: ({ client }) => savePrivateRead(client, notesKey),
  check: (reads) => checkKept('notes', reads),
  async resolve(call) {
    const { kind, id, text, baseText } = call.payload;
    if (kind !== 'edit') return undefined;
    const theirs = await read(api(call)[':id'].$get({ param: { id } }));
    const merged = await mergeTexts(baseText, text, theirs.text);
    if (merged === undefined) return undefined;
    return { payload: { ...call.payload, text: merged, baseText: theirs.text }, baseVersion: theirs.version };
  },
};
