import { defineArea } from '../define-area.ts';
import { importJobs } from './import-jobs.ts';
import { importsOfPerson } from './personal-data.ts';
import { importRoutes } from './routes.ts';

export const importsArea = defineArea({
  mounts: [{ path: '/api/v1/imports', routes: importRoutes, uploads: [''] }],
  personalData: [importsOfPerson],
  jobs: importJobs,
});
