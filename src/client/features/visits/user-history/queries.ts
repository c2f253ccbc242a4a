import { lastVisitsShape } from '../../../../contract/account-answer-versions.gen.ts';
import type { VisitedType } from '../../../../contract/visits/visit.ts';
import { read } from '../../../data/api.ts';
import { privatePages } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

/** The history of who is signed in, from all their devices. */
export const userVisitsReads = ({ visits }: PrivateApi) => ({
  ofType: (type: VisitedType) =>
    privatePages({
      area: 'visits',
      name: 'ofUser',
      args: [type],
      shape: lastVisitsShape,
      staleTime: 0,
      queryFn: ({ signal, pageParam }) =>
        read(
          visits['last-visits'].$get(
            { header: {}, query: { type, cursor: pageParam ?? undefined } },
            { init: { signal } },
          ),
        ),
    }),
});
