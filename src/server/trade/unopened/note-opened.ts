import { isNull } from 'drizzle-orm';
import type { TradeRequest } from '../../../contract/trade/trade-request.ts';
import type { Db } from '../../db/open-database.ts';
import { tradeOpenings } from './opening.table.ts';

/** Notes that somebody of the seller's has looked at a new request, the first time. */
export async function noteOpened(
  db: Db,
  { id, role, state }: Pick<TradeRequest, 'id' | 'role' | 'state'>,
  now: Date,
): Promise<void> {
  if (role !== 'seller' || state !== 'registered') return;
  await db
    .insert(tradeOpenings)
    .values({ requestId: id, openedAt: now })
    .onConflictDoUpdate({
      target: tradeOpenings.requestId,
      set: { openedAt: now },
      setWhere: isNull(tradeOpenings.openedAt),
    });
}
