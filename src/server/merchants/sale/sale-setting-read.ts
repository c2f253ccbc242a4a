import { and, asc, eq } from 'drizzle-orm';
import type { SaleSetting } from '../../../contract/merchants/sale-setting.ts';
import type { Executor } from '../../db/open-database.ts';
import { findCities } from '../../places/read.ts';
import type { MerchantRow } from '../merchant.table.ts';
import { getMerchantRow } from '../read.ts';
import { saleCities } from './sale-city.table.ts';

export async function presentSaleSetting(db: Executor, merchant: MerchantRow): Promise<SaleSetting> {
  const rows = await db
    .select()
    .from(saleCities)
    .where(and(eq(saleCities.merchantId, merchant.id), eq(saleCities.isActive, true)))
    .orderBy(asc(saleCities.leadDays), asc(saleCities.cityId));
  const cities = await findCities(
    db,
    rows.map(({ cityId }) => cityId),
  );
  return {
    merchantId: merchant.id,
    currency: 'IRR',
    minOrderAmount: merchant.minOrderRial,
    workingHours: merchant.workingHours,
    autoAccept: merchant.autoAccept,
    preparationDays: merchant.preparationDays,
    vatIncluded: merchant.vatIncluded,
    saleCities: rows.flatMap(({ cityId, costRial, leadDays }) => {
      const city = cities.get(cityId);
      return city ? [{ city, cost: costRial, leadDays }] : [];
    }),
  };
}

/**
 * The conditions under which a merchant sells: a buyer needs them before asking.
 * @throws 404 if no confirmed merchant has the id
 */
export const getSaleSetting = async (db: Executor, merchantId: string): Promise<SaleSetting> =>
  presentSaleSetting(db, await getMerchantRow(db, merchantId));
