import { findOwedInstalment, payInstalment } from '../../trade/settlement/pay-instalment.ts';
import type { PurposeRules } from './purpose.ts';

/** An instalment of a request. */
export const tradePurpose: PurposeRules = {
  purpose: 'trade',
  findOwed: async (context, { payerPersonId, objectId, scheduleNo }) => {
    const of = { buyerPersonId: payerPersonId, requestId: objectId, no: scheduleNo };
    const owed = await findOwedInstalment(context, of);
    return owed && { ...owed, expiresAt: null };
  },
  settle: (context, { id, payerPersonId, objectId, scheduleNo, amountRial }, available) =>
    payInstalment(context, {
      ...{ buyerPersonId: payerPersonId, requestId: objectId, no: scheduleNo },
      ...{ paymentId: id, amountRial, available },
    }),
};
