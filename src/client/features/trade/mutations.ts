import type { BuyerBody } from '../../../contract/account/buyer.ts';
import type { LinePick, RequestForm } from '../../../contract/trade/request-form.ts';
import type { TradeRequest } from '../../../contract/trade/trade-request.ts';
import { read } from '../../data/api.ts';
import type { PrivateApi } from '../../data/session/private-api.ts';
import { asOperation, asVersioned, write } from '../../data/write.ts';
import type { AudienceForm } from './editor/audience.ts';
import { requestKey } from './queries.ts';
import { reasonDraftKey, sharedWrite } from './shared-write.ts';

export const requestDraftKey = (id: string): string => `trade-request:${id}`;

interface RequestEdit {
  /** Of the request, or with several suppliers of the group that it begins. */
  id: string;
  supplierIds: string[];
  /** Of what the server has; 0: nothing yet. */
  version: number;
  /** Who buys; undefined where the server knows. */
  buyer: BuyerBody | undefined;
  form: RequestForm;
  audience: AudienceForm;
  /** In whose name is bought; null for the person alone. */
  buyerMerchantId: string | null;
}

/** What the server has then; an open request is a group without requests. */
type Saved = Pick<TradeRequest, 'version' | 'state' | 'group'> & { isWaiting?: boolean } & {
  request: TradeRequest | undefined;
};

const savedAs = (request: TradeRequest): Saved => ({
  ...request,
  isWaiting: request.approval?.state === 'open',
  request,
});

interface Move {
  request: Pick<TradeRequest, 'id'>;
}

interface SeenPrices {
  id: string;
  /** Null: the published prices. */
  quoteId: string | null;
  revision: number;
  priceVersion: number;
  payableRial: number;
  /** @default all lines */
  picks?: LinePick[] | undefined;
}

export const tradeWrites = ({ trade, buyers }: PrivateApi) => {
  const one = trade[':id'];
  return {
    /** Stores a draft, or sends it. The form shows what is wrong. */
    save: () =>
      write({
        ...sharedWrite,
        name: 'save',
        send: async (
          { id, supplierIds, version, buyer, form, audience, buyerMerchantId }: RequestEdit,
          intent,
        ): Promise<Saved> => {
          // The same buyer registered again is the same buyer.
          if (buyer) await read(buyers.index.$post({ json: buyer }));
          if (version > 0)
            return savedAs(
              await read(
                trade['direct-order'][':id'].$put({ param: { id }, json: form }, asVersioned(intent, version)),
              ),
            );
          const named = audience.open ? [] : supplierIds;
          const { group, requests } = await read(
            trade['direct-order'].$post(
              { json: { id, supplierIds: named, buyerMerchantId, ...form, ...audience } },
              asOperation(intent),
            ),
          );
          const [made] = requests;
          if (group?.open)
            return { version: 0, state: 'registered', group: { id, count: requests.length }, request: undefined };
          if (!made) throw new Error('the server made no request');
          return savedAs(made);
        },
        draftKey: ({ id }) => requestDraftKey(id),
        // What several suppliers have already is changed in the request of each.
        follows: (edit, { version }, sent) =>
          sent.supplierIds.length > 1 || sent.audience.open ? sent : { ...edit, version },
        onAnswer: ({ request }, client) => request && client.setQueryData(requestKey(request.id), request),
        isFailureShown: false,
      }),
    /** The buyer accepts the prices as they were shown. */
    ask: () =>
      write({
        ...sharedWrite,
        name: 'ask',
        send: ({ id, quoteId, ...seen }: SeenPrices, intent) =>
          read(
            one['request-confirmation'].$post(
              { param: { id }, json: { ...(quoteId === null ? { useOfferPrices: true } : { quoteId }), ...seen } },
              asOperation(intent),
            ),
          ),
        isFailureShown: false,
      }),
    publish: () =>
      write({
        ...sharedWrite,
        name: 'publish',
        send: ({ id, snapshotHash }: { id: string; snapshotHash: string }, intent) =>
          read(one['confirm-and-publish'].$post({ param: { id }, json: { snapshotHash } }, asOperation(intent))),
        isFailureShown: false,
      }),
    cancel: () =>
      write({
        ...sharedWrite,
        name: 'cancel',
        send: ({ request: { id } }: Move, intent) =>
          read(one.cancel.$post({ param: { id }, json: {} }, asOperation(intent))),
      }),
    takeBack: () =>
      write({
        ...sharedWrite,
        name: 'takeBack',
        send: ({ request: { id } }: Move, intent) =>
          read(one['take-back'].$post({ param: { id }, json: {} }, asOperation(intent))),
      }),
    decline: () =>
      write({
        ...sharedWrite,
        name: 'decline',
        send: ({ request: { id }, comment }: Move & { comment: string }, intent) =>
          read(one.decline.$post({ param: { id }, json: { comment } }, asOperation(intent))),
        draftKey: ({ request }) => reasonDraftKey(request.id, 'decline'),
        isFailureShown: false,
      }),
    giveBack: () =>
      write({
        ...sharedWrite,
        name: 'return',
        send: ({ request: { id }, comment }: Move & { comment: string }, intent) =>
          read(one.return.$post({ param: { id }, json: { comment } }, asOperation(intent))),
        draftKey: ({ request }) => reasonDraftKey(request.id, 'return'),
        isFailureShown: false,
      }),
  };
};
