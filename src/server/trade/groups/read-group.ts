import { asc, eq } from 'drizzle-orm';
import type { TradeGroup } from '../../../contract/trade/group.ts';
import { findCategoryCards } from '../../catalog/category/read.ts';
import type { Executor } from '../../db/open-database.ts';
import { findCities, findStates } from '../../places/read.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { type TradeGroupRow, tradeGroups } from './group.table.ts';

export async function findGroupRow(db: Executor, id: string): Promise<TradeGroupRow | undefined> {
  const [row] = await db.select().from(tradeGroups).where(eq(tradeGroups.id, id));
  return row;
}

/** The requests of a group in one order. */
export const listGroupRequests = (db: Executor, groupId: string): Promise<TradeRequestRow[]> =>
  db.select().from(tradeRequests).where(eq(tradeRequests.groupId, groupId)).orderBy(asc(tradeRequests.id));

export async function presentGroup(db: Executor, group: TradeGroupRow): Promise<TradeGroup> {
  const { id, title, deadlineAt, sealed, hidesBuyer, createdAt } = group;
  return {
    id,
    title,
    deadlineAt: deadlineAt?.toISOString() ?? null,
    sealed,
    hidesBuyer,
    open: await presentOpen(db, group),
    createdAt: createdAt.toISOString(),
  };
}

/** Which suppliers may join, in words; null where they are named. */
export async function presentOpen(
  db: Executor,
  { openCategoryId, openStateId, openCityId }: TradeGroupRow,
): Promise<TradeGroup['open']> {
  if (openCategoryId === null || openStateId === null) return null;
  const category = (await findCategoryCards(db, [openCategoryId])).get(openCategoryId);
  const state = (await findStates(db, [openStateId])).get(openStateId);
  const city = openCityId === null ? undefined : (await findCities(db, [openCityId])).get(openCityId);
  return { category: category?.name ?? '', place: [city?.name, state?.name].filter(Boolean).join('، ') };
}
