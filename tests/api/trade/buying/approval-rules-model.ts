import type { RequestMoveName } from '../../../../src/core/trade/request-states.ts';
import type { ActorName } from '../model-actors.ts';
import { DRAFT, lapse, type ModelRequest, mayRead, type Tried, tryMove } from '../request-rules-model.ts';

/** Of the buying merchant its owner and two agents without a limit of their own to spend; and two who sell. */
export const buyingActors = ['principal', 'agent', 'colleague', 'seller', 'rival'] as const;
export type BuyingActor = (typeof buyingActors)[number];

const requestMoves = [
  ...(['edit', 'submit', 'quote', 'counter', 'withdraw', 'requestConfirmation'] as const),
  ...(['takeBack', 'cancel', 'decline', 'return', 'confirmAndPublish'] as const),
] satisfies readonly RequestMoveName[];
const decisions = ['approve', 'refuseApproval', 'withdrawApproval'] as const;
export const buyingMoves = [...requestMoves, ...decisions];
export type BuyingMove = (typeof buyingMoves)[number];
type Decision = (typeof decisions)[number];

interface ModelApproval {
  move: 'submit' | 'requestConfirmation';
  state: 'open' | 'approved' | 'refused' | 'withdrawn' | 'voided';
  askedBy: BuyingActor;
  /** Whether it is for the quote that was out, and not for the published prices. */
  isOfQuote: boolean;
}

/** A request as the rules know it, with what was asked of the principal last. */
export interface ModelBuying {
  request: ModelRequest;
  approval: ModelApproval | undefined;
}

export const NEW: ModelBuying = { request: DRAFT, approval: undefined };

interface TriedBuying {
  status: Tried['status'] | 202;
  after: ModelBuying;
}

const isAgent = (actor: BuyingActor): boolean => actor === 'agent' || actor === 'colleague';
const isDecision = (move: BuyingMove): move is Decision => (decisions as readonly string[]).includes(move);

/** Who the actor is to the request. */
export const actorAs = (actor: BuyingActor): ActorName =>
  actor === 'seller' ? 'owner' : actor === 'rival' ? 'rival' : 'buyer';

const countsQuote = (request: ModelRequest): boolean => lapse(request).state === 'quoted';

/** What is read of it: an old quote is none, whether anything was written of it or not. */
export const shownApproval = ({ request, approval }: ModelBuying): ModelApproval['state'] | undefined =>
  approval?.state === 'open' && approval.isOfQuote && !countsQuote(request) ? 'voided' : approval?.state;

/** What becomes of a request and of what was asked of the principal, and what the actor is answered. */
export function tryBuying(before: ModelBuying, actor: BuyingActor, move: BuyingMove): TriedBuying {
  if (isDecision(move)) return decide(before, actor, move);
  const { request, approval } = before;
  const { status, after } = tryMove(request, actorAs(actor), move);
  if (after === request) return { status, after: before };
  if (isAgent(actor) && (move === 'submit' || move === 'requestConfirmation'))
    return { status: 202, after: { request, approval: held(before, actor, move) } };
  return { status, after: { request: after, approval: voided(approval) } };
}

/** The same asked again is the same, whoever asks. */
function held({ request, approval }: ModelBuying, askedBy: BuyingActor, move: ModelApproval['move']): ModelApproval {
  const isOfQuote = move === 'requestConfirmation' && countsQuote(request);
  const isSame = approval?.state === 'open' && approval.move === move && approval.isOfQuote === isOfQuote;
  return isSame ? approval : { move, state: 'open', askedBy, isOfQuote };
}

const voided = (approval: ModelApproval | undefined): ModelApproval | undefined =>
  approval?.state === 'open' ? { ...approval, state: 'voided' } : approval;

function decide(before: ModelBuying, actor: BuyingActor, decision: Decision): TriedBuying {
  const { request, approval } = before;
  const as = actorAs(actor);
  if (!mayRead(as, request) || as !== 'buyer' || !approval) return { status: 404, after: before };
  const mayDecide = decision === 'withdrawApproval' ? actor === approval.askedBy : actor === 'principal';
  if (!mayDecide) return { status: 403, after: before };
  const to = { approve: 'approved', refuseApproval: 'refused', withdrawApproval: 'withdrawn' } as const;
  if (approval.state === to[decision]) return { status: 200, after: before };
  if (approval.state !== 'open') return { status: 409, after: before };
  const decided = { ...approval, state: to[decision] };
  if (decision !== 'approve') return { status: 200, after: { request, approval: decided } };
  if (shownApproval(before) !== 'open') return { status: 409, after: before };
  const { status, after } = tryMove(request, 'buyer', approval.move);
  return { status, after: status === 200 ? { request: after, approval: decided } : before };
}
