import { z } from 'zod';
import { deliveryAddress } from '../delivery/delivery-address.ts';
import { favorite } from '../favorites/favorite.ts';
import { storedFile } from '../files/file.ts';
import { note } from '../notes/note.ts';
import { profile } from './profile.ts';
import { session } from './session.ts';

/** A note with its earlier texts. */
const exportedNote = note.extend({
  revisions: z.array(z.object({ version: z.int(), text: z.string(), at: z.iso.datetime() })),
});
export type ExportedNote = z.infer<typeof exportedNote>;

/** Everything that the server keeps about a person. */
export const personalExport = z.object({
  exportedAt: z.iso.datetime(),
  profile,
  sessions: z.array(session),
  deliveryAddresses: z.array(deliveryAddress),
  notes: z.array(exportedNote),
  favorites: z.array(favorite),
  /** Their contents are at their `url`. */
  files: z.array(storedFile),
});

export const accountDeletion = z.object({ isDeleted: z.literal(true) });
