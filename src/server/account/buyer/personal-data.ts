import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.ts';
import { buyers } from './buyer.table.ts';
import { presentBuyer } from './register-buyer.ts';

export const buyerOfPerson: PersonalData = {
  name: 'buyers',
  columns: [buyers.personId],
  async *rows(db, personId) {
    yield* (await db.select().from(buyers).where(eq(buyers.personId, personId))).map(presentBuyer);
  },
  erase: async (tx, personId) => {
    await tx.delete(buyers).where(eq(buyers.personId, personId));
  },
};
