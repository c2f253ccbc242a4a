import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PropertyValue } from '../../../contract/catalog/property.ts';
import type { PackedBase, PackedOffer, PackedValue, PackRows } from '../../../contract/packs/pack.ts';
import { derivedNames } from '../../../contract/packs/pack-format.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { findSellers, type Seller } from '../../suppliers/read.ts';
import { categories } from '../category/category.table.ts';
import { offerColumns, whereShown } from '../product/cards.ts';
import { presentBaseProduct, presentProduct } from '../product/present.ts';
import { type BaseProductRow, baseProducts, supplierProducts } from '../product/product.table.ts';
import { listValuesOf } from '../property/value-read.ts';

/** The embedded engine answers one statement at a time: others wait for so many offers at most. */
const OFFERS_PER_STATEMENT = 50;

export interface PackScope {
  /** Categories of which none lies below another. */
  categoryIds: readonly string[];
  /** @default all suppliers */
  supplierId?: string | undefined;
}

/** An offer's id with its part's: its base product's, or its own. */
export interface OfferOfPart {
  id: string;
  partId: string;
}

/** The shown offers of the scope in the order of their parts; one more than `max` if there are more. */
export async function listOffersOfScope(db: Executor, scope: PackScope, max: number): Promise<OfferOfPart[]> {
  const { categoryIds, supplierId } = scope;
  const { rows } = await db.execute<{ id: string; part_id: string }>(sql`
    select cp.product_id as id, cp.part_id from category_products cp
    where cp.category_id = any(${uuidArray(categoryIds)})
      and ${supplierId ? sql`cp.supplier_id = ${supplierId}::uuid` : sql`true`}
    order by cp.part_id, cp.product_id limit ${max + 1}`);
  return rows.map(({ id, part_id }) => ({ id, partId: part_id }));
}

/** The rows of some parts, each offer with its base product. Offers that are no longer shown are missing. */
export async function readPackRows(db: Executor, ids: readonly string[]): Promise<PackRows> {
  const bases = new Map<string, PackedBase>();
  const offers: PackedOffer[] = [];
  for (let at = 0; at < ids.length; at += OFFERS_PER_STATEMENT) {
    for (const read of await readOffers(db, ids.slice(at, at + OFFERS_PER_STATEMENT))) {
      const { whole } = read.row;
      const base = whole ? (bases.get(whole.id) ?? packBase(whole, read)) : undefined;
      if (base) bases.set(base.id, base);
      offers.push(packOffer(read, base));
    }
  }
  return { bases: [...bases.values()], offers };
}

const selectRows = (db: Executor, ids: readonly string[]) =>
  db
    .select({ ...offerColumns, whole: baseProducts })
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .leftJoin(baseProducts, eq(baseProducts.id, supplierProducts.baseProductId))
    .where(and(inArray(supplierProducts.id, [...ids]), whereShown));

interface ReadOffer {
  row: Awaited<ReturnType<typeof selectRows>>[number];
  seller: Seller;
  properties: PropertyValue[];
  /** Of the base product, everywhere. */
  offersCount: number;
}

/** The shown offers of confirmed suppliers, in the order of the ids. */
async function readOffers(db: Executor, ids: readonly string[]): Promise<ReadOffer[]> {
  const rows = await selectRows(db, ids);
  const byId = new Map(rows.map((row) => [row.offer.id, row]));
  const values = await listValuesOf(db, ids);
  const supplierIds = rows.map(({ offer }) => offer.supplierId);
  const sellers = await findSellers(db, supplierIds);
  const baseIds = rows.flatMap(({ offer }) => offer.baseProductId ?? []);
  const counts = await countOffers(db, baseIds);
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const seller = row && sellers.get(row.offer.supplierId);
    if (!row || !seller) return [];
    const offersCount = counts.get(row.offer.baseProductId ?? '') ?? 1;
    return [{ row, seller, properties: values.get(id) ?? [], offersCount }];
  });
}

function packBase(whole: BaseProductRow, { row, properties, offersCount }: ReadOffer): PackedBase {
  const { breadcrumb: _, ...base } = presentBaseProduct(whole, {
    glyph: row.glyph,
    properties,
    breadcrumb: [],
    offersCount,
  });
  return { ...base, properties: properties.map(packValue) };
}

function packOffer({ row, seller, properties, offersCount }: ReadOffer, base: PackedBase | undefined): PackedOffer {
  const { card: supplierCard, phones } = seller;
  const product = presentProduct(row, row.whole, { properties, breadcrumb: [], supplierCard, phones, offersCount });
  const packed = properties.map(packValue);
  const isSame = base !== undefined && JSON.stringify(base.properties) === JSON.stringify(packed);
  const { supplierId, titleSort } = row.offer;
  return { ...without(product, derivedNames), supplierId, titleSort, properties: isSame ? null : packed };
}

async function countOffers(db: Executor, baseIds: readonly string[]): Promise<Map<string, number>> {
  if (baseIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; offers: number }>(sql`
    select base_product_id as id, count(*)::int as offers from supplier_products
    where base_product_id = any(${uuidArray(new Set(baseIds))}) and status = 'shown' group by 1`);
  return new Map(rows.map(({ id, offers }) => [id, offers]));
}

const packValue = ({
  name: _,
  dataType: __,
  quantityId: ___,
  decimals,
  isKey,
  unit,
  ...value
}: PropertyValue): PackedValue => ({
  ...value,
  unit: unit?.id ?? null,
});

function without<T extends object, Name extends keyof T>(object: T, names: readonly Name[]): Omit<T, Name> {
  const rest = { ...object };
  for (const name of names) delete rest[name];
  return rest;
}
