import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { decisionBody } from '../../../contract/trade/fulfilment.ts';
import { moveComment, moveReason } from '../../../contract/trade/request-form.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator, forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { wrongState } from '../../platform/moves/move-table.ts';
import { tradeDisputes } from '../fulfilment/dispute.table.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import type { FulfilmentRead } from '../fulfilment/read-fulfilment.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { requestMoves } from '../request-moves.ts';

/** Of one request. */
const DISPUTES_MAX = 20;

const openOf = (requestId: string) => and(eq(tradeDisputes.requestId, requestId), isNull(tradeDisputes.endedAt));

/** A party does not agree with what came, or with what did not. */
export const openDispute = command({
  name: 'trade.dispute',
  input: idParam.extend(moveReason.shape),
  policy: forSignedIn,
  effect: async (context) => {
    const { tx, input, now } = context;
    const turn = await lockFor(context, input.id, 'dispute');
    const { row, side, read } = turn;
    const isRepeated = row.state === 'disputed' && side && read?.facts.disputedBy === side;
    if (isRepeated && read.dispute?.reason === input.comment) return presentRequest(context, row);
    const { dispute } = assertPossible(turn, 'dispute', now);
    if (!side) throw new Error('an operator has opened a dispute');
    const no = (dispute?.no ?? 0) + 1;
    if (no > DISPUTES_MAX) throw conflict('too_many_disputes', 'شمار اختلاف‌های این درخواست به سقف رسیده است.');
    await tx
      .insert(tradeDisputes)
      .values({ requestId: row.id, no, openedBy: side, reason: input.comment, openedAt: now });
    const disputed = await makeFulfilmentMove(context, turn, {
      move: 'dispute',
      changes: { cancelAskedBy: null },
      comment: input.comment,
      type: 'disputed',
      facts: { no },
      notice: 'tradeDisputed',
    });
    return presentRequest(context, disputed);
  },
  audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
});

/** Whoever opened a dispute takes it back. */
export const withdrawDispute = command({
  name: 'trade.withdrawDispute',
  input: idParam.extend(moveComment.shape),
  policy: forSignedIn,
  effect: async (context) => {
    const { tx, input, now } = context;
    const turn = await lockFor(context, input.id, 'withdrawDispute');
    const { row, read } = turn;
    if (row.state === 'published' && read?.dispute?.outcome === 'withdrawn') return presentRequest(context, row);
    assertPossible(turn, 'withdrawDispute', now);
    await tx.update(tradeDisputes).set({ endedAt: now, outcome: 'withdrawn' }).where(openOf(row.id));
    const published = await makeFulfilmentMove(context, turn, {
      move: 'withdrawDispute',
      comment: input.comment,
      type: 'disputeWithdrawn',
      notice: 'tradeDisputeWithdrawn',
    });
    return presentRequest(context, published);
  },
  audit: ({ id, state }) => ({ objectType: 'tradeRequest', objectId: id, details: { state } }),
});

const decision = decisionBody.safeExtend({ id: z.uuid() });
type Decision = z.output<typeof decision>;

/** An operator ends a dispute; what it says about money is carried out elsewhere. */
export const decideDispute = command({
  name: 'trade.decideDispute',
  input: decision,
  policy: forOperator,
  effect: async (context) => presentRequest(context, await decide(context)),
  audit: ({ id }, { input: { outcome, refundRial = null } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { outcome, refundRial },
  }),
});

async function decide(context: EffectContext<Decision>): Promise<TradeRequestRow> {
  const { tx, input, now } = context;
  const turn = await lockFor(context, input.id, 'decideDispute');
  const { row, party, read } = turn;
  const { outcome, words } = input;
  if (row.state === 'closed') {
    const { dispute } = read ?? {};
    const isSame = dispute?.outcome === outcome && dispute.words === words;
    if (isSame && (outcome !== 'part' || dispute.refundRial === input.refundRial)) return row;
    throw wrongState(requestMoves, row.state, party.moveRoles);
  }
  const refundRial = refundOf(input, assertPossible(turn, 'decideDispute', now));
  await tx.update(tradeDisputes).set({ endedAt: now, outcome, refundRial, words }).where(openOf(row.id));
  return makeFulfilmentMove(context, turn, {
    move: 'decideDispute',
    comment: words,
    type: 'disputeDecided',
    facts: { outcome, refundRial },
    notice: 'tradeDisputeDecided',
  });
}

/** What the buyer has paid or says to have paid counts: the operator decides about both. @throws 422 where more is given back */
function refundOf({ outcome, refundRial = 0 }: Decision, { facts }: FulfilmentRead): number {
  const waiting = facts.settlements.filter(({ state }) => state === 'waiting');
  const paid = [
    ...facts.schedule.map(({ settledRial }) => settledRial),
    ...waiting.map(({ amountRial }) => amountRial),
  ];
  const all = paid.reduce((sum, amount) => sum + amount, 0);
  if (outcome !== 'part') return outcome === 'refund' ? all : 0;
  if (refundRial >= all)
    throw unprocessable('more_than_paid', 'بخشی که بازمی‌گردد باید کمتر از مبلغ پرداخت‌شده باشد.', 'refundRial');
  return refundRial;
}
