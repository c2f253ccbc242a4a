import { eq } from 'drizzle-orm';
import type { PushSubscriptionSettings } from '../../contract/push/push-subscription.ts';
import type { Executor } from '../db/open-database.ts';
import { type Actor, isSignedIn } from '../platform/actor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { hashEndpoint } from './endpoint.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './push-subscription.table.ts';

export const presentPushSubscription = (
  { id, topics, quietFrom, quietTo, sessionId }: PushSubscriptionRow,
  actor: Actor,
): PushSubscriptionSettings => ({
  id,
  topics,
  quietFrom,
  quietTo,
  isMine: isSignedIn(actor) && actor.sessionId === sessionId,
});

export async function getPushSubscription(db: Executor, endpoint: string): Promise<PushSubscriptionRow> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, hashEndpoint(endpoint)));
  if (!row) throw notFound('اشتراک اعلان');
  return row;
}
