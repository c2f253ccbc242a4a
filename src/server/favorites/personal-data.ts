import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { favorites } from './favorite.table.ts';
import { listFavorites } from './read.ts';

const PAGE_SIZE = 100;

export const favoritesOfPerson: PersonalData = {
  name: 'favorites',
  columns: [favorites.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listFavorites(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(favorites).where(eq(favorites.personId, personId));
  },
};
