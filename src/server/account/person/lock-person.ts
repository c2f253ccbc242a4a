import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { persons } from './person.table.ts';

/**
 * Lets one transaction at a time change what is counted or chosen among a person's objects; a plain insert that refers to
 * the person does not wait.
 */
export async function lockPerson(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: persons.id }).from(persons).where(eq(persons.id, id)).for('no key update');
}
