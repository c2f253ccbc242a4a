import type { WaitingCounts } from '../../../../contract/waiting/waiting.ts';
import { read } from '../../../data/api.ts';
import { privateRead, readKey } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

const FRESH_MS = 30_000;
const OPERATOR = 'operator';

/** What an operator's decision changes. */
export const operatorWaitingKey = readKey('waiting', OPERATOR);
export const ownWaitingKey = readKey('waiting', 'own');

/** The counts of the account's menu, by their names. Not saved: tomorrow they are wrong. */
export const waitingReads = ({ waiting }: PrivateApi) => ({
  own: () =>
    privateRead<WaitingCounts>({
      area: 'waiting',
      name: 'own',
      staleTime: FRESH_MS,
      queryFn: ({ signal }) => read(waiting.index.$get({}, { init: { signal } })),
    }),
  /** 403 for everybody else. */
  ofOperator: () =>
    privateRead<WaitingCounts>({
      area: 'waiting',
      name: OPERATOR,
      staleTime: FRESH_MS,
      queryFn: ({ signal }) => read(waiting.operator.$get({}, { init: { signal } })),
    }),
});
