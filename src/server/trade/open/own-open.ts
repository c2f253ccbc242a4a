import { and, count, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Page } from '../../../contract/page.ts';
import { PAGE_SIZE_DEFAULT } from '../../../contract/page.ts';
import type { OwnOpenCard } from '../../../contract/trade/open-request.ts';
import type { Executor } from '../../db/open-database.ts';
import { isBuyingOver, listBuyingRights, mayBuy } from '../../merchants/buying-parties.ts';
import { type Actor, isSignedIn } from '../../platform/actor.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../../platform/moment-cursor.ts';
import { tradeGroups } from '../groups/group.table.ts';
import { presentOpens } from '../groups/read-group.ts';
import { tradeRequests } from '../request.table.ts';

const SHOWN_LINES = 3;

interface Reading {
  actor: Actor;
  now: Date;
}

/** The open requests that the actor has begun, or may buy by; the latest first. */
export async function listOwnOpen(
  db: Executor,
  { actor, now }: Reading,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
): Promise<Page<OwnOpenCard>> {
  if (!isSignedIn(actor)) return { items: [], nextCursor: null };
  const rights = await listBuyingRights(db, actor, now);
  const merchantIds = rights.flatMap((right) => (mayBuy(right) && !isBuyingOver(right) ? right.merchant.id : []));
  const rows = await db
    .select()
    .from(tradeGroups)
    .where(
      and(
        isNotNull(tradeGroups.openCategoryId),
        or(eq(tradeGroups.buyerPersonId, actor.userId), inArray(tradeGroups.buyerMerchantId, merchantIds)),
        whereEarlier(tradeGroups.createdAt, tradeGroups.id, decodeCursor(cursor, momentPosition)),
      ),
    )
    .orderBy(desc(tradeGroups.createdAt), desc(tradeGroups.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const opens = await presentOpens(db, rows);
  const joined = await countJoined(
    db,
    rows.map(({ id }) => id),
  );
  return toPage(
    rows,
    size,
    (row): OwnOpenCard => ({
      id: row.id,
      title: row.title,
      category: opens.get(row.id)?.category ?? '',
      place: opens.get(row.id)?.place ?? '',
      sealed: row.sealed,
      deadlineAt: row.deadlineAt?.toISOString() ?? '',
      endedAt: row.openEndedAt?.toISOString() ?? null,
      lines: (row.ask?.shown ?? []).slice(0, SHOWN_LINES),
      linesCount: row.ask?.shown.length ?? 0,
      joined: joined.get(row.id) ?? 0,
      createdAt: row.createdAt.toISOString(),
    }),
    ({ createdAt, id }) => [createdAt.toISOString(), id],
  );
}

async function countJoined(db: Executor, groupIds: readonly string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .select({ groupId: tradeRequests.groupId, joined: count() })
    .from(tradeRequests)
    .where(inArray(tradeRequests.groupId, [...groupIds]))
    .groupBy(tradeRequests.groupId);
  return new Map(rows.flatMap(({ groupId, joined }) => (groupId === null ? [] : [[groupId, joined] as const])));
}
