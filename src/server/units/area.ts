import { defineArea } from '../define-area.ts';
import { unitRoutes } from './routes.ts';

export const unitsArea = defineArea({
  mounts: [{ path: '/api/v1', routes: unitRoutes }],
});
