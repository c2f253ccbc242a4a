import type { PayoutBody, WaiverBody } from '../../../../contract/wallet/payout.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { walletKey } from '../../../parts/wallet/queries.ts';

export const payoutDraftKey = (merchantId: string | undefined): string => `wallet-payout:${merchantId ?? 'own'}`;

export const payoutWrites = ({ payouts }: PrivateApi) => ({
  /** Once, also where the form was edited after a lost answer: what is set aside already is the answer. */
  ask: () =>
    write({
      area: 'wallet',
      name: 'askPayout',
      send: (asked: Omit<PayoutBody, 'id'>, intent) =>
        read(payouts.index.$post({ json: { id: intent.id, ...asked } }, asOperation(intent))),
      draftKey: ({ merchantId }) => payoutDraftKey(merchantId),
      follows: (_edited, _answer, sent) => sent,
      invalidates: () => [walletKey],
      isFailureShown: false,
    }),
  takeBack: () =>
    write({
      area: 'wallet',
      name: 'takeBackPayout',
      send: (id: string, intent) => read(payouts[':id']['take-back'].$post({ param: { id } }, asOperation(intent))),
      invalidates: () => [walletKey],
    }),
  waive: () =>
    write({
      area: 'wallet',
      name: 'waiveRest',
      send: (rest: Omit<WaiverBody, 'id'>, intent) =>
        read(payouts['waive-rest'].$post({ json: { id: intent.id, ...rest } }, asOperation(intent))),
      invalidates: () => [walletKey],
    }),
});
