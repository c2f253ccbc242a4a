import { eq } from 'drizzle-orm';
import { type PushEndpoint, pushEndpoint } from '../../contract/push/push-subscription.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { hashEndpoint } from './endpoint.ts';
import { mayChangeSubscription } from './policy.ts';
import { pushSubscriptions } from './push-subscription.table.ts';

/** Removes its waiting deliveries too. Removing an absent subscription succeeds. */
export const removePushSubscription = command({
  name: 'push.removeSubscription',
  input: pushEndpoint,
  policy: mayChangeSubscription,
  effect: remove,
  audit: (id) => (id === undefined ? undefined : { objectType: 'pushSubscription', objectId: id }),
  answer: (id) => ({ removed: id !== undefined }),
});

async function remove({ tx, input }: EffectContext<PushEndpoint>): Promise<string | undefined> {
  const [removed] = await tx
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.endpointHash, hashEndpoint(input.endpoint)))
    .returning({ id: pushSubscriptions.id });
  return removed?.id;
}
