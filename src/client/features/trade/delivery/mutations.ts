import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { reasonDraftKey, sharedWrite } from '../shared-write.ts';
import { type Receipt, receiptObjectKey, receiptOperation } from './receipt-operation.ts';

export const shipmentDraftKey = (id: string): string => `trade-ship:${id}`;
export const receiptDraftKey = (deliveryId: string): string => `trade-receive:${deliveryId}`;
export const paymentDraftKey = (id: string): string => `trade-pay:${id}`;
export const refusalDraftKey = (settlementId: string): string => `trade-refuse-payment:${settlementId}`;
export const decisionDraftKey = (id: string): string => `trade-decide:${id}`;

/** Moves that need words of the one who makes them. */
export type ReasonMove = 'askCancel' | 'dispute';
/** Moves that need nothing but a press. */
export type PlainMove = 'close' | 'agreeCancel' | 'refuseCancel' | 'cancelUnpaid' | 'withdrawDispute';

interface Shipment {
  id: string;
  /** Of goods; of a service the note says what was done. */
  carrier?: string;
  note?: string;
  lines: { lineNo: number; qty: string }[];
}
interface Payment {
  id: string;
  instalmentNo: number;
  amountRial: number;
  method: 'bankTransfer' | 'cheque';
  reference: string;
  paidOn: string;
}
interface Decision {
  id: string;
  outcome: 'release' | 'refund' | 'part';
  refundRial?: number;
  words: string;
}
interface Answered {
  id: string;
  settlementId: string;
}

const shared = { ...sharedWrite, isFailureShown: false } as const;

/** What the parties do with a published request. The sheets show what is wrong. */
export const fulfilmentWrites = ({ trade }: PrivateApi) => {
  const one = trade[':id'];
  const plain = {
    close: (id: string, headers: Headers) => read(one.close.$post({ param: { id } }, headers)),
    agreeCancel: (id: string, headers: Headers) =>
      read(one['agree-cancel'].$post({ param: { id }, json: {} }, headers)),
    refuseCancel: (id: string, headers: Headers) =>
      read(one['refuse-cancel'].$post({ param: { id }, json: {} }, headers)),
    cancelUnpaid: (id: string, headers: Headers) =>
      read(one['cancel-unpaid'].$post({ param: { id }, json: {} }, headers)),
    withdrawDispute: (id: string, headers: Headers) =>
      read(one['withdraw-dispute'].$post({ param: { id }, json: {} }, headers)),
  };
  const reasoned = { askCancel: one['ask-cancel'], dispute: one.dispute };
  return {
    ship: () =>
      write({
        ...shared,
        name: 'ship',
        // The delivery keeps its id when the form is edited after a lost answer.
        send: ({ id, ...json }: Shipment, intent) =>
          read(one.ship.$post({ param: { id }, json: { id: intent.newId, ...json } }, asOperation(intent))),
        draftKey: ({ id }) => shipmentDraftKey(id),
      }),
    pay: () =>
      write({
        ...shared,
        name: 'recordPayment',
        send: ({ id, ...json }: Payment, intent) =>
          read(
            one['record-payment'].$post({ param: { id }, json: { id: intent.newId, ...json } }, asOperation(intent)),
          ),
        draftKey: ({ id }) => paymentDraftKey(id),
      }),
    confirmPayment: () =>
      write({
        ...shared,
        name: 'confirmPayment',
        send: ({ id, settlementId }: Answered, intent) =>
          read(one['confirm-payment'].$post({ param: { id }, json: { settlementId } }, asOperation(intent))),
      }),
    refusePayment: () =>
      write({
        ...shared,
        name: 'refusePayment',
        send: ({ id, ...json }: Answered & { comment: string }, intent) =>
          read(one['refuse-payment'].$post({ param: { id }, json }, asOperation(intent))),
        draftKey: ({ settlementId }) => refusalDraftKey(settlementId),
      }),
    decide: () =>
      write({
        ...shared,
        name: 'decideDispute',
        send: ({ id, ...json }: Decision, intent) =>
          read(one['decide-dispute'].$post({ param: { id }, json }, asOperation(intent))),
        draftKey: ({ id }) => decisionDraftKey(id),
      }),
    giveReason: (move: ReasonMove) =>
      write({
        ...shared,
        name: move,
        send: ({ id, comment }: { id: string; comment: string }, intent) =>
          read(reasoned[move].$post({ param: { id }, json: { comment } }, asOperation(intent))),
        draftKey: ({ id }) => reasonDraftKey(id, move),
      }),
    press: (move: PlainMove) =>
      write({
        ...shared,
        name: move,
        send: ({ id }: { id: string }, intent) => plain[move](id, asOperation(intent)),
      }),
  };
};

type Headers = ReturnType<typeof asOperation>;

/** Puts a receipt into the outbox: it is on the device once this succeeds. */
export const keepReceipt = (sub: string | null) =>
  write({
    area: 'trade',
    name: 'keepReceipt',
    isFailureShown: false,
    send: (payload: Receipt) =>
      deviceOutbox.add(receiptOperation, {
        ...{ sub, payload, objectKey: receiptObjectKey(payload.deliveryId), baseVersion: null },
      }),
    draftKey: ({ deliveryId }) => receiptDraftKey(deliveryId),
  });
