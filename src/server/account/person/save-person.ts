import { sql } from 'drizzle-orm';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { maskMobile } from '../../../core/people/phone.ts';
import type { Tx } from '../../db/open-database.ts';
import { type PersonRow, persons } from './person.table.ts';

/** The person of a phone number, made at the first sign-in. Of two sign-ins at once, the second waits and finds it. */
export async function savePerson(tx: Tx, phone: string, now: Date): Promise<PersonRow> {
  const [person] = await tx
    .insert(persons)
    .values({ id: uuidv7(), phone, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: persons.phone, set: { phone: sql`excluded.phone` } })
    .returning();
  if (!person) throw new Error('the person was not stored');
  return person;
}

/** What the interface calls a person: the masked phone until they write a name. */
export const nameOf = ({ firstName, lastName, phone }: Pick<PersonRow, 'firstName' | 'lastName' | 'phone'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || maskMobile(phone);
