import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { selectOffers } from './cards.ts';
import { baseProducts, type SupplierProductRow, supplierProducts } from './product.table.ts';

/** What a trade needs to know of an offer. */
export interface TradedOffer {
  id: string;
  supplierId: string;
  baseProductId: string | null;
  isShown: boolean;
  title: string;
  slug: string;
  partNumber: string | null;
  glyph: string;
  terms: Pick<
    SupplierProductRow,
    'priceType' | 'prices' | 'priceVersion' | 'priceValidUntil' | 'vatIncluded' | 'moq' | 'saleUnitId' | 'leadTimeDays'
  >;
}

/** Offers by id, shown or not. */
export async function findTradedOffers(db: Executor, ids: readonly string[]): Promise<Map<string, TradedOffer>> {
  if (ids.length === 0) return new Map();
  const rows = await selectOffers(db).where(inArray(supplierProducts.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.offer.id, presentTraded(row)]));
}

/** What suppliers show of base products. */
export async function findOffersOfBases(
  db: Executor,
  { baseProductIds, supplierIds }: { baseProductIds: readonly string[]; supplierIds: readonly string[] },
): Promise<TradedOffer[]> {
  if (baseProductIds.length === 0 || supplierIds.length === 0) return [];
  const rows = await selectOffers(db).where(
    and(
      inArray(supplierProducts.baseProductId, [...new Set(baseProductIds)]),
      inArray(supplierProducts.supplierId, [...supplierIds]),
      eq(supplierProducts.status, 'shown'),
    ),
  );
  return rows.map(presentTraded);
}

/** What base products are called, whoever offers them. */
export async function findBaseTitles(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: baseProducts.id, title: baseProducts.title })
    .from(baseProducts)
    .where(inArray(baseProducts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

type SelectedOffer = Awaited<ReturnType<typeof selectOffers>>[number];

const presentTraded = ({ offer, base, glyph }: SelectedOffer): TradedOffer => ({
  id: offer.id,
  supplierId: offer.supplierId,
  baseProductId: offer.baseProductId,
  isShown: offer.status === 'shown',
  title: offer.title,
  slug: offer.slug,
  partNumber: base?.partNumbers[0] ?? null,
  glyph,
  terms: offer,
});
