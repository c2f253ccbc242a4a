import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { listVisitsOfPerson } from './read.ts';
import { personVisits } from './visit.table.ts';

const PAGE_SIZE = 100;

export const visitsOfPerson: PersonalData = {
  name: 'lastVisits',
  columns: [personVisits.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listVisitsOfPerson(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(personVisits).where(eq(personVisits.personId, personId));
  },
};
