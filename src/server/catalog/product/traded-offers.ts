import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { selectOffers } from './cards.ts';
import { type SupplierProductRow, supplierProducts } from './product.table.ts';

/** What a trade needs to know of an offer. */
export interface TradedOffer {
  id: string;
  supplierId: string;
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
  return new Map(
    rows.map(({ offer, base, glyph }) => [
      offer.id,
      {
        id: offer.id,
        supplierId: offer.supplierId,
        isShown: offer.status === 'shown',
        title: offer.title,
        slug: offer.slug,
        partNumber: base?.partNumbers[0] ?? null,
        glyph,
        terms: offer,
      },
    ]),
  );
}
