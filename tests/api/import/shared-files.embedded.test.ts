import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const sharedDir = join(repository, process.env.SHARED_DIR ?? '../shared', 'data');
const IMPORT_TWICE_LIMIT_MS = 120_000;

const files: [name: string, products: number][] = [
  ['catalog-qet.json', 2723],
  ['catalog-inverters.json', 4409],
  ['catalog-standard-parts.json', 2600],
];

describe('importCatalog of real data', () => {
  test.for(files)(
    '%s is imported completely, and a second run changes nothing',
    { timeout: IMPORT_TWICE_LIMIT_MS },
    async ([name, products], { skip }) => {
      const path = join(sharedDir, name);
      skip(!existsSync(path), `no ${name} beside the repository: set SHARED_DIR`);
      const database = await openTestDatabase();
      try {
        const file = await loadCatalogFile(path);
        const first = await importCatalog(database.db, file);
        expect(first.product).toEqual({ accepted: products, updated: 0, unchanged: 0, rejected: 0 });
        expect(first.rejected).toEqual([]);
        const [root] = await database.db.select().from(categories).where(eq(categories.sourceKey, 'Product'));
        expect(root?.itemsCount).toBe(products);
        const orphans = await database.db.execute(sql`
          select 1 from supplier_products p where not exists (
            select from category_products l where l.product_id = p.id and l.category_id = p.category_id)`);
        expect(orphans.rows).toEqual([]);
        const digest = await catalogDigest(database.db);
        const second = await importCatalog(database.db, file);
        expect(second.product).toEqual({ accepted: 0, updated: 0, unchanged: products, rejected: 0 });
        expect(await catalogDigest(database.db)).toEqual(digest);
      } finally {
        await database.close();
      }
    },
  );
});
