import { defineArea } from '../define-area.ts';
import { agenciesOfPerson } from './agents/personal-data.ts';
import { countInvitations } from './agents/read.ts';
import { agentRoutes } from './agents/routes.ts';
import { legalFormsOfPerson } from './legal/personal-data.ts';
import { legalFormRoutes } from './legal/routes.ts';
import { countWaitingMerchants } from './own-read.ts';
import { ownMerchantRoutes } from './own-routes.ts';
import { merchantsOfPerson } from './personal-data.ts';
import { merchantRoutes } from './routes.ts';

export const merchantsArea = defineArea({
  mounts: [
    { path: '/api/v1/customers/profile/merchant-agents', routes: agentRoutes },
    { path: '/api/v1', routes: merchantRoutes },
    { path: '/api/v1', routes: ownMerchantRoutes },
    { path: '/api/v1/merchants', routes: legalFormRoutes },
  ],
  // What refers to a merchant is erased before it.
  personalData: [legalFormsOfPerson, merchantsOfPerson, agenciesOfPerson],
  waiting: {
    merchants: ({ db }) => countWaitingMerchants(db),
    invitations: ({ db, now }, actor) => countInvitations(db, { actor, now: now() }),
  },
});
