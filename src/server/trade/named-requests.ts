import { inArray } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { findSellers } from '../suppliers/read.ts';
import { tradeRequests } from './request.table.ts';

/** What a statement of money says of a request. */
export interface NamedRequest {
  number: string | null;
  /** Undefined once the account of the buyer is deleted. */
  buyerName: string | undefined;
  supplierName: string | undefined;
}

export async function findNamedRequests(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(tradeRequests)
    .where(inArray(tradeRequests.id, [...ids]));
  const sellers = await findSellers(
    db,
    rows.map(({ supplierId }) => supplierId),
  );
  return new Map(
    rows.map(({ id, number, buyer, supplierId }) => [
      id,
      { number, buyerName: buyer?.name, supplierName: sellers.get(supplierId)?.card.name },
    ]),
  );
}
