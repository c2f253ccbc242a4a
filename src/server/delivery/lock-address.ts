import { eq } from 'drizzle-orm';
import { lockPerson } from '../account/person/lock-person.ts';
import { userIdOf } from '../platform/actor.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { assertAllowed } from '../platform/command/policy.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type DeliveryAddressRow, deliveryAddresses } from './delivery-address.table.ts';
import { mayChangeAddress } from './policy.ts';

/**
 * Every other change of the person's addresses waits until the commit.
 * @throws 404 for an address that does not exist or is another's
 */
export async function lockAddress({
  tx,
  actor,
  input,
}: Pick<EffectContext<{ id: string }>, 'tx' | 'actor' | 'input'>): Promise<DeliveryAddressRow> {
  await lockPerson(tx, userIdOf(actor));
  const [row] = await tx.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, input.id));
  assertAllowed(mayChangeAddress(actor, row));
  if (!row) throw notFound('نشانی');
  return row;
}
