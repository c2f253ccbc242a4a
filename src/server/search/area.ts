import { defineArea } from '../define-area.ts';
import { searchRoutes } from './routes.ts';

export const searchArea = defineArea({
  mounts: [
    {
      path: '/api/v1/searches',
      routes: (deps, { productSearch, listed }) => searchRoutes(deps, productSearch, listed),
    },
  ],
});
