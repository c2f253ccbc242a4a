import { z } from 'zod';
import { NOTE_MAX_LENGTH } from '../../core/content/note-length.ts';
import { objectTypes } from '../../core/ids/object-types.ts';
import { entityFields, pageQuery, queryBoolean } from '../page.ts';

const objectType = z.enum(objectTypes);
const text = z.string().trim().min(1).max(NOTE_MAX_LENGTH);

const EXAMPLE = {
  objectType: 'product',
  objectId: '01940000-0000-7000-8000-000000000001',
  text: 'یاتاقان سمت موتور؛ ۲ عدد در انبار',
} as const;

export const noteBody = z
  .object({
    /** Made by the client, so that a note can be changed before it is sent. It becomes the note's id. */
    clientId: z.uuid(),
    objectType,
    objectId: z.uuid(),
    text,
  })
  .meta({ examples: [{ clientId: '01940000-0000-7000-8000-00000000000a', ...EXAMPLE }] });
export type NoteBody = z.infer<typeof noteBody>;

export const noteText = z.object({ text }).meta({ examples: [{ text: EXAMPLE.text }] });

/** A note of the signed-in user. A deleted one has no text and stays, so that other devices learn of it. */
export const note = z.object({
  ...entityFields,
  objectType,
  objectId: z.uuid(),
  text: z.string(),
  isDeleted: z.boolean(),
  /** Null if the object no longer exists. */
  object: z.object({ title: z.string(), slug: z.string(), glyph: z.string().nullable() }).nullable(),
});
export type Note = z.infer<typeof note>;

export const notesOfObjectQuery = pageQuery.extend({ objectType, objectId: z.uuid() });
export type NotesOfObjectQuery = z.output<typeof notesOfObjectQuery>;

export const notesQuery = pageQuery.extend({
  type: objectType.optional(),
  /** Also deleted notes. @default false */
  withDeleted: queryBoolean.optional(),
});
export type NotesQuery = z.output<typeof notesQuery>;
