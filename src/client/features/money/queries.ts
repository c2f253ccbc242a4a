import { read } from '../../data/api.ts';
import { privatePages, privateRead, readKey } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

export const moneyKey = readKey('money');

/** What operators see of money; 403 for everybody else. */
export const moneyReads = ({ money, payouts }: PrivateApi) => ({
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
  attempts: () =>
    privatePages({
      area: 'money',
      name: 'attempts',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(money.attempts.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
});
