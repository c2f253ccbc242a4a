import { and, eq, inArray, ne, notExists, or } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { files } from './file.table.ts';
import { fileGrants } from './file-grant.table.ts';
import { listContents, listExportedFiles, whereReadyOf } from './read.ts';
import { uploads } from './resumable/upload.table.ts';

/**
 * Contents and rows go with the next pruning; until then a row has no name. An attachment stays as evidence for the parties
 * whom it was granted to.
 */
export const filesOfPerson: PersonalData = {
  name: 'files',
  columns: [files.personId, uploads.personId],
  rows: listExportedFiles,
  contents: listContents,
  erase: async (tx, personId, now) => {
    const grants = tx.select({ id: fileGrants.fileId }).from(fileGrants).where(eq(fileGrants.fileId, files.id));
    await tx
      .update(files)
      .set({ state: 'removed', updatedAt: now })
      .where(and(whereReadyOf(personId), or(ne(files.scope, 'attachment'), notExists(grants))));
    await tx
      .update(files)
      .set({ name: '', sha256: '' })
      .where(and(eq(files.personId, personId), inArray(files.state, ['storing', 'removed'])));
    await tx.delete(uploads).where(eq(uploads.personId, personId));
  },
};
