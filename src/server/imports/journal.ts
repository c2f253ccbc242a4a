import { eq, sql } from 'drizzle-orm';
import type { ImportCounts } from '../../contract/imports/import.ts';
import type { AroundWrite } from '../catalog/ingest/touched.ts';
import { type JournalEntry, journalWrite } from '../catalog/undo/journal-write.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { JobFault } from '../platform/jobs/job-kind.ts';
import { importChanges, imports } from './import.table.ts';

/** What an import of five thousand rows with the longest texts needs is a tenth of it. */
const JOURNAL_BYTES_MAX = 64 * 1024 * 1024;
export const JOURNAL_FULL = 'journal_full';

/** Writes the journal and the progress of an import in the transaction of each batch. */
export function journaled(importId: string): AroundWrite {
  let done = 0;
  return async (tx, touched, write) => {
    const { saved, entries } = await journalWrite(tx, touched, write);
    done += touched.base?.length ?? touched.offer?.length ?? 0;
    await note(tx, importId, entries, done);
    return saved;
  };
}

/** @throws JobFault for a journal that is too large; the batch is rolled back */
async function note(tx: Tx, importId: string, entries: readonly JournalEntry[], done: number): Promise<void> {
  const bytes = entries.reduce((sum, { before }) => sum + Buffer.byteLength(JSON.stringify(before)), 0);
  const [row] = await tx
    .update(imports)
    .set({
      // A second run begins with what the first one has done.
      rowsDone: sql`least(${imports.rowsTotal}, greatest(${imports.rowsDone}, ${done}::int))`,
      journalBytes: sql`${imports.journalBytes} + ${bytes}::int`,
    })
    .where(eq(imports.id, importId))
    .returning({ journalBytes: imports.journalBytes });
  if (!row || row.journalBytes > JOURNAL_BYTES_MAX) throw new JobFault(JOURNAL_FULL, { isFinal: true });
  if (entries.length === 0) return;
  const [last] = await tx
    .select({ batch: sql<number>`coalesce(max(${importChanges.batch}), 0)::int` })
    .from(importChanges)
    .where(eq(importChanges.importId, importId));
  const batch = (last?.batch ?? 0) + 1;
  await insertRows(
    tx,
    importChanges,
    entries.map((entry) => ({ importId, batch, ...entry })),
  );
}

/** How many products the import made, and how many it changed. */
export async function countWritten(tx: Executor, importId: string): Promise<Pick<ImportCounts, 'fresh' | 'changed'>> {
  const { rows } = await tx.execute<{ fresh: number; changed: number }>(sql`
    select count(*) filter (where is_made)::int as fresh, count(*) filter (where not is_made)::int as changed
    from (
      select coalesce(part_id, object_id), bool_or(kind = 'base' and before is null) as is_made
      from ${importChanges} where import_id = ${importId}::uuid and kind in ('base', 'offer') group by 1) as parts`);
  return rows[0] ?? { fresh: 0, changed: 0 };
}

export async function countJournal(tx: Executor, importId: string): Promise<number> {
  const [row] = await tx
    .select({ entries: sql<number>`count(*)::int` })
    .from(importChanges)
    .where(eq(importChanges.importId, importId));
  return row?.entries ?? 0;
}
