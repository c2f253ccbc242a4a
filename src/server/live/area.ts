import { defineArea } from '../define-area.ts';
import { hintsOfPerson } from './personal-data.ts';
import { liveRoutes } from './routes.ts';

export const liveArea = defineArea({
  mounts: [{ path: '/api/v1/live', routes: liveRoutes }],
  personalData: [hintsOfPerson],
});
