import type { MembershipPlanRow } from './membership-plan.table.ts';

/** A change of it is a new version. */
export const BASE_PLAN: MembershipPlanRow = {
  code: 'base',
  version: 1,
  title: 'پایه',
  priceRial: 0,
  periodDays: 365,
  limits: { publishedRequests: 30, agents: 20, products: null },
  isBase: true,
};
