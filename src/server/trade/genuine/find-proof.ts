import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { tradeEvents } from '../event.table.ts';
import { tradeRequests } from '../request.table.ts';

/**
 * When the history that a hash ends was last changed; undefined if it is the head of no published request. The engine
 * computes every hash itself and refuses every change, so that a row with the hash is the proof.
 */
export async function findProof(db: Executor, hash: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ body: tradeEvents.body, publishedAt: tradeRequests.publishedAt })
    .from(tradeEvents)
    .innerJoin(tradeRequests, eq(tradeRequests.id, tradeEvents.requestId))
    .where(eq(tradeEvents.hash, hash))
    .limit(1);
  if (!found?.publishedAt) return undefined;
  const at = new Date((JSON.parse(found.body) as { at: string }).at);
  // What came before is on no document.
  return at < found.publishedAt ? undefined : at;
}
