import { inArray, like, type SQL, sql } from 'drizzle-orm';
import { foldedIn } from '../../db/folded-in.ts';
import type { Executor } from '../../db/open-database.ts';
import { type PersonRow, persons } from './person.table.ts';

const NAMELESS = 'کاربر راسته';
const DIGIT = /\p{Nd}/u;

/** What everybody reads of a person: the first name with an initial. A name with digits may be a phone number. */
function shownName({ firstName, lastName }: Pick<PersonRow, 'firstName' | 'lastName'>): string {
  const first = firstName?.trim();
  if (!first || DIGIT.test(first)) return NAMELESS;
  const [initial] = lastName?.trim() ?? '';
  return initial === undefined || DIGIT.test(initial) ? first : `${first} ${initial}.`;
}

export async function findShownNames(db: Executor, ids: readonly string[]): Promise<(id: string) => string> {
  const { id, firstName, lastName } = persons;
  const wanted = [...new Set(ids)];
  const rows =
    wanted.length > 0 ? await db.select({ id, firstName, lastName }).from(persons).where(inArray(id, wanted)) : [];
  const names = new Map(rows.map((row) => [row.id, shownName(row)]));
  return (personId) => names.get(personId) ?? NAMELESS;
}

/** Whether the person of this id has the folded words in the name that is shown: the surname is not. */
export const isPersonNamed = (id: SQL, pattern: string): SQL =>
  sql`exists (select from ${persons} where ${persons.id} = ${id} and ${like(foldedIn(sql`${persons.firstName}`), pattern)})`;
