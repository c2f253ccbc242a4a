import type { Actor } from '../platform/actor.ts';
import { forOwner, forSignedIn, type Verdict } from '../platform/command/policy.ts';
import type { NoteRow } from './note.table.ts';

export const mayWriteNotes = forSignedIn;

export const mayChangeNote = (actor: Actor, note: NoteRow | undefined): Verdict => forOwner(actor, note, 'یادداشت');
