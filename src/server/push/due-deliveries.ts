import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Executor } from '../db/open-database.ts';
import { ownRow } from '../platform/command/audit.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { maySendMessages } from './policy.ts';
import {
  type PushDeliveryRow,
  type PushSubscriptionRow,
  pushDeliveries,
  pushSubscriptions,
} from './push-subscription.table.ts';

/** Longer than a batch can take; afterwards other servers may claim the deliveries of a dead server. */
const LEASE_MS = 5 * 60_000;

export interface DueDelivery {
  delivery: PushDeliveryRow;
  subscription: PushSubscriptionRow;
}

const dueBatch = z.object({ limit: z.int().positive() });

/** Claims due deliveries, so that no other server sends them too. */
export const claimDue = command({
  name: 'push.claimDue',
  input: dueBatch,
  policy: maySendMessages,
  effect: claim,
  audit: ownRow('push_deliveries has the end of each claim; an entry every minute would record nothing'),
});

async function claim({ tx, input, now }: EffectContext<z.output<typeof dueBatch>>): Promise<DueDelivery[]> {
  const due = await tx
    .select({ delivery: pushDeliveries, subscription: pushSubscriptions })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .where(lte(pushDeliveries.dueAt, now))
    // Those that have taken a message before come first: others may name hosts that never answer.
    .orderBy(sql`${pushSubscriptions.lastSentAt} is null`, asc(pushDeliveries.dueAt))
    .limit(input.limit)
    .for('update', { of: pushDeliveries, skipLocked: true });
  if (due.length > 0)
    await tx
      .update(pushDeliveries)
      .set({ dueAt: new Date(now.getTime() + LEASE_MS) })
      .where(or(...due.map(({ delivery }) => isSame(delivery))));
  return due;
}

/** Matches this delivery, not a newer one that replaced it. */
const isSame = ({ subscriptionId, topic, about }: PushDeliveryRow) =>
  and(
    eq(pushDeliveries.subscriptionId, subscriptionId),
    eq(pushDeliveries.topic, topic),
    eq(pushDeliveries.about, about),
  );

export async function dropDelivery(db: Executor, delivery: PushDeliveryRow): Promise<void> {
  await db.delete(pushDeliveries).where(isSame(delivery));
}

export async function deferDelivery(db: Executor, delivery: PushDeliveryRow, dueAt: Date): Promise<void> {
  await db.update(pushDeliveries).set({ dueAt }).where(isSame(delivery));
}

export async function retryDelivery(db: Executor, delivery: PushDeliveryRow, dueAt: Date): Promise<void> {
  await db
    .update(pushDeliveries)
    .set({ dueAt, attempts: sql`${pushDeliveries.attempts} + 1` })
    .where(isSame(delivery));
}

export async function noteSent(db: Db, delivery: PushDeliveryRow, at: Date): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ lastSentAt: at, failures: 0 })
    .where(eq(pushSubscriptions.id, delivery.subscriptionId));
  await dropDelivery(db, delivery);
}

/** Returns the number of consecutive refusals. */
export async function noteRefused(db: Executor, subscriptionId: string): Promise<number> {
  const [row] = await db
    .update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, subscriptionId))
    .returning({ failures: pushSubscriptions.failures });
  return row?.failures ?? 0;
}

/** Deletes the subscription and its deliveries. */
export async function forgetSubscription(db: Executor, subscriptionId: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
}
