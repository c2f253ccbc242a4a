import { eq } from 'drizzle-orm';
import { type PersonRole, persons } from '../../account/person/person.table.ts';
import type { Db } from '../../db/open-database.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/command/audit.ts';

export interface RoleChange {
  /** E.164. */
  phone: string;
  role: PersonRole;
  isGiven: boolean;
}

/** Gives a role to a person who has signed in, or takes it away. False: nobody has signed in with that phone. */
export async function setRole(db: Db, { phone, role, isGiven }: RoleChange): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [person] = await tx.select().from(persons).where(eq(persons.phone, phone)).for('update');
    if (!person) return false;
    const others = person.roles.filter((one) => one !== role);
    await tx
      .update(persons)
      .set({ roles: isGiven ? [...others, role] : others, version: person.version + 1, updatedAt: new Date() })
      .where(eq(persons.id, person.id));
    await writeAudit(
      tx,
      { command: 'operations.setRole', actor: SYSTEM, operationId: undefined, now: new Date() },
      { objectType: 'person', objectId: person.id, details: { role, isGiven } },
    );
    return true;
  });
}
