import { and, desc, eq, inArray } from 'drizzle-orm';
import type { ApprovalAction, TradeApproval } from '../../../contract/trade/approval.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { isSignedIn } from '../../platform/actor.ts';
import type { PartyOf } from '../parties.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { isTurnOf, requestMoves, stateOf } from '../request-moves.ts';
import { type TradeApprovalRow, tradeApprovals } from './approval.table.ts';
import { movedPlaces } from './asked-address.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

/** What the agents have asked the principal for, by request: the latest of each. Only who buys learns of it. */
export async function approvalPresenter(db: Executor, { actor, now }: Reading, rows: readonly TradeRequestRow[]) {
  const ids = rows.flatMap(({ id, buyerMerchantId }) => (buyerMerchantId === null ? [] : id));
  const found =
    ids.length === 0
      ? []
      : await db
          .selectDistinctOn([tradeApprovals.requestId])
          .from(tradeApprovals)
          .where(inArray(tradeApprovals.requestId, ids))
          .orderBy(tradeApprovals.requestId, desc(tradeApprovals.createdAt), desc(tradeApprovals.id));
  const names = await namesOf(db, found);
  const byRequest = new Map(found.map((one) => [one.requestId, one]));
  const isMoved = await movedPlaces(
    db,
    rows.filter(({ id }) => byRequest.get(id)?.state === 'open'),
  );
  return (row: TradeRequestRow, party: PartyOf): TradeApproval | null => {
    const approval = byRequest.get(row.id);
    if (!approval || party.role !== 'buyer') return null;
    const isStanding = approval.state === 'open' && isStillAsked(row, approval, now) && !isMoved(row, approval);
    const { id, move, revision, quoteId, priceVersion, payableRial, picks, comment, reason } = approval;
    return {
      ...{ id, move, revision, quoteId, priceVersion, payableRial, comment, reason },
      state: approval.state === 'open' && !isStanding ? 'voided' : approval.state,
      pickedLines: picks?.length ?? null,
      askedBy: (approval.askedById && names.get(approval.askedById)) ?? null,
      decidedBy: (approval.decidedById && names.get(approval.decidedById)) ?? null,
      askedAt: approval.createdAt.toISOString(),
      decidedAt: approval.decidedAt?.toISOString() ?? null,
      allowedActions: isStanding ? actionsOn(approval, party, actor) : [],
    };
  };
}

async function namesOf(db: Executor, rows: readonly TradeApprovalRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ askedById, decidedById }) => [askedById, decidedById]).filter((id) => id !== null);
  return ids.length === 0 ? new Map() : findPersonNames(db, ids);
}

/** By the clock: an old quote is none, whether the job has tidied up or not. */
const isStillAsked = (row: TradeRequestRow, { move, revision, quoteId }: TradeApprovalRow, now: Date): boolean => {
  const state = stateOf(row, now);
  return (
    requestMoves.moves[move].from.some((from) => from === state) &&
    isTurnOf(move, row, now) &&
    revision === row.revision &&
    (move === 'submit' || quoteId === (state === 'quoted' ? row.quoteId : null))
  );
};

function actionsOn({ askedById }: TradeApprovalRow, { agent, moveRoles }: PartyOf, actor: Actor): ApprovalAction[] {
  if (!agent) return ['approve', 'refuse'];
  return isSignedIn(actor) && askedById === actor.userId && moveRoles.includes('buyer') ? ['withdraw'] : [];
}

/** One request's. */
export async function presentApproval(
  db: Executor,
  reading: Reading,
  row: TradeRequestRow,
  party: PartyOf,
): Promise<TradeApproval | null> {
  return (await approvalPresenter(db, reading, [row]))(row, party);
}

export async function findApproval(db: Executor, requestId: string, id: string): Promise<TradeApprovalRow | undefined> {
  const [row] = await db
    .select()
    .from(tradeApprovals)
    .where(and(eq(tradeApprovals.id, id), eq(tradeApprovals.requestId, requestId)));
  return row;
}
