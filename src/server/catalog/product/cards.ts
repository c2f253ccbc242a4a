import { eq, sql } from 'drizzle-orm';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import type { Executor } from '../../db/open-database.ts';
import { findSellers } from '../../suppliers/read.ts';
import { categories } from '../category/category.table.ts';
import { type CardDeps, listCardRows } from './card-rows.ts';
import { type OfferRow, presentCardRow } from './present.ts';
import { baseProducts, supplierProducts } from './product.table.ts';

export const whereShown = eq(supplierProducts.status, 'shown');

export const offerColumns = {
  offer: supplierProducts,
  base: {
    id: baseProducts.id,
    version: baseProducts.version,
    brand: baseProducts.brand,
    partNumbers: baseProducts.partNumbers,
  },
  hasDrawing: sql<boolean>`${baseProducts.drawing} is not null`,
  glyph: categories.glyph,
};

export const selectOffers = (db: Executor) =>
  db
    .select(offerColumns)
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId));

/** In the order of `ids`, without offers that are no longer shown. */
export async function listCards(deps: CardDeps, ids: string[]): Promise<ProductCard[]> {
  return ids.length === 0 ? [] : (await listCardRows(deps, ids)).map(presentCardRow);
}

export async function joinSellers(db: Executor, rows: OfferRow[]) {
  const sellers = await findSellers(
    db,
    rows.map((row) => row.offer.supplierId),
  );
  return rows.flatMap((row) => {
    const seller = sellers.get(row.offer.supplierId);
    return seller ? { row, seller } : [];
  });
}
