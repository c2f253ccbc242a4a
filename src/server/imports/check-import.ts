import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type ImportCheck, importCheck, importPlan } from '../../contract/imports/import.ts';
import { allowedActions, type ImportAction } from '../../core/imports/import-states.ts';
import type { AppDeps } from '../app-deps.ts';
import { readUploaded } from '../catalog/import/uploaded/read-uploaded.ts';
import { checkUploaded } from '../catalog/import/uploaded/uploaded-catalog.ts';
import { checkOffers } from '../catalog/import/uploaded/uploaded-offers.ts';
import type { Tx } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict } from '../platform/errors/app-error.ts';
import { type ImportRow, imports } from './import.table.ts';
import { getImportRow, presentOne } from './read.ts';

export const importRef = z.object({ id: z.uuid() });

/**
 * What the import would do by this plan; stores nothing.
 * @throws 409 for an import that has begun, 422 for a plan that does not fit the file
 */
export async function tryPlan(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  actor: Actor,
  { id, plan }: { id: string; plan: z.output<typeof importPlan> },
) {
  const row = await getImportRow(db, actor, id, now());
  assertState(row, 'check');
  const rows = await readUploaded(contentOf(row), plan.sheet);
  const { supplierId } = row;
  return supplierId === null ? checkUploaded(db, { rows, plan }) : checkOffers(db, { rows, plan, supplierId });
}

/** Keeps the plan that was checked: it is what `run` takes. */
export const saveCheck = command({
  name: 'imports.check',
  input: importRef.extend({
    plan: importPlan,
    found: importCheck.omit({ info: true }).extend({ counts: importCheck.shape.info.shape.counts.unwrap() }),
  }),
  policy: forSignedIn,
  effect: async ({ tx, actor, input: { id, plan, found }, now }): Promise<ImportCheck> => {
    await lockImport(tx, actor, { id }, 'check', now);
    const { counts, questions, prices } = found;
    const rowsTotal = counts.fresh + counts.changed + counts.unchanged + counts.refused;
    const [row] = await tx
      .update(imports)
      .set({ plan, counts, rowsTotal, state: 'checked' })
      .where(eq(imports.id, id))
      .returning();
    if (!row) throw new Error('the locked import is gone');
    return { info: await presentOne(tx, row), questions, prices };
  },
  // What is stored is the caller's own file until it is imported.
  audit: () => undefined,
});

/** @throws 409 for an import in another state */
export async function lockImport(
  tx: Tx,
  actor: Actor,
  { id }: z.output<typeof importRef>,
  action: ImportAction,
  now: Date,
): Promise<ImportRow> {
  await tx.select({ id: imports.id }).from(imports).where(eq(imports.id, id)).for('update');
  const row = await getImportRow(tx, actor, id, now);
  assertState(row, action);
  return row;
}

const refusals: Readonly<Record<ImportAction, string>> = {
  check: 'این ورود آغاز شده است؛ برای فایل تازه ورود دیگری بسازید.',
  run: 'نخست بررسی کنید که این فایل چه چیزی را تغییر می‌دهد.',
  undo: 'این ورود اکنون برگرداندنی نیست.',
};

export function assertState({ state }: ImportRow, action: ImportAction): void {
  if (!allowedActions(state).includes(action)) throw conflict('import_state', refusals[action]);
}

export function contentOf({ content }: ImportRow): Buffer {
  if (!content) throw new Error('the file of the import is gone');
  // A driver may answer plain bytes.
  return Buffer.from(content);
}
