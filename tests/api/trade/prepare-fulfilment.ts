import { randomUUID } from 'node:crypto';
import type { TradeRequest } from '../../../src/contract/trade/trade-request.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { FulfilmentMoveName } from './fulfilment-rules-model.ts';
import type { fulfilmentCalls } from './fulfilment-world.ts';

type Calls = ReturnType<typeof fulfilmentCalls>;
type Send = () => Promise<{ status: number }>;

const paths = {
  askCancel: 'ask-cancel',
  agreeCancel: 'agree-cancel',
  refuseCancel: 'refuse-cancel',
  cancelUnpaid: 'cancel-unpaid',
  close: 'close',
  dispute: 'dispute',
  withdrawDispute: 'withdraw-dispute',
} as const satisfies Partial<Record<FulfilmentMoveName, string>>;

/** A call of the model: ships and pays all that is left, receives and answers what waits. */
export function prepareFulfilment(calls: Calls, seen: TradeRequest, as: SignedIn, move: FulfilmentMoveName): Send {
  const { id, owed, deliveries, settlements, schedule } = seen;
  const settlement = settlements.find(({ state }) => state === 'waiting')?.id ?? randomUUID();
  switch (move) {
    case 'ship':
      return () => calls.ship(id, owed.length > 0 ? owed : [{ qty: '1' }], { as });
    case 'receive': {
      const delivery = deliveries.find(({ receivedAt }) => receivedAt === null)?.id ?? randomUUID();
      return () => calls.receive(id, [], { as, delivery });
    }
    case 'pay':
      return () => calls.payByWallet(id, { as });
    case 'recordPayment':
      return () => calls.pay(id, schedule[0]?.amountRial ?? 1, { as });
    case 'confirmPayment':
      return () => calls.confirm(id, { as, settlement });
    case 'refusePayment':
      return () => calls.refuse(id, { as, settlement });
    case 'issueInvoice':
      return () => calls.post(id, 'invoice', as);
    case 'decideDispute':
      return () => calls.post(id, 'decide-dispute', as, { outcome: 'release', words: 'رسید درست است' });
    default:
      return () => calls.post(id, paths[move], as, { comment: 'دلیل' });
  }
}
