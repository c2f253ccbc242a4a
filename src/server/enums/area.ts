import { defineArea } from '../define-area.ts';
import { enumRoutes } from './routes.ts';

export const enumsArea = defineArea({
  mounts: [{ path: '/api/v1/shared/typemodels', routes: enumRoutes }],
});
