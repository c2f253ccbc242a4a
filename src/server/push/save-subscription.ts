import { eq } from 'drizzle-orm';
import { type PushSubscriptionBody, pushSubscriptionBody } from '../../contract/push/push-subscription.ts';
import { uuidv7 } from '../../core/ids/uuidv7.ts';
import type { Executor } from '../db/open-database.ts';
import { isSignedIn } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { assertUsable, hashEndpoint } from './endpoint.ts';
import { mayChangeSubscription } from './policy.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './push-subscription.table.ts';
import { presentPushSubscription } from './read.ts';

const SUBSCRIPTIONS_MAX = 100_000;
/** Strangers could fill the table: the rest is left for people who are signed in. */
const FOR_ANYBODY = 80_000;

/** Upserts the row of a browser. The sender skips deliveries of topics that are no longer chosen. */
export const savePushSubscription = command({
  name: 'push.saveSubscription',
  input: pushSubscriptionBody,
  policy: mayChangeSubscription,
  effect: save,
  audit: ({ id, topics }) => ({ objectType: 'pushSubscription', objectId: id, details: { topics } }),
  answer: (row, { actor }) => presentPushSubscription(row, actor),
});

/** Whether the browser is subscribed already. */
export async function isSubscribed(db: Executor, endpoint: string): Promise<boolean> {
  const rows = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, hashEndpoint(endpoint)));
  return rows.length > 0;
}

/** @throws a 503 problem for a new browser when the table is full */
export async function assertRoom(db: Executor, endpoint: string, rowsMax: number): Promise<void> {
  if (await isSubscribed(db, endpoint)) return;
  const [last] = await db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .offset(rowsMax - 1)
    .limit(1);
  if (last)
    throw new AppError(503, 'subscriptions_full', 'اکنون اشتراک تازه‌ای پذیرفته نمی‌شود؛ بعدتر دوباره تلاش کنید.');
}

async function save({ tx, actor, input, env, now }: EffectContext<PushSubscriptionBody>): Promise<PushSubscriptionRow> {
  assertUsable(input, env.PUSH_ALLOW_LOCAL);
  await assertRoom(tx, input.endpoint, isSignedIn(actor) ? SUBSCRIPTIONS_MAX : FOR_ANYBODY);
  const { endpoint, keys, topics, quietFrom, quietTo } = input;
  const settings = { ...keys, topics: [...new Set(topics)], quietFrom, quietTo, updatedAt: now, failures: 0 };
  const [row] = await tx
    .insert(pushSubscriptions)
    .values({ id: uuidv7(), endpointHash: hashEndpoint(endpoint), endpoint, ...settings })
    .onConflictDoUpdate({ target: pushSubscriptions.endpointHash, set: settings })
    .returning();
  if (!row) throw new Error('the subscription was not stored');
  return row;
}
