import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasMissingEntries, rebuildSearch } from '../../../src/server/catalog/ingest/rebuild-search.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { buildRichCatalog } from '../../factories/rich-catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from '../import/catalog-digest.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await writeCatalog(database.db, buildRichCatalog());
});
afterAll(() => database.close());

it('search entries that a migration emptied are rebuilt equal', async () => {
  const { db } = database;
  const before = await catalogDigest(db);
  expect(await hasMissingEntries(db)).toBe(false);
  await db.execute(sql`truncate search_entries, search_terms`);
  expect(await hasMissingEntries(db)).toBe(true);
  await rebuildSearch(db);
  expect(await catalogDigest(db)).toEqual(before);
});
