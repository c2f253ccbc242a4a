import { defineArea } from '../define-area.ts';
import { placeRoutes } from './routes.ts';

export const placesArea = defineArea({
  mounts: [{ path: '/api/v1', routes: placeRoutes }],
});
