import { defineArea } from '../define-area.ts';
import { legalAddressesOfPerson } from './address/personal-data.ts';
import { buyerOfPerson } from './buyer/personal-data.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { connectRoutes } from './connect-routes.ts';
import { customerRoutes } from './customer-routes.ts';
import { publicKeyRoutes } from './keys/public-key-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { personRoutes } from './person-routes.ts';
import { signInJobs } from './sign-in/prune-sign-ins.ts';
import { userRoutes } from './user-routes.ts';

export const accountArea = defineArea({
  mounts: [
    { path: '/', routes: publicKeyRoutes },
    { path: '/connect', routes: (deps) => connectRoutes(deps, '/connect') },
    { path: '/api/v1/connect', routes: (deps) => connectRoutes(deps, '/api/v1/connect') },
    { path: '/api/v1/users', routes: userRoutes },
    { path: '/api/v1/users', routes: (deps, { personalData }) => ownDataRoutes(deps, personalData) },
    { path: '/api/v1/customers', routes: customerRoutes },
    { path: '/api/v1/persons', routes: personRoutes },
    { path: '/api/v1/buyers', routes: buyerRoutes },
  ],
  personalData: [legalAddressesOfPerson, buyerOfPerson],
  jobs: signInJobs,
});
