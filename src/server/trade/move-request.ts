import { eq } from 'drizzle-orm';
import type { EventType, eventRoles } from '../../contract/trade/request-event.ts';
import type { QuoteState } from '../../core/trade/quote-states.ts';
import type { RequestState } from '../../core/trade/request-states.ts';
import type { Tx } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { type Actor, isSignedIn } from '../platform/actor.ts';
import { conflict, notFound } from '../platform/errors/app-error.ts';
import { applyMove, type Locked, lockRow } from '../platform/moves/apply-move.ts';
import { targetOf } from '../platform/moves/move-table.ts';
import { voidApprovals } from './approvals/hold-move.ts';
import { appendEvent, EVENTS_MAX } from './events.ts';
import { findParty, type PartyOf } from './parties.ts';
import { tradeQuotes } from './quotes/quote.table.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';
import { type MoveRole, quoteStateAfter, type RequestMove, requestMoves, stateOf, turnAfter } from './request-moves.ts';
import { settleEscrow } from './settlement/escrow.ts';

export interface MoveContext {
  tx: Tx;
  actor: Actor;
  now: Date;
  env: Env;
}

export type LockedRequest = Locked<TradeRequestRow>;

/**
 * A request that the actor is a party of, locked until the commit.
 * @throws 404 for everybody else
 */
export async function lockRequest(
  { tx, actor, now }: MoveContext,
  id: string,
): Promise<{ row: LockedRequest; party: PartyOf }> {
  const row = await lockRow(tx, tradeRequests, id);
  const party = row && (await findParty(tx, actor, row, now));
  if (!row || !party?.role) throw notFound('درخواست');
  return { row, party };
}

/** Who does it, as the other party may know them. */
export interface Mover {
  actorRole: (typeof eventRoles)[number];
  actorId: string | null;
  actorName: string | null;
}

/** Who of the buying merchant has asked for a move, and who has approved it; facts of its event. */
export type Approved = Readonly<{ askedBy?: string; approvedBy?: string }>;

export const moverOfBuyer = ({ actor }: Pick<MoveContext, 'actor'>, name: string | null): Mover => ({
  actorRole: 'buyer',
  actorId: isSignedIn(actor) ? actor.userId : null,
  actorName: name,
});

interface MoveOf {
  move: RequestMove;
  row: LockedRequest;
  roles: readonly MoveRole[];
  /** The version that the actor has seen. @default any */
  version?: number | undefined;
  changes?: Partial<TradeRequestRow>;
  isSame?: (row: TradeRequestRow) => boolean;
  comment?: string | undefined;
  /** Undefined for what only the buyer knows: edits of a draft. */
  event?: { type: EventType; mover: Mover; facts?: Readonly<Record<string, string | number>> } | undefined;
}

type Moving = Pick<MoveContext, 'tx' | 'now'>;

/** Nothing is agreed any more. */
export const unasked = { snapshotId: null, confirmBy: null, payableRial: null, autoRefusal: null };
const unquoted = { quoteId: null, quoteValidUntil: null, quotedRial: null };

const lapseEvents: Readonly<Partial<Record<RequestState, EventType>>> = {
  quoted: 'quoteExpired',
  registered: 'quotesOpened',
};

/** Writes down that nobody has confirmed in time, that the quote is old, or that a sealed one is open. */
export async function lapseRequest(context: Moving, row: LockedRequest): Promise<LockedRequest> {
  const mover = { actorRole: 'system', actorId: null, actorName: null } as const;
  const { row: lapsed } = await makeMove(context, {
    move: 'lapse',
    row,
    roles: ['system'],
    changes: unasked,
    event: { type: lapseEvents[row.state] ?? 'confirmationLapsed', mover },
  });
  return lapsed as LockedRequest;
}

/**
 * Makes a move and writes its event. `isMade` is false where the same move was made before: nothing has changed. What is
 * late lapses first, so that the stored state is the one that counts.
 */
export async function moveRequest(
  context: Moving,
  { row, version, ...rest }: MoveOf,
): Promise<{ row: TradeRequestRow; isMade: boolean }> {
  const state = stateOf(row, context.now);
  const isRefused = !requestMoves.moves[rest.move].from.includes(state);
  if (state === row.state || isRefused) return makeMove(context, { row, version, ...rest });
  const lapsed = await lapseRequest(context, row);
  return makeMove(context, { row: lapsed, version: version === row.version ? lapsed.version : version, ...rest });
}

/** What a party could do again and again; what ends a request always has room, and deliveries and payments have bounds of their own. */
const repeatable: ReadonlySet<RequestMove> = new Set<RequestMove>([
  'edit',
  'quote',
  'counter',
  'requestConfirmation',
  'askCancel',
]);

/** A quote in one of these is the one of its request. */
const standing: ReadonlySet<QuoteState> = new Set<QuoteState>(['sent', 'locked', 'accepted']);

const setQuoteState = ({ tx }: Moving, id: string, state: QuoteState) =>
  tx.update(tradeQuotes).set({ state }).where(eq(tradeQuotes.id, id));

const tooManyEvents = () =>
  conflict('too_many_events', 'این درخواست بیش از اندازه تغییر کرده است؛ درخواست تازه‌ای بفرستید.');

async function makeMove(
  context: Moving,
  { move, row, roles, version, changes = {}, isSame, comment, event }: MoveOf,
): Promise<{ row: TradeRequestRow; isMade: boolean }> {
  const { now } = context;
  const target = targetOf(requestMoves.moves[move], row, now);
  const to = target ?? row.state;
  const quoteState = row.quoteId === null ? undefined : quoteStateAfter[move]?.(to);
  const { from, row: moved } = await applyMove(context, requestMoves, {
    move,
    row,
    roles,
    ...(version !== undefined && { version }),
    ...(isSame && { isSame }),
    changes: {
      ...(quoteState && !standing.has(quoteState) && unquoted),
      ...changes,
      turn: changes.turn ?? turnAfter[move](row, to),
      reason: comment ?? changes.reason ?? null,
      ...(target !== undefined && { stateAt: now }),
      ...(event && { lastEventSeq: row.lastEventSeq + 1 }),
    },
  });
  if (from === undefined) return { row: moved, isMade: false };
  if (quoteState && row.quoteId !== null) await setQuoteState(context, row.quoteId, quoteState);
  if (event) {
    if (row.lastEventSeq >= EVENTS_MAX && repeatable.has(move)) throw tooManyEvents();
    const { type, mover, facts = {} } = event;
    const seq = await appendEvent(context, row.id, {
      type,
      ...mover,
      from: move === 'lapse' ? row.state : from,
      to: moved.state,
      comment: comment ?? null,
      facts,
    });
    if (seq !== moved.lastEventSeq) throw new Error('events of the locked request were added by somebody else');
  }
  if (moved.buyerMerchantId !== null) await voidApprovals(context, moved.id);
  await settleEscrow(context, move, moved);
  return { row: moved, isMade: true };
}
