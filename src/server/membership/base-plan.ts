import type { MembershipPlanRow } from './membership-plan.table.ts';

/** What a merchant pays for, tax inside. A change of it is a new version. */
export const PAID_PLAN: MembershipPlanRow = {
  code: 'gold',
  version: 1,
  title: 'طلایی',
  priceRial: 120_000_000,
  periodDays: 365,
  limits: { publishedRequests: null, agents: 100, products: null },
  isBase: false,
};

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
