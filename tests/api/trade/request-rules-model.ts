import type { RequestMoveName, RequestState } from '../../../src/core/trade/request-states.ts';
import {
  type FulfilmentFacts,
  factsAfter,
  fulfilmentRules,
  isFulfillable,
  repeatStatus,
  UNPUBLISHED,
} from './fulfilment-rules-model.ts';
import type { ActorName, Rule as AnyRule } from './model-actors.ts';

interface Rule extends Omit<AnyRule, 'to'> {
  /** Undefined: the state stays. */
  to?: RequestState | ((request: ModelRequest) => RequestState | undefined);
  /** Whose move it is afterwards; after the publication it depends on what is paid and delivered. */
  turn?: ModelTurn | ((request: ModelRequest, to: RequestState) => ModelTurn);
  /** Who alone makes it while a quote is out. */
  quoteTurn?: ModelTurn;
}
type ModelTurn = 'buyer' | 'supplier' | 'none';

/** A request as the rules know it. */
export interface ModelRequest {
  state: RequestState;
  turn: ModelTurn;
  isSent: boolean;
  /** Nobody has confirmed in time, and nothing has been written of it. */
  isLate: boolean;
  /** What is out or asked to be confirmed; an old one does not count, though nothing has been written of it. */
  quote: 'none' | 'valid' | 'old';
  /** Whether the last quote was taken back. */
  isWithdrawn: boolean;
  events: readonly ModelEvent[];
  /** What has become of it since it was published. */
  since: FulfilmentFacts;
}

interface ModelEvent {
  type: string;
  from: RequestState;
  to: RequestState;
}

const unconfirmed = ({ quote }: ModelRequest): RequestState => (quote === 'valid' ? 'quoted' : 'registered');

/** Who may do what, as the rules of trade say it, written down beside the table under test. */
const rules: Readonly<Record<RequestMoveName, Rule>> = {
  edit: {
    from: ['draft', 'registered', 'quoted'],
    to: ({ state }) => (state === 'quoted' ? 'registered' : undefined),
    by: ['buyer'],
    event: 'edited',
    turn: ({ state }) => (state === 'draft' ? 'buyer' : 'supplier'),
  },
  submit: { from: ['draft'], to: 'registered', by: ['buyer'], event: 'submitted', turn: 'supplier' },
  quote: {
    from: ['registered', 'quoted'],
    to: 'quoted',
    by: ['owner', 'quoter'],
    event: 'quoted',
    turn: 'buyer',
    quoteTurn: 'supplier',
  },
  counter: { from: ['quoted'], by: ['buyer'], event: 'countered', turn: 'supplier', quoteTurn: 'buyer' },
  withdraw: { from: ['quoted'], to: 'registered', by: ['owner', 'quoter'], event: 'withdrawn', turn: 'supplier' },
  requestConfirmation: {
    from: ['registered', 'quoted'],
    to: 'awaitingConfirmation',
    by: ['buyer'],
    event: 'confirmationAsked',
    turn: 'supplier',
    quoteTurn: 'buyer',
  },
  takeBack: {
    from: ['awaitingConfirmation'],
    to: unconfirmed,
    by: ['buyer'],
    event: 'takenBack',
    turn: (_, to) => (to === 'quoted' ? 'buyer' : 'supplier'),
  },
  cancel: { from: ['draft', 'registered', 'quoted'], to: 'cancelled', by: ['buyer'], event: 'cancelled', turn: 'none' },
  decline: {
    from: ['registered', 'quoted'],
    to: 'declined',
    by: ['owner', 'quoter'],
    event: 'declined',
    turn: 'none',
  },
  return: {
    from: ['awaitingConfirmation'],
    to: unconfirmed,
    by: ['owner', 'quoter', 'publisher'],
    event: 'returned',
    turn: 'buyer',
  },
  confirmAndPublish: {
    from: ['awaitingConfirmation'],
    to: 'published',
    by: ['owner', 'publisher'],
    event: 'published',
    turn: 'buyer',
  },
  ...fulfilmentRules,
};
export const moveNames = Object.keys(rules) as RequestMoveName[];

export const DRAFT: ModelRequest = {
  state: 'draft',
  turn: 'buyer',
  isSent: false,
  isLate: false,
  quote: 'none',
  isWithdrawn: false,
  events: [],
  since: UNPUBLISHED,
};

/** The state that counts. */
const countingState = (request: ModelRequest): RequestState =>
  request.isLate || request.state === 'quoted' ? unconfirmed(request) : request.state;

/** Nothing has been written of what is late. */
const isStale = (request: ModelRequest): boolean => countingState(request) !== request.state;

/** Whose move it is, as everybody reads it. */
export const countingTurn = (request: ModelRequest): ModelTurn => lapse(request).turn;

export const mayRead = (actor: ActorName, { isSent }: ModelRequest): boolean =>
  actor === 'buyer' || (isSent && actor !== 'rival');

export const allowedOf = (actor: ActorName, request: ModelRequest): RequestMoveName[] =>
  mayRead(actor, request)
    ? moveNames.filter(
        (name) =>
          rules[name].by.includes(actor) &&
          rules[name].from.includes(countingState(request)) &&
          isTurn(name, request) &&
          isFulfillable(name, actor, request.since),
      )
    : [];

const isTurn = (name: RequestMoveName, request: ModelRequest): boolean => {
  const { quoteTurn } = rules[name];
  return countingState(request) !== 'quoted' || quoteTurn === undefined || quoteTurn === countingTurn(request);
};

/** What the job writes down, or whoever moves first. */
export function lapse(request: ModelRequest): ModelRequest {
  if (!isStale(request)) return request;
  const to = unconfirmed(request);
  const type = request.state === 'quoted' ? 'quoteExpired' : 'confirmationLapsed';
  return {
    ...request,
    state: to,
    turn: to === 'registered' && request.quote !== 'none' ? 'supplier' : 'buyer',
    isLate: false,
    quote: to === 'quoted' ? 'valid' : 'none',
    events: [...request.events, { type, from: request.state, to }],
  };
}

export interface Tried {
  status: 200 | 403 | 404 | 409;
  after: ModelRequest;
}

/** States in which a request has the quote that it had. */
const keepsQuote: readonly RequestState[] = ['quoted', 'awaitingConfirmation', 'published'];

/** What becomes of a request, and what the actor is answered. A move that was made before changes nothing. */
export function tryMove(request: ModelRequest, actor: ActorName, move: RequestMoveName): Tried {
  const { from, by, event, turn } = rules[move];
  if (move === 'decideDispute' && actor !== 'operator') return { status: 403, after: request };
  // Whoever owes nothing has no such payment.
  if (move === 'pay' && actor !== 'buyer') return { status: 404, after: request };
  const isKnown = actor !== 'operator' || ['disputed', 'closed'].includes(request.state);
  if (!mayRead(actor, request) || !isKnown) return { status: 404, after: request };
  if (!by.includes(actor)) return { status: 403, after: request };
  const repeated = repeatStatus(move, actor, request);
  if (repeated !== undefined) return { status: repeated, after: request };
  if (isMade(request, move)) return { status: 200, after: request };
  if (!from.includes(countingState(request)) || !isTurn(move, request) || !isFulfillable(move, actor, request.since))
    return { status: 409, after: request };
  const before = lapse(request);
  const next = targetOf(move, before) ?? before.state;
  const isSent = before.isSent || move === 'submit';
  const events = isSent ? [...before.events, { type: event, from: before.state, to: next }] : before.events;
  return {
    status: 200,
    after: {
      state: next,
      turn: (typeof turn === 'function' ? turn(before, next) : turn) ?? before.turn,
      isSent,
      isLate: false,
      quote: quoteAfter(before, move, next),
      isWithdrawn: move === 'withdraw' || (before.isWithdrawn && move !== 'quote'),
      events,
      since: factsAfter(move, actor, before.since),
    },
  };
}

function targetOf(move: RequestMoveName, request: ModelRequest): RequestState | undefined {
  const { to } = rules[move];
  return typeof to === 'function' ? to(request) : to;
}

/** A form that says what is stored is answered in every state: a device sends it again after a lost answer. */
function isMade(request: ModelRequest, move: RequestMoveName): boolean {
  switch (move) {
    case 'submit':
      return request.isSent;
    case 'edit':
    // Each quote is another one.
    case 'quote':
      return false;
    case 'counter':
      return request.state === 'quoted' && request.turn === 'supplier';
    case 'withdraw':
      return request.isWithdrawn;
    default:
      return !request.isLate && request.state === targetOf(move, request);
  }
}

function quoteAfter(before: ModelRequest, move: RequestMoveName, to: RequestState): ModelRequest['quote'] {
  if (move === 'quote') return 'valid';
  return keepsQuote.includes(to) ? before.quote : 'none';
}
