import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/server/db/open-database.ts';
import type { RankPosition } from '../../../src/server/search/rank-position.ts';
import { listRanked, type RankScope } from '../../../src/server/search/ranked-entries.ts';
import { openTestDatabase } from '../../setup/test-database.ts';

const NOUNS = ['پیچ', 'مهره', 'واشر', 'پیچک'];
const PARTS = ['m12', 'm12x40', '6205', '62052rs', '6206'];

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const entries = Array.from({ length: 400 }, (_, n) => {
    const title = `${NOUNS[n % 4]} ${NOUNS[(n >> 2) % 3]} ${n % 7}`;
    const words = `${title} ${NOUNS[(n >> 4) % 4]}`;
    return sql`(gen_random_uuid(), 'product', ${title}::text, 'x', ${title}::text, ${words}::tsvector, ${title}::tsvector,
      ${n % 3 === 0 ? PARTS[n % 5] : null}::text, ${n % 4}::int)`;
  });
  await database.db.execute(sql`
    insert into search_entries (object_id, type, text, slug, text_folded, words, title_words, part_folded, weight)
    values ${sql.join(entries, sql`, `)}`);
});

afterAll(() => database.close());

async function walk(scope: RankScope, size: number): Promise<RankPosition[]> {
  const positions: RankPosition[] = [];
  for (;;) {
    const found = await listRanked(database.db, scope, { after: positions.at(-1), limit: size });
    positions.push(...found.map(({ position }) => position));
    if (found.length < size) return positions;
  }
}

/** The tiers are read one by one for words that seem frequent. */
const frequent = async () => ({ entries: 400, whole: 400, begins: 400 });
const rare = async () => ({ entries: 400, whole: 100, begins: 100 });

describe('rare words', () => {
  it('find all tiers in one statement as they are found one by one, with any page size, also in an open scope', async () => {
    for (const text of ['پیچ', 'پیچ مهره', 'مهره 3', 'm12', '6205', 'واشر پیچ 2', 'پی', 'هیچ']) {
      for (const isOpen of [false, true]) {
        const scope: RankScope = { type: 'product', text, isOpen };
        const oneByOne = await walk({ ...scope, frequency: frequent }, 500);
        for (const size of [1, 7, 500]) {
          if (size === 1 && oneByOne.length > 50) continue;
          expect(await walk({ ...scope, frequency: rare }, size), `${text} ${isOpen} ${size}`).toEqual(oneByOne);
        }
      }
    }
  });

  it('are counted with their first page', async () => {
    const [first] = await listRanked(database.db, { type: 'product', text: 'مهره 3', frequency: rare }, { limit: 5 });
    const all = await walk({ type: 'product', text: 'مهره 3', frequency: frequent }, 500);
    expect(first?.ofAll).toBe(all.length);
    const [open] = await listRanked(
      database.db,
      { type: 'product', text: 'مهره 3', frequency: rare, isOpen: true },
      { limit: 5 },
    );
    expect(open?.ofAll).toBeUndefined();
  });
});
