import { delegationsShape } from '../../../../contract/answer-versions.gen.ts';
import type { MerchantDelegation } from '../../../../contract/merchants/merchant-delegation.ts';
import type { Page } from '../../../../contract/page.ts';
import { type Api, read } from '../../../data/api.ts';
import { publicRead, unsavedRead } from '../../../data/reads.ts';

/** Suggestions from what the device has, where nobody answers. */
export const savedSuggestions = (q: string) =>
  unsavedRead({
    area: 'search',
    name: 'saved-suggestions',
    args: [q],
    networkMode: 'always',
    gcTime: 0,
    queryFn: ({ client }) =>
      import('../../../offline/saved-search/ask-device.ts').then(({ suggestOnDevice }) => suggestOnDevice(client, q)),
  });

const SHOWN_MAX = '6';

/** Reads that only the results and the suggestions need. */
export const delegationReads = (api: Api) => ({
  /** Valid delegations that a text names. */
  named: (q: string) =>
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
