import { and, eq, sql } from 'drizzle-orm';
import { type PushEndpoint, pushEndpoint } from '../../contract/push/push-subscription.ts';
import { sessionIdOf, userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { hashEndpoint } from './endpoint.ts';
import { mayJoinSubscription } from './policy.ts';
import { pushSubscriptions } from './push-subscription.table.ts';
import { getPushSubscription, presentPushSubscription } from './read.ts';

/** Gives a browser's subscription an owner by the caller's session: whatever ends the session lets go of the subscription. */
export const joinPushSubscription = command({
  name: 'push.joinSubscription',
  input: pushEndpoint,
  policy: mayJoinSubscription,
  effect: join,
  audit: ({ isNew, row: { id } }) => (isNew ? { objectType: 'pushSubscription', objectId: id } : undefined),
  answer: ({ row }, { actor }) => presentPushSubscription(row, actor),
});

async function join({ tx, actor, input: { endpoint }, now }: EffectContext<PushEndpoint>) {
  const sessionId = sessionIdOf(actor);
  const isOthers = sql`${pushSubscriptions.sessionId} is distinct from ${sessionId}::uuid`;
  const [joined] = await tx
    .update(pushSubscriptions)
    .set({ userId: userIdOf(actor), sessionId, updatedAt: now })
    .where(and(eq(pushSubscriptions.endpointHash, hashEndpoint(endpoint)), isOthers))
    .returning();
  return { row: joined ?? (await getPushSubscription(tx, endpoint)), isNew: joined !== undefined };
}
