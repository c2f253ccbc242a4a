import { asc, eq } from 'drizzle-orm';
import type { ExportedPushSubscription } from '../../contract/push/push-subscription.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pushSubscriptions } from './push-subscription.table.ts';

/** The browsers that a person has joined to the account, and what waits for them. */
export const pushSubscriptionsOfPerson: PersonalData = {
  name: 'pushSubscriptions',
  columns: [pushSubscriptions.userId],
  async *rows(db, personId): AsyncGenerator<ExportedPushSubscription> {
    const rows = await db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, personId))
      .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
    for (const { id, endpoint, topics, quietFrom, quietTo, createdAt, lastSentAt } of rows)
      yield {
        id,
        service: new URL(endpoint).host,
        topics,
        quietFrom,
        quietTo,
        createdAt: createdAt.toISOString(),
        lastSentAt: lastSentAt?.toISOString() ?? null,
      };
  },
  erase: async (tx, personId) => {
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, personId));
  },
};
