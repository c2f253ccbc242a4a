import { defineArea } from '../define-area.ts';
import { addressesOfPerson } from './personal-data.ts';
import { deliveryAddressRoutes } from './routes.ts';

export const deliveryArea = defineArea({
  mounts: [{ path: '/api/v1/deliveryaddresses', routes: deliveryAddressRoutes }],
  personalData: [addressesOfPerson],
});
