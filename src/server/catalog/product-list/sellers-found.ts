import { sql } from 'drizzle-orm';
import { readQuestion } from '../../../core/question/read-question.ts';
import { placeTerm, sellerUses } from '../../../core/search/place-use.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { OfferCounts } from '../../suppliers/list.ts';
import { findSupplierIdsAt } from '../../suppliers/read.ts';
import { findInFull, type QuestionDeps } from './question-search.ts';

/** Sellers are those of the first products that a text finds. */
const PRODUCTS_MAX = 300;

/**
 * Who offers what a text finds, where it says the place too, with how many of these products; undefined if nothing has
 * all that the text says. A name that nobody has must not list all sellers of a word in it.
 */
export async function sellersOf(deps: QuestionDeps, q: string): Promise<OfferCounts> {
  const { vocabulary, db } = deps;
  const { place, ...question } = readQuestion(q, await vocabulary.current());
  const words = question.words.filter((word) => !place?.said.split(' ').includes(word));
  if (question.isKindNamed && question.conditions.length === 0 && words.length === 0) {
    for (const use of place ? sellerUses : [undefined]) {
      const term = place && use && placeTerm(place, use);
      if (use && !term) continue;
      const placed = term && (await findSupplierIdsAt(db, term, [place.name]));
      const there = placed ? sql`supplier_id = any(${uuidArray(placed)})` : sql`true`;
      const sellers = sql`(select supplier_id, sum(items_count)::int as items from category_suppliers
        where category_id = any(${uuidArray(question.categoryIds)}) and ${there} group by supplier_id)`;
      const { rows } = await db.execute(sql`select from ${sellers} one limit 1`);
      if (rows.length > 0) return sellers;
    }
  }
  const found = await findInFull(deps, q, PRODUCTS_MAX);
  if (!found) return undefined;
  const { ids, offers } = found;
  if (!offers)
    return sql`(select s.supplier_id, count(*)::int as items from search_suppliers s
      where s.object_id = any(${uuidArray(ids)}) group by s.supplier_id)`;
  return sql`(select cp.supplier_id, count(distinct lead.product_id)::int as items
    from category_products lead join category_products cp
      on cp.category_id = lead.category_id and cp.part_id = lead.part_id
    where lead.product_id = any(${uuidArray(ids)}) and ${offers} group by cp.supplier_id)`;
}
