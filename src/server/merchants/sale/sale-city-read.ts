import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SaleCitiesQuery, SaleCity } from '../../../contract/merchants/sale-city.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import type { Executor } from '../../db/open-database.ts';
import { findCities, listCityIdsOf } from '../../places/read.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { getMerchantRow } from '../read.ts';
import { saleCities } from './sale-city.table.ts';

const position = z.tuple([cursorPart.int, cursorPart.text]);

/**
 * The cities that a merchant delivers to, shortest lead time first.
 * @throws AppError 404 for an unknown merchant, 400 for a bad cursor
 */
export async function listSaleCities(db: Executor, query: SaleCitiesQuery): Promise<Page<SaleCity>> {
  const { merchantId, stateId, cursor, size } = query;
  const after = decodeCursor(cursor, position);
  await getMerchantRow(db, merchantId);
  const rows = await db
    .select()
    .from(saleCities)
    .where(
      and(
        eq(saleCities.merchantId, merchantId),
        eq(saleCities.isActive, true),
        stateId ? inArray(saleCities.cityId, await listCityIdsOf(db, stateId)) : undefined,
        after && sql`(${saleCities.leadDays}, ${saleCities.cityId}) > (${after[0]}::int, ${after[1]})`,
      ),
    )
    .orderBy(asc(saleCities.leadDays), asc(saleCities.cityId))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const cities = await findCities(
    db,
    rows.map((row) => row.cityId),
  );
  const page = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.leadDays, row.cityId],
  );
  const items = page.items.flatMap(({ cityId, costRial, leadDays }): SaleCity[] => {
    const city = cities.get(cityId);
    return city ? [{ merchantId, city, cost: costRial, currency: 'IRR', leadDays }] : [];
  });
  return { ...page, items };
}
