import { defineArea } from '../define-area.ts';
import { partsListOfPerson } from './personal-data.ts';
import { partsListRoutes } from './routes.ts';

export const partsListsArea = defineArea({
  mounts: [{ path: '/api/v1/partslists', routes: partsListRoutes }],
  personalData: [partsListOfPerson],
});
