import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import type { SearchEntry } from '../../search/entry-row.ts';
import { deleteEntries, insertEntries } from '../../search/write-entries.ts';
import { categories } from '../category/category.table.ts';
import { stockTierIn } from '../product/lead-order.ts';
import { netPriceIn } from '../product/net-price.ts';
import { baseProducts, supplierProducts } from '../product/product.table.ts';
import type { NamedCategory } from './write-category-entries.ts';

const PRODUCTS_PER_REFRESH = 500;

interface NamedProduct {
  title: string;
  scientificName: string | null;
  brand: string | null;
  model: string | null;
  standards: readonly string[];
  partNumbers: readonly string[];
}

interface NamedOffer {
  id: string;
  slug: string;
  title: string;
  sku: string | null;
  supplierId: string;
}

type KindNames = Pick<NamedCategory, 'name' | 'scientificName' | 'synonyms'>;

/**
 * The product's entry, which leads to the first shown offer; none without a shown offer.
 * @param options titles and synonyms of the product's options
 */
export function productEntry(
  product: NamedProduct,
  category: KindNames,
  options: readonly string[],
  shown: readonly NamedOffer[],
): SearchEntry[] {
  const [first] = shown;
  if (!first) return [];
  const kind = [category.name, category.scientificName, ...category.synonyms];
  const codes = shown.map((offer) => offer.sku);
  const entry: SearchEntry = {
    objectId: first.id,
    type: 'product',
    text: product.title,
    slug: first.slug,
    weight: shown.length,
    titles: shown.map((offer) => offer.title),
    texts: [product.scientificName, product.model, ...codes, ...product.partNumbers],
    recurring: [product.brand, ...product.standards, ...kind, ...options],
    partNumbers: product.partNumbers,
    supplierIds: shown.map((offer) => offer.supplierId),
  };
  return [entry];
}

/** Rewrites the products' entries: one per product, leading to its first offer by stock and price. */
export async function refreshProductEntries(tx: Tx, baseProductIds: readonly string[]): Promise<void> {
  if (baseProductIds.length === 0) return;
  const offerIds = sql`(select id from supplier_products where base_product_id = any(${uuidArray(baseProductIds)}))`;
  await deleteEntries(tx, offerIds);
  const products = await tx
    .select({ product: baseProducts, category: categories })
    .from(baseProducts)
    .innerJoin(categories, eq(categories.id, baseProducts.categoryId))
    .where(inArray(baseProducts.id, [...baseProductIds]));
  const offers = await tx
    .select({
      id: supplierProducts.id,
      baseProductId: supplierProducts.baseProductId,
      slug: supplierProducts.slug,
      title: supplierProducts.title,
      sku: supplierProducts.sku,
      supplierId: supplierProducts.supplierId,
    })
    .from(supplierProducts)
    .where(and(inArray(supplierProducts.baseProductId, [...baseProductIds]), eq(supplierProducts.status, 'shown')))
    .orderBy(
      stockTierIn(sql`supplier_products.stock_state`),
      sql`${netPriceIn(sql`supplier_products`)} asc nulls last`,
      asc(supplierProducts.id),
    );
  const offersByProduct = Map.groupBy(offers, (offer) => offer.baseProductId);
  const options = await listOptionNames(tx, baseProductIds);
  const entries = products.flatMap(({ product, category }) =>
    productEntry(product, category, options.get(product.id) ?? [], offersByProduct.get(product.id) ?? []),
  );
  await insertEntries(tx, entries);
}

async function listOptionNames(tx: Tx, baseProductIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ id: string; title: string; synonyms: string[] }>(sql`
    select distinct p.base_product_id as id, o.title, o.synonyms
    from supplier_products p
    join property_values v on v.product_id = p.id
    join property_options o on o.id = v.option_id
    where p.base_product_id = any(${uuidArray(baseProductIds)})`);
  const names = new Map<string, string[]>();
  for (const row of rows) names.set(row.id, [...(names.get(row.id) ?? []), row.title, ...row.synonyms]);
  return names;
}

/** Rewrites the entries of all products below the categories: they include the names of inherited options. */
export async function refreshProductEntriesBelow(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  if (categoryIds.length === 0) return;
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(sql`id = any(${uuidArray(categoryIds)}) or path && ${uuidArray(categoryIds)}`);
  await refreshProductEntriesOfCategories(
    tx,
    rows.map((row) => row.id),
  );
}

/** Rewrites the entries of the categories' own products: they include the names of the category. */
export async function refreshProductEntriesOfCategories(tx: Tx, categoryIds: readonly string[]): Promise<void> {
  if (categoryIds.length === 0) return;
  const rows = await tx
    .select({ id: baseProducts.id })
    .from(baseProducts)
    .where(inArray(baseProducts.categoryId, [...categoryIds]));
  const ids = rows.map((row) => row.id);
  for (let start = 0; start < ids.length; start += PRODUCTS_PER_REFRESH) {
    await refreshProductEntries(tx, ids.slice(start, start + PRODUCTS_PER_REFRESH));
  }
}
