import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { lockPerson } from '../account/person/lock-person.ts';
import type { Tx } from '../db/open-database.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { unavailable } from '../platform/errors/app-error.ts';
import { type FileRow, files } from './file.table.ts';
import { mayWriteFiles } from './policy.ts';
import { presentFile, presentPicture, whereReadyOf } from './read.ts';

const reserved = z.object({ id: z.uuid(), storageKey: z.string() });
type Reserved = z.infer<typeof reserved>;

interface Saved {
  row: FileRow;
  isNew: boolean;
}

const saving = {
  input: reserved,
  policy: mayWriteFiles,
  effect: save,
  audit: ({ row: { id, scope }, isNew }: Saved) =>
    isNew ? { objectType: 'file', objectId: id, details: { scope } } : undefined,
  status: 201,
} as const;

/** The last step of an upload: its content is in the store. */
export const saveFile = command({ ...saving, name: 'files.save', answer: ({ row }) => presentFile(row) });

/** The same for a profile picture, which takes the place of the one before. */
export const savePicture = command({ ...saving, name: 'files.savePicture', answer: ({ row }) => presentPicture(row) });

async function save({ tx, actor, input, now }: EffectContext<Reserved>): Promise<Saved> {
  const personId = userIdOf(actor);
  await lockPerson(tx, personId);
  const own = and(eq(files.id, input.id), eq(files.personId, personId), eq(files.storageKey, input.storageKey));
  const [row] = await tx.select().from(files).where(own);
  if (row?.state === 'ready') return { row, isNew: false };
  // Another sending of the same file has failed and released it.
  if (row?.state !== 'storing') throw unavailable();
  if (row.scope === 'profilePicture') await removePictures(tx, personId, now);
  const [saved] = await tx.update(files).set({ state: 'ready', updatedAt: now }).where(own).returning();
  if (!saved) throw new Error('the locked file is gone');
  return { row: saved, isNew: true };
}

/** Their contents go with the next pruning. Returns how many there were. */
export async function removePictures(tx: Tx, personId: string, now: Date): Promise<number> {
  const removed = await tx
    .update(files)
    .set({ state: 'removed', updatedAt: now })
    .where(and(whereReadyOf(personId), eq(files.scope, 'profilePicture')))
    .returning({ id: files.id });
  return removed.length;
}
