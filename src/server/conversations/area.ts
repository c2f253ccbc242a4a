import { defineArea } from '../define-area.ts';
import { conversationsOfPerson } from './personal-data.ts';
import { talkReportsOfPerson } from './reports/personal-data.ts';
import { countOpenReports } from './reports/read-reports.ts';
import { conversationRoutes } from './routes.ts';
import { countUnread, readerOf } from './seats.ts';

export const conversationsArea = defineArea({
  mounts: [{ path: '/api/v1/conversations', routes: conversationRoutes }],
  personalData: [conversationsOfPerson, talkReportsOfPerson],
  waiting: {
    messages: async ({ db, now }, actor) => countUnread(db, await readerOf(db, { actor, now: now() })),
    talkReports: ({ db }) => countOpenReports(db),
  },
});
