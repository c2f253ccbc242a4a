import { defineArea } from '../define-area.ts';
import { conversationsOfPerson } from './personal-data.ts';
import { conversationRoutes } from './routes.ts';
import { countUnread, readerOf } from './seats.ts';

export const conversationsArea = defineArea({
  mounts: [{ path: '/api/v1/conversations', routes: conversationRoutes }],
  personalData: [conversationsOfPerson],
  waiting: { messages: async ({ db, now }, actor) => countUnread(db, await readerOf(db, { actor, now: now() })) },
});
