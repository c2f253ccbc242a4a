import { asc, eq, inArray } from 'drizzle-orm';
import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import type { Tx } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { refreshLists } from '../ingest/write-lists.ts';
import { refreshProductEntries } from '../ingest/write-product-entries.ts';
import { type SupplierProductRow, supplierProducts } from '../product/product.table.ts';
import { isSamePrice } from './offer-terms.ts';
import { termsOf } from './read.ts';

interface TermsChange {
  row: SupplierProductRow;
  terms: OfferTerms;
}

/** The stored ones, by id: two writers lock them in one order. Another change of them waits until the commit. */
export const lockOffers = (tx: Tx, ids: readonly string[]): Promise<SupplierProductRow[]> =>
  tx
    .select()
    .from(supplierProducts)
    .where(inArray(supplierProducts.id, [...ids]))
    .orderBy(asc(supplierProducts.id))
    .for('update');

/** Writes the terms of locked offers. Lists, facets, search entries and cached public answers follow in the transaction. */
export async function writeTerms(tx: Tx, changes: readonly TermsChange[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  for (const { row, terms } of changes) {
    const priceVersion = row.priceVersion + (isSamePrice(termsOf(row), terms) ? 0 : 1);
    await tx
      .update(supplierProducts)
      .set({ ...terms, priceVersion, version: row.version + 1, updatedAt: now })
      .where(eq(supplierProducts.id, row.id));
  }
  await refreshLists(
    tx,
    changes.map(({ row }) => row.id),
  );
  await refreshProductEntries(tx, [...new Set(changes.flatMap(({ row }) => row.baseProductId ?? []))]);
  await bumpPublicRevision(tx);
}
