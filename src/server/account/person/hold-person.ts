import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { persons } from './person.table.ts';

/**
 * The deletion of an account waits for the commits of everybody who holds it, and nobody holds it afterwards: so it misses
 * no row. Other locks of the row do not wait.
 */
export async function holdPerson(tx: Tx, id: string, isAlone: boolean): Promise<void> {
  const open = and(eq(persons.id, id), isNull(persons.closedAt));
  const [held] = await tx
    .select({ id: persons.id })
    .from(persons)
    .where(open)
    .for(isAlone ? 'update' : 'key share');
  if (!held) throw unauthorized();
}
