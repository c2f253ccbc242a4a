import { defineArea } from '../define-area.ts';
import { visitsOfPerson } from './personal-data.ts';
import { visitJobs } from './prune-visits.ts';
import { visitRoutes } from './routes.ts';
import { visitorLogRoutes } from './visitor-log-routes.ts';

export const visitsArea = defineArea({
  mounts: [
    { path: '/api/v1/pagevisits', routes: visitRoutes },
    { path: '/api/v1/visitorlogs', routes: visitorLogRoutes },
  ],
  personalData: [visitsOfPerson],
  jobs: visitJobs,
});
