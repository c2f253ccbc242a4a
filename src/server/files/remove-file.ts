import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { userIdOf } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { locked, notFound } from '../platform/errors/app-error.ts';
import { files } from './file.table.ts';
import { fileGrants } from './file-grant.table.ts';
import { mayWriteFiles } from './policy.ts';
import { whereReadyOf } from './read.ts';
import { removePictures } from './save-file.ts';

const granted = () =>
  locked('file_granted', 'این فایل را به گفت‌وگو یا درخواستی داده‌اید و پاک نمی‌شود؛ نخست پیام آن را پاک کنید.');

/** Nobody can read the file from then on; its content goes with the next pruning. Who has it by a grant keeps it. */
export const removeFile = command({
  name: 'files.remove',
  input: z.object({ id: z.uuid() }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input: { id }, now }) => {
    const own = and(eq(files.id, id), whereReadyOf(userIdOf(actor)));
    // Held, so that a grant that is being made is counted.
    const [held] = await tx.select({ id: files.id }).from(files).where(own).for('update');
    if (!held) throw notFound('فایل');
    if ((await tx.$count(fileGrants, eq(fileGrants.fileId, id))) > 0) throw granted();
    await tx.update(files).set({ state: 'removed', updatedAt: now }).where(own);
    return { id, isDeleted: true as const };
  },
  audit: ({ id }) => ({ objectType: 'file', objectId: id }),
});

/** Succeeds also without a picture. */
export const removePicture = command({
  name: 'files.removePicture',
  input: z.object({}),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, now }) => removePictures(tx, userIdOf(actor), now),
  audit: (removed, { actor }) => (removed > 0 ? { objectType: 'person', objectId: userIdOf(actor) } : undefined),
  answer: () => ({ isDeleted: true as const }),
});
