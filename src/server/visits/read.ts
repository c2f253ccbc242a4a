import { and, desc, eq, type SQL } from 'drizzle-orm';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { LastVisit, LastVisitsQuery } from '../../contract/visits/visit.ts';
import type { Executor } from '../db/open-database.ts';
import { findObjectTitles } from '../objects/find-objects.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../platform/moment-cursor.ts';
import { deviceVisits, personVisits, type VisitedRow } from './visit.table.ts';

export const listVisitsOfDevice = (db: Executor, deviceId: string, query: LastVisitsQuery) =>
  listLastVisits(db, deviceVisits, eq(deviceVisits.deviceId, deviceId), query);

export const listVisitsOfPerson = (db: Executor, personId: string, query: LastVisitsQuery) =>
  listLastVisits(db, personVisits, eq(personVisits.personId, personId), query);

/** A history, latest first; omits objects that no longer exist. */
async function listLastVisits(
  db: Executor,
  history: typeof deviceVisits | typeof personVisits,
  isOwn: SQL,
  { type, cursor, size }: LastVisitsQuery,
): Promise<Page<LastVisit>> {
  const { objectType, objectId, visits, lastAt } = history;
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select({ objectType, objectId, visits, lastAt })
    .from(history)
    .where(and(isOwn, type && eq(objectType, type), whereEarlier(lastAt, objectId, after)))
    .orderBy(desc(lastAt), desc(objectId))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.lastAt.toISOString(), row.objectId],
  );
  return { ...page, items: await withTitles(db, page.items) };
}

async function withTitles(db: Executor, rows: VisitedRow[]): Promise<LastVisit[]> {
  const titleOf = await findObjectTitles(db, rows);
  return rows.flatMap((row) => {
    const { objectType, objectId, visits, lastAt } = row;
    const title = titleOf(row);
    return title ? { objectType, objectId, ...title, visitedAt: lastAt.toISOString(), visits } : [];
  });
}
