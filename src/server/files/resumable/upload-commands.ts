import { and, eq, lt, sum } from 'drizzle-orm';
import { z } from 'zod';
import { lockPerson } from '../../account/person/lock-person.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { userIdOf } from '../../platform/actor.ts';
import { ownRow } from '../../platform/command/audit.ts';
import { command } from '../../platform/command/command.ts';
import { AppError, conflict, notFound } from '../../platform/errors/app-error.ts';
import { mayWriteFiles } from '../policy.ts';
import { type UploadRow, uploadParts, uploads } from './upload.table.ts';

/** Unfinished uploads of a person; a new one takes the place of the oldest. */
const OF_PERSON_MAX = 5;
/** Unfinished bytes of everybody. */
const BYTES_MAX = 2 * 1024 ** 3;
const KEPT_MS = 24 * 60 * 60_000;

const recorded = ownRow('files.save has the entry; an upload that is never finished leaves none');

/** Opens an upload under the id that its device has made; sent again, it is the same upload. */
export const startUpload = command({
  name: 'files.startUpload',
  input: z.object({ id: z.uuid(), length: z.int().positive(), metadata: z.record(z.string(), z.string().nullable()) }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input, now }) => {
    const personId = userIdOf(actor);
    await lockPerson(tx, personId);
    const known = await findUpload(tx, input.id);
    if (known) {
      if (known.personId === personId && known.length === input.length) return known;
      throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
    }
    await makeRoom(tx, personId);
    const [made] = await tx
      .insert(uploads)
      .values({ ...input, personId, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
    return made;
  },
  audit: recorded,
});

async function makeRoom(tx: Tx, personId: string): Promise<void> {
  const own = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.personId, personId), eq(uploads.isDone, false)))
    .orderBy(uploads.createdAt);
  for (const { id } of own.slice(0, Math.max(0, own.length + 1 - OF_PERSON_MAX)))
    await tx.delete(uploads).where(eq(uploads.id, id));
  const [held] = await tx
    .select({ bytes: sum(uploads.received).mapWith(Number) })
    .from(uploads)
    .where(eq(uploads.isDone, false));
  if ((held?.bytes ?? 0) > BYTES_MAX)
    throw new AppError(507, 'uploads_full', 'سرور جای خالی ندارد؛ کمی بعد دوباره بفرستید.');
}

/** Stores the part at `start`. Answers how much is stored then. @throws 409 if another part starts there */
export const addPart = command({
  name: 'files.addPart',
  input: z.object({ id: z.uuid(), start: z.int().min(0), content: z.instanceof(Buffer) }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input: { id, start, content } }) => {
    const personId = userIdOf(actor);
    const [moved] = await tx
      .update(uploads)
      .set({ received: start + content.length })
      .where(and(eq(uploads.id, id), eq(uploads.personId, personId), eq(uploads.received, start)))
      .returning({ received: uploads.received });
    if (!moved) {
      await getUpload(tx, personId, id);
      throw conflict('upload_offset', 'این بخش از فایل پیش‌تر رسیده است؛ از جای درست ادامه دهید.');
    }
    if (content.length > 0) await tx.insert(uploadParts).values({ uploadId: id, start, content });
    return moved.received;
  },
  audit: recorded,
});

/** The file of an upload is stored: its parts go. */
export const settleUpload = command({
  name: 'files.settleUpload',
  input: z.object({ id: z.uuid() }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input: { id } }) => {
    await getUpload(tx, userIdOf(actor), id);
    await tx.update(uploads).set({ isDone: true }).where(eq(uploads.id, id));
    await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id));
    return { id };
  },
  audit: recorded,
});

/** Forgets an upload and its parts; one that is not there is no error. */
export const endUpload = command({
  name: 'files.endUpload',
  input: z.object({ id: z.uuid() }),
  policy: mayWriteFiles,
  effect: async ({ tx, actor, input: { id } }) => {
    await tx.delete(uploads).where(and(eq(uploads.id, id), eq(uploads.personId, userIdOf(actor))));
    return { id, isDeleted: true as const };
  },
  audit: recorded,
});

async function findUpload(db: Tx | Db, id: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.id, id));
  return row;
}

/** @throws 404 for an upload that does not exist, or is another's */
export async function getUpload(db: Tx | Db, personId: string, id: string): Promise<UploadRow> {
  const row = await findUpload(db, id);
  if (row?.personId !== personId) throw notFound('بارگذاری');
  return row;
}

/** The whole content, in order. */
export async function readParts(db: Db, id: string): Promise<Buffer> {
  const parts = await db.select().from(uploadParts).where(eq(uploadParts.uploadId, id)).orderBy(uploadParts.start);
  return Buffer.concat(parts.map(({ content }) => content));
}

/** Deletes what nobody has finished in a day. */
export async function pruneUploads(db: Db, now: Date): Promise<void> {
  await db.delete(uploads).where(lt(uploads.createdAt, new Date(now.getTime() - KEPT_MS)));
}
