import { walletPayoutsShape } from '../../../../contract/account-answer-versions.gen.ts';
import { read } from '../../../data/api.ts';
import { privatePages, privateRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const payoutReads = ({ payouts }: PrivateApi) => ({
  /** The newest first. @param merchantId whose wallet; undefined: the user's own */
  list: (merchantId: string | undefined) =>
    privatePages({
      area: 'wallet',
      name: 'payouts',
      args: [merchantId],
      shape: walletPayoutsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(payouts.index.$get({ query: { merchantId, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  terms: () =>
    privateRead({
      area: 'wallet',
      name: 'payoutTerms',
      queryFn: ({ signal }) => read(payouts.terms.$get({}, { init: { signal } })),
    }),
});
