import { defineArea } from '../define-area.ts';
import { fileJobs } from './file-jobs.ts';
import { filesOfPerson } from './personal-data.ts';
import { pictureRoutes } from './picture-routes.ts';
import { fileRoutes } from './routes.ts';

export const filesArea = defineArea({
  mounts: [
    { path: '/api/v1/users/profile-picture', routes: pictureRoutes, uploads: [''] },
    { path: '/api/v1/files', routes: fileRoutes, uploads: [''] },
  ],
  personalData: [filesOfPerson],
  jobs: fileJobs,
});
