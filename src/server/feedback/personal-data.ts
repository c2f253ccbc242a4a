import { eq } from 'drizzle-orm';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { feedbackLimits, feedbacks } from './feedback.table.ts';
import { personSubject } from './feedback-limits.ts';
import { listOwnFeedbacks } from './read.ts';

const PAGE_SIZE = 100;

export const feedbacksOfPerson: PersonalData = {
  name: 'feedbacks',
  columns: [feedbacks.personId, feedbackLimits.subject],
  rows: (db, personId) => rowsOfPages((cursor) => listOwnFeedbacks(db, personId, { size: PAGE_SIZE, cursor })),
  erase: async (tx, personId) => {
    await tx.delete(feedbacks).where(eq(feedbacks.personId, personId));
    await tx.delete(feedbackLimits).where(eq(feedbackLimits.subject, personSubject(personId)));
  },
};
