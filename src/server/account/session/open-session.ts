import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { type SessionEnd, type SessionRow, sessions } from './session.table.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends this long after its last use. */
const SESSION_LIFE_MS = 30 * DAY_MS;
const SESSION_AGE_MAX_MS = 365 * DAY_MS;
/** Devices of one person; another sign-in ends the one that was unused for longest. */
const SESSIONS_MAX = 20;

/** The end of a session that is used now. */
export const sessionEndOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + SESSION_LIFE_MS, createdAt.getTime() + SESSION_AGE_MAX_MS));

export async function openSession(
  tx: Tx,
  { id, personId, device }: Pick<SessionRow, 'id' | 'personId' | 'device'>,
  now: Date,
): Promise<SessionRow> {
  const [session] = await tx
    .insert(sessions)
    .values({ id, personId, device, rotatedAt: now, createdAt: now, expiresAt: sessionEndOf(now, now) })
    .returning();
  if (!session) throw new Error('the session was not stored');
  const over = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.rotatedAt), desc(sessions.id))
    .offset(SESSIONS_MAX);
  await tx.update(sessions).set({ endedAt: now, endedBy: 'replaced' }).where(inArray(sessions.id, over));
  return session;
}

/** Ends the family: none of its tokens is accepted any more. A session that has ended stays as it is. */
export async function endSession(tx: Tx, id: string, endedBy: SessionEnd, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endedBy })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)));
}
