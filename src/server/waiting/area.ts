import { defineArea } from '../define-area.ts';
import { waitingRoutes } from './routes.ts';

export const waitingArea = defineArea({
  mounts: [{ path: '/api/v1/waiting', routes: (deps, { waiting }) => waitingRoutes(deps, waiting) }],
});
