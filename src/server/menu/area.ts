import { defineArea } from '../define-area.ts';
import { menuRoutes } from './routes.ts';

export const menuArea = defineArea({
  mounts: [{ path: '/api/v1/websitemenus', routes: menuRoutes }],
});
