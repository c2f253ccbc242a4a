import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { imports } from './import.table.ts';
import { importsOf } from './read.ts';

/** An import stays with its journal after its person has left: others may have to undo it. */
export const importsOfPerson: PersonalData = {
  name: 'imports',
  columns: [imports.personId],
  rows: importsOf,
  erase: async (tx, personId) => {
    await tx.update(imports).set({ personId: null }).where(eq(imports.personId, personId));
  },
};
