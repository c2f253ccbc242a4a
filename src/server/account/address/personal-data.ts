import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../../platform/personal-data.ts';
import { legalAddresses } from './legal-address.table.ts';
import { listLegalAddresses } from './read.ts';

const PAGE_SIZE = 100;

export const legalAddressesOfPerson: PersonalData = {
  name: 'legalAddresses',
  columns: [legalAddresses.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listLegalAddresses(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(legalAddresses).where(eq(legalAddresses.personId, personId));
  },
};
