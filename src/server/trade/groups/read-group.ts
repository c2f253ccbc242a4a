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
export const presentOpen = async (db: Executor, group: TradeGroupRow): Promise<TradeGroup['open']> =>
  (await presentOpens(db, [group])).get(group.id) ?? null;

/** The same of many groups, by their ids; without those whose suppliers are named. */
export async function presentOpens(
  db: Executor,
  groups: readonly TradeGroupRow[],
): Promise<Map<string, NonNullable<TradeGroup['open']>>> {
  const open = groups.filter(({ openCategoryId, openStateId }) => openCategoryId !== null && openStateId !== null);
  if (open.length === 0) return new Map();
  const categories = await findCategoryCards(db, idsOf(open, 'openCategoryId'));
  const states = await findStates(db, idsOf(open, 'openStateId'));
  const cities = await findCities(db, idsOf(open, 'openCityId'));
  return new Map(
    open.map(({ id, openCategoryId, openStateId, openCityId, openEndedAt }) => {
      const city = openCityId === null ? undefined : cities.get(openCityId);
      const state = states.get(openStateId ?? '');
      const place = [city?.name, state?.name].filter(Boolean).join('، ');
      const category = categories.get(openCategoryId ?? '')?.name ?? '';
      return [id, { category, place, endedAt: openEndedAt?.toISOString() ?? null }];
    }),
  );
}

type PlaceColumn = 'openCategoryId' | 'openStateId' | 'openCityId';

const idsOf = (groups: readonly TradeGroupRow[], column: PlaceColumn): string[] => [
  ...new Set(groups.flatMap((group) => group[column] ?? [])),
];
