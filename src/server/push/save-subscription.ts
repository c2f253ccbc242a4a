import { type PushSubscriptionBody, pushSubscriptionBody } from '../../contract/push/push-subscription.ts';
import { uuidv7 } from '../../core/uuid.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertUsable, hashEndpoint } from './endpoint.ts';
import { mayChangeSubscription } from './policy.ts';
import { type PushSubscriptionRow, pushSubscriptions } from './push-subscription.table.ts';
import { presentPushSubscription } from './read.ts';

/** Upserts the row of a browser. The sender skips deliveries of topics that are no longer chosen. */
export const savePushSubscription = command({
  name: 'push.saveSubscription',
  input: pushSubscriptionBody,
  policy: mayChangeSubscription,
  effect: save,
  audit: ({ id, topics }) => ({ objectType: 'pushSubscription', objectId: id, details: { topics } }),
  answer: presentPushSubscription,
});

async function save({ tx, input, env, now }: EffectContext<PushSubscriptionBody>): Promise<PushSubscriptionRow> {
  assertUsable(input, env.PUSH_ALLOW_LOCAL);
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
