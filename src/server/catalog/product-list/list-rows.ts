import { type SQL, sql } from 'drizzle-orm';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import { stockStates } from '../../../core/catalog/offer-types.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { type CardDeps, type CardRow, listCardRows, listPartCardRows } from '../product/card-rows.ts';
import { type PartOffers, selectPartOffers } from '../product/part-offers.ts';
import { presentCardRow } from '../product/present.ts';
import { sortPlans } from './sort-plans.ts';

/** By the id of the offer that stands for the part; null or absent for a single offer. */
export type PartsOffers = ReadonlyMap<string, PartOffers | null>;

/** The rows of parts, each with the card of the offer that stands for it, which tell of all their offers. */
export const listPartRows = async (deps: CardDeps, offerIds: string[]): Promise<ProductRow[]> =>
  offerIds.length === 0 ? [] : (await listPartCardRows(deps, offerIds)).map((row) => toProductRow(row, row.part));

/** The same of narrowed lists: the rows tell of the offers that the list is about. */
export const listNarrowedRows = async (deps: CardDeps, offerIds: string[], parts: PartsOffers): Promise<ProductRow[]> =>
  (await listCardRows(deps, offerIds)).map((row) => toProductRow(row, parts.get(row.id) ?? null));

/** The rows of single offers. */
export const listOfferRows = (deps: CardDeps, offerIds: string[]): Promise<ProductRow[]> =>
  listNarrowedRows(deps, offerIds, new Map());

/**
 * A statement of its own: the one of all cards is planned once.
 * @param where condition on `category_products cp`: the offers to count
 */
export async function readPartsOffers(db: Executor, offerIds: string[], where: SQL): Promise<PartsOffers> {
  const { rows } = await db.execute<{ id: string; part: PartOffers | null }>(sql`
    select p.id, ${selectPartOffers(where)} as part
    from supplier_products p join base_products b on b.id = p.base_product_id
    where p.id = any(${uuidArray(offerIds)})`);
  return new Map(rows.map(({ id, part }) => [id, part]));
}

/**
 * The offers that stand for the parts of these offers among those that meet a condition, in the order of `offerIds`.
 * @param where condition on `category_products cp`
 */
export async function listFirstOffers(db: Executor, offerIds: string[], where: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select coalesce((
      select cp.product_id from category_products cp
      where cp.category_id = p.category_id and cp.part_id = coalesce(p.base_product_id, p.id) and ${where}
      order by ${sortPlans.title.lead}, cp.product_id limit 1), p.id) as id
    from unnest(${uuidArray(offerIds)}) with ordinality given (id, place)
    join supplier_products p on p.id = given.id
    order by given.place`);
  return rows.map(({ id }) => id);
}

function toProductRow(row: CardRow, part: PartOffers | null): ProductRow {
  const { baseId, baseTitle } = row;
  const card = presentCardRow(row);
  if (part === null || baseId === null || baseTitle === null) return { ...card, part: null };
  return {
    ...card,
    part: {
      baseProductId: baseId,
      slug: toSlug(baseTitle),
      title: baseTitle,
      offersCount: part.offers,
      suppliersCount: part.suppliers,
      stockState: stockStates[part.bestStock - 1] ?? 'unknown',
    },
  };
}
