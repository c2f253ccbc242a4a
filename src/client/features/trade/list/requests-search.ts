import { requestStates } from '../../../../core/trade/request-states.ts';
import type { RequestsFilter } from '../queries.ts';

export type RequestsSearch = RequestsFilter;

const LENGTH_MAX = 80;

/** What the address says of the list; anything else is left out. */
export const readRequestsSearch = ({ role, state, q }: Record<string, unknown>): RequestsSearch => ({
  role: role === 'buyer' || role === 'seller' ? role : undefined,
  state: requestStates.find((one) => one === state),
  q: typeof q === 'string' && q.trim() ? q.trim().slice(0, LENGTH_MAX) : undefined,
});
