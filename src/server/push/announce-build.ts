import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import { command, type EffectContext } from '../platform/command/command.ts';
import { hasten } from '../platform/jobs/enqueue.ts';
import { maySendMessages } from './policy.ts';
import { pushSending } from './push-kinds.ts';
import { pushAnnouncements, pushDeliveries, pushSubscriptions } from './push-subscription.table.ts';

const TOPIC = 'build';
const PATH = '/';

const buildAnnouncement = z.object({ buildId: z.string().min(1) });

/**
 * Queues the announcement of a build once, however many servers start with it. Returns the number of deliveries;
 * undefined for a build that is already announced and for the first build.
 */
export const announceBuild = command({
  name: 'push.announceBuild',
  input: buildAnnouncement,
  policy: maySendMessages,
  effect: announce,
  audit: (told, { input }) =>
    told === undefined ? undefined : { objectType: 'build', objectId: input.buildId, details: { told } },
});

async function announce({ tx, input, now }: EffectContext<z.output<typeof buildAnnouncement>>) {
  const { buildId } = input;
  const claimed = await tx
    .insert(pushAnnouncements)
    .values({ topic: TOPIC, about: buildId, at: now })
    .onConflictDoNothing()
    .returning({ about: pushAnnouncements.about });
  if (claimed.length === 0) return undefined;
  const [earlier] = await tx
    .select({ about: pushAnnouncements.about })
    .from(pushAnnouncements)
    .where(and(eq(pushAnnouncements.topic, TOPIC), ne(pushAnnouncements.about, buildId)))
    .limit(1);
  if (!earlier) return undefined;
  const moment = sql`${now.toISOString()}::timestamptz`;
  // In one SQL statement, because there may be many subscribers.
  const { rowCount } = await tx.execute(sql`
    insert into ${pushDeliveries} (subscription_id, topic, about, path, due_at)
    select ${pushSubscriptions.id}, ${TOPIC}, ${buildId}, ${PATH}, ${moment} from ${pushSubscriptions}
    where ${TOPIC} = any(${pushSubscriptions.topics})
    on conflict (subscription_id, topic) do update
      set about = excluded.about, path = excluded.path, due_at = excluded.due_at, attempts = 0`);
  if (rowCount) await hasten({ tx, now }, pushSending);
  return rowCount ?? 0;
}
