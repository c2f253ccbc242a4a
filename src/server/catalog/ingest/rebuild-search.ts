import { asc, gt, sql } from 'drizzle-orm';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { Db, Executor, Tx } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { hasMissingEntry } from '../../search/read.ts';
import { analyzeSearch, clearSearch } from '../../search/write-entries.ts';
import { rebuildSupplierEntries } from '../../suppliers/write-suppliers.ts';
import { baseProducts } from '../product/product.table.ts';
import { rebuildCategoryEntries } from './write-category-entries.ts';
import { recountCatalog } from './write-counts.ts';
import { refreshProductEntries } from './write-product-entries.ts';

const BATCH_SIZE = 500;

/** True after a migration that empties the search entries: otherwise every category has one. */
export async function hasMissingEntries(db: Executor): Promise<boolean> {
  return hasMissingEntry(db, sql`(select id from categories)`);
}

/**
 * Rebuilds all search entries from what is stored in one transaction.
 * @param rebuildOthers writes the entries of other areas
 */
export async function rebuildSearch(
  db: Db,
  onProgress: (text: string) => void = () => {},
  rebuildOthers: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  onProgress('نمایهٔ جست‌وجو از نو ساخته می‌شود');
  await db.transaction(async (tx) => {
    // Locks the revision's row: of two servers that start at once, the second waits and then finds nothing to do.
    await bumpPublicRevision(tx);
    if (!(await hasMissingEntries(tx))) return;
    await clearSearch(tx);
    await rebuildCategoryEntries(tx);
    await rebuildSupplierEntries(tx);
    await rebuildOthers(tx);
    await rebuildProducts(tx, onProgress);
    await recountCatalog(tx);
    await analyzeSearch(tx);
  });
}

async function rebuildProducts(tx: Tx, onProgress: (text: string) => void): Promise<void> {
  let done = 0;
  for (let ids = await nextProducts(tx); ids.length > 0; ids = await nextProducts(tx, ids.at(-1))) {
    await refreshProductEntries(tx, ids);
    done += ids.length;
    onProgress(`جست‌وجو: ${formatNumber(done)} کالا`);
  }
}

async function nextProducts(tx: Tx, after?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: baseProducts.id })
    .from(baseProducts)
    .where(after === undefined ? undefined : gt(baseProducts.id, after))
    .orderBy(asc(baseProducts.id))
    .limit(BATCH_SIZE);
  return rows.map((row) => row.id);
}
