import { eq } from 'drizzle-orm';
import type { Profile } from '../../../contract/account/profile.ts';
import { localMobile } from '../../../core/phone.ts';
import type { Executor } from '../../db/open-database.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type PersonRow, persons } from './person.table.ts';

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
