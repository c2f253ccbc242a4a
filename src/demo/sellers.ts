import { type SeededRandom, seededRandom } from '../core/numbers/seeded-random.ts';
import { supplierRows, tradesOf } from './supplier-rows.ts';
import type { Trade } from './trades.ts';

type SupplierRow = (typeof supplierRows)[number];

const suppliersByTrade = new Map<Trade, SupplierRow[]>();
for (const row of supplierRows) {
  for (const trade of tradesOf(row)) suppliersByTrade.set(trade, [...(suppliersByTrade.get(trade) ?? []), row]);
}

/** The suppliers that offer a product, and the random numbers that follow their choice. */
export function sellersOf(
  key: string,
  { trade, isCommon }: { trade: Trade; isCommon: boolean },
): { sellers: SupplierRow[]; random: SeededRandom } {
  const random = seededRandom(`offers/${key}`);
  const count = isCommon ? random.int(2, 4) : random.chance(0.3) ? 2 : 1;
  const left = [...(suppliersByTrade.get(trade) ?? [])];
  const sellers: SupplierRow[] = [];
  while (sellers.length < count && left.length > 0) sellers.push(...left.splice(random.int(0, left.length - 1), 1));
  return { sellers, random };
}
