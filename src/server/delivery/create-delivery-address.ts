import { eq } from 'drizzle-orm';
import { type DeliveryAddressBody, deliveryAddressBody } from '../../contract/delivery/delivery-address.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { assertRelatedPlaces } from '../places/related-places.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { columnsOf } from './address-columns.ts';
import { type DeliveryAddressRow, deliveryAddresses } from './delivery-address.table.ts';
import { mayWriteAddresses } from './policy.ts';
import { addressesOf, presentAddress } from './read.ts';

const ADDRESSES_MAX = 50;

/** Saves an address under the id that its device has made; sent again, it is the same address. The first is the default. */
export const createDeliveryAddress = command({
  name: 'delivery.createAddress',
  input: deliveryAddressBody,
  policy: mayWriteAddresses,
  effect: async (context) => {
    const { row, isNew } = await insert(context);
    return { isNew, address: await presentAddress(context.tx, row) };
  },
  audit: ({ isNew, address: { id } }) => (isNew ? { objectType: 'deliveryAddress', objectId: id } : undefined),
  answer: ({ address }) => address,
  status: 201,
});

type Context = EffectContext<DeliveryAddressBody>;

async function insert({ tx, actor, input, now }: Context): Promise<{ row: DeliveryAddressRow; isNew: boolean }> {
  const personId = userIdOf(actor);
  const { clientId: id, ...form } = input;
  const columns = columnsOf(form);
  // One at a time, so that the count and the first address are certain.
  await lockPerson(tx, personId);
  const sent = await findSent(tx, personId, id);
  if (sent) return { row: sent, isNew: false };
  await assertRelatedPlaces(tx, columns);
  const count = await tx.$count(deliveryAddresses, addressesOf(personId));
  if (count >= ADDRESSES_MAX)
    throw unprocessable('too_many_addresses', 'شمار نشانی‌ها به سقف رسیده است؛ نخست یکی را پاک کنید.');
  const [made] = await tx
    .insert(deliveryAddresses)
    .values({ id, personId, ...columns, isDefault: count === 0, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: deliveryAddresses.id })
    .returning();
  if (!made) throw idTaken();
  return { row: made, isNew: true };
}

/** The address that an earlier sending has made, whatever became of it since. */
async function findSent(tx: Context['tx'], personId: string, id: string): Promise<DeliveryAddressRow | undefined> {
  const [row] = await tx.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, id));
  if (row && row.personId !== personId) throw idTaken();
  return row;
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
