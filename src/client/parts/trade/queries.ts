import { requestEventsShape } from '../../../contract/account-answer-versions.gen.ts';
import { read } from '../../data/api.ts';
import { privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

/** All that is read of requests. */
export const tradeKey = readKey('trade');

/** What happened to a request, the earliest first. */
export const eventsRead = ({ tradeEvents }: PrivateApi, id: string) =>
  privateRead({
    area: 'trade',
    name: 'events',
    args: [id],
    shape: requestEventsShape,
    staleTime: 0,
    queryFn: ({ signal }) => read(tradeEvents.index.$get({ query: { requestId: id } }, { init: { signal } })),
  });
