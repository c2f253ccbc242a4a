import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { LastVisit, LastVisitsQuery } from '../../contract/visits/visit.ts';
import type { Executor } from '../db/open-database.ts';
import { findObjectTitles } from '../objects/find-objects.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { type DeviceVisitRow, deviceVisits } from './visit.table.ts';

const position = z.tuple([cursorPart.moment, cursorPart.uuid]);

/** A device's history, latest first; omits objects that no longer exist. */
export async function listLastVisits(
  db: Executor,
  deviceId: string,
  { type, cursor, size }: LastVisitsQuery,
): Promise<Page<LastVisit>> {
  const after = decodeCursor(cursor, position);
  const rows = await db
    .select()
    .from(deviceVisits)
    .where(
      and(
        eq(deviceVisits.deviceId, deviceId),
        type && eq(deviceVisits.objectType, type),
        after &&
          sql`(${deviceVisits.lastAt}, ${deviceVisits.objectId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(deviceVisits.lastAt), desc(deviceVisits.objectId))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.lastAt.toISOString(), row.objectId],
  );
  return { ...page, items: await withTitles(db, page.items) };
}

async function withTitles(db: Executor, rows: DeviceVisitRow[]): Promise<LastVisit[]> {
  const titleOf = await findObjectTitles(db, rows);
  return rows.flatMap((row) => {
    const { objectType, objectId, visits, lastAt } = row;
    const title = titleOf(row);
    return title ? { objectType, objectId, ...title, visitedAt: lastAt.toISOString(), visits } : [];
  });
}
