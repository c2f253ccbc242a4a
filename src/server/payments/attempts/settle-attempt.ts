import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { PaymentState } from '../../../core/payments/payment-states.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { isSystem } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { AppError, forbidden } from '../../platform/errors/app-error.ts';
import { type PaymentRow, payments } from '../payment.table.ts';
import type { Owed } from '../purposes/purpose.ts';
import { payingWallet, rulesOf } from '../purposes/purposes.ts';
import { paymentStateOf } from '../read-payments.ts';
import { tellOfWallet } from '../tell-wallet.ts';
import { RELEASED, whereClaimed } from './claim.ts';
import { type AttemptRow, paymentAttempts } from './payment-attempt.table.ts';

const SERVER_FAULT = 500;

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paid'), refId: z.string().min(1).max(100), cardMask: z.string().max(40).nullable() }),
  z.object({ kind: z.literal('refused'), code: z.string().max(40) }),
]);
const input = z.object({ attemptId: z.uuid(), claimId: z.uuid(), answer });
type Input = z.output<typeof input>;
type Context = EffectContext<Input>;

/**
 * Writes down what the bank has said, with all that follows from it, in one transaction: the money comes to the payer's
 * wallet by the attempt's own reference, which is booked once, and goes on to what it was paid for while that is owed.
 */
export const settleAttempt = command({
  name: 'payments.settleAttempt',
  input,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: settle,
  audit: (settled) =>
    settled && {
      objectType: 'payment',
      objectId: settled.payment.id,
      details: { attemptId: settled.attempt.id, state: settled.attempt.state, payment: settled.payment.state },
    },
  answer: (settled) => ({ state: settled?.attempt.state ?? null }),
});

async function settle(context: Context): Promise<{ attempt: AttemptRow; payment: PaymentRow } | undefined> {
  const { tx, input: said, now } = context;
  const [seen] = await tx
    .select({ payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(eq(paymentAttempts.id, said.attemptId));
  if (!seen) return undefined;
  const { id } = seen.payment;
  // Objects are locked before payments, everywhere.
  const owed = said.answer.kind === 'paid' ? await findStillOwed(context, seen.payment) : undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({
      ...(said.answer.kind === 'paid'
        ? { state: 'verified', refId: said.answer.refId, cardMask: said.answer.cardMask }
        : { state: 'failed', failure: said.answer.code }),
      ...RELEASED,
      endedAt: now,
      nextAskAt: null,
    })
    .where(and(whereClaimed({ id: said.attemptId, claimId: said.claimId }), eq(paymentAttempts.state, 'verifying')))
    .returning();
  // Somebody else has asked the bank since, and settles what it said.
  if (!payment || !attempt) return undefined;
  if (said.answer.kind === 'refused') return { attempt, payment: await end(context, payment, ['cancelling']) };
  return {
    attempt,
    payment: await receive(context, { attempt, payment, isOwed: owed?.amountRial === payment.amountRial }),
  };
}

/** Undefined also where the payer may not pay for it any more: what the bank has taken is booked all the same. */
async function findStillOwed(context: Context, payment: PaymentRow): Promise<Owed | undefined> {
  try {
    return await rulesOf(payment.purpose).findOwed(context, payment);
  } catch (error) {
    if (error instanceof AppError && error.status < SERVER_FAULT) return undefined;
    throw error;
  }
}

interface Received {
  attempt: AttemptRow;
  payment: PaymentRow;
  isOwed: boolean;
}

async function receive(context: Context, { attempt, payment, isOwed }: Received): Promise<PaymentRow> {
  const { tx, now } = context;
  const wallet = await payingWallet(tx, payment);
  const available = await openAccount(tx, { kind: 'available', owner: wallet }, now);
  const clearing = await openAccount(tx, { kind: 'clearing', gateway: attempt.gateway }, now);
  await postTransfers(context, [
    {
      ...{ kind: 'charge', debit: clearing, credit: available, amountRial: attempt.amountRial },
      ref: { kind: 'attempt', id: attempt.id },
    },
  ]);
  const isCharge = payment.purpose === 'charge';
  // Late: the payment was given up meanwhile, or the amount is not owed any more. The money stays in the payer's wallet.
  const isLate = isCharge ? payment.state !== 'open' : !isOwed || paymentStateOf(payment, now) !== 'open';
  const told = { amountRial: payment.amountRial, path: `/profile/wallet?paymentId=${payment.id}` };
  if (isLate) {
    await tellOfWallet(context, payment, wallet, { kind: 'paymentLate', ...told });
    return end(context, payment, ['open', 'cancelling']);
  }
  const [paid] = await tx
    .update(payments)
    .set({ state: 'paid', paidBy: attempt.gateway, paidAt: now, updatedAt: now, version: payment.version + 1 })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!paid) throw new Error('the payment is gone');
  await rulesOf(payment.purpose).settle(context, paid, available);
  if (isCharge) await tellOfWallet(context, payment, wallet, { kind: 'walletCharged', ...told });
  return paid;
}

/** Nothing more comes of a payment in one of these states; any other stays. */
async function end({ tx, now }: Context, payment: PaymentRow, from: readonly PaymentState[]): Promise<PaymentRow> {
  if (!from.includes(payment.state)) return payment;
  const [row] = await tx
    .update(payments)
    .set({ state: 'cancelled', updatedAt: now, version: payment.version + 1 })
    .where(eq(payments.id, payment.id))
    .returning();
  return row ?? payment;
}
