import type { DecisionQuery } from '../../../contract/wallet/money.ts';
import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

export const moneyKey = readKey('money');

/** What operators see of money; 403 for everybody else. */
export const moneyReads = ({ money, payouts, settlements }: PrivateApi) => ({
  overview: () =>
    privateRead({
      area: 'money',
      name: 'overview',
      staleTime: 0,
      queryFn: ({ signal }) => read(money.index.$get({}, { init: { signal } })),
    }),
  /** The longest waiting first, as the others. */
  payouts: () =>
    privatePages({
      area: 'money',
      name: 'payouts',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(payouts.waiting.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  adjustments: () =>
    privatePages({
      area: 'money',
      name: 'adjustments',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(money.adjustments.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  /** The newest first: the time is short. */
  reversals: () =>
    privatePages({
      area: 'money',
      name: 'reversals',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(money.reversals.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  settlements: () =>
    privatePages({
      area: 'money',
      name: 'settlements',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(settlements.index.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  /** The newest first. */
  decisions: (filter: Pick<DecisionQuery, 'kind' | 'outcome'>) =>
    privatePages({
      area: 'money',
      name: 'decisions',
      args: [filter],
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(money.decisions.$get({ query: { ...filter, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  attempts: () =>
    privatePages({
      area: 'money',
      name: 'attempts',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(money.attempts.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
