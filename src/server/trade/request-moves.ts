import type { QuoteState } from '../../core/trade/quote-states.ts';
import { type RequestMoveName, type RequestState, requestStates, type Turn } from '../../core/trade/request-states.ts';
import { conflict } from '../platform/errors/app-error.ts';
import { defineMoves, type Move } from '../platform/moves/move-table.ts';
import { isSealed, sealRefusal } from './concealed/seal.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';

/**
 * What the actor of a move is to the request. `payer` is what those of the buyer may do who pay. `quoter` and `publisher` are what the seller's people may do; `system` is a job
 * of the server, or the seller who has asked it to confirm by itself.
 */
export type MoveRole = 'buyer' | 'payer' | 'quoter' | 'publisher' | 'system' | 'operator';

type AnyMove = RequestMoveName | 'lapse';

const isQuoteValid = ({ quoteValidUntil }: TradeRequestRow, now: Date): boolean =>
  quoteValidUntil !== null && quoteValidUntil > now;

/** Where a request stands without a confirmation that is asked for. */
const withoutConfirmation = (row: TradeRequestRow, now: Date): RequestState =>
  isQuoteValid(row, now) ? 'quoted' : 'registered';

/**
 * A late confirmation counts as not asked for, an old quote as not given, and a sealed one as given once its deadline has
 * passed, whether the job has tidied up or not.
 */
export const stateOf = (row: TradeRequestRow, now: Date): RequestState => {
  const { state, confirmBy } = row;
  const isLate = state === 'awaitingConfirmation' && confirmBy !== null && confirmBy <= now;
  const isOpened = state === 'registered' && row.quoteId !== null && !isSealed(row, now);
  return isLate || isOpened || state === 'quoted' ? withoutConfirmation(row, now) : state;
};

/** Whose answer a quote waits for decides who may go on with it. */
const quoteTurns: Partial<Record<AnyMove, Turn>> = {
  quote: 'supplier',
  counter: 'buyer',
  requestConfirmation: 'buyer',
};

/** Whether a move is one of those whose turn, and time, it is. */
export const isTurnOf = (move: AnyMove, row: TradeRequestRow, now: Date): boolean =>
  sealRefusal(move, row, now) === undefined && isQuoteTurn(move, row, now);

const isQuoteTurn = (move: AnyMove, row: TradeRequestRow, now: Date): boolean =>
  stateOf(row, now) !== 'quoted' || [undefined, turnOf(row, now)].includes(quoteTurns[move]);

const turnWords: Readonly<Record<Turn, string>> = {
  supplier: 'قیمت شما نزد خریدار است؛ برای قیمت دیگر نخست آن را پس بگیرید، یا منتظر پاسخ بمانید.',
  buyer: 'دربارهٔ این قیمت نوشته‌اید؛ تا فروشنده قیمت تازه ندهد، پذیرفتنی نیست.',
  none: '',
};
/** @throws 409 where the quote waits for the other party, or the deadline of a sealed request rules the move out */
export const assertTurn = (move: AnyMove) => (row: TradeRequestRow, now: Date) => {
  const refusal = sealRefusal(move, row, now);
  if (refusal) throw refusal;
  if (!isQuoteTurn(move, row, now)) throw conflict('not_your_turn', turnWords[quoteTurns[move] ?? 'none']);
};

/** Every way from one state to another; there is no other. */
const moves = {
  edit: {
    from: ['draft', 'registered', 'quoted'],
    to: ({ state }) => (state === 'quoted' ? 'registered' : undefined),
    by: 'buyer',
    guard: assertTurn('edit'),
  },
  submit: { from: ['draft'], to: 'registered', by: 'buyer', guard: assertTurn('submit') },
  quote: { from: ['registered', 'quoted'], to: 'quoted', by: 'quoter', guard: assertTurn('quote') },
  counter: { from: ['quoted'], by: 'buyer', guard: assertTurn('counter') },
  withdraw: { from: ['quoted'], to: 'registered', by: 'quoter' },
  requestConfirmation: {
    from: ['registered', 'quoted'],
    to: 'awaitingConfirmation',
    by: 'buyer',
    guard: assertTurn('requestConfirmation'),
  },
  takeBack: { from: ['awaitingConfirmation'], to: withoutConfirmation, by: 'buyer' },
  cancel: { from: ['draft', 'registered', 'quoted'], to: 'cancelled', by: 'buyer' },
  decline: { from: ['registered', 'quoted'], to: 'declined', by: 'quoter' },
  return: { from: ['awaitingConfirmation'], to: withoutConfirmation, by: ['quoter', 'publisher'] },
  confirmAndPublish: { from: ['awaitingConfirmation'], to: 'published', by: ['publisher', 'system'] },
  // After the publication `isPossible` of core/trade/fulfilment.ts says what else must hold.
  ship: { from: ['published'], by: 'quoter' },
  receive: { from: ['published'], by: 'buyer' },
  pay: { from: ['published'], by: 'payer' },
  recordPayment: { from: ['published'], by: 'payer' },
  confirmPayment: { from: ['published'], by: 'publisher' },
  refusePayment: { from: ['published'], by: 'publisher' },
  // No state is left by it; a request that closed without it may still need it.
  issueInvoice: { from: ['published', 'disputed', 'closed'], by: 'publisher' },
  askCancel: { from: ['published'], by: ['buyer', 'publisher'] },
  agreeCancel: { from: ['published'], to: 'cancelled', by: ['buyer', 'publisher'] },
  refuseCancel: { from: ['published'], by: ['buyer', 'publisher'] },
  cancelUnpaid: { from: ['published'], to: 'cancelled', by: 'publisher' },
  close: { from: ['published'], to: 'closed', by: ['buyer', 'system'] },
  dispute: { from: ['published'], to: 'disputed', by: ['buyer', 'quoter', 'publisher'] },
  withdrawDispute: { from: ['disputed'], to: 'published', by: ['buyer', 'quoter', 'publisher'] },
  decideDispute: { from: ['disputed'], to: 'closed', by: 'operator' },
  /** Nobody has confirmed in time, the quote is old, or a sealed one opens. */
  lapse: { from: ['registered', 'quoted'], to: stateOf, by: 'system' },
} as const satisfies Record<AnyMove, Move<RequestState, MoveRole, TradeRequestRow>>;

/** Who has to act after a move, unless what is paid and delivered says more. */
export const turnAfter: Readonly<Record<AnyMove, (row: TradeRequestRow, to: RequestState) => Turn>> = {
  edit: ({ state }) => (state === 'draft' ? 'buyer' : 'supplier'),
  submit: () => 'supplier',
  quote: () => 'buyer',
  counter: () => 'supplier',
  withdraw: () => 'supplier',
  requestConfirmation: () => 'supplier',
  takeBack: (_, to) => (to === 'quoted' ? 'buyer' : 'supplier'),
  cancel: () => 'none',
  decline: () => 'none',
  return: () => 'buyer',
  confirmAndPublish: () => 'buyer',
  ship: () => 'buyer',
  receive: () => 'supplier',
  pay: () => 'supplier',
  recordPayment: () => 'supplier',
  confirmPayment: () => 'supplier',
  refusePayment: () => 'buyer',
  issueInvoice: ({ turn }) => turn,
  askCancel: () => 'supplier',
  agreeCancel: () => 'none',
  refuseCancel: () => 'buyer',
  cancelUnpaid: () => 'none',
  close: () => 'none',
  dispute: () => 'none',
  withdrawDispute: () => 'buyer',
  decideDispute: () => 'none',
  // Without a quote the published prices still count, and the buyer may ask again.
  lapse: ({ quoteId }, to) => (to === 'registered' && quoteId !== null ? 'supplier' : 'buyer'),
};

/** Whose move it is, by the state that counts. */
export const turnOf = (row: TradeRequestRow, now: Date): Turn => {
  const state = stateOf(row, now);
  return state === row.state ? row.turn : turnAfter.lapse(row, state);
};

/** What becomes of the quote of a request by a move; none where it stays as it is. */
export const quoteStateAfter: Readonly<Partial<Record<AnyMove, (to: RequestState) => QuoteState | undefined>>> = {
  edit: () => 'superseded',
  quote: () => 'superseded',
  withdraw: () => 'withdrawn',
  requestConfirmation: () => 'locked',
  takeBack: (to) => (to === 'quoted' ? 'sent' : 'expired'),
  cancel: () => 'ended',
  decline: () => 'ended',
  return: (to) => (to === 'quoted' ? 'sent' : 'expired'),
  confirmAndPublish: () => 'accepted',
  lapse: (to) => (to === 'quoted' ? 'sent' : 'expired'),
};

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
