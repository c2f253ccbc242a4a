import { merchantAgentsShape } from '../../../../contract/account-answer-versions.gen.ts';
import { read } from '../../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

/** More than a person acts for. */
const OWN_MAX = '100';

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
  /** For which merchants one acts or is asked to act. */
  own: () =>
    privateRead({
      area: 'account',
      name: 'agents',
      shape: merchantAgentsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(agents.index.$get({ query: { size: OWN_MAX } }, { init: { signal } })),
    }),
});
