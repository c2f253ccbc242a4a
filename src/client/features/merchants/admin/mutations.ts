import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { merchantsKey } from '../../../parts/account/merchants/queries.ts';
import { operatorWaitingKey } from '../../../parts/account/waiting/queries.ts';
import { allMerchantsKey } from './queries.ts';

/** What an operator decides about a merchant. */
export interface Decision {
  id: string;
  move: 'confirm' | 'resume';
}

/** A decision that says why. */
interface Refusal {
  id: string;
  move: 'reject' | 'suspend';
  reason: string;
}

export const refusalDraftKey = ({ id, move }: Pick<Refusal, 'id' | 'move'>): string => `merchant-${move}:${id}`;
export const linkDraftKey = (id: string): string => `merchant-link:${id}`;

const invalidates = () => [allMerchantsKey, merchantsKey, operatorWaitingKey];

export const adminWrites = ({ merchants: { merchants } }: PrivateApi) => ({
  decide: () =>
    write({
      area: 'account',
      name: 'decideMerchant',
      send: ({ id, move }: Decision, intent) =>
        read(merchants[':id'][move].$post({ param: { id } }, asOperation(intent))),
      invalidates,
    }),
  /** The sheet shows what is wrong. */
  refuse: () =>
    write({
      area: 'account',
      name: 'refuseMerchant',
      send: ({ id, move, reason }: Refusal, intent) =>
        read(merchants[':id'][move].$post({ param: { id }, json: { reason } }, asOperation(intent))),
      draftKey: refusalDraftKey,
      invalidates,
      isFailureShown: false,
    }),
  /** The same. */
  link: () =>
    write({
      area: 'account',
      name: 'linkSupplier',
      send: ({ id, supplierId }: { id: string; supplierId: string }, intent) =>
        read(merchants[':id'].supplier.$put({ param: { id }, json: { supplierId } }, asOperation(intent))),
      draftKey: ({ id }) => linkDraftKey(id),
      invalidates,
      isFailureShown: false,
    }),
  /** The merchant is no supplier's own shop then. */
  unlink: () =>
    write({
      area: 'account',
      name: 'unlinkSupplier',
      send: (id: string, intent) =>
        read(merchants[':id'].supplier.$put({ param: { id }, json: { supplierId: null } }, asOperation(intent))),
      invalidates,
    }),
});
