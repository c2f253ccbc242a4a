import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { userIdOf } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { files } from './file.table.ts';
import { mayWriteFiles } from './policy.ts';
import { whereReadyOf } from './read.ts';
import { removePictures } from './save-file.ts';

/** Nobody can read the file from then on; its content goes with the next pruning. */
export const removeFile = command({
  name: 'files.remove',
  input: z.object({ id: z.uuid() }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input: { id }, now }) => {
    const [removed] = await tx
      .update(files)
      .set({ state: 'removed', updatedAt: now })
      .where(and(eq(files.id, id), whereReadyOf(userIdOf(actor))))
      .returning({ id: files.id });
    if (!removed) throw notFound('فایل');
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
