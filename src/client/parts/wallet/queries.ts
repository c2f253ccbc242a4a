import { paymentsShape, walletCreditShape } from '../../../contract/account-answer-versions.gen.ts';
import { read } from '../../data/api.ts';
import { privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

/** All that is read of wallets and payments. */
export const walletKey = readKey('wallet');

export const paymentReads = ({ gateways, payments, onlinePayments, wallet }: PrivateApi) => ({
  /** @param merchantId whose wallet; undefined: the user's own */
  credit: (merchantId?: string) =>
    privateRead({
      area: 'wallet',
      name: 'credit',
      args: [merchantId],
      shape: walletCreditShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(wallet.credit.byuser.$get({ query: { merchantId } }, { init: { signal } })),
    }),
  /** What the user may go on to pay. */
  open: () =>
    privateRead({
      area: 'wallet',
      name: 'open',
      shape: paymentsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(payments['for-retry-pay'].$get({}, { init: { signal } })),
    }),
  /** One payment, read again while the bank is asked about it. */
  payment: (paymentId: string) => ({
    ...privateRead({
      area: 'wallet',
      name: 'payment',
      args: [paymentId],
      staleTime: 0,
      queryFn: ({ signal }) =>
        read(onlinePayments['by-paymentid'].$get({ query: { paymentId } }, { init: { signal } })),
    }),
    refetchInterval: ({ state }: Polled): number | false => state.data?.pollAfterMs ?? false,
  }),
  gateways: () =>
    privateRead({
      area: 'wallet',
      name: 'gateways',
      queryFn: ({ signal }) => read(gateways.index.$get({}, { init: { signal } })),
    }),
});

interface Polled {
  state: { data: { pollAfterMs: number | null } | undefined };
}
