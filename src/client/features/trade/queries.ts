import {
  buyingMerchantsShape,
  groupBoardShape,
  membershipAndPriceShape,
  openCardsShape,
  ownOpenCardsShape,
  requestsShape,
  tradeDocumentTypesShape,
  tradeInvoiceShape,
  tradeRequestShape,
} from '../../../contract/account-answer-versions.gen.ts';
import type { RequestState } from '../../../core/trade/request-states.ts';
import { type Api, ApiError, read } from '../../data/api.ts';
import { privatePages, privateRead, readKey, unsavedRead } from '../../data/reads.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';

/** Of every request that has been read. */
export const requestsKey = readKey('trade', 'request');
export const requestKey = (id: string) => readKey('trade', 'request', id);

/** What of one's requests is listed. */
export interface RequestsFilter {
  role?: 'buyer' | 'seller' | undefined;
  state?: RequestState | undefined;
  q?: string | undefined;
}

export const tradeReads = ({ base, transfer, trade, tradeDocuments, tradeGroups, openRequests }: PrivateApi) => ({
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
  /** What the user asks openly, the latest first. */
  ownOpen: () =>
    privatePages({
      area: 'trade',
      name: 'ownOpen',
      shape: ownOpenCardsShape,
      staleTime: 0,
      queryFn: ({ pageParam, signal }) =>
        read(openRequests.own.$get({ query: { cursor: pageParam ?? undefined } }, { init: { signal } })),
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
  /** What papers a request has, and which its state asks for. */
  documents: (requestId: string) =>
    privateRead({
      area: 'trade',
      name: 'documents',
      args: [requestId],
      shape: tradeDocumentTypesShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(tradeDocuments.index.$get({ query: { requestId } }, { init: { signal } })),
    }),
  /** The official invoice of a request, or what it lacks. */
  invoice: (id: string) =>
    privateRead({
      area: 'trade',
      name: 'invoice',
      args: [id],
      shape: tradeInvoiceShape,
      staleTime: 0,
      queryFn: ({ signal }) => read(trade[':id'].invoice.$get({ param: { id } }, { init: { signal } })),
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
  /** Needs the sign-in, so no image element can load it. */
  file: (id: string, fileId: string) =>
    unsavedRead({
      area: 'trade',
      name: 'file',
      args: [id, fileId],
      staleTime: Number.POSITIVE_INFINITY,
      queryFn: async ({ signal }) => {
        const response = await transfer(`${base}/api/v1/traderequests/${id}/file?fileId=${fileId}`, { signal });
        if (!response.ok) throw new ApiError(response.status);
        return response.blob();
      },
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
