import { eq } from 'drizzle-orm';
import type { PushSubscriptionBody } from '../../contract/push/push-subscription.ts';
import { uuidv7 } from '../../core/uuid.ts';
import type { Executor } from '../db/open-database.ts';
import { assertUsable, hashEndpoint } from './endpoint.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './push-subscription.table.ts';

/** One row a browser, whatever is sent how often; what it no longer wants is left out when it is to be sent. */
export async function savePushSubscription(
  db: Executor,
  body: PushSubscriptionBody,
  { allowLocal }: { allowLocal: boolean },
): Promise<PushSubscriptionRow> {
  assertUsable(body, allowLocal);
  const { endpoint, keys, topics, quietFrom, quietTo } = body;
  const settings = { ...keys, topics: [...new Set(topics)], quietFrom, quietTo, updatedAt: new Date(), failures: 0 };
  const [row] = await db
    .insert(pushSubscriptions)
    .values({ id: uuidv7(), endpointHash: hashEndpoint(endpoint), endpoint, ...settings })
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: settings })
    .returning();
  if (!row) throw new Error('the subscription was not stored');
  return row;
}

/** Whether there was one. */
export async function removePushSubscription(db: Executor, endpoint: string): Promise<boolean> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, hashEndpoint(endpoint)))
    .returning({ id: pushSubscriptions.id });
  return removed.length > 0;
}
