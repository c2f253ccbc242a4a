import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { analyzeSearch } from '../../search/write-entries.ts';
import { listSourceSupplierIds } from '../../suppliers/read.ts';
import { analyzeSuppliers } from '../../suppliers/write-suppliers.ts';
import { categories } from '../category/category.table.ts';
import { baseProducts, categoryProducts, supplierProducts } from '../product/product.table.ts';
import { categoryProperties, propertyOptions, propertyValues } from '../property/property.table.ts';
import { categorySuppliers } from '../supplier/category-supplier.table.ts';
import type { CatalogSource } from './source.ts';
import { type AroundWrite, justWrite } from './touched.ts';
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
  /** Called after every batch with the count and rate so far; Persian. */
  onProgress?: (text: string) => void;
  /** Records per transaction. @default 500 */
  batchSize?: number;
  /** Receives each rejection at once; the report then has none, since there may be millions. */
  onRejection?: (rejection: Rejection) => void;
  /** Runs the write of each batch of suppliers, properties and streamed products. */
  around?: AroundWrite;
}

/**
 * Writes a source into the catalogue and updates lists, search entries and counts with it. Idempotent; each batch is one
 * transaction; invalid records are reported and skipped; rows that the source no longer mentions stay. An offer's base
 * product must be in the same run; `products` brings both together and may be larger than memory.
 * @throws RangeError for a source with the reserved name of the roots
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
    around: options.around ?? justWrite,
    categories: await loadKnownCategories(db, known, source.existingCategories),
    supplierIds: await listSourceSupplierIds(db, known),
    baseProducts: new Map(),
  };
  await writeRoots(run);
  const properties = (source.existingCategories ?? []).flatMap((category) =>
    ownedProperties(category.key, category.properties),
  );
  await writeCategories(run, collectingProperties(source, properties));
  await writeProperties(run, properties);
  await reloadCategories(run);
  await writeSuppliers(run, source.suppliers);
  await writeBaseProducts(run, source.baseProducts);
  await writeOffers(run, source.offers);
  if (source.products) await writeProducts(run, source.products);
  await finish(run);
  return run.report;
}

function* collectingProperties(source: CatalogSource, collected: OwnedProperty[]) {
  for (const category of source.categories) {
    collected.push(...ownedProperties(category.key, category.properties));
    yield category;
  }
}

/** Loads stored properties and options under this run's category keys; a source may have its own key for a root. */
async function reloadCategories(run: WriteRun): Promise<void> {
  const { within, name, existingCategories } = run.source;
  const stored = await loadKnownCategories(run.db, within ?? name, existingCategories);
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
    // PGlite has no autovacuum: without statistics the planner assumes that the tables are empty.
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
