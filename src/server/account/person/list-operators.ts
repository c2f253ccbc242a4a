import { and, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { persons } from './person.table.ts';

/** Who has the role and may sign in. */
export async function listOperators(db: Executor, max: number): Promise<string[]> {
  const rows = await db
    .select({ id: persons.id })
    .from(persons)
    .where(and(sql`'operator' = any(${persons.roles})`, isNull(persons.suspendedAt), isNull(persons.closedAt)))
    .orderBy(persons.id)
    .limit(max);
  return rows.map(({ id }) => id);
}
