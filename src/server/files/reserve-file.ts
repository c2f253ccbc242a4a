import { and, count, eq, exists, gt, ne, notExists, or, type SQL, sum } from 'drizzle-orm';
import { z } from 'zod';
import { fileScopes } from '../../contract/files/file.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import type { Tx } from '../db/open-database.ts';
import { userIdOf } from '../platform/actor.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { AppError, conflict, unprocessable } from '../platform/errors/app-error.ts';
import { newFileKey } from '../platform/files/file-key.ts';
import { type FileRow, files } from './file.table.ts';
import { fileGrants } from './file-grant.table.ts';
import { mayWriteFiles } from './policy.ts';

const FILES_MAX = 500;
const BYTES_MAX = 200 * 1024 * 1024;
/** Of what is given to others in this time: more than a busy seller sends. */
const GIVEN_BYTES_MAX = 1024 * 1024 * 1024;
const GIVEN_MS = 30 * 24 * 60 * 60_000;

const reservation = z.object({
  id: z.uuid(),
  scope: z.enum(fileScopes),
  name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});
type Reservation = z.infer<typeof reservation>;

/** Takes the space of a file before its content is stored. The same file sent again gets the same row. */
export const reserveFile = command({
  name: 'files.reserve',
  input: reservation,
  policy: mayWriteFiles,
  effect: reserve,
  audit: ownRow('files.save has the entry; a file that is never saved leaves none'),
});

async function reserve({ tx, actor, input, now }: EffectContext<Reservation>): Promise<FileRow> {
  const personId = userIdOf(actor);
  // One at a time, so that the sums are certain.
  await lockPerson(tx, personId);
  const sent = await findSent(tx, personId, input);
  if (sent) return touch(tx, sent, now);
  await assertSpace(tx, personId, input, now);
  const [made] = await tx
    .insert(files)
    .values({ ...input, personId, state: 'storing', storageKey: newFileKey(), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: files.id })
    .returning();
  if (!made) throw idTaken();
  return made;
}

async function findSent(tx: Tx, personId: string, input: Reservation): Promise<FileRow | undefined> {
  const [row] = await tx.select().from(files).where(eq(files.id, input.id));
  if (!row) return undefined;
  if (row.personId !== personId || row.state === 'removed') throw idTaken();
  if (row.sha256 !== input.sha256 || row.scope !== input.scope)
    throw unprocessable('file_id_reused', 'این شناسه پیش‌تر برای فایل دیگری به کار رفته است.', 'file');
  return row;
}

/** A pruning does not take what is being sent again. */
async function touch(tx: Tx, row: FileRow, now: Date): Promise<FileRow> {
  if (row.state === 'storing') await tx.update(files).set({ updatedAt: now }).where(eq(files.id, row.id));
  return row;
}

/** What others have been given cannot be deleted by its person: it takes no room, but may not be sent without an end. */
async function assertSpace(tx: Tx, personId: string, { scope, bytes }: Reservation, now: Date): Promise<void> {
  const own = eq(files.personId, personId);
  const grants = tx.select({ id: fileGrants.fileId }).from(fileGrants).where(eq(fileGrants.fileId, files.id));
  const held = await measure(tx, and(own, or(ne(files.scope, 'attachment'), notExists(grants))));
  if (held.count >= FILES_MAX || held.bytes + bytes > BYTES_MAX)
    throw new AppError(507, 'file_quota_reached', 'جای فایل‌های شما پر شده است؛ نخست چند فایل را پاک کنید.');
  if (scope !== 'attachment') return;
  const since = gt(files.createdAt, new Date(now.getTime() - GIVEN_MS));
  const given = await measure(tx, and(own, eq(files.scope, 'attachment'), exists(grants), since));
  if (given.bytes + bytes > GIVEN_BYTES_MAX)
    throw new AppError(
      507,
      'given_quota_reached',
      'در سی روز گذشته فایل‌های بسیاری فرستاده‌اید؛ چند روز دیگر ادامه دهید.',
    );
}

async function measure(tx: Tx, where: SQL | undefined): Promise<{ count: number; bytes: number }> {
  const [found] = await tx
    .select({ count: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(where);
  return { count: found?.count ?? 0, bytes: found?.bytes ?? 0 };
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
