import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { importGuess } from '../../contract/imports/import.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import { userIdOf } from '../platform/actor.ts';
import { command } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { imports } from './import.table.ts';
import { assertMayImport } from './policy.ts';
import { presentDetail } from './read.ts';

/** Files of one person that are not imported yet; an earlier one is forgotten. */
const WAITING_MAX = 3;

/** Holds a file with what its columns may be, until it is imported or forgotten. */
export const uploadImport = command({
  name: 'imports.upload',
  input: z.object({
    supplierId: z.uuid().nullable(),
    fileName: z.string(),
    content: z.instanceof(Buffer),
    guess: importGuess,
    rowsTotal: z.int(),
  }),
  policy: forSignedIn,
  effect: async ({ tx, actor, input, now }) => {
    const { supplierId, fileName, content, guess, rowsTotal } = input;
    await assertMayImport(tx, actor, supplierId, now);
    const personId = userIdOf(actor);
    const values = { id: uuidv7(), supplierId, personId, fileName, content, guess, rowsTotal, createdAt: now };
    const [row] = await tx.insert(imports).values(values).returning();
    if (!row) throw new Error('the import is not stored');
    const isWaiting = and(eq(imports.personId, personId), inArray(imports.state, ['uploaded', 'checked']));
    const latest = tx
      .select({ id: imports.id })
      .from(imports)
      .where(isWaiting)
      .orderBy(desc(imports.id))
      .limit(WAITING_MAX);
    await tx.delete(imports).where(and(isWaiting, notInArray(imports.id, latest)));
    return presentDetail(tx, row);
  },
  audit: ({ info }) => ({ objectType: 'import', objectId: info.id, details: { rows: info.rowsTotal } }),
  status: 201,
});
