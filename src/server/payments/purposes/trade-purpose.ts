import { buyersWallet, findOwedInstalment, payInstalment } from '../../trade/settlement/pay-instalment.ts';
import type { PurposeRules } from './purpose.ts';

/** An instalment of a request. */
export const tradePurpose: PurposeRules = {
  purpose: 'trade',
  findOwed: async (context, { payerPersonId, objectId, scheduleNo }) => {
    const of = { payerPersonId, requestId: objectId, no: scheduleNo };
    const owed = await findOwedInstalment(context, of);
    return owed && { ...owed, expiresAt: null };
  },
  walletOf: (tx, { objectId, payerPersonId }) => buyersWallet(tx, objectId, payerPersonId),
  settle: (context, { id, payerPersonId, objectId, scheduleNo, amountRial }, available) =>
    payInstalment(context, {
      ...{ payerPersonId, requestId: objectId, no: scheduleNo },
      ...{ paymentId: id, amountRial, available },
    }),
};
