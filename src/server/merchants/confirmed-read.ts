import { and, asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MerchantCard } from '../../contract/merchants/merchant.ts';
import { PAGE_SIZE_DEFAULT, type Page, type pageQuery } from '../../contract/page.ts';
import type { Executor } from '../db/open-database.ts';
import { findCities } from '../places/read.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { merchants } from './merchant.table.ts';
import { presentMerchantCard } from './present.ts';

const position = z.tuple([cursorPart.text, cursorPart.uuid]);

/** The merchants that anybody may see, by name. */
export async function listConfirmedMerchants(
  db: Executor,
  { cursor, size }: z.output<typeof pageQuery>,
): Promise<Page<MerchantCard>> {
  const after = decodeCursor(cursor, position);
  const rows = await db
    .select()
    .from(merchants)
    .where(
      and(
        eq(merchants.status, 'confirmed'),
        after && sql`(${merchants.nameSort}, ${merchants.id}) > (${after[0]}, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(asc(merchants.nameSort), asc(merchants.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const cities = await findCities(
    db,
    rows.flatMap(({ cityId }) => cityId ?? []),
  );
  return toPage(
    rows,
    size,
    (row) => presentMerchantCard(row, cities),
    (row) => [row.nameSort, row.id],
  );
}
