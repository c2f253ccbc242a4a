// Written by scripts/answer-shapes.ts at every build.
import type { ShapeOf } from './saved-answers.ts';

export const deliveryAddressesShape = 'Hh-9' as ShapeOf<'deliveryAddresses'>;
export const lastVisitsShape = 'DNqq' as ShapeOf<'lastVisits'>;
export const legalAddressesShape = 'oh1m' as ShapeOf<'legalAddresses'>;
export const membershipPlansShape = 'n-a6' as ShapeOf<'membershipPlans'>;
export const merchantAgentsShape = 'C5Eu' as ShapeOf<'merchantAgents'>;
export const noticesShape = 'wBvt' as ShapeOf<'notices'>;
export const ownLegalFormShape = 'RqV7' as ShapeOf<'ownLegalForm'>;
export const ownMerchantsShape = 'XVV4' as ShapeOf<'ownMerchants'>;
export const ownOffersShape = 'vYQO' as ShapeOf<'ownOffers'>;
export const ownSuppliersShape = 'cBJL' as ShapeOf<'ownSuppliers'>;
export const profileShape = '1wzo' as ShapeOf<'profile'>;
export const sessionsShape = '_ywz' as ShapeOf<'sessions'>;
