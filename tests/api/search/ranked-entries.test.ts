import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import { countRanked, listRanked, type RankPosition } from '../../../src/server/search/ranked-entries.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

const MANY = 6_000;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`
    insert into search_entries (object_id, type, text, slug, text_folded, words, title_words, part_folded, weight)
    select gen_random_uuid(), 'product', 'پیچ ' || n, 'x', 'پیچ ' || n, ('پیچ ' || n || ' اتصال')::tsvector,
      ('پیچ ' || n)::tsvector, null, 1 from generate_series(1, ${MANY}::int) n`);
  await database.db.execute(sql`
    insert into search_entries (object_id, type, text, slug, text_folded, words, title_words, part_folded, weight)
    select gen_random_uuid(), 'product', 'مهره ' || n, 'x', 'مهره ' || n, ('مهره پیچ ' || n)::tsvector,
      ('مهره ' || n)::tsvector, null, 1 from generate_series(1, 40) n`);
  await database.db.execute(sql`analyze search_entries`);
});
afterAll(() => database.close());

async function walk(text: string, size: number, pages: number): Promise<string[]> {
  const ids: string[] = [];
  let after: RankPosition | undefined;
  for (let page = 0; page < pages; page++) {
    const found = await listRanked(database.db, { type: 'product', text }, { after, limit: size });
    ids.push(...found.map((entry) => entry.objectId));
    after = found.at(-1)?.position;
    if (found.length < size) break;
  }
  return ids;
}

describe('what very many entries have', () => {
  it('is walked page by page, each entry once, titles before the others', async () => {
    const ids = await walk('پیچ', 500, 20);
    expect(ids).toHaveLength(MANY + 40);
    expect(new Set(ids).size).toBe(MANY + 40);
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select object_id as id from search_entries where text like 'مهره%'`,
    );
    expect(new Set(ids.slice(-40))).toEqual(new Set(rows.map((row) => row.id)));
  });

  it('is the same whatever the size of the page', async () => {
    expect(await walk('پیچ', 7, 10)).toEqual(await walk('پیچ', 70, 1));
  });

  it('is counted only so far', async () => {
    expect(await countRanked(database.db, { type: 'product', text: 'پیچ' }, 1000)).toBe(1001);
    expect(await countRanked(database.db, { type: 'product', text: 'مهره' }, 1000)).toBe(40);
  });
});
