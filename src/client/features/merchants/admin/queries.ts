import type { MerchantStatus } from '../../../../contract/merchants/merchant.ts';
import { read } from '../../../data/api.ts';
import { privatePages, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const NAME = 'allMerchants';
export const allMerchantsKey = readKey('account', NAME);

export const adminReads = ({ merchants: { merchants } }: PrivateApi) => ({
  merchants: (status: MerchantStatus) =>
    privatePages({
      area: 'account',
      name: NAME,
      args: [status],
      queryFn: ({ pageParam, signal }) =>
        read(merchants.$get({ query: { scope: 'all', status, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
