import { eq } from 'drizzle-orm';
import { type PersonCustomerBody, personCustomerBody } from '../../../contract/account/customer.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { conflict, unauthorized } from '../../platform/errors/app-error.ts';
import { checkIdentity, neededFor } from '../person/identity-rules.ts';
import { type PersonRow, persons } from '../person/person.table.ts';
import { presentProfile } from '../person/read.ts';
import { mayBecomeCustomer } from '../policy.ts';

/** Makes the caller a customer, with what the profile lacks; sent again, nothing changes. */
export const registerCustomer = command({
  name: 'account.registerCustomer',
  input: personCustomerBody,
  policy: mayBecomeCustomer,
  effect: register,
  audit: ({ isNew, person: { id } }) => (isNew ? { objectType: 'customer', objectId: id } : undefined),
  answer: ({ person }) => presentProfile(person),
});

async function register({
  tx,
  actor,
  input,
  now,
}: EffectContext<PersonCustomerBody>): Promise<{ person: PersonRow; isNew: boolean }> {
  const [person] = await tx
    .select()
    .from(persons)
    .where(eq(persons.id, userIdOf(actor)))
    .for('no key update');
  if (!person) throw unauthorized();
  const { firstName, lastName, nationalCode, companyName, nationalId, economicCode } = person;
  const stored = { firstName, lastName, nationalCode, companyName, nationalId, economicCode };
  const changes = checkIdentity({ ...stored, ...input }, neededFor(input.kind, true));
  const isSame = Object.entries(changes).every(([name, value]) => person[name as keyof PersonRow] === value);
  if (person.customerSince !== null) {
    if (!isSame) throw conflict('already_customer', 'شما پیش‌تر مشتری شده‌اید؛ مشخصات را در نمایه تغییر دهید.');
    return { person, isNew: false };
  }
  const [registered] = await tx
    .update(persons)
    .set({ ...changes, customerSince: now, version: person.version + 1, updatedAt: now })
    .where(eq(persons.id, person.id))
    .returning();
  if (!registered) throw new Error('the locked person is gone');
  return { person: registered, isNew: true };
}
