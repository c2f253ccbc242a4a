import { eq } from 'drizzle-orm';
import type { EventType } from '../../../contract/trade/request-event.ts';
import { documentTypes } from '../../../core/trade/document-types.ts';
import { closesAt, isHeldByPapers, isPossible, publishedTurn, type Side } from '../../../core/trade/fulfilment.ts';
import type { RequestMoveName } from '../../../core/trade/request-states.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { allowedMoves, mayMove, wrongState } from '../../platform/moves/move-table.ts';
import { type LockedRequest, lockRequest, type MoveContext, moveRequest } from '../move-request.ts';
import { buyersOf, notifyRequest, sellersOf, type TradeNoticeKind } from '../notify-request.ts';
import type { PartyOf } from '../parties.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { requestMoves, stateOf } from '../request-moves.ts';
import { moverOf } from '../simple-moves.ts';
import { sideOf } from './present-fulfilment.ts';
import { type FulfilmentRead, readFulfilment } from './read-fulfilment.ts';

/** A locked request whose party the actor is, with what has become of it. */
export interface FulfilmentTurn {
  row: LockedRequest;
  party: PartyOf;
  side: Side | undefined;
  /** Undefined before the publication. */
  read: FulfilmentRead | undefined;
}

/**
 * Locks a request for a move that its actor may make in some state.
 * @throws 404 for a stranger, 403 for who has other moves
 */
export async function lockFor(context: MoveContext, id: string, move: RequestMoveName): Promise<FulfilmentTurn> {
  const { row, party } = await lockRequest(context, id);
  assertAllowed(mayMove(requestMoves, move, party.moveRoles));
  return { row, party, side: sideOf(party.role), read: await readFulfilment(context.tx, row, context.now) };
}

/**
 * @throws 409 `request_state` in another state, `papers_missing` where only papers keep the request open, or `not_possible`
 * where what is paid and delivered rules the move out
 */
export function assertPossible(
  { row, party, side, read }: FulfilmentTurn,
  move: RequestMoveName,
  now: Date,
): FulfilmentRead {
  const state = stateOf(row, now);
  if (!read || !requestMoves.moves[move].from.includes(state)) throw wrongState(requestMoves, state, party.moveRoles);
  if (isPossible(move, read.facts, side, now)) return read;
  const current = {
    state,
    allowedActions: allowedMoves(requestMoves, state, party.moveRoles).filter(
      (name) => name !== 'lapse' && isPossible(name, read.facts, side, now),
    ),
  };
  if (move === 'close' && isHeldByPapers(read.facts, now)) throw papersMissing(read, current);
  throw new AppError(409, 'not_possible', 'این کار با آنچه تاکنون پرداخت و تحویل شده سازگار نیست؛ صفحه را تازه کنید.', {
    current,
  });
}

function papersMissing(
  { missingPapers }: FulfilmentRead,
  current: { state: string; allowedActions: string[] },
): AppError {
  const names = documentTypes.flatMap(({ id, title }) => (missingPapers.includes(id) ? [title] : []));
  return new AppError(409, 'papers_missing', `پیش از بستن، این مدارک لازم است: ${names.join('، ')}.`, {
    current: { ...current, missingPapers },
  });
}

interface FulfilmentMove {
  move: RequestMoveName;
  changes?: Partial<TradeRequestRow>;
  comment?: string | undefined;
  type: EventType;
  facts?: Readonly<Record<string, string | number>>;
  /** @default nobody is told */
  notice?: TradeNoticeKind;
}

/** Makes a move once its rows are written: whose turn it is and when it closes follow from them. Tells the other party. */
export async function makeFulfilmentMove(
  context: MoveContext,
  { row, party, side }: FulfilmentTurn,
  { move, changes = {}, comment, type, facts, notice }: FulfilmentMove,
): Promise<TradeRequestRow> {
  const { row: moved, isMade } = await moveRequest(context, {
    move,
    row,
    roles: party.moveRoles,
    changes: { ...changes, ...(await standingAfter(context, move, { ...row, ...changes })) },
    comment,
    event: { type, mover: await moverOf(context, row, party), ...(facts && { facts }) },
  });
  if (isMade && notice) await notifyRequest(context, moved, notice, await othersOf(context, moved, side));
  return moved;
}

/** Whose turn it is and when the request closes, by what is paid and delivered. */
export async function standingAfter(
  { tx, now }: Pick<MoveContext, 'tx' | 'now'>,
  move: RequestMoveName,
  row: TradeRequestRow,
): Promise<Partial<TradeRequestRow>> {
  const way = requestMoves.moves[move];
  if ('to' in way && way.to !== 'published') return { closesAt: null };
  if (!('to' in way) && row.state !== 'published') return {};
  const read = await readFulfilment(tx, row, now);
  return read ? { turn: publishedTurn(read.facts), closesAt: closesAt(read.facts) } : {};
}

/** The same once papers have come, which is no move. @param row is locked */
export async function refreshStanding({ tx, now }: Pick<MoveContext, 'tx' | 'now'>, row: LockedRequest): Promise<void> {
  const read = row.state === 'published' ? await readFulfilment(tx, row, now) : undefined;
  if (!read) return;
  const standing = { turn: publishedTurn(read.facts), closesAt: closesAt(read.facts) };
  if (standing.turn === row.turn && standing.closesAt?.getTime() === row.closesAt?.getTime()) return;
  await tx
    .update(tradeRequests)
    .set({ ...standing, version: row.version + 1, updatedAt: now })
    .where(eq(tradeRequests.id, row.id));
}

/** The other party; both where an operator has decided. */
async function othersOf(context: MoveContext, row: TradeRequestRow, side: Side | undefined): Promise<string[]> {
  return [
    ...(side === 'buyer' ? [] : await buyersOf(context, row)),
    ...(side === 'supplier' ? [] : await sellersOf(context, row)),
  ];
}
