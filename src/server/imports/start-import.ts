import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { command } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { jobKind } from '../platform/jobs/job-kind.ts';
import { importRef, lockImport } from './check-import.ts';
import { imports } from './import.table.ts';
import { countJournal } from './journal.ts';
import { presentOne } from './read.ts';

const MINUTE_MS = 60_000;
export const ATTEMPTS_MAX = 5;
const payload = z.object({ id: z.uuid() });

export const runKind = jobKind({
  name: 'imports.run',
  title: 'ورود یک فایل',
  payload,
  timeoutMs: 20 * MINUTE_MS,
  attemptsMax: ATTEMPTS_MAX,
  waitingMax: 200,
});
export const undoKind = jobKind({
  name: 'imports.undo',
  title: 'برگرداندن یک ورود',
  payload,
  timeoutMs: 20 * MINUTE_MS,
  attemptsMax: ATTEMPTS_MAX,
  waitingMax: 200,
});

/** Imports what was checked, in the background. */
export const startImport = command({
  name: 'imports.run',
  input: importRef,
  policy: forSignedIn,
  effect: async ({ tx, actor, input, now }) => {
    await lockImport(tx, actor, input, 'run', now);
    const [row] = await tx
      .update(imports)
      .set({ state: 'running', rowsDone: 0 })
      .where(eq(imports.id, input.id))
      .returning();
    if (!row) throw new Error('the locked import is gone');
    await enqueue({ tx, now }, runKind, { id: input.id }, { uniqueKey: input.id });
    return presentOne(tx, row);
  },
  audit: ({ id, rowsTotal }) => ({ objectType: 'import', objectId: id, details: { rows: rowsTotal } }),
});

/** Puts everything back that the import has changed, in the background. */
export const undoImport = command({
  name: 'imports.undo',
  input: importRef,
  policy: forSignedIn,
  effect: async ({ tx, actor, input, now }) => {
    await lockImport(tx, actor, input, 'undo', now);
    const [row] = await tx
      .update(imports)
      .set({
        state: 'undoing',
        rowsTotal: await countJournal(tx, input.id),
        rowsDone: 0,
        endedAt: null,
        undone: { restored: 0, removed: 0, kept: 0, keptItems: [] },
      })
      .where(eq(imports.id, input.id))
      .returning();
    if (!row) throw new Error('the locked import is gone');
    await enqueue({ tx, now }, undoKind, { id: input.id }, { uniqueKey: input.id });
    return presentOne(tx, row);
  },
  audit: ({ id, rowsTotal }) => ({ objectType: 'import', objectId: id, details: { entries: rowsTotal } }),
});
