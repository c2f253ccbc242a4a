import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { sharedWrite } from '../shared-write.ts';

export const invoiceWrites = ({ trade }: PrivateApi) => ({
  /** Issued again, it is the same invoice. The sheet shows what is wrong. */
  issue: () =>
    write({
      ...sharedWrite,
      name: 'issueInvoice',
      isFailureShown: false,
      send: ({ id }: { id: string }, intent) =>
        read(trade[':id'].invoice.$post({ param: { id } }, asOperation(intent))),
    }),
});
