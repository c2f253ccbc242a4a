import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { isStored } from '../../offline/outbox/is-stored.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { rewriteRow } from '../../offline/outbox/row-actions.ts';
import { type FavoriteChange, favoriteObjectKey, favoriteOperation } from './favorites/favorite-operation.ts';
import type { KeptObject } from './kept-object.ts';
import { type NoteChange, noteObjectKey, noteOperation } from './notes/note-operation.ts';
import type { ShownNote } from './notes/shown-notes.ts';

/** Who writes; null before a sign-in. */
type Sub = string | null;

type FavoriteChoice = Pick<FavoriteChange, 'isKept' | 'keepOffline'>;

function changeFavorite(sub: Sub, { objectType, objectId, object }: KeptObject, choice: FavoriteChoice) {
  const payload: FavoriteChange = { objectType, objectId, object, id: uuidv7(), ...choice };
  const objectKey = favoriteObjectKey(payload);
  return isStored(deviceOutbox.add(favoriteOperation, { sub, payload, objectKey, baseVersion: null }));
}

export const setFavorite = (sub: Sub, object: KeptObject, isKept: boolean): Promise<boolean> =>
  changeFavorite(sub, object, { isKept });

export const setKeepOffline = (sub: Sub, object: KeptObject, keepOffline: boolean): Promise<boolean> =>
  changeFavorite(sub, object, { isKept: true, keepOffline });

const changeNote = (sub: Sub, payload: NoteChange, baseVersion: number | null): Promise<boolean> =>
  isStored(deviceOutbox.add(noteOperation, { sub, payload, objectKey: noteObjectKey(payload.id), baseVersion }));

export const writeNote = (sub: Sub, { objectType, objectId, object }: KeptObject, text: string): Promise<boolean> =>
  changeNote(sub, { objectType, objectId, object, kind: 'create', id: uuidv7(), text, baseText: '' }, null);

const changeOf = ({ id, objectType, objectId, object, text }: ShownNote) => ({
  id,
  objectType,
  objectId,
  object,
  baseText: text,
});

/** A note as somebody began to edit it. */
export interface NoteBase {
  baseText: string;
  /** Null for a note that only the device knew. */
  baseVersion: number | null;
}

export function editNote(sub: Sub, note: ShownNote, text: string, base: NoteBase): Promise<boolean> {
  const refused = refusedText(note);
  if (refused) return isStored(rewriteRow(refused.row, { ...refused.change, text }));
  const change = { ...changeOf(note), baseText: base.baseText, kind: 'edit', text } as const;
  return changeNote(sub, change, base.baseVersion ?? note.baseVersion);
}

type Refused = { row: OutboxRow; change: NoteChange };

/** The change of a note whose text the server has refused: it can be written anew. */
export function refusedText({ row }: ShownNote): Refused | undefined {
  if (row?.state !== 'failed') return undefined;
  const { payload } = row;
  return noteOperation.accepts(payload) && payload.kind !== 'delete' ? { row, change: payload } : undefined;
}

export const deleteNote = (sub: Sub, note: ShownNote): Promise<boolean> =>
  changeNote(sub, { ...changeOf(note), kind: 'delete', text: '' }, note.baseVersion);
