import { eq, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Db } from '../../../../src/server/db/open-database.ts';
import { type Actor, isPerson } from '../../../../src/server/platform/actor.ts';
import { command, type Declaration, type EffectContext } from '../../../../src/server/platform/command/command.ts';
import { conflict, forbidden } from '../../../../src/server/platform/errors/app-error.ts';

/** A table of the tests' own: one row for each time the effect was committed. */
export const testNotes = pgTable('test_notes', { id: uuid().primaryKey(), text: text().notNull() });

export const createTestNotes = (db: Db) =>
  db.execute(sql`create table test_notes (id uuid primary key, text text not null)`);

export const noteBody = z.object({ text: z.string().min(1), color: z.string().default('white') });
export type NoteBody = z.output<typeof noteBody>;
type NoteAnswer = { text: string; number: number };
type NoteDeclaration = Declaration<typeof noteBody, NoteAnswer, NoteAnswer, 201>;

export async function writeNote({ tx, input }: EffectContext<NoteBody>): Promise<NoteAnswer> {
  if (input.text === 'refused') throw conflict('note_refused', 'نشد.');
  await tx.insert(testNotes).values({ id: crypto.randomUUID(), text: input.text });
  const written = await tx.select().from(testNotes).where(eq(testNotes.text, input.text));
  return { text: input.text, number: written.length };
}

/** Writes a note; `changes` are what a test is about. */
export const noteCommand = (changes: Partial<NoteDeclaration> = {}) =>
  command({
    name: 'test.note',
    input: noteBody,
    policy: (actor: Actor) => isPerson(actor) || forbidden(),
    effect: writeNote,
    audit: ({ text: objectId }) => ({ objectType: 'note', objectId, details: { color: 'white' } }),
    status: 201,
    ...changes,
  });
