import { findOwners } from '../../ledger/accounts.ts';
import type { PurposeRules } from './purpose.ts';

/** Money that stays in the wallet of the account that the payment is for. */
export const chargePurpose: PurposeRules = {
  purpose: 'charge',
  // It is made by its own call, with an amount of the payer's choice.
  findOwed: async () => undefined,
  walletOf: async (tx, { objectId, payerPersonId }) =>
    (await findOwners(tx, [objectId])).get(objectId) ?? { personId: payerPersonId },
  settle: async () => {},
};
