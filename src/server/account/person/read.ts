import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Profile } from '../../../contract/account/profile.ts';
import { localMobile } from '../../../core/people/format-phone.ts';
import type { Executor } from '../../db/open-database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type PersonRow, persons } from './person.table.ts';
import { nameOf } from './save-person.ts';

export function presentProfile(row: PersonRow): Profile {
  const { kind, firstName, lastName, nationalCode, email, companyName, nationalId, economicCode, roles } = row;
  const own = { kind, firstName, lastName, nationalCode, email, companyName, nationalId, economicCode, roles };
  const customerSince = row.customerSince?.toISOString() ?? null;
  return { ...presentEntity(row), phone: localMobile(row.phone), ...own, customerSince };
}

export async function getProfile(db: Executor, personId: string): Promise<Profile> {
  const [row] = await db.select().from(persons).where(eq(persons.id, personId));
  if (!row) throw unauthorized();
  return presentProfile(row);
}

/** In E.164. */
export async function getPersonPhone(db: Executor, personId: string): Promise<string> {
  const [row] = await db.select({ phone: persons.phone }).from(persons).where(eq(persons.id, personId));
  if (!row) throw unauthorized();
  return row.phone;
}

export async function findPersonNames(db: Executor, personIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(persons)
    .where(inArray(persons.id, [...new Set(personIds)]));
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** E.164; undefined for who is suspended or has left. */
export async function findReachablePhone(db: Executor, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ phone: persons.phone })
    .from(persons)
    .where(and(eq(persons.id, personId), isNull(persons.suspendedAt), isNull(persons.closedAt)));
  return row?.phone;
}

/** Who may sign in with a phone, E.164. */
export async function findPersonIdByPhone(db: Executor, phone: string): Promise<string | undefined> {
  const [row] = await db.select({ id: persons.id }).from(persons).where(eq(persons.phone, phone));
  return row?.id;
}
