import { seededRandom } from '../core/numbers/seeded-random.ts';
import { sellersOf } from './sellers.ts';
import { tableOf } from './table.ts';
import type { Trade } from './trades.ts';

interface Brand {
  name: string;
  /** Where its goods are made. */
  origin: string;
}

/** Invented brands of traders; goods that a manufacturer sells have its own name instead. */
const traded = tableOf('$trade $name $origin', 'brands');

const tradedBy = Map.groupBy(traded, ({ trade }) => trade);

/** The maker of a product: the manufacturer among its sellers, else a traders' brand; undefined for works and documents. */
export function brandOf(key: string, market: { trade: Trade; isCommon: boolean }): Brand | undefined {
  const brands = tradedBy.get(market.trade);
  if (!brands) return undefined;
  const maker = sellersOf(key, market).sellers.find(({ type }) => type === 'manufacturer');
  return maker ? { name: maker.name, origin: 'ایران' } : seededRandom(`brand/${key}`).pick(brands);
}
