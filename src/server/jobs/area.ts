import { defineArea } from '../define-area.ts';
import { platformJobs } from '../platform/jobs/prune-jobs.ts';
import { countDeadJobs } from './read.ts';
import { jobRoutes } from './routes.ts';

export const jobsArea = defineArea({
  mounts: [
    {
      path: '/api/v1/jobs',
      routes: (deps, { jobs }) => jobRoutes(deps, new Map(jobs.map(({ kind }) => [kind.name, kind.title]))),
    },
  ],
  jobs: platformJobs,
  waiting: { jobs: ({ db }) => countDeadJobs(db) },
});
