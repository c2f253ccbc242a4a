import { isUuid } from '../../../../core/ids/uuid.ts';
import { requestStates } from '../../../../core/trade/request-states.ts';
import type { RequestsFilter } from '../queries.ts';

export interface RequestsSearch extends Omit<RequestsFilter, 'role'> {
  role?: RequestsFilter['role'] | 'open' | undefined;
  /** As which supplier open requests are listed. @default the first that the user sells as */
  supplierId?: string | undefined;
}

/** What of one's requests is listed; undefined where open ones are. */
export const filterOf = ({ role, state, q }: RequestsSearch): RequestsFilter | undefined =>
  role === 'open' ? undefined : { role, state, q };

/** What a new request is about. */
export interface NewRequestSearch {
  /** The id of an offer. */
  offer?: string | undefined;
  qty?: string | undefined;
  /** The id of a supplier. */
  supplier?: string | undefined;
  /** The id of a base product, of all its suppliers. */
  base?: string | undefined;
  /** The parts list of the device, of the suppliers of its rows. */
  parts?: true | undefined;
  /** The id of a request that asked for the same. */
  again?: string | undefined;
}

/** Whether an address begins a request, and does not change one. */
export const isNewRequest = ({ offer, supplier, base, parts, again }: NewRequestSearch): boolean =>
  [offer, supplier, base, parts, again].some((start) => start !== undefined);

const LENGTH_MAX = 80;
const QUANTITY_MAX = 40;

const idOf = (value: unknown): string | undefined => (typeof value === 'string' && isUuid(value) ? value : undefined);

/** What the address says of the list; anything else is left out. */
export const readRequestsSearch = ({
  role,
  state,
  q,
  supplierId,
}: { [Name in keyof RequestsSearch]?: unknown }): RequestsSearch => ({
  role: role === 'buyer' || role === 'seller' || role === 'open' ? role : undefined,
  supplierId: role === 'open' ? idOf(supplierId) : undefined,
  state: requestStates.find((one) => one === state),
  q: typeof q === 'string' && q.trim() ? q.trim().slice(0, LENGTH_MAX) : undefined,
});

export const readNewRequestSearch = ({
  offer,
  qty,
  supplier,
  base,
  parts,
  again,
}: { [Name in keyof NewRequestSearch]?: unknown }): NewRequestSearch => ({
  offer: idOf(offer),
  supplier: idOf(supplier),
  base: idOf(base),
  parts: parts === true ? true : undefined,
  again: idOf(again),
  qty: typeof qty === 'string' || typeof qty === 'number' ? String(qty).slice(0, QUANTITY_MAX) : undefined,
});
