import { and, eq, gt, sql } from 'drizzle-orm';
import type { LiveHint } from '../../contract/live/hint.ts';
import { listOpenSessions } from '../account/session/read.ts';
import { uuidArray } from '../db/insert-rows.ts';
import type { Db } from '../db/open-database.ts';
import type { LiveSource } from './revision-watch.ts';
import { type UserRevisionRow, userRevisions } from './user-revision.table.ts';

export const presentHint = ({ area, objectId, seq }: UserRevisionRow): LiveHint => ({ area, id: objectId, seq });

/** The latest hint of each area for a person. */
export const listRevisions = (db: Pick<Db, 'select'>, personId: string): Promise<UserRevisionRow[]> =>
  db.select().from(userRevisions).where(eq(userRevisions.personId, personId));

export const liveSource = (db: Db): LiveSource => ({
  ofPerson: (personId) => listRevisions(db, personId),
  recent: (personIds, ageMs) =>
    db
      .select()
      .from(userRevisions)
      .where(
        and(
          gt(userRevisions.at, sql`clock_timestamp() - make_interval(secs => ${ageMs / 1_000}::float8)`),
          sql`${userRevisions.personId} = any(${uuidArray(personIds)})`,
        ),
      ),
  openSessions: (ids) => listOpenSessions(db, ids),
});
