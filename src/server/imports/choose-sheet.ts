import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { importGuess } from '../../contract/imports/import.ts';
import { scopeOf } from '../../core/imports/import-scopes.ts';
import type { AppDeps } from '../app-deps.ts';
import { guessUploaded } from '../catalog/import/uploaded/read-uploaded.ts';
import type { Actor } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { assertState, contentOf, importRef, lockImport } from './check-import.ts';
import { imports } from './import.table.ts';
import { getImportRow, presentDetail } from './read.ts';

/**
 * What the columns of a sheet may be; stores nothing.
 * @throws 400 for a sheet that the file does not have, 409 for an import that has begun
 */
export async function guessSheet(
  { db, now }: Pick<AppDeps, 'db' | 'now'>,
  actor: Actor,
  { id, sheet }: { id: string; sheet: string },
) {
  const row = await getImportRow(db, actor, id, now());
  assertState(row, 'check');
  return guessUploaded(contentOf(row), row.fileName, scopeOf(row.supplierId), sheet);
}

/** Keeps the guess of another sheet; what was checked of the one before is forgotten. */
export const chooseSheet = command({
  name: 'imports.chooseSheet',
  input: importRef.extend({ guess: importGuess, rows: z.int() }),
  policy: forSignedIn,
  effect: async ({ tx, actor, input: { id, guess, rows }, now }) => {
    await lockImport(tx, actor, { id }, 'check', now);
    const [row] = await tx
      .update(imports)
      .set({ guess, plan: null, counts: null, rowsTotal: rows, state: 'uploaded' })
      .where(eq(imports.id, id))
      .returning();
    if (!row) throw new Error('the locked import is gone');
    return presentDetail(tx, row);
  },
  // What is stored is the caller's own file until it is imported.
  audit: () => undefined,
});
