import { defineArea } from '../define-area.ts';
import { walletJobs } from './jobs.ts';
import { countMoneyWaiting } from './money/read-money.ts';
import { moneyRoutes } from './money/routes.ts';
import { payoutRoutes } from './payouts/routes.ts';
import { adjustmentsOfPerson, consumersOfPerson, payoutsOfPerson, walletOfPerson } from './personal-data.ts';
import { walletRoutes } from './routes.ts';
import { settlementRoutes } from './settlements/routes.ts';

export const walletArea = defineArea({
  mounts: [
    { path: '/api/v1/wallettransactions', routes: walletRoutes },
    { path: '/api/v1/payouts', routes: payoutRoutes },
    { path: '/api/v1/money', routes: moneyRoutes },
    { path: '/api/v1/settlements', routes: settlementRoutes },
  ],
  personalData: [walletOfPerson, consumersOfPerson, payoutsOfPerson, adjustmentsOfPerson],
  jobs: walletJobs,
  waiting: { money: ({ db, now }) => countMoneyWaiting(db, now()) },
});
