import { defineArea } from '../define-area.ts';
import { closingJobs } from './cancelling/close.ts';
import { documentTypeRoutes, requestDocumentRoutes } from './documents/routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { tradeJobs } from './lapse-job.ts';
import { countMyTurn } from './list-requests.ts';
import { requestsOfPerson } from './personal-data.ts';
import { tradeEventRoutes, tradeRequestRoutes } from './routes.ts';

export const tradeArea = defineArea({
  mounts: [
    // Before `/:id`, which would take its list for an id.
    { path: '/api/v1/traderequests', routes: fulfilmentRoutes },
    { path: '/api/v1/traderequests', routes: requestDocumentRoutes },
    { path: '/api/v1/traderequests', routes: tradeRequestRoutes },
    { path: '/api/v1/tradedocumenttypes', routes: documentTypeRoutes },
    { path: '/api/v1/traderequestevents', routes: tradeEventRoutes },
  ],
  personalData: [requestsOfPerson],
  jobs: [...tradeJobs, ...closingJobs],
  waiting: { requests: ({ db, now }, actor) => countMyTurn(db, { actor, now: now() }) },
});
