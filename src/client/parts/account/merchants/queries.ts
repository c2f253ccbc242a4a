import { merchantAgentsShape, ownMerchantsShape } from '../../../../contract/account-answer-versions.gen.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey, unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

/** More than a person may have or act for. */
const MERCHANTS_MAX = '100';

export const merchantsKey = readKey('account', 'merchants');
/** A form fills itself from what the server has now, not from an earlier opening. */
const NOT_KEPT = 0;

export const merchantReads = ({ merchants: { merchants }, agents }: PrivateApi) => ({
  mine: () =>
    privateRead({
      area: 'account',
      name: 'merchants',
      shape: ownMerchantsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(merchants.$get({ query: { size: MERCHANTS_MAX } }, { init: { signal } })),
    }),
  /** For which merchants one acts or is asked to act. */
  agencies: () =>
    privateRead({
      area: 'account',
      name: 'agents',
      shape: merchantAgentsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(agents.index.$get({ query: { size: MERCHANTS_MAX } }, { init: { signal } })),
    }),
  detail: (id: string) =>
    unsavedRead({
      area: 'account',
      name: 'merchant',
      args: [id],
      gcTime: NOT_KEPT,
      queryFn: ({ signal }) => read(merchants[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  nameCheck: (name: string, merchantId: string | undefined) =>
    unsavedRead({
      area: 'account',
      name: 'merchantName',
      args: [name, merchantId],
      queryFn: ({ signal }) =>
        read(merchants['is-valid-name'].$get({ query: { name, merchantId } }, { init: { signal } })),
    }),
});
