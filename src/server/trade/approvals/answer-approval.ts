import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { approvalBody, approvalRefusal } from '../../../contract/trade/approval.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../../platform/command/policy.ts';
import { AppError, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { type LockedRequest, lockRequest } from '../move-request.ts';
import type { PartyOf } from '../parties.ts';
import { actionsOf, presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { askConfirmation } from '../request-confirmation.ts';
import { stateOf } from '../request-moves.ts';
import { submitApproved } from '../submit-request.ts';
import { type TradeApprovalRow, tradeApprovals } from './approval.table.ts';
import { isPlaceMoved } from './asked-address.ts';
import { touchRequest } from './hold-move.ts';
import { findApproval } from './present-approval.ts';
import { tellApproval } from './tell-approval.ts';

const input = approvalBody.safeExtend({ id: z.uuid() });
const refusal = approvalRefusal.safeExtend({ id: z.uuid() });
type Context = EffectContext<z.output<typeof input>>;
type Decision = 'approved' | 'refused' | 'withdrawn';

/** The principal makes the move that an agent has asked for, with all its guards. */
export const approveMove = command({
  name: 'trade.approveMove',
  input,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await approve(context)),
  audit: ({ id, state }, { input: { approvalId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { state, approvalId },
  }),
});

/** The principal says no, and why. */
export const refuseMove = command({
  name: 'trade.refuseMove',
  input: refusal,
  policy: forSignedIn,
  effect: async (context) => {
    const turn = await lockApproval(context);
    if (turn.party.agent) throw forbidden();
    if (turn.approval.state === 'refused') return presentRequest(context, turn.row);
    const { reason } = context.input;
    const row = await end(context, turn, 'refused', reason);
    await tellAgent(context, row, turn.approval, 'tradeApprovalRefused', reason);
    return presentRequest(context, row);
  },
  audit: ({ id }, { input: { approvalId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { approvalId, decision: 'refused' },
  }),
});

/** The agent takes back what was asked. */
export const withdrawMove = command({
  name: 'trade.withdrawMove',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const turn = await lockApproval(context);
    if (turn.approval.askedById !== userIdOf(context.actor)) throw forbidden();
    if (turn.approval.state === 'withdrawn') return presentRequest(context, turn.row);
    return presentRequest(context, await end(context, turn, 'withdrawn'));
  },
  audit: ({ id }, { input: { approvalId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { approvalId, decision: 'withdrawn' },
  }),
});

interface Turn {
  row: LockedRequest;
  party: PartyOf;
  approval: TradeApprovalRow;
}

/** The lock of the request is that of its approvals. @throws 404 for who does not buy, or for another request's */
async function lockApproval(context: Context): Promise<Turn> {
  const { row, party } = await lockRequest(context, context.input.id);
  const approval = await findApproval(context.tx, row.id, context.input.approvalId);
  if (party.role !== 'buyer' || !approval) throw notFound('درخواست تأیید');
  assertAllowed(party.moveRoles.includes('buyer') || forbidden());
  return { row, party, approval };
}

async function approve(context: Context): Promise<TradeRequestRow> {
  const turn = await lockApproval(context);
  const { row, party, approval } = turn;
  if (party.agent) throw forbidden();
  if (approval.state === 'approved') return row;
  assertOpen(context, turn);
  // Before the move, which voids what is still open.
  await decide(context, approval, 'approved');
  const { askedById } = approval;
  const approved = { ...(askedById !== null && { askedBy: askedById }), approvedBy: userIdOf(context.actor) };
  const moved =
    approval.move === 'submit'
      ? await submitApproved(context, row, approval, approved)
      : await askConfirmation(context, {
          row,
          party,
          seen: {
            ...(approval.quoteId === null ? { useOfferPrices: true as const } : { quoteId: approval.quoteId }),
            revision: approval.revision,
            priceVersion: approval.priceVersion ?? 0,
            payableRial: approval.payableRial,
            picks: approval.picks === null ? undefined : [...approval.picks],
            comment: approval.comment ?? undefined,
          },
          approved,
        });
  // After the request has its copy, so that no change of the address comes between.
  if (await isPlaceMoved(context.tx, row, approval)) throw approvalOver(context, turn);
  await tellAgent(context, moved.row, approval, 'tradeApprovalGiven');
  return moved.row;
}

async function end(context: Context, turn: Turn, state: Decision, reason?: string): Promise<TradeRequestRow> {
  assertOpen(context, turn);
  await decide(context, turn.approval, state, reason);
  return touchRequest(context, turn.row);
}

/** @throws 409 with what the request is now */
function assertOpen(context: Context, turn: Turn): void {
  const { row, approval } = turn;
  if (approval.state !== 'open' || approval.revision !== row.revision) throw approvalOver(context, turn);
}

const approvalOver = ({ now }: Context, { row, party }: Turn): AppError =>
  new AppError(409, 'approval_over', 'این درخواست تأیید دیگر برقرار نیست؛ صفحه را تازه کنید.', {
    current: {
      state: stateOf(row, now),
      allowedActions: actionsOf(row, party.moveRoles, now),
      revision: row.revision,
    },
  });

const decide = ({ tx, actor, now }: Context, { id, version }: TradeApprovalRow, state: Decision, reason?: string) =>
  tx
    .update(tradeApprovals)
    .set({
      ...{ state, decidedById: userIdOf(actor), decidedAt: now, reason: reason ?? null },
      ...{ updatedAt: now, version: version + 1 },
    })
    .where(eq(tradeApprovals.id, id));

const tellAgent = (
  context: Context,
  row: TradeRequestRow,
  { askedById, payableRial }: TradeApprovalRow,
  kind: 'tradeApprovalGiven' | 'tradeApprovalRefused',
  reason?: string,
) => tellApproval(context, row, kind, { to: askedById === null ? [] : [askedById], payableRial, reason });
