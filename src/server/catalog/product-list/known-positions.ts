import { sql } from 'drizzle-orm';
import type { ProductSort } from '../../../contract/catalog/product.ts';
import { uuidList } from '../../db/insert-rows.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import { type ListPosition, sortPlans } from './sort-plans.ts';

/** Where products of a category stand, in the order of `ids`; without those that have left it. */
export async function readPositions(
  db: Executor,
  { categoryId, sort }: { categoryId: string; sort: ProductSort },
  ids: readonly string[],
): Promise<ListPosition[]> {
  const rows = await statements(db)[sort].execute({ categoryId, ids: uuidList(ids) });
  const values = new Map(rows.map(({ productId, value }) => [productId, value]));
  return ids.flatMap((productId) => {
    const value = values.get(productId);
    return value === undefined ? [] : [{ productId, value }];
  });
}

/** Planned once for each connection. */
const statements = oncePer((db) => {
  const prepare = (sort: ProductSort) =>
    db
      .select({ productId: sql<string>`product_id`, value: sql<string | null>`${sortPlans[sort].value}::text` })
      .from(sql`category_products`)
      .where(
        sql`category_id = ${sql.placeholder('categoryId')}::uuid and product_id = any(${sql.placeholder('ids')}::uuid[])`,
      )
      .prepare(`known_positions_${sort}`);
  const [title, priceAsc, priceDesc, newest] = [
    prepare('title'),
    prepare('priceAsc'),
    prepare('priceDesc'),
    prepare('newest'),
  ];
  return { title, priceAsc, priceDesc, newest };
});
