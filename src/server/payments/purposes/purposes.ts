import type { Purpose } from '../../../core/payments/payment-states.ts';
import { chargePurpose } from './charge-purpose.ts';
import { planPurpose } from './plan-purpose.ts';
import type { PurposeRules } from './purpose.ts';
import { tradePurpose } from './trade-purpose.ts';

const all: Readonly<Record<Purpose, PurposeRules>> = { charge: chargePurpose, trade: tradePurpose, plan: planPurpose };

export const rulesOf = (purpose: Purpose): PurposeRules => all[purpose];
