import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import type { Operation } from '../../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../../offline/saved-reads/private-store.ts';
import type { NewFile } from '../../../parts/files/new-file.ts';
import { requestKey, requestsKey } from '../queries.ts';
import { sharedWrite } from '../shared-write.ts';
import { receiptWords } from './receipt-texts.ts';

/** What of a delivery has arrived, as its buyer wrote it down beside the goods. */
export interface Receipt {
  requestId: string;
  deliveryId: string;
  /** Of the delivery, for who reads the row. */
  no: number;
  lines: { lineNo: number; receivedQty: string; note: string }[];
  files: NewFile[];
}

export const RECEIPT_OPERATION = 'trade.receive';
export const receiptObjectKey = (deliveryId: string): string => `trade-receipt:${deliveryId}`;

function isReceipt(payload: unknown): payload is Receipt {
  const { requestId, deliveryId, no, lines, files } = (payload ?? {}) as Record<string, unknown>;
  const isOne = typeof requestId === 'string' && typeof deliveryId === 'string' && typeof no === 'number';
  return isOne && Array.isArray(lines) && Array.isArray(files);
}

export const receiptOperation: Operation<Receipt, TradeRequest> = {
  name: RECEIPT_OPERATION,
  isPrivate: true,
  keptFiles: ({ files }) => files.map(({ id }) => id),
  editedAt: ({ requestId }) => `/profile/directorderinfo/${requestId}`,
  accepts: isReceipt,
  describe: ({ no, files }) => ({ title: receiptWords.rowOf(no), text: receiptWords.photoCount(files.length) }),
  // What is said of a delivery that the server has not heard of yet is said anew.
  join: (_, next) => next,
  async send({ base, fetch, transfer, payload: { requestId, deliveryId, lines, files } }) {
    const sending = files.length > 0 ? await import('../../../parts/files/send-files.ts') : undefined;
    await sending?.sendFiles({ base, transfer }, files);
    const json = { deliveryId, lines, fileIds: files.map(({ id }) => id) };
    const { receive } = httpClient(base, '/api/v1/traderequests', fetch)[':id'];
    const sent = read(receive.$post({ param: { id: requestId }, json }));
    return sending ? sent.catch((error) => sending.sendAgain(files, error)) : sent;
  },
  confirms: ({ id, deliveries }, { requestId, deliveryId }) =>
    id === requestId && deliveries.some((one) => one.id === deliveryId && one.receivedAt !== null),
  settlesAllTabs: true,
  async settle(answer, { requestId }, { client, isCurrent }) {
    if (!isCurrent()) return;
    await client.cancelQueries({ queryKey: requestKey(requestId) });
    client.setQueryData(requestKey(requestId), answer);
    for (const queryKey of sharedWrite.invalidates()) void client.invalidateQueries({ queryKey });
  },
  async save({ client }) {
    const requests = client.getQueryCache().findAll({ queryKey: requestsKey });
    for (const { queryKey } of requests) await savePrivateRead(client, queryKey);
  },
};
