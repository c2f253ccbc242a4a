import { type RequestMoveName, type RequestState, requestStates, type Turn } from '../../core/trade/request-states.ts';
import { defineMoves, type Move } from '../platform/moves/move-table.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';

/**
 * What the actor of a move is to the request. `quoter` and `publisher` are what the seller's people may do; `system` is a job
 * of the server, or the seller who has asked it to confirm by itself.
 */
export type MoveRole = 'buyer' | 'quoter' | 'publisher' | 'system' | 'operator';

type AnyMove = RequestMoveName | 'lapse';

/** Every way from one state to another; there is no other. */
const moves = {
  edit: { from: ['draft', 'registered'], by: 'buyer' },
  submit: { from: ['draft'], to: 'registered', by: 'buyer' },
  requestConfirmation: { from: ['registered'], to: 'awaitingConfirmation', by: 'buyer' },
  takeBack: { from: ['awaitingConfirmation'], to: 'registered', by: 'buyer' },
  cancel: { from: ['draft', 'registered', 'quoted'], to: 'cancelled', by: 'buyer' },
  decline: { from: ['registered', 'quoted'], to: 'declined', by: 'quoter' },
  return: { from: ['awaitingConfirmation'], to: 'registered', by: ['quoter', 'publisher'] },
  confirmAndPublish: { from: ['awaitingConfirmation'], to: 'published', by: ['publisher', 'system'] },
  // After the publication `isPossible` of core/trade/fulfilment.ts says what else must hold.
  ship: { from: ['published'], by: 'quoter' },
  receive: { from: ['published'], by: 'buyer' },
  recordPayment: { from: ['published'], by: 'buyer' },
  confirmPayment: { from: ['published'], by: 'publisher' },
  refusePayment: { from: ['published'], by: 'publisher' },
  askCancel: { from: ['published'], by: ['buyer', 'publisher'] },
  agreeCancel: { from: ['published'], to: 'cancelled', by: ['buyer', 'publisher'] },
  refuseCancel: { from: ['published'], by: ['buyer', 'publisher'] },
  cancelUnpaid: { from: ['published'], to: 'cancelled', by: 'publisher' },
  close: { from: ['published'], to: 'closed', by: ['buyer', 'system'] },
  dispute: { from: ['published'], to: 'disputed', by: ['buyer', 'quoter', 'publisher'] },
  withdrawDispute: { from: ['disputed'], to: 'published', by: ['buyer', 'quoter', 'publisher'] },
  decideDispute: { from: ['disputed'], to: 'closed', by: 'operator' },
  /** Nobody has confirmed in time. */
  lapse: { from: ['registered'], to: 'registered', by: 'system' },
} as const satisfies Record<AnyMove, Move<RequestState, MoveRole, TradeRequestRow>>;

/** Who has to act after a move, unless what is paid and delivered says more. */
export const turnAfter: Readonly<Record<AnyMove, (state: RequestState) => Turn>> = {
  edit: (state) => (state === 'draft' ? 'buyer' : 'supplier'),
  submit: () => 'supplier',
  requestConfirmation: () => 'supplier',
  takeBack: () => 'supplier',
  cancel: () => 'none',
  decline: () => 'none',
  return: () => 'buyer',
  confirmAndPublish: () => 'buyer',
  ship: () => 'buyer',
  receive: () => 'supplier',
  recordPayment: () => 'supplier',
  confirmPayment: () => 'supplier',
  refusePayment: () => 'buyer',
  askCancel: () => 'supplier',
  agreeCancel: () => 'none',
  refuseCancel: () => 'buyer',
  cancelUnpaid: () => 'none',
  close: () => 'none',
  dispute: () => 'none',
  withdrawDispute: () => 'buyer',
  decideDispute: () => 'none',
  lapse: () => 'buyer',
};

/** A confirmation that is late counts as not asked for, whether the job has tidied up or not. */
export const stateOf = ({ state, confirmBy }: TradeRequestRow, now: Date): RequestState =>
  state === 'awaitingConfirmation' && confirmBy !== null && confirmBy <= now ? 'registered' : state;

/** Whose move it is, by the state that counts. */
export const turnOf = (row: TradeRequestRow, now: Date): Turn =>
  stateOf(row, now) === row.state ? row.turn : turnAfter.lapse(row.state);

export const requestMoves = defineMoves({
  what: 'درخواست',
  states: requestStates,
  moves,
  stored: { table: tradeRequests, column: 'state' },
  stateOf,
  refusal: {
    code: 'request_state',
    message: 'این کار با وضعیت کنونی درخواست سازگار نیست؛ صفحه را تازه کنید.',
  },
});
export type RequestMove = keyof typeof moves;
