import { defineArea } from '../define-area.ts';
import { pushJobs } from './push-jobs.ts';
import { pushRoutes } from './routes.ts';

export const pushArea = defineArea({
  mounts: [{ path: '/api/v1/push', routes: pushRoutes }],
  jobs: pushJobs,
});
