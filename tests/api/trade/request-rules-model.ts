import type { RequestMoveName, RequestState } from '../../../src/core/trade/request-states.ts';
import {
  type FulfilmentFacts,
  factsAfter,
  fulfilmentRules,
  isFulfillable,
  repeatStatus,
  UNPUBLISHED,
} from './fulfilment-rules-model.ts';
import type { ActorName, Rule } from './model-actors.ts';

/** Who may do what, as the rules of trade say it, written down beside the table under test. */
const rules: Readonly<Record<RequestMoveName, Rule>> = {
  edit: { from: ['draft', 'registered'], by: ['buyer'], event: 'edited' },
  submit: { from: ['draft'], to: 'registered', by: ['buyer'], event: 'submitted' },
  requestConfirmation: {
    from: ['registered'],
    to: 'awaitingConfirmation',
    by: ['buyer'],
    event: 'confirmationAsked',
  },
  takeBack: { from: ['awaitingConfirmation'], to: 'registered', by: ['buyer'], event: 'takenBack' },
  cancel: { from: ['draft', 'registered', 'quoted'], to: 'cancelled', by: ['buyer'], event: 'cancelled' },
  decline: { from: ['registered', 'quoted'], to: 'declined', by: ['owner', 'quoter'], event: 'declined' },
  return: {
    from: ['awaitingConfirmation'],
    to: 'registered',
    by: ['owner', 'quoter', 'publisher'],
    event: 'returned',
  },
  confirmAndPublish: {
    from: ['awaitingConfirmation'],
    to: 'published',
    by: ['owner', 'publisher'],
    event: 'published',
  },
  ...fulfilmentRules,
};
export const moveNames = Object.keys(rules) as RequestMoveName[];

interface ModelEvent {
  type: string;
  from: RequestState;
  to: RequestState;
}

/** A request as the rules know it. */
export interface ModelRequest {
  state: RequestState;
  isSent: boolean;
  /** Nobody has confirmed in time, and nothing has been written of it. */
  isLate: boolean;
  events: readonly ModelEvent[];
  /** What has become of it since it was published. */
  since: FulfilmentFacts;
}

export const DRAFT: ModelRequest = { state: 'draft', isSent: false, isLate: false, events: [], since: UNPUBLISHED };

/** The state that counts. */
const countingState = ({ state, isLate }: ModelRequest): RequestState => (isLate ? 'registered' : state);

export const mayRead = (actor: ActorName, { isSent }: ModelRequest): boolean =>
  actor === 'buyer' || (isSent && actor !== 'rival');

export const allowedOf = (actor: ActorName, request: ModelRequest): RequestMoveName[] =>
  mayRead(actor, request)
    ? moveNames.filter(
        (name) =>
          rules[name].by.includes(actor) &&
          rules[name].from.includes(countingState(request)) &&
          isFulfillable(name, actor, request.since),
      )
    : [];

/** What the job writes down, or whoever moves first. */
export const lapse = (request: ModelRequest): ModelRequest =>
  request.isLate
    ? {
        ...request,
        state: 'registered',
        isLate: false,
        events: [...request.events, { type: 'confirmationLapsed', from: 'registered', to: 'registered' }],
      }
    : request;

export interface Tried {
  status: 200 | 403 | 404 | 409;
  after: ModelRequest;
}

/** What becomes of a request, and what the actor is answered. A move that was made before changes nothing. */
export function tryMove(request: ModelRequest, actor: ActorName, move: RequestMoveName): Tried {
  const { from, to, by, event } = rules[move];
  if (move === 'decideDispute' && actor !== 'operator') return { status: 403, after: request };
  const isKnown = actor !== 'operator' || ['disputed', 'closed'].includes(request.state);
  if (!mayRead(actor, request) || !isKnown) return { status: 404, after: request };
  if (!by.includes(actor)) return { status: 403, after: request };
  const repeated = repeatStatus(move, actor, request);
  if (repeated !== undefined) return { status: repeated, after: request };
  // A form that says what is stored is answered in every state: a device sends it again after a lost answer.
  if (move === 'submit' && request.isSent) return { status: 200, after: request };
  if (to !== undefined && !request.isLate && request.state === to) return { status: 200, after: request };
  const state = countingState(request);
  if (!from.includes(state) || !isFulfillable(move, actor, request.since)) return { status: 409, after: request };
  const before = lapse(request);
  const next = to ?? state;
  const isSent = before.isSent || move === 'submit';
  const events = isSent ? [...before.events, { type: event, from: state, to: next }] : before.events;
  const since = factsAfter(move, actor, before.since);
  return { status: 200, after: { state: next, isSent, isLate: false, events, since } };
}
