import type { Note } from '../../../../contract/notes/note.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import type { OutboxRow } from '../../../offline/outbox/outbox-row.ts';
import { type NoteChange, noteObjectKey } from './note-operation.ts';

type Side = { row: OutboxRow; change: NoteChange };

/** The user's text replaces the other one, which the server keeps among the note's earlier texts. */
export const takeMine = ({ row, change }: Side, theirs: Note): Promise<void> =>
  deviceOutbox.edit((rows) =>
    rows.renew(row.seq, { payload: { ...change, baseText: theirs.text }, baseVersion: theirs.version }),
  );

/** The other text stays. The user's own goes to the server first, and so among the note's earlier texts. */
export const takeTheirs = ({ row, change }: Side, theirs: Note): Promise<void> =>
  deviceOutbox.edit(async (rows) => {
    await rows.renew(row.seq, { payload: { ...change, baseText: theirs.text }, baseVersion: theirs.version });
    const { sub, operation, objectKey } = row;
    const payload: NoteChange = { ...change, text: theirs.text, baseText: change.text };
    await rows.add({ sub, operation, objectKey, payload, baseVersion: theirs.version });
  });

/** Writes a refused edit as a new note: the old one is gone. */
export const writeAsNew = ({ row, change }: Side): Promise<void> =>
  deviceOutbox.edit(async (rows) => {
    await rows.discard(row);
    const id = uuidv7();
    const payload: NoteChange = { ...change, kind: 'create', id, baseText: '' };
    const { sub, operation } = row;
    await rows.add({ sub, operation, objectKey: noteObjectKey(id), payload, baseVersion: null });
  });
