import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { AppDeps } from '../app-deps.ts';
import { readUploaded } from '../catalog/import/uploaded/read-uploaded.ts';
import { writeUploaded } from '../catalog/import/uploaded/uploaded-catalog.ts';
import { writeOffers } from '../catalog/import/uploaded/uploaded-offers.ts';
import { isSystem } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { AppError, forbidden } from '../platform/errors/app-error.ts';
import { type JobContext, JobFault } from '../platform/jobs/job-kind.ts';
import { contentOf } from './check-import.ts';
import { type ImportRow, imports } from './import.table.ts';
import { countWritten, JOURNAL_FULL, journaled } from './journal.ts';
import { ATTEMPTS_MAX } from './start-import.ts';

const FAILED = 'ورود این فایل به پایان نرسید؛ آنچه نوشته شده است را می‌توانید برگردانید.';
const TOO_MUCH = 'این فایل بیش از اندازه تغییر می‌دهد؛ آن را بخش کنید. آنچه نوشته شده است را می‌توانید برگردانید.';

const end = z.object({
  id: z.uuid(),
  /** Products of the file, and how many are refused; null: it did not come to the end. */
  read: z.object({ products: z.int(), refused: z.int() }).nullable(),
  fault: z.string().nullable(),
});

const finishImport = command({
  name: 'imports.finish',
  input: end,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: async ({ tx, input: { id, read, fault }, now }) => {
    const written = await countWritten(tx, id);
    const refused = read?.refused ?? 0;
    const unchanged = Math.max(0, (read?.products ?? 0) - refused - written.fresh - written.changed);
    const counts = { ...written, unchanged: read ? unchanged : 0, refused };
    await tx
      .update(imports)
      .set({
        state: fault === null ? 'done' : 'failed',
        counts,
        fault,
        content: null,
        endedAt: now,
        ...(read && { rowsTotal: read.products, rowsDone: read.products }),
      })
      .where(eq(imports.id, id));
    return { id, ...counts };
  },
  audit: ({ id, ...counts }) => ({ objectType: 'import', objectId: id, details: counts }),
});

/** The job of one import. Sent again, it goes on. */
export async function runImport({ payload, deps, attempt, signal, once }: JobContext<{ id: string }, AppDeps>) {
  const [row] = await deps.db.select().from(imports).where(eq(imports.id, payload.id));
  if (row?.state !== 'running') return;
  try {
    const read = await write(deps, row, signal);
    await once(finishImport, { id: row.id, read, fault: null });
  } catch (error) {
    if (signal.aborted) throw error;
    const fault = faultOf(error, attempt);
    if (fault === undefined) throw error;
    deps.log.warn({ err: error, import: row.id }, 'an import ended early');
    await once(finishImport, { id: row.id, read: null, fault });
  }
}

async function write({ db, now }: AppDeps, row: ImportRow, signal: AbortSignal) {
  if (!row.plan) throw new Error('an import without a plan runs');
  const rows = await readUploaded(contentOf(row), row.plan.sheet ?? null);
  const { plan, supplierId } = row;
  if (supplierId === null) return writeUploaded(db, { rows, plan, signal }, journaled(row.id));
  return writeOffers(db, { rows, plan, signal, supplierId }, journaled(row.id), now);
}

/** Undefined: it may be better the next time. */
function faultOf(error: unknown, attempt: number): string | undefined {
  if (error instanceof JobFault && error.code === JOURNAL_FULL) return TOO_MUCH;
  if (error instanceof AppError && error.status < 500) return error.message;
  return attempt >= ATTEMPTS_MAX ? FAILED : undefined;
}
