import { and, eq, gt, inArray } from 'drizzle-orm';
import { type PaymentBody, paymentBody } from '../../contract/payments/payment.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { cancelPaymentsOf } from './cancel-payments-of.ts';
import { type PaymentRow, payments } from './payment.table.ts';
import { rulesOf } from './purposes/purposes.ts';
import { presentPayment } from './read-payments.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Payments that a person may begin in one day. */
const DAILY_MAX = 500;

/** Writes down what the caller is about to pay. While it is open it is the answer again. */
export const openPayment = command({
  name: 'payments.open',
  input: paymentBody,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isNew } = await open(context);
    return { isNew, payment: await presentPayment(context.tx, row, context.now) };
  },
  audit: ({ isNew, payment: { id, purpose, amountRial } }) =>
    isNew ? { objectType: 'payment', objectId: id, details: { purpose, amountRial } } : undefined,
  answer: ({ payment }) => payment,
  status: ({ isNew }): 200 | 201 => (isNew ? 201 : 200),
});

async function open(context: EffectContext<PaymentBody>): Promise<{ row: PaymentRow; isNew: boolean }> {
  const { tx, actor, input, now } = context;
  const { purpose, objectId, scheduleNo } = input;
  const payerPersonId = userIdOf(actor);
  // Locks the object: two cannot open the same payment.
  const owed = await rulesOf(purpose).findOwed(context, { payerPersonId, objectId, scheduleNo });
  if (!owed) throw notOwed();
  const isActive = and(
    eq(payments.purpose, purpose),
    eq(payments.objectId, objectId),
    eq(payments.scheduleNo, scheduleNo),
    inArray(payments.state, ['open', 'cancelling']),
  );
  const [known] = await tx.select().from(payments).where(isActive).for('update');
  if (known?.state === 'open' && known.amountRial === owed.amountRial && known.payerPersonId === payerPersonId)
    return { row: known, isNew: false };
  if (known) await cancelPaymentsOf({ tx, now }, purpose, objectId, known.id);
  const [still] = await tx.select().from(payments).where(isActive);
  if (still) throw inBank();
  const since = new Date(now.getTime() - DAY_MS);
  const today = and(eq(payments.payerPersonId, payerPersonId), gt(payments.createdAt, since));
  if ((await tx.$count(payments, today)) >= DAILY_MAX)
    throw unprocessable('too_many_payments', 'امروز پرداخت‌های بسیاری آغاز کرده‌اید؛ فردا ادامه دهید.');
  const [row] = await tx
    .insert(payments)
    .values({
      id: uuidv7(),
      ...{ payerPersonId, purpose, objectId, scheduleNo },
      ...owed,
      state: 'open',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('the payment was not stored');
  return { row, isNew: true };
}

export const notOwed = () => conflict('not_owed', 'برای این چیزی بدهکار نیستید؛ صفحه را تازه کنید.');

const inBank = () => conflict('in_bank', 'این پرداخت نزد بانک است؛ تا پاسخ بانک کمی صبر کنید یا همان را ادامه دهید.');
