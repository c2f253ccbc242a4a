import { tehranDate } from '../../core/time/jalali-date.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import type { CommandDeps } from '../../server/platform/command/command.ts';
import { receiveDelivery } from '../../server/trade/delivery/receive.ts';
import { shipDelivery } from '../../server/trade/delivery/ship.ts';
import { openDispute } from '../../server/trade/disputes/dispute-moves.ts';
import { type FulfilmentRead, readFulfilment } from '../../server/trade/fulfilment/read-fulfilment.ts';
import { issueInvoice } from '../../server/trade/invoices/issue-invoice.ts';
import type { TradeRequestRow } from '../../server/trade/request.table.ts';
import { confirmPayment } from '../../server/trade/settlement/answer-payment.ts';
import { recordPayment } from '../../server/trade/settlement/record-payment.ts';
import type { DemoMove } from './demo-requests-table.ts';

const DEMO = 'demo';
const NAME_LENGTH = 8;

type Actor = Parameters<typeof shipDelivery>[1]['actor'];
type FulfilmentMove = 'ship' | 'receive' | 'invoice' | 'pay' | 'confirmPayment' | 'dispute';

export const isFulfilment = (move: DemoMove['move']): move is FulfilmentMove =>
  ['ship', 'receive', 'invoice', 'pay', 'confirmPayment', 'dispute'].includes(move);

interface Sides {
  deps: CommandDeps;
  row: TradeRequestRow;
  buyer: Actor;
  seller: Actor;
}

/** Makes one move of a published request: all that is left is sent, what was sent is received, the next instalment is paid. */
export async function makeDemoFulfilment({ deps, row, buyer, seller }: Sides, { move, comment, arrived }: DemoMove) {
  const now = deps.now?.() ?? new Date();
  const read = await readFulfilment(deps.db, row, now);
  if (!read) throw new Error(`the request ${row.id} of the demo is not published`);
  const requestId = row.id;
  switch (move) {
    case 'ship': {
      const id = stableId(DEMO, `delivery ${row.id} ${read.deliveries.length + 1}`);
      const lines = read.facts.agreed.map(({ lineNo, qty }) => ({ lineNo, qty }));
      await shipDelivery(deps, { actor: seller, input: { requestId, id, lines, note: comment } });
      return;
    }
    case 'receive': {
      const deliveryId = read.deliveries.at(-1)?.id ?? '';
      const lines = arrived === undefined ? [] : [{ lineNo: 1, receivedQty: arrived, note: comment }];
      await receiveDelivery(deps, { actor: buyer, input: { requestId, deliveryId, lines } });
      return;
    }
    case 'invoice':
      await issueInvoice(deps, { actor: seller, input: { id: requestId } });
      return;
    case 'pay':
      await recordPayment(deps, { actor: buyer, input: { requestId, ...paymentOf(row, read, now) } });
      return;
    case 'confirmPayment': {
      const settlementId = read.settlements.find(({ state }) => state === 'waiting')?.id ?? '';
      await confirmPayment(deps, { actor: seller, input: { requestId, settlementId } });
      return;
    }
    default:
      await openDispute(deps, { actor: buyer, input: { id: row.id, comment: comment ?? '' } });
  }
}

function paymentOf(row: TradeRequestRow, { facts, settlements }: FulfilmentRead, now: Date) {
  const next = facts.schedule.find(({ amountRial, settledRial }) => settledRial < amountRial);
  const id = stableId(DEMO, `payment ${row.id} ${settlements.length + 1}`);
  return {
    id,
    instalmentNo: next?.no ?? 1,
    amountRial: next ? next.amountRial - next.settledRial : 1,
    method: 'bankTransfer' as const,
    reference: id.replaceAll(/\D/g, '').slice(0, NAME_LENGTH),
    paidOn: tehranDate(now),
  };
}
