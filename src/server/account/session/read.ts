import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Session } from '../../../contract/account/session.ts';
import type { Executor } from '../../db/open-database.ts';
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
