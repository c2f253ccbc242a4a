import { defineArea } from '../define-area.ts';
import { membershipsOfPerson } from './personal-data.ts';
import { membershipJobs } from './remind-job.ts';
import { membershipRoutes } from './routes.ts';

export const membershipArea = defineArea({
  mounts: [{ path: '/api/v1/membershipplans', routes: membershipRoutes }],
  personalData: [membershipsOfPerson],
  jobs: membershipJobs,
});
