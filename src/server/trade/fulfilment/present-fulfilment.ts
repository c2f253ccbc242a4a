import type { TradeRequest } from '../../../contract/trade/trade-request.ts';
import { deliveryStateOf, isPossible, owedUnits, paymentStateOf, type Side } from '../../../core/trade/fulfilment.ts';
import { quantityOf } from '../../../core/trade/quantity.ts';
import type { RequestMoveName, RequestRole } from '../../../core/trade/request-states.ts';
import type { TradeRequestRow } from '../request.table.ts';
import type { FulfilmentRead } from './read-fulfilment.ts';

type Fields = Pick<
  TradeRequest,
  | 'deliveryState'
  | 'paymentState'
  | 'deliveries'
  | 'owed'
  | 'settlements'
  | 'schedule'
  | 'cancelAskedBy'
  | 'closesAt'
  | 'missingPapers'
  | 'dispute'
>;

const UNPUBLISHED: Fields = {
  deliveryState: 'none',
  paymentState: 'unpaid',
  deliveries: [],
  owed: [],
  settlements: [],
  schedule: [],
  cancelAskedBy: null,
  closesAt: null,
  missingPapers: [],
  dispute: null,
};

export const sideOf = (role: RequestRole | undefined): Side | undefined =>
  role === 'buyer' ? 'buyer' : role === 'seller' ? 'supplier' : undefined;

/** What has become of a request, for its parties. */
export function presentFulfilment(read: FulfilmentRead | undefined, row: TradeRequestRow): Fields {
  if (!read) return UNPUBLISHED;
  const { facts, deliveries, settlements, dispute, missingPapers } = read;
  return {
    deliveryState: deliveryStateOf(facts.agreed, facts.shipped),
    paymentState: paymentStateOf(facts.schedule, facts.outcome),
    deliveries: deliveries.map(({ id, no, carrier, note, shippedAt, receivedAt, receiptFiles, lines }) => ({
      ...{ id, no, carrier, note, receiptFiles },
      shippedAt: shippedAt.toISOString(),
      receivedAt: receivedAt?.toISOString() ?? null,
      lines: lines.map(({ lineNo, qty, receivedQty, receivedNote }) => ({ lineNo, qty, receivedQty, receivedNote })),
    })),
    owed: [...owedUnits(facts.agreed, facts.shipped)].flatMap(([lineNo, units]) =>
      units > 0n ? [{ lineNo, qty: quantityOf({ units }) }] : [],
    ),
    settlements: settlements.map(({ requestId: _, recordedAt, answeredAt, ...one }) => ({
      ...one,
      recordedAt: recordedAt.toISOString(),
      answeredAt: answeredAt?.toISOString() ?? null,
    })),
    schedule: [...facts.schedule],
    cancelAskedBy: row.cancelAskedBy,
    closesAt: row.state === 'published' ? (row.closesAt?.toISOString() ?? null) : null,
    missingPapers,
    dispute: dispute
      ? {
          openedBy: dispute.openedBy,
          reason: dispute.reason,
          openedAt: dispute.openedAt.toISOString(),
          endedAt: dispute.endedAt?.toISOString() ?? null,
          outcome: dispute.outcome,
          refundRial: dispute.refundRial,
          words: dispute.words,
        }
      : null,
  };
}

/** Without the moves that what is paid and delivered rules out. */
export const possibleActions = (
  actions: readonly RequestMoveName[],
  read: FulfilmentRead | undefined,
  role: RequestRole,
  now: Date,
): RequestMoveName[] => actions.filter((move) => !read || isPossible(move, read.facts, sideOf(role), now));
