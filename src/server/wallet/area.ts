import { defineArea } from '../define-area.ts';
import { walletJobs } from './jobs.ts';
import { consumersOfPerson, walletOfPerson } from './personal-data.ts';
import { walletRoutes } from './routes.ts';

export const walletArea = defineArea({
  mounts: [{ path: '/api/v1/wallettransactions', routes: walletRoutes }],
  personalData: [walletOfPerson, consumersOfPerson],
  jobs: walletJobs,
});
