import type { Purpose } from '../../../core/payments/payment-states.ts';
import type { Tx } from '../../db/open-database.ts';
import type { WalletOwner } from '../../ledger/accounts.ts';
import type { PaymentRow } from '../payment.table.ts';
import { chargePurpose } from './charge-purpose.ts';
import { planPurpose } from './plan-purpose.ts';
import type { PurposeRules } from './purpose.ts';
import { tradePurpose } from './trade-purpose.ts';

const all: Readonly<Record<Purpose, PurposeRules>> = { charge: chargePurpose, trade: tradePurpose, plan: planPurpose };

/** Whose wallet a payment is made from, and what comes too late goes to. */
export const payingWallet = async (tx: Tx, payment: PaymentRow): Promise<WalletOwner> =>
  (await rulesOf(payment.purpose).walletOf?.(tx, payment)) ?? { personId: payment.payerPersonId };

export const rulesOf = (purpose: Purpose): PurposeRules => all[purpose];
