import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../../contract/account/session.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { persons } from '../person/person.table.ts';
import { type SessionRow, sessions } from './session.table.ts';

/** More than a person may have open. */
const LISTED_MAX = 100;

const presentSession = ({ id, device, createdAt, rotatedAt }: SessionRow, currentId: string): Session => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: rotatedAt.toISOString(),
  isCurrent: id === currentId,
});

/** Where a person is signed in, latest use first. */
export async function listSessions(
  db: Executor,
  { personId, currentId, now }: { personId: string; currentId: string; now: Date },
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .limit(LISTED_MAX);
  return rows.map((row) => presentSession(row, currentId));
}

/** Which of the sessions are neither ended nor of a suspended person. */
export async function listOpenSessions(db: Pick<Executor, 'select'>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(persons, eq(persons.id, sessions.personId))
    .where(and(sql`${sessions.id} = any(${uuidArray(ids)})`, isNull(sessions.endedAt), isNull(persons.suspendedAt)));
  return new Set(rows.map(({ id }) => id));
}
