import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database.ts';
import { deviceVisits, personVisits, type VisitedRow } from './visit.table.ts';

/** Objects in one person's history; beyond it the oldest are forgotten. */
export const PERSON_VISITS_MAX = 1_000;

export async function rememberOfDevice(tx: Tx, deviceId: string, visited: VisitedRow): Promise<void> {
  await tx
    .insert(deviceVisits)
    .values({ deviceId, ...visited })
    .onConflictDoUpdate({
      target: [deviceVisits.deviceId, deviceVisits.objectType, deviceVisits.objectId],
      set: {
        visits: sql`${deviceVisits.visits} + 1`,
        lastAt: sql`greatest(${deviceVisits.lastAt}, excluded.last_at)`,
      },
    });
}

export async function rememberOfPerson(tx: Tx, personId: string, visited: VisitedRow): Promise<void> {
  const [row] = await tx
    .insert(personVisits)
    .values({ personId, ...visited })
    .onConflictDoUpdate({
      target: [personVisits.personId, personVisits.objectType, personVisits.objectId],
      set: {
        visits: sql`${personVisits.visits} + 1`,
        lastAt: sql`greatest(${personVisits.lastAt}, excluded.last_at)`,
      },
    })
    .returning({ visits: personVisits.visits });
  if (row?.visits === 1) await forgetOldest(tx, personId);
}

/** Bounds one person's history. */
export async function forgetOldest(tx: Tx, personId: string): Promise<void> {
  const [first] = await tx
    .select({ lastAt: personVisits.lastAt, objectId: personVisits.objectId })
    .from(personVisits)
    .where(eq(personVisits.personId, personId))
    .orderBy(desc(personVisits.lastAt), desc(personVisits.objectId))
    .offset(PERSON_VISITS_MAX)
    .limit(1);
  if (!first) return;
  const isOver = sql`(${personVisits.lastAt}, ${personVisits.objectId}) <= (${first.lastAt.toISOString()}::timestamptz, ${first.objectId}::uuid)`;
  await tx.delete(personVisits).where(and(eq(personVisits.personId, personId), isOver));
}
