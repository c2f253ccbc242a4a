import { type SQL, sql } from 'drizzle-orm';
import { stockStates, stockTier } from '../../../core/catalog/offer-types.ts';

const tiers = sql.raw(stockStates.map((state) => `when '${state}' then ${stockTier(state)}`).join(' '));

/**
 * `stockTier` in SQL: what orders the offers of a part before their price.
 * @param stock a column of stock states
 */
export const stockTierIn = (stock: SQL): SQL => sql`case ${stock} ${tiers} end`;
