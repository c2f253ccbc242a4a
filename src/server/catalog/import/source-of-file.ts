import { and, eq, inArray } from 'drizzle-orm';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { foldText } from '../../../core/text/persian.ts';
import { toSlug } from '../../../core/text/slug.ts';
import type { Executor } from '../../db/open-database.ts';
import { listSourceSupplierNames } from '../../suppliers/read.ts';
import type { SourceProduct } from '../ingest/source.ts';
import { stableId } from '../ingest/stable-id.ts';
import { supplierProducts } from '../product/product.table.ts';
import type { ManufacturerRecord } from './catalog-file.ts';
import { ImportFileError } from './record-stream.ts';

const KEYS_PER_QUERY = 1_000;
const PRODUCTS_TOLD_MAX = 5;

/**
 * The namespace of a file's ids. It contains the house, since two houses may number their catalogues and products alike;
 * products that were stored under the file's own source before that rule stay there.
 */
export async function sourceOf(db: Executor, source: string, house: string | undefined): Promise<string> {
  if (house === undefined) return source;
  const names = await listSourceSupplierNames(db, source);
  const own = [...names].flatMap(([id, name]) => (foldText(name) === foldText(house) ? [id] : []));
  const [earlier] = await db
    .select({ id: supplierProducts.id })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.source, source), inArray(supplierProducts.supplierId, own)))
    .limit(1);
  return earlier ? source : toSlug(`${source} ${house}`);
}

/**
 * Guards the products of other suppliers against a file that uses their source and ids.
 * @throws ImportFileError if another supplier offers a product of the file
 */
export async function refuseForeignProducts(
  db: Executor,
  source: string,
  makers: readonly ManufacturerRecord[],
  products: AsyncIterable<SourceProduct> | Iterable<SourceProduct>,
): Promise<void> {
  const offering = await db
    .selectDistinct({ id: supplierProducts.supplierId })
    .from(supplierProducts)
    .where(eq(supplierProducts.source, source));
  const names = await listSourceSupplierNames(db, source);
  const foldedNames = new Map(makers.map(({ id, name }) => [id, foldText(name)]));
  const isSame = (storedId: string, key: string): boolean =>
    storedId === stableId(source, `supplier ${key}`) || foldText(names.get(storedId) ?? '') === foldedNames.get(key);
  if (offering.every(({ id }) => makers.length > 0 && makers.every((maker) => isSame(id, maker.id)))) return;
  const foreign: string[] = [];
  let count = 0;
  for await (const offers of offersOf(products)) {
    const stored = await db
      .select({ key: supplierProducts.sourceKey, supplierId: supplierProducts.supplierId })
      .from(supplierProducts)
      .where(and(eq(supplierProducts.source, source), inArray(supplierProducts.sourceKey, [...offers.keys()])));
    for (const { key, supplierId } of stored) {
      if (isSame(supplierId, offers.get(key) ?? '')) continue;
      count += 1;
      if (foreign.length < PRODUCTS_TOLD_MAX) foreign.push(`«${key}» از «${names.get(supplierId) ?? supplierId}»`);
    }
  }
  if (count > 0) throw new ImportFileError(foreignMessage(source, foreign, count), 'foreign-products');
}

const foreignMessage = (source: string, told: readonly string[], count: number): string => `\
در منبع «${source}» ${formatNumber(count)} کالا با همین شناسه‌ها از تأمین‌کنندهٔ دیگری است: \
${told.join('، ')}${count > told.length ? '، …' : ''}. چیزی نوشته نشد.
اگر این فایل کاتالوگ دیگری است، با --source نام دیگری به آن بدهید؛ اگر این کالاها به تأمین‌کنندهٔ تازه رسیده است، --take-over بدهید.`;

/** The supplier's key by the offer's key, some products at a time. */
async function* offersOf(
  products: AsyncIterable<SourceProduct> | Iterable<SourceProduct>,
): AsyncGenerator<Map<string, string>> {
  let offers = new Map<string, string>();
  for await (const product of products) {
    for (const offer of product.offers) offers.set(offer.key, offer.supplierKey);
    if (offers.size < KEYS_PER_QUERY) continue;
    yield offers;
    offers = new Map();
  }
  if (offers.size > 0) yield offers;
}
