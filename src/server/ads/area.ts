import { defineArea } from '../define-area.ts';
import { adRoutes } from './routes.ts';

export const adsArea = defineArea({
  mounts: [{ path: '/api/v1', routes: adRoutes }],
});
