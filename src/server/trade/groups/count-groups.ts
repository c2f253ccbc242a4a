import { count, inArray } from 'drizzle-orm';
import type { GroupShare } from '../../../contract/trade/group.ts';
import type { Executor } from '../../db/open-database.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';

/** The groups of requests, by the id of the request. Only the buyer may read them. */
export async function countGroups(
  db: Executor,
  rows: readonly Pick<TradeRequestRow, 'id' | 'groupId'>[],
): Promise<Map<string, NonNullable<GroupShare>>> {
  const ids = [...new Set(rows.flatMap(({ groupId }) => groupId ?? []))];
  if (ids.length === 0) return new Map();
  const counted = await db
    .select({ groupId: tradeRequests.groupId, count: count() })
    .from(tradeRequests)
    .where(inArray(tradeRequests.groupId, ids))
    .groupBy(tradeRequests.groupId);
  const countOf = new Map(counted.map((one) => [one.groupId, one.count]));
  return new Map(
    rows.flatMap(({ id, groupId }) =>
      groupId === null ? [] : [[id, { id: groupId, count: countOf.get(groupId) ?? 0 }] as const],
    ),
  );
}
