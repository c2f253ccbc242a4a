import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { saleCities } from './sale-city.table.ts';

/** The cities that a merchant delivers to. */
export async function listSaleCityIds(db: Executor, merchantId: string): Promise<string[]> {
  const rows = await db
    .select({ cityId: saleCities.cityId })
    .from(saleCities)
    .where(and(eq(saleCities.merchantId, merchantId), eq(saleCities.isActive, true)));
  return rows.map(({ cityId }) => cityId);
}
