import { and, eq, isNotNull } from 'drizzle-orm';
import { getPhone } from '../../core/people/phone.ts';
import { getPostalCode } from '../../core/people/postal-code.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import type { Db } from '../../server/db/open-database.ts';
import { beginFirstPeriod } from '../../server/membership/periods.ts';
import { merchantLegalForms } from '../../server/merchants/legal/legal-form.table.ts';
import { merchants } from '../../server/merchants/merchant.table.ts';
import { cityIdNamed } from '../../server/places/place-rows.ts';
import { tableOf } from '../table.ts';

/** Companies of invented names; their ids have right check digits and may belong to somebody. */
export const demoLegalForms = tableOf(
  '$merchant $legalName $nationalId $city $street $postalCode $phone',
  'legal-forms',
);

const DEMO = 'demo';

/** Gives the merchants that the demo's people own what they need to publish: a legal form and the base plan. */
export async function registerDemoMerchants(db: Db, now: Date): Promise<void> {
  for (const { merchant, city, nationalId, phone, postalCode, ...texts } of demoLegalForms) {
    const merchantId = stableId(DEMO, `merchant ${merchant}`);
    const isReady = and(
      eq(merchants.id, merchantId),
      eq(merchants.status, 'confirmed'),
      isNotNull(merchants.ownerPersonId),
    );
    if ((await db.$count(merchants, isReady)) === 0) continue;
    const numbers = {
      nationalId,
      economicCode: nationalId,
      postalCode: getPostalCode(postalCode),
      phone: getPhone(phone),
    };
    const row = { merchantId, kind: 'company' as const, ...texts, ...numbers, cityId: cityIdNamed(city) };
    await db
      .insert(merchantLegalForms)
      .values({ ...row, version: 1, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    await db.transaction((tx) => beginFirstPeriod(tx, merchantId, now));
  }
}
