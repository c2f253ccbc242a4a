import { defineArea } from '../define-area.ts';
import { ownPageRoutes } from './page/routes.ts';
import { ownOfferRoutes } from './routes.ts';

export const sellingArea = defineArea({
  mounts: [
    { path: '/api/v1/ownoffers', routes: ownOfferRoutes, uploads: ['/preview'] },
    { path: '/api/v1/ownsuppliers', routes: ownPageRoutes },
  ],
});
