import { read } from '../../../data/api.ts';
import { unsavedRead } from '../../../data/reads.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';

export const customerReads = ({ customers }: PrivateApi) => ({
  /** Not kept: the device of a trader holds no list of customers. */
  withPhone: (phone: string) =>
    unsavedRead({
      area: 'account',
      name: 'customer',
      args: [phone],
      gcTime: 0,
      queryFn: ({ signal }) => read(customers.index.$get({ query: { phone } }, { init: { signal } })),
    }),
});
