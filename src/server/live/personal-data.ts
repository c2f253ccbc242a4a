import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { listRevisions, presentHint } from './read.ts';
import { userRevisions } from './user-revision.table.ts';

export const hintsOfPerson: PersonalData = {
  name: 'liveHints',
  columns: [userRevisions.personId],
  async *rows(db, personId) {
    yield* (await listRevisions(db, personId)).map(presentHint);
  },
  erase: async (tx, personId) => {
    await tx.delete(userRevisions).where(eq(userRevisions.personId, personId));
  },
};
