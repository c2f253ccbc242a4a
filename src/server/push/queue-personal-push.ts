import { and, inArray, sql } from 'drizzle-orm';
import type { PushTopic } from '../../core/worker/push-message.ts';
import { listOpenSessions } from '../account/session/read.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { pushDeliveries, pushSubscriptions } from './push-subscription.table.ts';

/** Queues a message to the browsers in which these people are signed in; it replaces an unsent one of the same topic. */
export async function queuePersonalPush(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  personIds: string[],
  { topic, about, path }: { topic: PushTopic; about: string; path: string },
): Promise<void> {
  if (personIds.length === 0) return;
  const { id, sessionId, userId, topics } = pushSubscriptions;
  const joined = await tx
    .select({ id, sessionId })
    .from(pushSubscriptions)
    .where(and(inArray(userId, personIds), sql`${topic} = any(${topics})`));
  if (joined.length === 0) return;
  const open = await listOpenSessions(
    tx,
    joined.flatMap((one) => one.sessionId ?? []),
  );
  const rows = joined
    .filter((one) => open.has(one.sessionId ?? ''))
    .map((one) => ({ subscriptionId: one.id, topic, about, path, dueAt: now }));
  if (rows.length === 0) return;
  await tx
    .insert(pushDeliveries)
    .values(rows)
    .onConflictDoUpdate({
      target: [pushDeliveries.subscriptionId, pushDeliveries.topic],
      set: { about: sql`excluded.about`, path: sql`excluded.path`, dueAt: sql`excluded.due_at`, attempts: 0 },
    });
}
