import { delegationsShape } from '../../../../contract/answer-versions.gen.ts';
import type { MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import type { Page } from '../../../../contract/page.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicRead, unsavedRead } from '../../../data/reads.ts';

const SHOWN_MAX = '6';

const device = () => import('../../../offline/saved-search/ask-device.ts');

/** What the device has of each kind, where nobody answers. */
export const savedResults = {
  categories: (q: string) =>
    unsavedRead({
      area: 'search',
      name: 'saved-categories',
      args: [q],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ categoriesOnDevice }) => categoriesOnDevice(client, q)),
    }),
  suppliers: (q: string) =>
    unsavedRead({
      area: 'search',
      name: 'saved-suppliers',
      args: [q],
      networkMode: 'always',
      gcTime: 0,
      queryFn: ({ client }) => device().then(({ suppliersOnDevice }) => suppliersOnDevice(client, q)),
    }),
};

/** Reads that only the results need, in their chunk. */
export const resultsReads = (api: Api) => ({
  /** Valid delegations that a text names. */
  delegations: (q: string) =>
    publicRead<Page<MerchantDelegation>>({
      area: 'search',
      name: 'delegations',
      shape: delegationsShape,
      args: [q],
      queryFn: ({ signal }) =>
        read(
          api.merchants.merchantdelegations.$get(
            { query: { q, status: 'active', size: SHOWN_MAX } },
            { init: { signal } },
          ),
        ),
    }),
});
