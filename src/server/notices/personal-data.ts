import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { noticeSettings, notices } from './notice.table.ts';
import { listNotices, readPreferences } from './read.ts';

const PAGE_SIZE = 100;

export const noticesOfPerson: PersonalData = {
  name: 'notices',
  columns: [notices.personId],
  rows: (db, personId) => rowsOfPages((cursor) => listNotices(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(notices).where(eq(notices.personId, personId));
  },
};

export const noticePreferencesOfPerson: PersonalData = {
  name: 'noticePreferences',
  columns: [noticeSettings.personId],
  async *rows(db, personId) {
    yield await readPreferences(db, personId);
  },
  erase: async (tx, personId) => {
    await tx.delete(noticeSettings).where(eq(noticeSettings.personId, personId));
  },
};
