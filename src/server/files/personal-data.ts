import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { files } from './file.table.ts';
import { listContents, listExportedFiles, whereReadyOf } from './read.ts';

/** Contents and rows go with the next pruning; until then a row has no name. */
export const filesOfPerson: PersonalData = {
  name: 'files',
  rows: listExportedFiles,
  contents: listContents,
  erase: async (tx, personId, now) => {
    const own = eq(files.personId, personId);
    await tx.update(files).set({ state: 'removed', updatedAt: now }).where(whereReadyOf(personId));
    await tx.update(files).set({ name: '', sha256: '' }).where(own);
  },
};
