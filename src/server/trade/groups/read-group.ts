import { asc, eq } from 'drizzle-orm';
import type { TradeGroup } from '../../../contract/trade/group.ts';
import type { Executor } from '../../db/open-database.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { type TradeGroupRow, tradeGroups } from './group.table.ts';

export async function findGroupRow(db: Executor, id: string): Promise<TradeGroupRow | undefined> {
  const [row] = await db.select().from(tradeGroups).where(eq(tradeGroups.id, id));
  return row;
}

/** The requests of a group in one order. */
export const listGroupRequests = (db: Executor, groupId: string): Promise<TradeRequestRow[]> =>
  db.select().from(tradeRequests).where(eq(tradeRequests.groupId, groupId)).orderBy(asc(tradeRequests.id));

export const presentGroup = ({ id, title, deadlineAt, createdAt }: TradeGroupRow): TradeGroup => ({
  id,
  title,
  deadlineAt: deadlineAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
