import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { deliveryAddresses } from './delivery-address.table.ts';
import { listAddresses } from './read.ts';

const PAGE_SIZE = 100;

export const addressesOfPerson: PersonalData = {
  name: 'deliveryAddresses',
  columns: [deliveryAddresses.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listAddresses(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(deliveryAddresses).where(eq(deliveryAddresses.personId, personId));
  },
};
