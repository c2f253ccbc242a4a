import { listBuyingRights } from '../merchants/buying-parties.ts';
import { personActor } from '../platform/actor.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { TradeApprovalRow } from './approvals/approval.table.ts';
import { holdMove } from './approvals/hold-move.ts';
import { askedRial, isBeyondLimit } from './approvals/spending.ts';
import { type Approved, type LockedRequest, type MoveContext, moveRequest, moverOfBuyer } from './move-request.ts';
import { notifyRequest } from './notify-request.ts';
import type { PartyOf } from './parties.ts';
import { actionsOf } from './present.ts';
import type { TradeRequestRow } from './request.table.ts';
import { listLines } from './request-lines.ts';
import { stateOf } from './request-moves.ts';
import { wordsOf } from './request-words.ts';
import { prepareSubmission } from './submission.ts';

/** `isWaiting`: the principal is asked first. */
export interface MadeOrWaiting {
  row: TradeRequestRow;
  isWaiting: boolean;
}

/** Sends a draft to its supplier, or asks the principal where an agent spends more than allowed. @throws 422 for what is missing */
export async function submitRequest(
  context: MoveContext,
  draft: LockedRequest,
  party: Pick<PartyOf, 'agent' | 'moveRoles'>,
): Promise<MadeOrWaiting> {
  const payableRial = draft.buyerMerchantId === null ? 0 : await askedBy(context, draft);
  if (draft.state === 'draft' && (await isBeyondLimit(context, party, draft, { submittedRial: payableRial }))) {
    // What nobody could send is not asked for.
    await prepareSubmission(context.tx, draft, context.now);
    return { row: await holdMove(context, draft, { move: 'submit', payableRial }), isWaiting: true };
  }
  return { row: await send(context, draft, party, payableRial), isWaiting: false };
}

/** Sends what the principal has approved. @throws 409 where it asks for more by now */
export async function submitApproved(
  context: MoveContext,
  draft: LockedRequest,
  { payableRial: seen }: TradeApprovalRow,
  approved: Approved,
): Promise<MadeOrWaiting> {
  const payableRial = await askedBy(context, draft);
  if (payableRial !== seen)
    throw new AppError(409, 'price_changed', 'مبلغ از آنچه دیده‌اید تغییر کرده است؛ نماینده باید دوباره بفرستد.', {
      current: {
        state: stateOf(draft, context.now),
        allowedActions: actionsOf(draft, ['buyer'], context.now),
        revision: draft.revision,
        payableRial,
      },
    });
  const row = await send(context, draft, { agent: undefined, moveRoles: ['buyer'] }, payableRial, approved);
  return { row, isWaiting: false };
}

/**
 * Sends an open request to a supplier that joins, in the name of who has asked it. It counts against that agent's limit, and is
 * not stopped by it: nobody has agreed on anything.
 */
export async function submitJoined(context: MoveContext, draft: LockedRequest): Promise<TradeRequestRow> {
  const { buyerPersonId, buyerMerchantId, agentPersonId } = draft;
  const actor = personActor(agentPersonId ?? buyerPersonId);
  const merchantIds = buyerMerchantId === null ? [] : [buyerMerchantId];
  const [right] = await listBuyingRights(context.tx, actor, context.now, merchantIds);
  const payableRial = buyerMerchantId === null ? 0 : await askedBy(context, draft);
  return send({ ...context, actor }, draft, { agent: right?.agent, moveRoles: ['buyer'] }, payableRial);
}

const askedBy = async ({ tx, now }: MoveContext, draft: TradeRequestRow): Promise<number> =>
  askedRial(tx, await listLines(tx, draft), now);

async function send(
  context: MoveContext,
  draft: LockedRequest,
  { agent, moveRoles }: Pick<PartyOf, 'agent' | 'moveRoles'>,
  submittedRial: number,
  approved?: Approved,
): Promise<TradeRequestRow> {
  const { tx, now } = context;
  const { number, buyer, address, supplier, sellers } = await prepareSubmission(tx, draft, now);
  const { row, isMade } = await moveRequest(context, {
    move: 'submit',
    row: draft,
    roles: moveRoles,
    changes: {
      number,
      buyer,
      address,
      submittedAt: now,
      words: wordsOf({ ...draft, number, buyer }, supplier.name),
      ...(draft.buyerMerchantId !== null && { submittedRial, spentAgentId: agent?.id ?? null, spentAt: now }),
    },
    event: {
      type: 'submitted',
      mover: moverOfBuyer(context, buyer.name),
      facts: { revision: draft.revision, ...approved },
    },
  });
  if (isMade)
    await notifyRequest(
      context,
      row,
      'tradeSubmitted',
      sellers.flatMap(({ personIds }) => personIds),
    );
  return row;
}
