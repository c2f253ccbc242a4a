import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { merchantsKey } from '../queries.ts';
import { allMerchantsKey } from './queries.ts';

/** What an operator decides about a merchant; two of the moves say why. */
export type Decision = { id: string } & (
  | { move: 'confirm' | 'resume' }
  | { move: 'reject' | 'suspend'; reason: string }
);

interface Link {
  id: string;
  /** Null: the merchant is no supplier's own shop. */
  supplierId: string | null;
}

export const adminWrites = ({ merchants: { merchants } }: PrivateApi) => ({
  decide: () =>
    write({
      area: 'account',
      name: 'decideMerchant',
      send: (decision: Decision, intent) => {
        const param = { id: decision.id };
        const asked = asOperation(intent);
        const one = merchants[':id'];
        if (!('reason' in decision)) return read(one[decision.move].$post({ param }, asked));
        const json = { reason: decision.reason };
        return read(one[decision.move].$post({ param, json }, asked));
      },
      invalidates: () => [allMerchantsKey, merchantsKey],
    }),
  /** The sheet shows what is wrong. */
  link: () =>
    write({
      area: 'account',
      name: 'linkSupplier',
      send: ({ id, supplierId }: Link, intent) =>
        read(merchants[':id'].supplier.$put({ param: { id }, json: { supplierId } }, asOperation(intent))),
      invalidates: () => [allMerchantsKey, merchantsKey],
      isFailureShown: false,
    }),
});
