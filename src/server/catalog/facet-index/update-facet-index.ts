import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { Db, Executor } from '../../db/open-database.ts';
import { readInSnapshot } from '../../db/read-in-snapshot.ts';
import { findProductChanges } from '../product/change-log.ts';
import { categoryProducts } from '../product/product.table.ts';
import { listPropertyRows } from '../property/rows.ts';
import { FacetIndex, type FacetIndexData, idBytes } from './facet-index.ts';
import type { PropertyIndex } from './indexed-products.ts';
import { filteredIds, readDefinitions, reversed, toFilterableValue } from './load-facet-index.ts';
import {
  type ChangedProduct,
  type ChangedValue,
  readChangedProducts,
  readChangedValues,
} from './read-product-changes.ts';
import { spliceOrder } from './splice-order.ts';
import { spliceProperty } from './splice-property.ts';

/** Products that came or went since the load; with more, a new load costs less memory. */
const MOVES_MAX = 50_000;

interface Changes {
  ids: readonly string[];
  products: readonly ChangedProduct[];
  values: readonly ChangedValue[];
}

/**
 * The index with what has changed since its snapshot. Undefined if it has to be loaded anew: too much has changed, or
 * what its products are filtered by.
 * @throws AppError 404 for a category that no longer exists
 */
export async function updateFacetIndex(db: Db, categoryId: string, index: FacetIndex): Promise<FacetIndex | undefined> {
  const read = await readInSnapshot(db, (tx) => readChanges(tx, categoryId, index));
  if (!read || index.data.later.size + index.gone.size + read.changes.ids.length > MOVES_MAX) return undefined;
  try {
    const updated = new FacetIndex({ ...(await applyChanges(index, read.changes)), ...read.fields });
    // Rows that someone wrote by hand are not in the log.
    return updated.count === read.count ? updated : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Everything from one snapshot: the places of the changed products are among the unchanged ones of the index. */
async function readChanges(tx: Executor, categoryId: string, { data }: FacetIndex) {
  const { snapshot, ids } = await findProductChanges(tx, data.snapshot);
  const properties = await listPropertyRows(tx, categoryId);
  const definitions = await readDefinitions(tx, properties);
  const filtered = filteredIds(definitions);
  if (!ids || !isDeepStrictEqual(filtered, filteredIds(data.definitions))) return undefined;
  const products = ids.length > 0 ? await readChangedProducts(tx, categoryId, ids) : [];
  const inside = products.map(({ id }) => id);
  const values = inside.length > 0 ? await readChangedValues(tx, categoryId, inside, filtered) : [];
  const count = await tx.$count(categoryProducts, eq(categoryProducts.categoryId, categoryId));
  return { count, fields: { snapshot, properties, definitions }, changes: { ids, products, values } };
}

/** Each array is copied in a turn of its own, so that other requests are answered in between. */
async function applyChanges(index: FacetIndex, { ids, products, values }: Changes): Promise<FacetIndexData> {
  const { data } = index;
  const numbers = numberProducts(index, ids, products);
  if (numbers.byId.size === 0) return data;
  const isChanged = new Uint8Array(numbers.productIds.length / idBytes(ids[0] ?? '').length);
  for (const product of numbers.byId.values()) isChanged[product] = 1;
  const numberOf = (id: string): number => {
    const product = numbers.byId.get(id) ?? index.numberOf(id);
    if (product === undefined) throw new RangeError('a product is not in the index');
    return product;
  };
  const orderBy = async (order: Uint32Array, place: 'title' | 'price' | 'newest') => {
    await setImmediate();
    const placed = products
      .toSorted((a, b) => a[`${place}_no`] - b[`${place}_no`])
      .map(({ id, [`before_${place}` as const]: before }) => ({
        product: numberOf(id),
        before: before === null ? undefined : numberOf(before),
      }));
    return spliceOrder(order, isChanged, placed);
  };
  const title = await orderBy(data.orders.title, 'title');
  const newest = await orderBy(data.orders.newest, 'newest');
  const priceAsc = await orderBy(data.orders.priceAsc, 'price');
  const pricedBefore = countMarked(data.orders.priceAsc.subarray(0, data.priced), isChanged);
  const priced = data.priced - pricedBefore + products.filter((product) => product.is_priced).length;
  const suppliers = spliceSuppliers(data.suppliers, isChanged, products, numberOf);
  const propertyIndexes = new Map<string, PropertyIndex>();
  const valuesOf = Map.groupBy(
    [...values, ...products.flatMap((product) => [...termValuesOf(product)])],
    (value) => value.property_id,
  );
  for (const id of new Set([...data.propertyIndexes.keys(), ...valuesOf.keys()])) {
    await setImmediate();
    const added = (valuesOf.get(id) ?? []).map((row) => ({
      product: numberOf(row.product_id),
      value: toFilterableValue(id, row),
    }));
    const spliced = spliceProperty(data.propertyIndexes.get(id), isChanged, added);
    if (spliced.values.length > 0) propertyIndexes.set(id, spliced);
  }
  const orders = { title, newest, priceAsc, priceDesc: reversed(priceAsc, priced) };
  const { productIds, later, gone } = numbers;
  const parts = placeInParts(data, isChanged.length, products, numberOf);
  const prices = new Float64Array(isChanged.length).fill(Number.NaN);
  prices.set(data.prices);
  for (const product of gone) prices[product] = Number.NaN;
  for (const { id, price } of products) prices[numberOf(id)] = price ?? Number.NaN;
  return { ...data, productIds, ...parts, prices, later, gone, orders, priced, suppliers, propertyIndexes };
}

/** New products get the next numbers; one that comes back gets its own again. */
function numberProducts(index: FacetIndex, ids: readonly string[], products: readonly ChangedProduct[]) {
  const byId = new Map<string, number>();
  const [later, gone] = [new Map(index.data.later), new Set(index.gone)];
  const inside = new Set(products.map(({ id }) => id));
  const fresh: Buffer[] = [];
  for (const id of ids) {
    const known = index.knownNumberOf(id);
    if (inside.has(id)) {
      const product = known ?? index.numbers + fresh.length;
      if (known === undefined) {
        later.set(id, product);
        fresh.push(idBytes(id));
      }
      gone.delete(product);
      byId.set(id, product);
    } else if (known !== undefined && !gone.has(known)) {
      gone.add(known);
      byId.set(id, known);
    }
  }
  const { productIds } = index.data;
  return { byId, later, gone, productIds: fresh.length > 0 ? Buffer.concat([productIds, ...fresh]) : productIds };
}

/** The terms of an offer that the index holds like values of properties. */
function* termValuesOf({ id, stock_state, brand, lead_time_days }: ChangedProduct): Generator<ChangedValue> {
  const none = { product_id: id, base_min: null, base_max: null, option_id: null, bool_value: null };
  yield { ...none, property_id: 'stock', option_id: stock_state };
  if (brand !== null) yield { ...none, property_id: 'brand', option_id: brand };
  if (lead_time_days !== null)
    yield { ...none, property_id: 'lead', base_min: lead_time_days, base_max: lead_time_days };
}

/** An unchanged offer tells the number of its part; a part of changed offers alone gets the next number. */
function placeInParts(
  data: FacetIndexData,
  length: number,
  products: readonly ChangedProduct[],
  numberOf: (id: string) => number,
): Pick<FacetIndexData, 'parts' | 'partNumbers'> {
  const parts = new Uint32Array(length);
  parts.set(data.parts);
  let { partNumbers } = data;
  for (const [first, ...others] of Map.groupBy(products, (product) => product.part_id).values()) {
    if (!first) continue;
    const part = first.part_mate === null ? partNumbers++ : (data.parts[numberOf(first.part_mate)] ?? 0);
    for (const { id } of [first, ...others]) parts[numberOf(id)] = part;
  }
  return { parts, partNumbers };
}

function spliceSuppliers(
  suppliers: FacetIndexData['suppliers'],
  isChanged: Uint8Array,
  products: readonly ChangedProduct[],
  numberOf: (id: string) => number,
): Map<string, Uint32Array> {
  const joining = Map.groupBy(products, (product) => product.supplier_id);
  const spliced = new Map<string, Uint32Array>();
  for (const id of new Set([...suppliers.keys(), ...joining.keys()])) {
    const own = suppliers.get(id) ?? new Uint32Array();
    const added = (joining.get(id) ?? []).map((product) => numberOf(product.id));
    const isSame = added.length === 0 && countMarked(own, isChanged) === 0;
    const next = isSame
      ? own
      : joined(
          own.filter((product) => isChanged[product] === 0),
          added,
        );
    if (next.length > 0) spliced.set(id, next);
  }
  return spliced;
}

function joined(kept: Uint32Array, added: readonly number[]): Uint32Array {
  const all = new Uint32Array(kept.length + added.length);
  all.set(kept);
  all.set(added, kept.length);
  return all;
}

function countMarked(products: Uint32Array, marks: Uint8Array): number {
  let marked = 0;
  for (let at = 0; at < products.length; at++) if (marks[products[at] ?? 0] === 1) marked++;
  return marked;
}
