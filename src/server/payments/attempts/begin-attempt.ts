import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type AttemptBody, attemptBody, type ChargeBody, chargeBody } from '../../../contract/payments/payment.ts';
import { formatRial } from '../../../core/money/money.ts';
import { splitIn } from '../../../core/payments/payment-states.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { AppError, conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { findGateway, type GatewayDeps } from '../gateways/create-gateways.ts';
import type { Gateway } from '../gateways/gateway.ts';
import { notOwed } from '../open-payment.ts';
import { type PaymentRow, payments } from '../payment.table.ts';
import { rulesOf } from '../purposes/purposes.ts';
import { findLiveAttempt, findOwnPayment, paymentStateOf } from '../read-payments.ts';
import { openCharge } from './open-charge.ts';
import { type AttemptRow, paymentAttempts } from './payment-attempt.table.ts';
import { wrongState } from './wrong-state.ts';

/** A payment may be tried so often. */
const ATTEMPTS_MAX = 50;
const RETRY_AFTER_SECONDS = '5';

type Context<Input> = EffectContext<Input, GatewayDeps>;

/** Begins a way to the bank; the bank itself is asked after the commit. A live one of the same gateway is the answer again. */
export const beginAttempt = command({
  name: 'payments.beginAttempt',
  input: attemptBody,
  policy: forSignedIn,
  effect: async (context: Context<AttemptBody>) => {
    const gateway = gatewayOf(context.deps, context.input.gatewayCode);
    const locked = await lockPayment(context, context.input.paymentId);
    assertPayable(locked, context.now);
    return begin(context, locked.row, gateway);
  },
  audit: ({ id, paymentId }) => ({ objectType: 'payment', objectId: paymentId, details: { attemptId: id } }),
  answer: ({ id }) => ({ attemptId: id }),
  status: 201,
});

/** Money for a wallet: a payment of its own with its first way to the bank. */
export const beginCharge = command({
  name: 'wallet.charge',
  input: chargeBody,
  policy: forSignedIn,
  effect: async (context: Context<ChargeBody>) => {
    const gateway = gatewayOf(context.deps, context.input.gatewayCode);
    return begin(context, await openCharge(context), gateway);
  },
  audit: ({ id, paymentId, amountRial }) => ({
    objectType: 'payment',
    objectId: paymentId,
    details: { attemptId: id, amountRial },
  }),
  answer: ({ id }) => ({ attemptId: id }),
  status: 201,
});

function gatewayOf(deps: GatewayDeps, code: string): Gateway {
  const gateway = findGateway(deps, code);
  if (!gateway) throw unprocessable('gateway_unknown', 'این درگاه در دسترس نیست؛ درگاه دیگری برگزینید.', 'gatewayCode');
  return gateway;
}

export interface LockedPayment {
  row: PaymentRow;
  /** Of its object now; null of a charge, which has an amount of its own. */
  owedRial: number | null;
}

/** A payment of the caller, locked after its object. */
export async function lockPayment(context: Context<unknown>, id: string): Promise<LockedPayment> {
  const { tx, actor } = context;
  const payerPersonId = userIdOf(actor);
  const seen = await findOwnPayment(tx, payerPersonId, id);
  const isCharge = seen.purpose === 'charge';
  const owed = isCharge ? undefined : await rulesOf(seen.purpose).findOwed(context, { ...seen, payerPersonId });
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) throw notFound('پرداخت');
  return { row, owedRial: isCharge ? null : (owed?.amountRial ?? 0) };
}

/** @throws 409 for one that is not open, and where another amount is owed by now */
export function assertPayable({ row, owedRial }: LockedPayment, now: Date): void {
  if (paymentStateOf(row, now) !== 'open') throw wrongState(row, now);
  if (owedRial === 0) throw notOwed();
  if (owedRial !== null && owedRial !== row.amountRial) throw amountChanged(row, owedRial);
}

export const amountChanged = (row: PaymentRow, amountRial: number): AppError =>
  new AppError(409, 'amount_changed', 'مبلغ تغییر کرده است؛ صفحه را تازه کنید و دوباره بپردازید.', {
    field: 'amountRial',
    current: { state: row.state, allowedActions: ['request', 'walletPay'], amountRial },
  });

/** Of a locked payment. */
async function begin({ tx, now }: Context<unknown>, payment: PaymentRow, gateway: Gateway): Promise<AttemptRow> {
  const live = await findLiveAttempt(tx, payment.id);
  if (live?.gateway === gateway.code && ['requesting', 'redirected'].includes(live.state) && live.expiresAt > now)
    return live;
  if (live) throw atBank(live, payment);
  assertAmount(payment.amountRial, gateway);
  if ((await tx.$count(paymentAttempts, eq(paymentAttempts.paymentId, payment.id))) >= ATTEMPTS_MAX)
    throw conflict('too_many_attempts', 'این پرداخت بارها ناکام مانده است؛ راه دیگری برگزینید.');
  const [row] = await tx
    .insert(paymentAttempts)
    .values({
      ...{ id: randomUUID(), paymentId: payment.id, gateway: gateway.code, amountRial: payment.amountRial },
      state: 'requesting',
      createdAt: now,
      expiresAt: new Date(now.getTime() + gateway.lifeMs),
    })
    .returning();
  if (!row) throw new Error('the attempt was not stored');
  return row;
}

/** @throws 422 `above_max` with the number of parts, or `below_min` */
function assertAmount(amountRial: number, { minRial, maxRial, title }: Gateway): void {
  if (amountRial < minRial)
    throw unprocessable('below_min', `${title} کمتر از ${formatRial(minRial)} نمی‌گیرد.`, 'amountRial');
  if (amountRial > maxRial)
    throw new AppError(422, 'above_max', `${title} در هر پرداخت بیش از ${formatRial(maxRial)} نمی‌گیرد.`, {
      field: 'amountRial',
      current: { state: 'open', allowedActions: ['walletPay'], splitIn: splitIn(amountRial, maxRial), maxRial },
    });
}

export const atBank = (attempt: AttemptRow, payment: PaymentRow): AppError =>
  new AppError(409, 'in_bank', 'این پرداخت نزد بانک است؛ تا پاسخ بانک کمی صبر کنید یا همان را ادامه دهید.', {
    headers: { 'retry-after': RETRY_AFTER_SECONDS },
    current: {
      state: payment.state,
      allowedActions: ['wait'],
      attemptId: attempt.id,
      ...(attempt.state === 'redirected' && { redirectUrl: attempt.redirectUrl }),
    },
  });
