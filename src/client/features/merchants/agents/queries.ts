import { read } from '../../../data/api.ts';
import { privatePages, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const agentsKey = readKey('account', 'agents');

export const agentReads = ({ agents }: PrivateApi) => ({
  /** Of one's own merchant, the latest first. */
  ofMerchant: (merchantId: string) =>
    privatePages({
      area: 'account',
      name: 'agents',
      args: [merchantId],
      queryFn: ({ pageParam, signal }) =>
        read(agents.index.$get({ query: { merchantId, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
