import webPush from 'web-push';
import type { Executor } from '../db/open-database.ts';
import { pushKeys } from './push-subscription.table.ts';

export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const ONLY_ROW = 1;

/** The site's keys, generated at the first start. New keys would invalidate all subscriptions. */
export async function requireVapidKeys(db: Executor): Promise<VapidKeys> {
  const [known] = await db.select().from(pushKeys);
  if (known) return known;
  await db
    .insert(pushKeys)
    .values({ id: ONLY_ROW, ...webPush.generateVAPIDKeys() })
    .onConflictDoNothing();
  const [made] = await db.select().from(pushKeys);
  if (!made) throw new Error('the push keys could not be stored');
  return made;
}
