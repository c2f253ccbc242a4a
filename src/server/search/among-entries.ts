import { type SQL, sql } from 'drizzle-orm';
import { SEARCH_COUNT_MAX } from '../../contract/search/search-counts.ts';
import type { Executor } from '../db/open-database.ts';
import { SORTED_MAX, toPosition } from './hash-walk.ts';
import type { RankedEntry, RankPosition } from './rank-position.ts';
import { FIRST_PLACE, PLACES } from './search.table.ts';

/** So many first entries in hash order tell how many there are: 1.45 times too many with probability 1e-3, 1.75 times with 1e-6. */
const NEAR = 100;
const [LIKELY_FACTOR, SURE_FACTOR] = [1.45, 1.75];

/** The place up to which `NEAR` entries lie if there are more than `max`. */
const lastPlaceOf = (max: number, factor: number): number =>
  FIRST_PLACE + Math.floor(Math.min(1, NEAR / (factor * max)) * PLACES) - 1;

export interface ObjectSet {
  /** Query of (product_id). */
  among: SQL;
  /** An index has it in hash order. */
  isOrdered: boolean;
}

/** Sorting an ordered set orders by weight and name alone, which is not worth thousands of entries. */
const sortedMaxOf = ({ isOrdered }: ObjectSet): number => (isOrdered ? SEARCH_COUNT_MAX : SORTED_MAX);

const collected = ({ among, isOrdered }: ObjectSet): SQL =>
  isOrdered ? sql`not materialized (${among})` : sql`materialized (${among})`;

/** The hash is that of the set's ids, so that only the entries of a page are read. */
const inHashOrder = (among: SQL, where: SQL, after: SQL, limit: number): SQL => sql`
  select s.product_id as id, s.place
  from (select product_id, uuid_hash(product_id) as place from ${among} one order by 2, 1 offset 0) s
  join search_entries e on e.object_id = s.product_id
  where ${where} and ${after} order by s.place, s.product_id limit ${limit}`;

interface AmongRow extends Record<string, unknown> {
  id: string;
  later: number | null;
  lighter: number;
  name: string;
  found: number;
  place: number;
}

/**
 * The first page of the entries among a set of objects: sorted, or in hash order if there are too many to sort.
 * @param fields `id`, `later`, `lighter` and `name` of an entry `e`
 */
export async function listAmong(db: Executor, set: ObjectSet, where: SQL, fields: SQL, limit: number) {
  const max = sortedMaxOf(set);
  const { rows } = await db.execute<AmongRow>(sql`
    with among as ${collected(set)},
    near as materialized (${inHashOrder(sql`among`, where, sql`true`, Math.max(NEAR, limit))}),
    matched as materialized (
      select ${fields} from search_entries e
      where (select count(*) < ${NEAR} or (array_agg(place order by place, id))[${NEAR}] > ${lastPlaceOf(max, LIKELY_FACTOR)}::int from near)
        and e.object_id in (select product_id from among) and ${where} limit ${max + 1}
    ), few as materialized (select * from matched limit ${max + 1}),
    size as materialized (select count(*)::int as found from few)
    select id, later, lighter, name, found, null::int as place from few, size where found <= ${max}
    union all
    select id, null, null, null, found, place from near, size where found > ${max} or found = 0
    order by later, lighter, name, place, id limit ${limit}`);
  return rows.map(({ id, later, lighter, name, found, place }): RankedEntry => {
    if (later === null) return { objectId: id, position: toPosition('others', place, id), ofTier: SORTED_MAX + 1 };
    return { objectId: id, position: ['sorted', 'others', [later, lighter, name], id], ofTier: found };
  });
}

/** Entries among a set of objects, in hash order. */
export async function walkAmong(
  db: Executor,
  among: SQL,
  where: SQL,
  [, , place, id]: Extract<RankPosition, readonly ['walked', ...unknown[]]>,
  limit: number,
): Promise<RankedEntry[]> {
  const after = sql`(s.place, s.product_id) > (${place}::int, ${id}::uuid)`;
  const { rows } = await db.execute<{ id: string; place: number }>(inHashOrder(sql`(${among})`, where, after, limit));
  return rows.map((row) => ({ objectId: row.id, position: toPosition('others', row.place, row.id) }));
}

/** Counts the entries among a set of objects, up to `max + 1`. */
export async function countAmong(db: Executor, set: ObjectSet, where: SQL, max: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    with among as ${collected(set)},
    near as materialized (${inHashOrder(sql`among`, where, sql`true`, NEAR)}),
    matched as materialized (
      select from search_entries e
      where (select count(*) < ${NEAR} or max(place) > ${lastPlaceOf(max, SURE_FACTOR)}::int from near)
        and e.object_id in (select product_id from among) and ${where} limit ${max + 1}
    ), few as (select from matched limit ${max + 1})
    select case when (select count(*) from near) > 0 and not exists (select from few) then ${max + 1}::int
      else (select count(*)::int from few) end as found`);
  return rows[0]?.found ?? 0;
}
