import { eq } from 'drizzle-orm';
import type { MerchantStatus } from '../../src/contract/merchants/merchant.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { suppliers } from '../../src/server/suppliers/supplier.table.ts';
import { buildMerchant } from './merchants.ts';

let shops = 0;

/** A merchant that is the own shop of the supplier with this key. */
export async function buildShop(
  db: Db,
  supplierKey: string,
  ownerPersonId: string,
  status: MerchantStatus = 'confirmed',
): Promise<{ merchantId: string; supplierId: string }> {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.sourceKey, supplierKey));
  if (!supplier) throw new Error(`no supplier ${supplierKey}`);
  shops += 1;
  const merchantId = await buildMerchant(db, `فروشگاه شماره ${shops}`, {
    ownerPersonId,
    supplierId: supplier.id,
    status,
  });
  return { merchantId, supplierId: supplier.id };
}
