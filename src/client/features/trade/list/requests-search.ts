import { isUuid } from '../../../../core/ids/uuid.ts';
import { requestStates } from '../../../../core/trade/request-states.ts';
import type { RequestsFilter } from '../queries.ts';

export type RequestsSearch = RequestsFilter;

/** What a new request is about. */
export interface NewRequestSearch {
  /** The id of an offer. */
  offer?: string | undefined;
  qty?: string | undefined;
}

const LENGTH_MAX = 80;
const QUANTITY_MAX = 40;

/** What the address says of the list; anything else is left out. */
export const readRequestsSearch = ({
  role,
  state,
  q,
}: { [Name in keyof RequestsSearch]?: unknown }): RequestsSearch => ({
  role: role === 'buyer' || role === 'seller' ? role : undefined,
  state: requestStates.find((one) => one === state),
  q: typeof q === 'string' && q.trim() ? q.trim().slice(0, LENGTH_MAX) : undefined,
});

export const readNewRequestSearch = ({
  offer,
  qty,
}: { [Name in keyof NewRequestSearch]?: unknown }): NewRequestSearch => ({
  offer: typeof offer === 'string' && isUuid(offer) ? offer : undefined,
  qty: typeof qty === 'string' || typeof qty === 'number' ? String(qty).slice(0, QUANTITY_MAX) : undefined,
});
