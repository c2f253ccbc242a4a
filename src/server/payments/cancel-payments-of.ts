import { and, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import { liveAttempts, type Purpose } from '../../core/payments/payment-states.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { paymentAttempts } from './attempts/payment-attempt.table.ts';
import { payments } from './payment.table.ts';

/** Whether the bank may still have money for a payment. */
export const hasLiveAttempt = (db: Executor): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.paymentId, payments.id), inArray(paymentAttempts.state, [...liveAttempts]))),
  );

/** Ends what was given up while it was at a bank, once the bank has nothing of it any more. */
export async function endCancelled({ db, now }: { db: Executor; now: Date }): Promise<void> {
  await db
    .update(payments)
    .set({ state: 'cancelled', updatedAt: now, version: sql`${payments.version} + 1` })
    .where(and(eq(payments.state, 'cancelling'), not(hasLiveAttempt(db))));
}

/** Ends the open payments of an object for which nothing is owed any more. One that is at the bank ends with its attempt. */
export async function cancelPaymentsOf(
  { tx, now }: { tx: Tx; now: Date },
  purpose: Purpose,
  objectId: string,
  /** @default all of the object */
  id?: string,
): Promise<void> {
  const isOpen = and(
    eq(payments.purpose, purpose),
    eq(payments.objectId, objectId),
    eq(payments.state, 'open'),
    id === undefined ? undefined : eq(payments.id, id),
  );
  const changed = { updatedAt: now, version: sql`${payments.version} + 1` };
  await tx
    .update(payments)
    .set({ state: 'cancelling', ...changed })
    .where(and(isOpen, hasLiveAttempt(tx)));
  await tx
    .update(payments)
    .set({ state: 'cancelled', ...changed })
    .where(and(isOpen, not(hasLiveAttempt(tx))));
}
