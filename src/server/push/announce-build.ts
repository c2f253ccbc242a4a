import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { pushAnnouncements, pushDeliveries, pushSubscriptions } from './push-subscription.table.ts';

const TOPIC = 'build';
const PATH = '/';

/**
 * Queues the news of a build for all who want it, once, however many servers start with it and how often. The first
 * build of all is no news. Answers how many are to be told.
 */
export async function announceBuild(db: Db, buildId: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(pushAnnouncements)
      .values({ topic: TOPIC, about: buildId, at: now })
      .onConflictDoNothing()
      .returning({ about: pushAnnouncements.about });
    if (claimed.length === 0) return 0;
    const [earlier] = await tx
      .select({ about: pushAnnouncements.about })
      .from(pushAnnouncements)
      .where(and(eq(pushAnnouncements.topic, TOPIC), ne(pushAnnouncements.about, buildId)))
      .limit(1);
    if (!earlier) return 0;
    const moment = sql`${now.toISOString()}::timestamptz`;
    // Inside the statement: the subscribers may be many.
    const { rowCount } = await tx.execute(sql`
      insert into ${pushDeliveries} (subscription_id, topic, about, path, due_at)
      select ${pushSubscriptions.id}, ${TOPIC}, ${buildId}, ${PATH}, ${moment} from ${pushSubscriptions}
      where ${TOPIC} = any(${pushSubscriptions.topics})
      on conflict (subscription_id, topic) do update
        set about = excluded.about, path = excluded.path, due_at = excluded.due_at, attempts = 0`);
    return rowCount ?? 0;
  });
}
