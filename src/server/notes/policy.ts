import { type Actor, isSignedIn } from '../platform/command/actor.ts';
import type { Verdict } from '../platform/command/policy.ts';
import { notFound, unauthorized } from '../platform/errors/app-error.ts';
import type { NoteRow } from './note.table.ts';

export const mayWriteNotes = (actor: Actor): Verdict => isSignedIn(actor) || unauthorized();

/** Another's note answers like an absent one. */
export const mayChangeNote = (actor: Actor, note: NoteRow | undefined): Verdict =>
  (isSignedIn(actor) && note?.personId === actor.userId) || notFound('یادداشت');
