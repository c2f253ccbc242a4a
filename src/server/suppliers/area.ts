import { defineArea } from '../define-area.ts';
import { licenceFileRoutes } from './licence-file-routes.ts';
import { whereConfirmedEntry } from './search.ts';

export const suppliersArea = defineArea({
  mounts: [{ path: '/api/v1/suppliers', routes: licenceFileRoutes }],
  listed: { supplier: whereConfirmedEntry },
});
