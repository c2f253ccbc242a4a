import { eq } from 'drizzle-orm';
import type { PartsList } from '../../contract/parts-lists/parts-list.ts';
import type { Executor } from '../db/open-database.ts';
import { type PartsListRow, partsLists } from './parts-list.table.ts';

export async function findPartsList(db: Executor, personId: string): Promise<PartsListRow | undefined> {
  const [row] = await db.select().from(partsLists).where(eq(partsLists.personId, personId));
  return row;
}

export const presentPartsList = (row: PartsListRow | undefined): PartsList => ({
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
  lines: row?.lines ?? [],
});
