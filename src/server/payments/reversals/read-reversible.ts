import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { ReversibleAttempt } from '../../../contract/wallet/money.ts';
import { REVERSIBLE_MS } from '../../../core/payments/payment-states.ts';
import { findPersonNames } from '../../account/person/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { isBookedFor } from '../../ledger/balances.ts';
import { type Actor, userIdOf } from '../../platform/actor.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { momentPosition, whereEarlier } from '../../platform/moment-cursor.ts';
import { type AttemptRow, paymentAttempts } from '../attempts/payment-attempt.table.ts';
import { type PaymentRow, payments } from '../payment.table.ts';

interface Found {
  attempt: AttemptRow;
  payment: PaymentRow;
}

const selected = (db: Executor) =>
  db
    .select({ attempt: paymentAttempts, payment: payments })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.id, paymentAttempts.paymentId));

/** Charges, what came too late, and what came back from a request: their money is in a wallet. */
const isInWallet = (db: Executor) =>
  or(
    eq(payments.purpose, 'charge'),
    sql`${payments.state} <> 'paid'`,
    sql`${payments.paidBy} is distinct from ${paymentAttempts.gateway}`,
    sql`${payments.paidAt} is distinct from ${paymentAttempts.endedAt}`,
    isBookedFor(db, 'tradeRefund', 'request', payments.objectId),
  );

/** What a bank could give back to the card now, and what it was told to; the newest first. @throws 403 */
export async function listReversible(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<ReversibleAttempt>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, momentPosition);
  const { endedAt, id, state } = paymentAttempts;
  const isYoung = gt(endedAt, new Date(now.getTime() - REVERSIBLE_MS));
  const rows = await selected(db)
    .where(
      and(
        or(and(eq(state, 'verified'), isYoung, isInWallet(db)), eq(state, 'reversing')),
        whereEarlier(endedAt, id, after),
      ),
    )
    .orderBy(desc(endedAt), desc(id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(rows, size, await presenterOf(db, rows, actor), ({ attempt }) => [
    (attempt.endedAt ?? attempt.createdAt).toISOString(),
    attempt.id,
  ]);
}

export async function readReversible(db: Executor, actor: Actor, id: string): Promise<ReversibleAttempt> {
  const [found] = await selected(db).where(eq(paymentAttempts.id, id));
  if (!found) throw notFound('پرداخت');
  return (await presenterOf(db, [found], actor))(found);
}

async function presenterOf(db: Executor, rows: readonly Found[], actor: Actor) {
  const payers = rows.map(({ payment }) => payment.payerPersonId);
  const nameOf = await findPersonNames(db, payers);
  return ({ attempt, payment }: Found): ReversibleAttempt => ({
    ...{ id: attempt.id, paymentId: payment.id, title: payment.title, gatewayCode: attempt.gateway },
    ...{ amountRial: attempt.amountRial, refId: attempt.refId, cardMask: attempt.cardMask, state: attempt.state },
    isLate: payment.state !== 'paid',
    payerName: nameOf.get(payment.payerPersonId) ?? '',
    isOwn: payment.payerPersonId === userIdOf(actor),
    failure: attempt.reversalFailure,
    until: new Date((attempt.endedAt ?? attempt.createdAt).getTime() + REVERSIBLE_MS).toISOString(),
  });
}
