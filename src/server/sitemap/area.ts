import { defineArea } from '../define-area.ts';
import { sitemapRoutes } from './routes.ts';

export const sitemapArea = defineArea({
  mounts: [{ path: '/', routes: sitemapRoutes }],
});
