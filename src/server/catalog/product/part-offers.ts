import { type SQL, sql } from 'drizzle-orm';
import { stockStates } from '../../../core/catalog/offer-types.ts';

/** What the offers of a part have in common. */
export interface PartOffers {
  offers: number;
  suppliers: number;
  /** Place in `stockStates`, from 1. */
  bestStock: number;
}

/** Best first. */
const stockOrder = sql.raw(`array[${stockStates.map((state) => `'${state}'`).join()}]`);

/**
 * `PartOffers` of the part `b` in the category of its offer `p`; null of a single offer.
 * @param where condition on `category_products cp`
 */
export const selectPartOffers = (where: SQL): SQL<PartOffers | null> => sql`(
  select json_build_object('offers', count(*), 'suppliers', count(distinct cp.supplier_id),
    'bestStock', min(array_position(${stockOrder}, cp.stock_state)))
  from category_products cp
  where cp.category_id = p.category_id and cp.part_id = b.id and ${where}
  having count(*) > 1)`;
