import { defineArea } from '../define-area.ts';
import { shareRoutes } from './routes.ts';

export const shareArea = defineArea({
  mounts: [],
  siteMounts: [{ path: '/share', routes: shareRoutes }],
});
