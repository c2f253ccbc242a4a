import { defineArea } from '../define-area.ts';
import { SANDBOX_PATH } from './gateways/sandbox/sandbox.ts';
import { sandboxRoutes } from './gateways/sandbox/sandbox-routes.ts';
import { paymentJobs } from './jobs.ts';
import { paymentsOfPerson } from './personal-data.ts';
import { gatewayRoutes, onlinePaymentRoutes, paymentRoutes } from './routes.ts';

export const paymentsArea = defineArea({
  mounts: [
    { path: '/api/v1/gateways', routes: gatewayRoutes },
    { path: '/api/v1/payments', routes: paymentRoutes },
    { path: '/api/v1/onlinepayments', routes: onlinePaymentRoutes, foreignForms: ['/callback/'] },
    { path: SANDBOX_PATH, routes: sandboxRoutes },
  ],
  personalData: [paymentsOfPerson],
  jobs: paymentJobs,
});
