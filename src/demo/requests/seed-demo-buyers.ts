import { buyers } from '../../server/account/buyer/buyer.table.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import type { Executor } from '../../server/db/open-database.ts';
import { columnsOf } from '../../server/delivery/address-columns.ts';
import { deliveryAddresses } from '../../server/delivery/delivery-address.table.ts';
import { addressesOf } from '../../server/delivery/read.ts';
import { cityIdNamed, cityRows } from '../../server/places/place-rows.ts';
import { demoBuyers } from './demo-requests-table.ts';

const DEMO = 'demo';
const COUNTRY = 'IR';

export const demoAddressId = (key: string): string => stableId(DEMO, `address ${key}`);

/**
 * Makes buyers of the demo's people, with addresses that the demo's sellers deliver to. What they have written themselves
 * stays.
 * @param personIds by the last digit of the phone
 */
export async function seedDemoBuyers(tx: Executor, personIds: ReadonlyMap<string, string>, now: Date): Promise<void> {
  const born = { createdAt: now, updatedAt: now };
  for (const { person, firstName, lastName, companyName, economicCode, addresses } of demoBuyers) {
    const personId = personIds.get(person);
    if (personId === undefined) continue;
    await tx
      .insert(buyers)
      .values({
        ...{ id: stableId(DEMO, `buyer ${person}`), personId, firstName, lastName, companyName, economicCode },
        ...born,
      })
      .onConflictDoNothing();
    const hasOwn = (await tx.$count(deliveryAddresses, addressesOf(personId))) > 0;
    const rows = addresses.map(({ key, city, ...form }, index) => {
      const cityId = cityIdNamed(city);
      const stateId = cityRows.find(({ id }) => id === cityId)?.stateId ?? '';
      const columns = columnsOf({ ...form, countryId: COUNTRY, stateId, cityId });
      return { id: demoAddressId(key), personId, ...columns, isDefault: index === 0 && !hasOwn, ...born };
    });
    await tx.insert(deliveryAddresses).values(rows).onConflictDoNothing();
  }
}
