import { defineArea } from '../define-area.ts';
import { pushSubscriptionsOfPerson } from './personal-data.ts';
import { pushJobs } from './push-jobs.ts';
import { pushRoutes } from './routes.ts';

export const pushArea = defineArea({
  mounts: [{ path: '/api/v1/push', routes: pushRoutes }],
  personalData: [pushSubscriptionsOfPerson],
  jobs: pushJobs,
});
