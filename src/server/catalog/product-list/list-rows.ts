import { type SQL, sql } from 'drizzle-orm';
import type { ProductRow } from '../../../contract/catalog/product.ts';
import { stockStates } from '../../../core/offer-types.ts';
import { toSlug } from '../../../core/slug.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { type CardDeps, listPartCardRows } from '../product/card-rows.ts';
import { listCards } from '../product/cards.ts';
import { type PartOffers, selectPartOffers } from '../product/part-offers.ts';
import { presentCardRow } from '../product/present.ts';

/**
 * The rows of parts, each with the card of the offer that stands for it.
 * @param where condition on `category_products cp`: the offers that a row tells of @default all
 */
export async function listPartRows(deps: CardDeps, offerIds: string[], where?: SQL): Promise<ProductRow[]> {
  if (offerIds.length === 0) return [];
  if (where === undefined)
    return (await listPartCardRows(deps, offerIds)).map((row) => ({ ...presentCardRow(row), part: toPart(row.part) }));
  const cards = await listCards(deps, offerIds);
  const parts = await readPartsWithin(deps.db, offerIds, where);
  return cards.map((card) => ({ ...card, part: toPart(parts.get(card.id) ?? null) }));
}

/** The rows of single offers. */
export const listOfferRows = async (deps: CardDeps, offerIds: string[]): Promise<ProductRow[]> =>
  (await listCards(deps, offerIds)).map((card) => ({ ...card, part: null }));

/** By the id of the offer that stands for the part. A statement of its own: the one of all cards is planned once. */
async function readPartsWithin(db: Executor, offerIds: string[], where: SQL): Promise<Map<string, PartOffers | null>> {
  const { rows } = await db.execute<{ id: string; part: PartOffers | null }>(sql`
    select p.id, ${selectPartOffers(where)} as part
    from supplier_products p join base_products b on b.id = p.base_product_id
    where p.id = any(${uuidArray(offerIds)})`);
  return new Map(rows.map(({ id, part }) => [id, part]));
}

const toPart = (part: PartOffers | null): ProductRow['part'] =>
  part && {
    baseProductId: part.baseId,
    slug: toSlug(part.title),
    title: part.title,
    offersCount: part.offers,
    suppliersCount: part.suppliers,
    stockState: stockStates[part.bestStock - 1] ?? 'unknown',
  };
