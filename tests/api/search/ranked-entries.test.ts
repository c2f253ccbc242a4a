import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import { countRanked } from '../../../src/server/search/count-ranked.ts';
import { areManyMore } from '../../../src/server/search/hash-walk.ts';
import type { RankPosition } from '../../../src/server/search/rank-position.ts';
import { listRanked, type RankScope } from '../../../src/server/search/ranked-entries.ts';
import { readRankedPage } from '../../../src/server/search/ranked-page.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

/** More matches than are sorted, in too few entries for a trial walk. */
const MANY = 6_000;
/** Enough entries for a trial walk for frequent words. */
const VERY_MANY = 24_000;

let database: Database;

async function fill(many: number): Promise<void> {
  database = await openTestDatabase();
  await database.db.execute(sql`
    insert into search_entries (object_id, type, text, slug, text_folded, words, title_words, part_folded, weight)
    select gen_random_uuid(), 'product', 'پیچ ' || n, 'x', 'پیچ ' || n, ('پیچ ' || n || ' اتصال')::tsvector,
      ('پیچ ' || n)::tsvector, null, 1 from generate_series(1, ${many}::int) n`);
  await database.db.execute(sql`
    insert into search_entries (object_id, type, text, slug, text_folded, words, title_words, part_folded, weight)
    select gen_random_uuid(), 'product', 'مهره ' || n, 'x', 'مهره ' || n, ('مهره پیچ ' || n)::tsvector,
      ('مهره ' || n)::tsvector, null, 1 from generate_series(1, 40) n`);
  await database.db.execute(sql`analyze search_entries`);
}

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

describe('a text that matches very many entries', () => {
  beforeAll(() => fill(MANY));
  afterAll(() => database.close());

  it('is paged through by a walk, each entry once, titles before the others', async () => {
    const ids = await walk('پیچ', 500, 20);
    expect(ids).toHaveLength(MANY + 40);
    expect(new Set(ids).size).toBe(MANY + 40);
    const { rows } = await database.db.execute<{ id: string }>(
      sql`select object_id as id from search_entries where text like 'مهره%'`,
    );
    expect(new Set(ids.slice(-40))).toEqual(new Set(rows.map((row) => row.id)));
  });

  it('has the same order with any page size', async () => {
    expect(await walk('پیچ', 7, 10)).toEqual(await walk('پیچ', 70, 1));
  });

  it('is walked too if it is a single letter, which finds each entry once', async () => {
    await database.db.execute(sql`insert into search_terms (term, uses) values ('پیچ', ${MANY}::int), ('مهره', 40)`);
    const [first] = await listRanked(database.db, { type: 'product', text: 'پ' }, { limit: 100 });
    expect(first?.position[0]).toBe('walked');
    const ids = await walk('پ', 500, 20);
    expect([ids.length, new Set(ids).size]).toEqual([MANY + 40, MANY + 40]);
    const [rare] = await listRanked(database.db, { type: 'product', text: 'م' }, { limit: 100 });
    expect(rare?.position[0]).toBe('sorted');
    await database.db.execute(sql`delete from search_terms`);
  });

  it('is counted only up to the limit', async () => {
    expect(await countRanked(database.db, { type: 'product', text: 'پیچ' }, 1000)).toBe(1001);
    expect(await countRanked(database.db, { type: 'product', text: 'مهره' }, 1000)).toBe(40);
  });
});

describe('a frequent word', () => {
  beforeAll(async () => {
    await fill(VERY_MANY);
    await database.db.execute(sql`insert into search_terms (term, uses) values
      ('پیچ', ${VERY_MANY + 40}::int), ('اتصال', ${VERY_MANY}::int), ('مهره', 40)`);
  });
  afterAll(() => database.close());

  it('is walked at once, with the same entries as without the frequency', async () => {
    const first = await walk('پیچ', 25, 40);
    await database.db.execute(sql`delete from search_terms`);
    expect(await walk('پیچ', 25, 40)).toEqual(first);
    expect(new Set(first).size).toBe(1000);
  });

  it('is sorted if all words together are rare', async () => {
    await database.db.execute(sql`insert into search_terms (term, uses) values ('پیچ', ${VERY_MANY}::int)
      on conflict do nothing`);
    const ids = await walk('پیچ مهره', 25, 4);
    expect(ids).toHaveLength(40);
    expect(await countRanked(database.db, { type: 'product', text: 'پیچ مهره' }, 1000)).toBe(40);
  });

  it('estimates from the walk that there are many more, and never for few', async () => {
    const first = async (text: string) => listRanked(database.db, { type: 'product', text }, { limit: 25 });
    expect(areManyMore(await first('پیچ'), 1000)).toBe(true);
    expect(areManyMore(await first('پیچ'), 20_000)).toBe(false);
    expect(areManyMore(await first('مهره'), 1)).toBe(false);
  });

  it('is counted alike in whole words and as a prefix', async () => {
    await database.db.execute(sql`insert into search_terms (term, uses) values
      ('پیچ', ${VERY_MANY + 40}::int), ('اتصال', ${VERY_MANY}::int) on conflict do nothing`);
    for (const text of ['پیچ', 'اتصال', 'پیچ اتصال', 'پیچ اتص']) {
      expect(await countRanked(database.db, { type: 'product', text }, 1000)).toBe(1001);
      expect((await readRankedPage(database.db, { type: 'product', text }, {})).page).toMatchObject({
        totalCount: 1000,
        isTotalMore: true,
      });
    }
  });

  describe('of a catalogue that has a sample', () => {
    /** As in a larger catalogue, where the words are too rare for a short walk. */
    const asSampled = (begins: number) => async () => ({ entries: 200_000, whole: begins, begins });
    const scopeOf = (text: string, begins: number): RankScope => ({
      type: 'product',
      text,
      frequency: asSampled(begins),
    });
    const ids = async (scope: RankScope, after?: RankPosition) =>
      (await listRanked(database.db, scope, { after, limit: 30 })).map(({ objectId }) => objectId);

    it('has the same order as the walk, on every page', async () => {
      const first = await listRanked(database.db, scopeOf('پیچ', 10_000), { limit: 30 });
      expect(first[0]?.position[0]).toBe('walked');
      expect(first.map(({ objectId }) => objectId)).toEqual(await walk('پیچ', 30, 1));
      const second = await ids(scopeOf('پیچ', 10_000), first.at(-1)?.position);
      expect([...first.map(({ objectId }) => objectId), ...second]).toEqual(await walk('پیچ', 60, 1));
    });

    it('is sorted if all words together are rare, and counted exactly', async () => {
      expect(await ids(scopeOf('پیچ مهره', 10_000))).toEqual(await walk('پیچ مهره', 30, 1));
      expect(await countRanked(database.db, scopeOf('پیچ مهره', 10_000), 1000)).toBe(40);
      expect(await countRanked(database.db, scopeOf('پیچ مهر', 10_000), 1000)).toBe(40);
      expect(await countRanked(database.db, scopeOf('پیچ 777', 10_000), 1000)).toBe(11);
    });

    it('is counted up to the limit', async () => {
      expect(await countRanked(database.db, scopeOf('پیچ', 10_000), 1000)).toBe(1001);
      expect(await countRanked(database.db, scopeOf('پیچ اتصال', 10_000), 1000)).toBe(1001);
    });
  });

  it.each([
    ['few', 'مهره', 40],
    ['too many to sort', 'اتصال', 1001],
  ])('is listed and counted among %s objects as under a condition', async (_, word, count) => {
    const open: RankScope = { type: 'product', text: '', isOpen: true };
    const condition = sql`e.words @@ ${`'${word}'`}::tsquery`;
    const among = sql`select e.object_id as product_id from search_entries e where ${condition}`;
    const pages = async (scope: RankScope) => {
      const first = await listRanked(database.db, scope, { limit: 20 });
      const next = await listRanked(database.db, scope, { after: first.at(-1)?.position, limit: 20 });
      return [...first, ...next].map(({ objectId, position }) => [objectId, position]);
    };
    expect(await pages({ ...open, among })).toEqual(await pages({ ...open, where: condition }));
    expect(await countRanked(database.db, { ...open, among }, 1000)).toBe(count);
    expect(await countRanked(database.db, { ...open, where: condition }, 1000)).toBe(count);
  });
});
