import { defineArea } from '../define-area.ts';
import { approvalsOfPerson } from './approvals/personal-data.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { closingJobs } from './cancelling/close.ts';
import { countOpenDisputes } from './disputes/list-disputes.ts';
import { documentTypeRoutes, requestDocumentRoutes } from './documents/routes.ts';
import { fulfilmentRoutes } from './fulfilment/routes.ts';
import { genuineRoutes } from './genuine/routes.ts';
import { groupsOfPerson } from './groups/personal-data.ts';
import { tradeGroupRoutes } from './groups/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { tradeJobs } from './lapse-job.ts';
import { countMyTurn } from './list-requests.ts';
import { openJobs } from './open/open-telling.ts';
import { openRequestRoutes } from './open/routes.ts';
import { requestsOfPerson } from './personal-data.ts';
import { tradeEventRoutes, tradeRequestRoutes } from './routes.ts';
import { unopenedJobs } from './unopened/unopened-jobs.ts';

export const tradeArea = defineArea({
  mounts: [
    { path: '/api/v1/traderequests/groups', routes: tradeGroupRoutes },
    { path: '/api/v1/traderequests/open', routes: openRequestRoutes },
    // Before `/:id`, which would take its list for an id.
    { path: '/api/v1/traderequests', routes: fulfilmentRoutes },
    { path: '/api/v1/traderequests', routes: approvalRoutes },
    { path: '/api/v1/traderequests', routes: requestDocumentRoutes },
    { path: '/api/v1/traderequests', routes: invoiceRoutes },
    { path: '/api/v1/traderequests', routes: tradeRequestRoutes },
    { path: '/api/v1/tradedocumenttypes', routes: documentTypeRoutes },
    { path: '/api/v1/traderequestevents', routes: tradeEventRoutes },
    { path: '/api/v1/genuine', routes: genuineRoutes },
  ],
  personalData: [requestsOfPerson, groupsOfPerson, approvalsOfPerson],
  jobs: [...tradeJobs, ...closingJobs, ...openJobs, ...unopenedJobs],
  waiting: {
    requests: ({ db, now }, actor) => countMyTurn(db, { actor, now: now() }),
    disputes: ({ db }) => countOpenDisputes(db),
  },
});
