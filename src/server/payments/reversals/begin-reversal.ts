import { and, eq, gt, inArray, sql, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import { REVERSIBLE_MS } from '../../../core/payments/payment-states.ts';
import type { Tx } from '../../db/open-database.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { bookedRial } from '../../ledger/balances.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { AppError, conflict, notFound } from '../../platform/errors/app-error.ts';
import { type AttemptRow, paymentAttempts } from '../attempts/payment-attempt.table.ts';
import { type PaymentRow, payments } from '../payment.table.ts';
import { payingWallet } from '../purposes/purposes.ts';

/**
 * An operator has the bank give the money of an attempt back to the card. The money is set aside first, so that nobody
 * spends it while the bank is asked; the bank is asked after the commit.
 */
export const beginReversal = command({
  name: 'payments.beginReversal',
  input: idParam,
  policy: forOperator,
  effect: begin,
  audit: ({ row, isNew }) =>
    isNew
      ? {
          objectType: 'payment',
          objectId: row.paymentId,
          details: { attemptId: row.id, amountRial: row.amountRial, state: row.state },
        }
      : undefined,
  answer: ({ row: { id } }) => ({ id }),
});

interface Begun {
  row: AttemptRow;
  isNew: boolean;
}

async function begin(context: EffectContext<z.output<typeof idParam>>): Promise<Begun> {
  const { tx, actor, input, now } = context;
  const [seen] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, input.id));
  if (!seen) throw notFound('پرداخت');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, seen.paymentId)).for('update');
  if (!payment) throw notFound('پرداخت');
  if (payment.payerPersonId === userIdOf(actor))
    throw new AppError(403, 'own_payment', 'پرداخت خود را نمی‌توانید بازگردانید؛ کارشناس دیگری این کار را می‌کند.');
  const [row] = await tx
    .update(paymentAttempts)
    .set({
      state: 'reversing',
      reversals: sql`${paymentAttempts.reversals} + 1`,
      reversedBy: userIdOf(actor),
      reversalFailure: null,
      asks: 0,
      nextAskAt: now,
    })
    .where(
      and(
        eq(paymentAttempts.id, input.id),
        eq(paymentAttempts.state, 'verified'),
        gt(paymentAttempts.endedAt, new Date(now.getTime() - REVERSIBLE_MS)),
      ),
    )
    .returning();
  if (!row) return begunBefore(tx, input.id);
  await setAside(context, row, payment);
  return { row, isNew: true };
}

/** Pressed twice, or by two operators. @throws 409 for what the bank does not give back any more */
async function begunBefore(tx: Tx, id: string): Promise<Begun> {
  const [known] = await tx.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
  if (known?.state === 'reversing' || known?.state === 'reversed') return { row: known, isNew: false };
  throw conflict('not_reversible', 'این پرداخت دیگر به کارت بازنمی‌گردد؛ تا نیم ساعت پس از تأیید بانک شدنی است.');
}

/** @throws 422 `insufficient` for what was spent already, 409 for what was paid with it */
async function setAside(context: EffectContext<unknown>, row: AttemptRow, payment: PaymentRow): Promise<void> {
  const { tx, now } = context;
  const owner = await payingWallet(tx, payment);
  const debit = await openAccount(tx, { kind: 'available', owner }, now);
  const credit = await openAccount(tx, { kind: 'held', owner }, now);
  await postTransfers(context, [
    {
      ...{ kind: 'reversalHold', debit, credit, amountRial: row.amountRial },
      ref: { kind: 'attempt', id: row.id, leg: row.reversals },
    },
  ]);
  // After the lock of the wallet, so that two of them are counted one after the other.
  if (hasPaid(row, payment) && !(await isRefunded(tx, payment)))
    throw conflict('money_in_use', 'با این پول چیزی پرداخت شده است؛ نخست باید به کیف پول بازگردد.');
}

/** Whether something was paid for with the money of this attempt; that of a late one stayed in the wallet. */
const hasPaid = ({ gateway, endedAt }: AttemptRow, { state, purpose, paidBy, paidAt }: PaymentRow): boolean =>
  state === 'paid' && purpose !== 'charge' && paidBy === gateway && paidAt?.getTime() === endedAt?.getTime();

/** What goes back to cards is no more than what came back from the request. */
async function isRefunded(tx: Tx, { purpose, objectId }: PaymentRow): Promise<boolean> {
  if (purpose !== 'trade') return false;
  const [reversed] = await tx
    .select({ rial: sum(paymentAttempts.amountRial) })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId))
    .where(
      and(
        eq(payments.purpose, 'trade'),
        eq(payments.objectId, objectId),
        eq(payments.paidBy, paymentAttempts.gateway),
        eq(payments.paidAt, paymentAttempts.endedAt),
        inArray(paymentAttempts.state, ['reversing', 'reversed']),
      ),
    );
  return Number(reversed?.rial ?? 0) <= (await bookedRial(tx, 'tradeRefund', { kind: 'request', id: objectId }));
}
