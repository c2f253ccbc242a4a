import { type SQL, sql } from 'drizzle-orm';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import { stockStates } from '../../../core/offer-types.ts';
import { toSlug } from '../../../core/slug.ts';
import { uuidArray, uuidList } from '../../db/insert-rows.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import { listCards } from '../product/cards.ts';

interface PartColumns extends Record<string, unknown> {
  id: string;
  base_id: string;
  title: string;
  offers: number;
  suppliers: number;
  best_stock: number;
}

/**
 * The rows of parts, each with the card of the offer that stands for it.
 * @param where condition on `category_products cp`: the offers that a row tells of @default all
 */
export async function listPartRows(db: Executor, offerIds: string[], where?: SQL): Promise<ProductRow[]> {
  if (offerIds.length === 0) return [];
  const cards = await listCards(db, offerIds);
  const parts = await readParts(db, offerIds, where);
  return cards.map((card) => ({ ...card, part: parts.get(card.id) ?? null }));
}

/** The rows of single offers. */
export const listOfferRows = async (db: Executor, offerIds: string[]): Promise<ProductRow[]> =>
  (await listCards(db, offerIds)).map((card) => ({ ...card, part: null }));

/** What the offers of a part have in common, by the id of the offer that stands for it; only of several offers. */
async function readParts(
  db: Executor,
  offerIds: string[],
  where: SQL | undefined,
): Promise<Map<string, ProductRow['part']>> {
  const rows = where
    ? (await db.execute<PartColumns>(sql`select ${partColumns} from ${partsOf(uuidArray(offerIds), where)}`)).rows
    : await partRows(db).execute({ ids: uuidList(offerIds) });
  return new Map(rows.map((row) => [row.id, toPart(row)]));
}

const partColumns = sql.raw('led.id, b.id as base_id, b.title, own.offers, own.suppliers, own.best_stock');

const partsOf = (offerIds: SQL, where: SQL): SQL => sql`supplier_products led
  join base_products b on b.id = led.base_product_id
  cross join lateral (
    select count(*)::int as offers, count(distinct cp.supplier_id)::int as suppliers,
      min(array_position(${stockOrder}, cp.stock_state))::int as best_stock
    from category_products cp
    where cp.category_id = led.category_id and cp.part_id = led.base_product_id and ${where}
  ) own
  where led.id = any(${offerIds}) and own.offers > 1`;

/** Planned once for each connection, as `card_rows`. */
const partRows = oncePer((db) =>
  db
    .select({
      id: sql<string>`led.id`,
      base_id: sql<string>`b.id`,
      title: sql<string>`b.title`,
      offers: sql<number>`own.offers`,
      suppliers: sql<number>`own.suppliers`,
      best_stock: sql<number>`own.best_stock`,
    })
    .from(partsOf(sql`${sql.placeholder('ids')}::uuid[]`, sql`true`))
    .prepare('part_rows'),
);

/** Best first. */
const stockOrder = sql.raw(`array[${stockStates.map((state) => `'${state}'`).join()}]`);

const toPart = ({ base_id, title, offers, suppliers, best_stock }: PartColumns): ProductRow['part'] => ({
  baseProductId: base_id,
  slug: toSlug(title),
  title,
  offersCount: offers,
  suppliersCount: suppliers,
  stockState: stockStates[best_stock - 1] ?? 'unknown',
});
