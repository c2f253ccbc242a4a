import { eq } from 'drizzle-orm';
import type { CatalogSource } from '../../catalog/ingest/source.ts';
import { writeCatalog } from '../../catalog/ingest/write-catalog.ts';
import type { WriteReport } from '../../catalog/ingest/write-report.ts';
import { baseProducts, categoryProducts, supplierProducts } from '../../catalog/product/product.table.ts';
import { propertyValues } from '../../catalog/property/property.table.ts';
import { loadWithoutIndexes } from '../../db/bulk-load.ts';
import type { Db } from '../../db/open-database.ts';
import { searchEntries } from '../../search/search.table.ts';

const BATCH_SIZE = 1_000;
/** With fewer products, updating the indexes is cheaper than rebuilding them. */
const BULK_COUNT_MIN = 5_000;

/** The tables that grow with the number of products. */
const volumeTables = [baseProducts, supplierProducts, categoryProducts, propertyValues, searchEntries];

/**
 * Writes a generated source. A first load of many products is one transaction without indexes, which blocks the site;
 * otherwise it is written in batches like any source.
 */
export async function generateProducts(
  db: Db,
  source: CatalogSource,
  count: number,
  onProgress: (text: string) => void = () => {},
): Promise<WriteReport> {
  const options = { batchSize: BATCH_SIZE, onProgress };
  if (count < BULK_COUNT_MIN || (await isStored(db, source.name))) return writeCatalog(db, source, options);
  return db.transaction((tx) => loadWithoutIndexes(tx, volumeTables, () => writeCatalog(tx, source, options)));
}

async function isStored(db: Db, source: string): Promise<boolean> {
  const rows = await db
    .select({ id: baseProducts.id })
    .from(baseProducts)
    .where(eq(baseProducts.source, source))
    .limit(1);
  return rows.length > 0;
}
