import { sql } from 'drizzle-orm';
import type { LiveArea } from '../../contract/live/hint.ts';
import type { Tx } from '../db/open-database.ts';
import { type UserRevisionRow, userRevisions } from './user-revision.table.ts';

const hinted = new WeakMap<Tx, UserRevisionRow[]>();

/** What the transaction has hinted. */
export const hintsOf = (tx: Tx): readonly UserRevisionRow[] => hinted.get(tx) ?? [];

/**
 * Tells the open browsers of these people that something of the area has changed, once the transaction commits. Call it
 * late in an effect: it locks a row of each person until the commit.
 * @param id what has changed; null for several things
 * @returns the number of the hint for each person, in the order of commits
 */
export async function hint(
  tx: Tx,
  personIds: readonly string[],
  area: LiveArea,
  id: string | null,
): Promise<ReadonlyMap<string, number>> {
  // In one order, so that two transactions do not wait for each other.
  const people = [...new Set(personIds)].sort();
  if (people.length === 0) return new Map();
  const rows = await tx
    .insert(userRevisions)
    .values(people.map((personId) => ({ personId, area, objectId: id })))
    .onConflictDoUpdate({
      target: [userRevisions.personId, userRevisions.area],
      set: { seq: sql`${userRevisions.seq} + 1`, objectId: sql`excluded.object_id`, at: sql`clock_timestamp()` },
    })
    .returning();
  hinted.set(tx, [...hintsOf(tx), ...rows]);
  return new Map(rows.map(({ personId, seq }) => [personId, seq]));
}
