import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { isSystem } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forbidden } from '../../platform/errors/app-error.ts';
import { RELEASED, whereClaimed } from '../attempts/claim.ts';
import { type AttemptRow, paymentAttempts } from '../attempts/payment-attempt.table.ts';
import { payments } from '../payment.table.ts';
import { payingWallet } from '../purposes/purposes.ts';
import { tellOfWallet } from '../tell-wallet.ts';

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reversed') }),
  z.object({ kind: z.literal('refused'), code: z.string().max(40) }),
]);
const input = z.object({ attemptId: z.uuid(), claimId: z.uuid(), answer });
type Context = EffectContext<z.output<typeof input>>;

/** Writes down what the bank has said to a reversal: what was set aside leaves by the gateway's clearing, or comes back. */
export const settleReversal = command({
  name: 'payments.settleReversal',
  input,
  policy: (actor) => isSystem(actor) || forbidden(),
  effect: settle,
  audit: (attempt) =>
    attempt && {
      objectType: 'payment',
      objectId: attempt.paymentId,
      details: { attemptId: attempt.id, state: attempt.state, reversalFailure: attempt.reversalFailure },
    },
  answer: (attempt) => ({ state: attempt?.state ?? null }),
});

async function settle(context: Context): Promise<AttemptRow | undefined> {
  const { tx, input: said, now } = context;
  const [seen] = await tx
    .select({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, said.attemptId));
  if (!seen) return undefined;
  const [payment] = await tx.select().from(payments).where(eq(payments.id, seen.id)).for('update');
  const isReversed = said.answer.kind === 'reversed';
  const [attempt] = await tx
    .update(paymentAttempts)
    .set({
      ...(said.answer.kind === 'reversed'
        ? { state: 'reversed', reversedAt: now, reversalFailure: null }
        : { state: 'verified', reversalFailure: said.answer.code }),
      ...RELEASED,
      nextAskAt: null,
    })
    .where(and(whereClaimed({ id: said.attemptId, claimId: said.claimId }), eq(paymentAttempts.state, 'reversing')))
    .returning();
  // Somebody else has asked the bank since, and settles what it said.
  if (!payment || !attempt) return undefined;
  const owner = await payingWallet(tx, payment);
  const debit = await openAccount(tx, { kind: 'held', owner }, now);
  const credit = await openAccount(
    tx,
    isReversed ? { kind: 'clearing', gateway: attempt.gateway } : { kind: 'available', owner },
    now,
  );
  await postTransfers(context, [
    {
      ...{ kind: isReversed ? 'reversal' : 'reversalRelease', debit, credit, amountRial: attempt.amountRial },
      ref: { kind: 'attempt', id: attempt.id, leg: attempt.reversals },
    },
  ]);
  if (isReversed) {
    const { amountRial } = attempt;
    await tellOfWallet(context, payment, owner, { kind: 'paymentReversed', amountRial });
  }
  return attempt;
}
