import { defineArea } from '../define-area.ts';
import { groupsOfPerson } from './groups/personal-data.ts';
import { tradeGroupRoutes } from './groups/routes.ts';
import { tradeJobs } from './lapse-job.ts';
import { countMyTurn } from './list-requests.ts';
import { requestsOfPerson } from './personal-data.ts';
import { tradeEventRoutes, tradeRequestRoutes } from './routes.ts';

export const tradeArea = defineArea({
  mounts: [
    { path: '/api/v1/traderequests/groups', routes: tradeGroupRoutes },
    { path: '/api/v1/traderequests', routes: tradeRequestRoutes },
    { path: '/api/v1/traderequestevents', routes: tradeEventRoutes },
  ],
  personalData: [requestsOfPerson, groupsOfPerson],
  jobs: tradeJobs,
  waiting: { requests: ({ db, now }, actor) => countMyTurn(db, { actor, now: now() }) },
});
