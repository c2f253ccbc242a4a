import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryAddressForm } from '../../src/contract/delivery/delivery-address.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { columnsOf } from '../../src/server/delivery/address-columns.ts';
import { deliveryAddresses } from '../../src/server/delivery/delivery-address.table.ts';

/** The example of the API's document. */
export const [exampleForm] = z.tuple([deliveryAddressForm]).parse(deliveryAddressForm.meta()?.examples);

/** Addresses that say what the example says; a person's first is the default. Needs the places. Returns their ids. */
export async function buildDeliveryAddresses(db: Db, personId: string, count: number): Promise<string[]> {
  const known = await db.$count(deliveryAddresses, eq(deliveryAddresses.personId, personId));
  const rows = Array.from({ length: count }, (_, index) => ({
    id: uuidv7(),
    personId,
    ...columnsOf(exampleForm),
    isDefault: known + index === 0,
    updatedAt: new Date(),
  }));
  await db.insert(deliveryAddresses).values(rows);
  return rows.map(({ id }) => id);
}
