import {
  buyingMerchantsShape,
  groupBoardShape,
  membershipAndPriceShape,
  openCardsShape,
  requestsShape,
  tradeRequestShape,
} from '../../../contract/account-answer-versions.gen.ts';
import type { RequestState } from '../../../core/trade/request-states.ts';
import { type Api, read } from '../../data/api.ts';
import { privatePages, privateRead, readKey, unsavedRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

export const requestKey = (id: string) => readKey('trade', 'request', id);

/** What of one's requests is listed. */
export interface RequestsFilter {
  role?: 'buyer' | 'seller' | undefined;
  state?: RequestState | undefined;
  q?: string | undefined;
}

export const tradeReads = ({ trade, tradeGroups, openRequests }: PrivateApi) => ({
  /** What a supplier may join; what closes first at the beginning. */
  open: (supplierId: string) =>
    privatePages({
      area: 'trade',
      name: 'open',
      args: [supplierId],
      shape: openCardsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(openRequests.index.$get({ query: { supplierId, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  /** What waits for the user first. */
  list: (filter: RequestsFilter) =>
    privatePages({
      area: 'trade',
      name: 'list',
      args: [filter],
      shape: requestsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(trade.index.$get({ query: { ...filter, cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  request: (id: string) =>
    privateRead({
      area: 'trade',
      name: 'request',
      args: [id],
      shape: tradeRequestShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(trade[':id'].$get({ param: { id } }, { init: { signal } })),
    }),
  /** In whose name the user buys. */
  buyingMerchants: () =>
    privateRead({
      area: 'trade',
      name: 'buyingMerchants',
      shape: buyingMerchantsShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(trade['buying-merchants'].$get({}, { init: { signal } })),
    }),
  /** What operators decide about, the longest waiting first. */
  disputes: () =>
    privatePages({
      area: 'trade',
      name: 'disputes',
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(trade.disputes.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
    }),
  prices: (id: string) =>
    privateRead({
      area: 'trade',
      name: 'prices',
      args: [id],
      shape: membershipAndPriceShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(trade[':id']['membership-and-price'].$get({ param: { id } }, { init: { signal } })),
    }),
  /** The answers of all suppliers of a group. */
  board: (groupId: string) =>
    privateRead({
      area: 'trade',
      name: 'board',
      args: [groupId],
      shape: groupBoardShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(tradeGroups[':id'].$get({ param: { id: groupId } }, { init: { signal } })),
    }),
});

/** Categories that are chosen from, never shown without a network. */
export const categoryReads = (api: Api) => ({
  named: (q: string) =>
    unsavedRead({
      area: 'trade',
      name: 'categories',
      args: [q],
      queryFn: ({ signal }) => read(api.search.suggestions.$get({ query: { q } }, { init: { signal } })),
    }),
});
