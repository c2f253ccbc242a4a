import { defineArea } from '../define-area.ts';
import { pageRoutes } from './page-routes.ts';

export const pagesArea = defineArea({
  mounts: [],
  fallback: (deps, { pages, reader }) => pageRoutes(deps, pages, reader),
});
