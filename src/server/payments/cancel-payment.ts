import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { cancelBody } from '../../contract/payments/payment.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { locked } from '../platform/errors/app-error.ts';
import { type PaymentRow, payments } from './payment.table.ts';
import { findLiveAttempt, findOwnPayment, presentPayment } from './read-payments.ts';

const input = cancelBody.safeExtend({ id: z.uuid() });

/** Gives a payment up. While the bank may have its money, it ends with the bank's word. */
export const cancelPayment = command({
  name: 'payments.cancel',
  input,
  policy: forSignedIn,
  effect: async (context) => presentPayment(context.tx, await cancel(context), context.now),
  audit: ({ id, state }) => ({ objectType: 'payment', objectId: id, details: { state } }),
  status: ({ state }): 200 | 202 => (state === 'cancelling' ? 202 : 200),
});

async function cancel({ tx, actor, input: { id }, now }: EffectContext<z.output<typeof input>>): Promise<PaymentRow> {
  await findOwnPayment(tx, userIdOf(actor), id);
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw new Error('the payment is gone');
  if (row.state === 'paid') throw locked('payment_paid', 'این پرداخت انجام شده است و لغو نمی‌شود.');
  if (row.state !== 'open') return row;
  const state = (await findLiveAttempt(tx, id)) ? 'cancelling' : 'cancelled';
  const [changed] = await tx
    .update(payments)
    .set({ state, updatedAt: now, version: row.version + 1 })
    .where(eq(payments.id, id))
    .returning();
  return changed ?? row;
}
