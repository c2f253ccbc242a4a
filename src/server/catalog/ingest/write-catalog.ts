import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/cache/data-revision.ts';
import { analyzeSearch } from '../../search/write-entries.ts';
import { listSourceSupplierIds } from '../../suppliers/read.ts';
import { analyzeSuppliers } from '../../suppliers/write-suppliers.ts';
import { categories } from '../category/table.ts';
import { baseProducts, categoryProducts, supplierProducts } from '../product/table.ts';
import { categoryProperties, propertyOptions, propertyValues } from '../property/table.ts';
import { categorySuppliers } from '../supplier/table.ts';
import type { CatalogSource } from './source.ts';
import { writeBaseProducts } from './write-base-products.ts';
import { writeCategories, writeRoots } from './write-categories.ts';
import { recountCatalog } from './write-counts.ts';
import { loadKnownCategories, ROOT_SOURCE } from './write-known.ts';
import { writeOffers } from './write-offers.ts';
import { writeProducts } from './write-products.ts';
import { type OwnedProperty, ownedProperties, writeProperties } from './write-properties.ts';
import { emptyReport, type Rejection, type WriteReport } from './write-report.ts';
import type { WriteRun } from './write-run.ts';
import { writeSuppliers } from './write-suppliers.ts';

const BATCH_SIZE = 500;

export interface WriteOptions {
  /** Hears after every batch what has been written and at which rate; Persian. */
  onProgress?: (text: string) => void;
  /** Records a transaction. @default 500 */
  batchSize?: number;
  /** Takes what is left out as it is met, instead of the report: there may be millions. */
  onRejection?: (rejection: Rejection) => void;
}

/**
 * Writes a source into the catalogue and keeps everything derived from it (lists, search, counts) in step. The same
 * source twice changes nothing; a changed record is updated; a batch lands wholly or not at all. Every record is
 * checked, and one that does not fit is reported and left out. What an earlier run brought and this one does not
 * mention stays as it is. An offer's base product must be in the same run;
 * `products` bring both together and may be far more than memory holds.
 */
export async function writeCatalog(
  db: Executor,
  source: CatalogSource,
  options: WriteOptions = {},
): Promise<WriteReport> {
  if (source.name === ROOT_SOURCE) throw new RangeError(`A source cannot be called "${ROOT_SOURCE}"`);
  const report = emptyReport();
  const known = source.within ?? source.name;
  const run: WriteRun = {
    db,
    source,
    now: source.asOf ?? new Date(),
    batchSize: options.batchSize ?? BATCH_SIZE,
    report,
    onRejection: options.onRejection ?? ((rejection) => report[rejection.kind].rejected.push(rejection)),
    onProgress: options.onProgress ?? (() => {}),
    categories: await loadKnownCategories(db, known),
    supplierIds: await listSourceSupplierIds(db, known),
    baseProducts: new Map(),
  };
  await writeRoots(run);
  const properties: OwnedProperty[] = [];
  await writeCategories(run, keepingProperties(source, properties));
  await writeProperties(run, properties);
  await reloadCategories(run);
  await writeSuppliers(run, source.suppliers);
  await writeBaseProducts(run, source.baseProducts);
  await writeOffers(run, source.offers);
  if (source.products) await writeProducts(run, source.products);
  await finish(run);
  return run.report;
}

function* keepingProperties(source: CatalogSource, kept: OwnedProperty[]) {
  for (const category of source.categories) {
    kept.push(...ownedProperties(category.key, category.properties));
    yield category;
  }
}

/** With properties and options as stored, under the keys of this run (a source may have its own key for a root). */
async function reloadCategories(run: WriteRun): Promise<void> {
  const stored = await loadKnownCategories(run.db, run.source.within ?? run.source.name);
  const byId = new Map([...stored.values()].map((category) => [category.id, category]));
  for (const [key, { id }] of run.categories) {
    const category = byId.get(id);
    if (category) stored.set(key, category);
  }
  run.categories = stored;
}

async function finish(run: WriteRun): Promise<void> {
  const isChanged = Object.values(run.report).some((kind) => kind.accepted + kind.updated > 0);
  await run.db.transaction(async (tx) => {
    const recounted = await recountCatalog(tx);
    if (!isChanged && recounted === 0) return;
    // PGlite has no autovacuum: without this the planner takes the filled tables for empty ones.
    await tx.execute(sql`analyze ${sql.join(tablesWritten, sql`, `)}`);
    await analyzeSuppliers(tx);
    await analyzeSearch(tx);
    await bumpPublicRevision(tx);
  });
}

const tablesWritten = [
  categories,
  categoryProducts,
  categoryProperties,
  categorySuppliers,
  baseProducts,
  supplierProducts,
  propertyOptions,
  propertyValues,
];
