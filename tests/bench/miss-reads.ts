import { sql } from 'drizzle-orm';
import { productSorts } from '../../src/core/catalog/list-sorts.ts';
import { seededRandom } from '../../src/core/numbers/seeded-random.ts';
import type { Database } from '../../src/server/db/open-database.ts';
import { findReads, type Get, type VolumeRead } from './volume-reads.ts';

const CATALOG = '/api/v1/supplierproducts/catalog';
const COUNTS = '/api/v1/searches/counts';
/** Size of the samples that requests pick from. */
const SAMPLES = 300;
const PAGES_AHEAD = 6;
const LETTERS = [...'ابپتجدرسشفکگلمنوهی'];
/** Of every five requests for lists: two pages of any category and sort, one deep page, one filtered, one with facets. */
const LIST_NAMES = ['deep page by title', 'filters, by price', 'filters and facets'];

/** Lists as people mix them, and searches by how common their words are. */
export async function findMissReads(database: Database, get: Get): Promise<VolumeRead[]> {
  const random = seededRandom('misses');
  const byName = new Map((await findReads(database, get)).map((read) => [read.name, read]));
  const pages = await samplePages(database, get);
  const mixed = LIST_NAMES.flatMap((name) => byName.get(name) ?? []);
  const nextPage = () => random.pick(pages);
  const nextList = () => (random.next() < 0.4 ? nextPage() : random.pick(mixed).nextPath());
  const words = await sampleWords(database);
  const texts: Record<string, () => string> = {
    rare: () => random.pick(words.rare),
    common: () => random.pick(words.common),
    'two words': () => random.pick(words.pairs),
    misspelt: () => misspelt(random.pick(words.common), random.int(1, 2)),
    'one letter': () => random.pick(LETTERS),
  };
  const ask = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;
  return [
    { name: 'lists', items: 0, nextPath: nextList },
    { name: 'lists, pages only', items: 0, nextPath: nextPage },
    ...Object.entries(texts).flatMap(([kind, text]) => [
      { name: `search, ${kind}`, items: 0, nextPath: () => ask(CATALOG, text()) },
      { name: `counts, ${kind}`, items: 0, nextPath: () => ask(COUNTS, text()) },
    ]),
  ];
}

const misspelt = (word: string, at: number) => `${word.slice(0, at)}${word.slice(at + 1)}`;

/** The first pages of categories of any size in every sort. */
async function samplePages({ db }: Database, get: Get): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from categories where items_count > 0 order by md5(id::text) limit ${SAMPLES / 6}`,
  );
  const pages: string[] = [];
  for (const [index, { id }] of rows.entries()) {
    let path = `${CATALOG}?categoryId=${id}&sort=${productSorts[index % productSorts.length]}`;
    for (let page = 0; page < PAGES_AHEAD; page++) {
      pages.push(path);
      const { nextCursor } = await get<{ nextCursor: string | null }>(path);
      if (nextCursor === null) break;
      path = `${path.split('&cursor')[0]}&cursor=${nextCursor}`;
    }
  }
  return pages;
}

async function sampleWords({ db }: Database) {
  const read = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ text: string }>(query)).rows.map(({ text }) => text);
  const long = sql`char_length(term) between 4 and 9 and term ~ '^[؀-ۿ]+$'`;
  return {
    common: await read(sql`select term as text from search_terms where ${long} order by uses desc limit 40`),
    rare: await read(
      sql`select term as text from search_terms where ${long} order by uses, md5(term) limit ${SAMPLES}`,
    ),
    pairs: await read(sql`
      select distinct split_part(text, ' ', 1) || ' ' || split_part(text, ' ', 2) as text from (
        select text from search_entries where type = 'product' and text like '% %' order by object_id limit ${SAMPLES}) sampled`),
  };
}
