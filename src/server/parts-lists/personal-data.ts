import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { partsLists } from './parts-list.table.ts';
import { findPartsList, presentPartsList } from './read.ts';

export const partsListOfPerson: PersonalData = {
  name: 'partsLists',
  columns: [partsLists.personId],
  async *rows(db, personId) {
    const list = await findPartsList(db, personId);
    if (list) yield presentPartsList(list);
  },
  erase: async (tx, personId) => {
    await tx.delete(partsLists).where(eq(partsLists.personId, personId));
  },
};
