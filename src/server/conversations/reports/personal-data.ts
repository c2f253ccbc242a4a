import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../../platform/personal-data.ts';
import { listOwnReports } from './read-reports.ts';
import { conversationReports } from './report.table.ts';
import { eraseReported } from './reported-message.ts';

const PAGE_SIZE = 100;

/**
 * What a person has reported goes with the account; what an operator has decided stays without a name. What they have
 * written goes from the decided reports of others.
 */
export const talkReportsOfPerson: PersonalData = {
  name: 'talkReports',
  columns: [conversationReports.reporterId, conversationReports.decidedBy],
  rows: (db, personId) => rowsOfPages((cursor) => listOwnReports(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await eraseReported(tx, personId);
    await tx.delete(conversationReports).where(eq(conversationReports.reporterId, personId));
    await tx.update(conversationReports).set({ decidedBy: null }).where(eq(conversationReports.decidedBy, personId));
  },
};
