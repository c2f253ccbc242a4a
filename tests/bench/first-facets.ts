/** How long the first facets of the largest filtered category take after a change of its products. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { refreshLists } from '../../src/server/catalog/ingest/write-lists.ts';
import { type Database, openDatabase } from '../../src/server/db/open-database.ts';
import { bumpPublicRevision } from '../../src/server/platform/http/cache/data-revision.ts';
import type { MissSite } from './miss-site.ts';

const ROUNDS = 5;
/** Until the server reads the revision again. */
const REVISION_PAUSE_MS = 100;

interface Change {
  name: string;
  products: number;
  write: (productIds: string) => SQL;
}

const asArray = (ids: string) => sql`${ids}::uuid[]`;

const changes: Change[] = [
  { name: 'a price changes', products: 1, write: (ids) => newPrices(ids) },
  { name: 'a product is hidden', products: 1, write: (ids) => newStatus(ids, 'archived') },
  { name: 'a product is added', products: 1, write: (ids) => newStatus(ids, 'shown') },
  { name: '1,000 prices change', products: 1000, write: (ids) => newPrices(ids) },
];

const newPrices = (ids: string) => sql`update supplier_products set price_type = 'fixed',
  prices = jsonb_build_array(jsonb_build_object('minQty', 1, 'amountRial', (random() * 1e9)::bigint + 1))
  where id = any(${asArray(ids)})`;
const newStatus = (ids: string, status: string) =>
  sql`update supplier_products set status = ${status} where id = any(${asArray(ids)})`;

/** Milliseconds, the median of several rounds each. */
export async function measureFirstFacets(site: MissSite, categoryId: string): Promise<Record<string, number>> {
  const database = await openDatabase({ dataDir: '', databaseUrl: site.databaseUrl, queryTimeoutMs: 0 });
  const results: Record<string, number> = { 'no index yet': await askFacets(site, categoryId) };
  try {
    const hidden: string[] = [];
    for (const { name, products, write } of changes) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const back = name.includes('added') ? hidden.splice(0, 1) : undefined;
        const ids = back ?? (await pickProducts(database, categoryId, products));
        if (name.includes('hidden')) hidden.push(...ids);
        await change(database, ids, write);
        await sleep(REVISION_PAUSE_MS);
        times.push(await askFacets(site, categoryId));
      }
      results[name] = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? 0;
    }
  } finally {
    await database.close();
  }
  return results;
}

async function askFacets(site: MissSite, categoryId: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`${site.url}/api/v1/supplierproducts/catalog?categoryId=${categoryId}&facets=true`);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

async function pickProducts({ db }: Database, categoryId: string, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_id as id from category_products where category_id = ${categoryId} order by random() limit ${count}`);
  return rows.map(({ id }) => id);
}

async function change({ db }: Database, ids: string[], write: Change['write']): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(write(`{${ids.join(',')}}`));
    await refreshLists(tx, ids);
    await bumpPublicRevision(tx);
  });
}
