import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { settlementRef, settlementRefusal } from '../../../contract/trade/fulfilment.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, notFound } from '../../platform/errors/app-error.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import { tradeSettlements } from '../fulfilment/settlement.table.ts';
import { presentRequest } from '../present.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { paymentSchedule } from '../snapshot.table.ts';

const requestRef = { requestId: z.uuid() };
const ids = settlementRef.safeExtend(requestRef);
type Ids = z.output<typeof ids>;

/** The seller has the money: the instalment is settled by that much. */
export const confirmPayment = command({
  name: 'trade.confirmPayment',
  input: ids,
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await answer(context, undefined)),
  audit: ({ id }, { input: { settlementId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { settlementId },
  }),
});

/** The seller has not got the money and says why. */
export const refusePayment = command({
  name: 'trade.refusePayment',
  input: settlementRefusal.safeExtend(requestRef),
  policy: forSignedIn,
  effect: async (context) => presentRequest(context, await answer(context, context.input.comment)),
  audit: ({ id }, { input: { settlementId } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { settlementId },
  }),
});

/** @param refusal undefined: it is confirmed */
async function answer(context: EffectContext<Ids>, refusal: string | undefined): Promise<TradeRequestRow> {
  const { tx, input, now } = context;
  const isConfirmed = refusal === undefined;
  const move = isConfirmed ? 'confirmPayment' : 'refusePayment';
  const turn = await lockFor(context, input.requestId, move);
  const payment = turn.read?.settlements.find(({ id }) => id === input.settlementId);
  const state = isConfirmed ? 'confirmed' : 'refused';
  // Sent again after a lost answer.
  if (payment?.state === state && payment.refusal === (refusal ?? null)) return turn.row;
  if (payment && payment.state !== 'waiting')
    throw conflict('already_answered', 'این پرداخت پیش‌تر پاسخ گرفته است؛ صفحه را تازه کنید.');
  if (payment || !turn.read) assertPossible(turn, move, now);
  if (!payment) throw notFound('پرداخت');
  const { id, instalmentNo, amountRial } = payment;
  await tx
    .update(tradeSettlements)
    .set({ state, answeredAt: now, refusal: refusal ?? null })
    .where(eq(tradeSettlements.id, id));
  if (isConfirmed)
    await tx
      .update(paymentSchedule)
      .set({ settledRial: sql`${paymentSchedule.settledRial} + ${amountRial}` })
      .where(and(eq(paymentSchedule.requestId, turn.row.id), eq(paymentSchedule.no, instalmentNo)));
  return makeFulfilmentMove(context, turn, {
    move,
    comment: refusal,
    type: isConfirmed ? 'paymentConfirmed' : 'paymentRefused',
    facts: { settlementId: id, instalmentNo, amountRial },
    notice: isConfirmed ? 'tradePaymentConfirmed' : 'tradePaymentRefused',
  });
}
