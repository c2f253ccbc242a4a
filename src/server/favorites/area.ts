import { defineArea } from '../define-area.ts';
import { favoritesOfPerson } from './personal-data.ts';
import { favoriteRoutes } from './routes.ts';

export const favoritesArea = defineArea({
  mounts: [{ path: '/api/v1/userfavorites', routes: favoriteRoutes }],
  personalData: [favoritesOfPerson],
});
