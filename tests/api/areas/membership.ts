import { membershipPlans, takenMembership } from '../../../src/contract/membership/membership.ts';
import { buildMembership } from '../../factories/memberships.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { areaCalls } from '../../setup/area-calls.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';

/** More than a test file takes a plan for. */
const MERCHANTS = 60;

export const membershipCalls = areaCalls(
  {
    'GET /api/v1/membershipplans': { access: 'party', answer: membershipPlans },
    'POST /api/v1/membershipplans': { access: 'party', answer: takenMembership },
  },
  async (world) => {
    const { app, merchantId } = world;
    await buildMembership(app.db, merchantId);
    // The person of the other calls makes merchants, of which one may have few.
    const owner = await signIn(app, newPhone());
    const withoutPlan: string[] = [];
    for (let made = 0; made < MERCHANTS; made += 1)
      withoutPlan.push(await buildMerchant(app.db, `بازرگانی بی طرح ${made}`, { ownerPersonId: owner.userId }));
    return {
      examples: {
        'GET /api/v1/membershipplans': { query: { merchantId } },
        'POST /api/v1/membershipplans': () => ({
          body: { merchantId: withoutPlan.pop() },
          headers: owner.headers,
        }),
      },
    };
  },
);
