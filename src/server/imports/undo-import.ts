import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { KeptItem, UndoneCounts } from '../../contract/imports/import.ts';
import type { AppDeps } from '../app-deps.ts';
import { recountCatalog } from '../catalog/ingest/write-counts.ts';
import type { UndoneEntry } from '../catalog/undo/journal-write.ts';
import { undoEntries } from '../catalog/undo/undo-entries.ts';
import type { Tx } from '../db/open-database.ts';
import { isSystem } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forbidden } from '../platform/errors/app-error.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import type { JobContext } from '../platform/jobs/job-kind.ts';
import { findRequestedOffers } from '../trade/request-lines.ts';
import { importChanges, imports } from './import.table.ts';

const KEPT_LISTED_MAX = 100;
const input = z.object({ id: z.uuid() });
const policy = (actor: Parameters<typeof isSystem>[0]) => isSystem(actor) || forbidden();

/** Puts the last batch back that is not put back yet. Answers whether there was one. */
const undoBatch = command({
  name: 'imports.undoBatch',
  input,
  policy,
  effect: async ({ tx, input: { id }, now }) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    if (row?.state !== 'undoing') return { isLeft: false };
    const last = tx
      .select({ batch: sql`max(${importChanges.batch})` })
      .from(importChanges)
      .where(eq(importChanges.importId, id));
    const isLast = and(eq(importChanges.importId, id), eq(importChanges.batch, sql`(${last})`));
    const entries = await tx.select().from(importChanges).where(isLast);
    if (entries.length === 0) return { isLeft: false };
    const results = await undoEntries(tx, entries, { now, findUsed: findRequestedOffers });
    const [first] = entries;
    await tx
      .delete(importChanges)
      .where(and(eq(importChanges.importId, id), eq(importChanges.batch, first?.batch ?? 0)));
    await tellEarlierImports(tx, results);
    await tx
      .update(imports)
      .set({
        undone: added(row.undone ?? NOTHING, results),
        rowsDone: sql`least(${imports.rowsTotal}, ${imports.rowsDone} + ${entries.length}::int)`,
      })
      .where(eq(imports.id, id));
    return { isLeft: true };
  },
  // The end of the undo has one entry for all.
  audit: () => undefined,
});

const finishUndo = command({
  name: 'imports.finishUndo',
  input,
  policy,
  effect: async ({ tx, input: { id }, now }) => {
    await recountCatalog(tx);
    await bumpPublicRevision(tx);
    const [row] = await tx
      .update(imports)
      .set({ state: 'undone', endedAt: now, rowsDone: sql`${imports.rowsTotal}`, journalBytes: 0 })
      .where(eq(imports.id, id))
      .returning({ undone: imports.undone });
    const { restored, removed, kept } = row?.undone ?? NOTHING;
    return { id, restored, removed, kept };
  },
  audit: ({ id, ...counts }) => ({ objectType: 'import', objectId: id, details: counts }),
});

const NOTHING: UndoneCounts = { restored: 0, removed: 0, kept: 0, keptItems: [] };

/** The job of an undo. Sent again, it goes on with the batch where it was. */
export async function runUndo({ payload, deps, signal, once }: JobContext<{ id: string }, AppDeps>): Promise<void> {
  const call = { actor: { kind: 'system' } as const, input: payload };
  for (let isLeft = true; isLeft; ) {
    signal.throwIfAborted();
    ({ isLeft } = (await undoBatch(deps, call)).answer);
  }
  await once(finishUndo, payload);
}

/** A row that is put back is as an earlier import left it, so that it can be undone too. */
async function tellEarlierImports(tx: Tx, entries: readonly UndoneEntry[]): Promise<void> {
  const restored = entries
    .filter(({ before, keptFor }) => before !== null && keptFor === undefined)
    .map(({ objectId, fromVersion, version }) => ({ id: objectId, left: fromVersion, now: version + 1 }));
  await tx.execute(sql`
    update ${importChanges} c set version = r.now
    from json_to_recordset(${JSON.stringify(restored)}::json) as r(id uuid, "left" int, now int)
    where c.object_id = r.id and c.version = r."left"`);
}

/** A product counts once, whatever of it is put back. */
function added(counts: UndoneCounts, entries: readonly UndoneEntry[]): UndoneCounts {
  const ofPart = Map.groupBy(
    entries.filter(({ kind }) => kind === 'base' || kind === 'offer'),
    ({ partId, objectId }) => partId ?? objectId,
  );
  const next = { ...counts };
  const kept: KeptItem[] = entries.flatMap((one) => (one.kind === 'supplier' ? keptOf(one) : []));
  for (const part of ofPart.values()) {
    const stays = part.flatMap(keptOf)[0];
    if (stays) kept.push(stays);
    else if (part.some(({ before }) => before === null)) next.removed += 1;
    else next.restored += 1;
  }
  next.kept += kept.length;
  next.keptItems = [...counts.keptItems, ...kept].slice(0, KEPT_LISTED_MAX);
  return next;
}

const keptOf = ({ title, keptFor }: UndoneEntry): KeptItem[] =>
  keptFor === undefined ? [] : [{ title, reason: keptFor }];
