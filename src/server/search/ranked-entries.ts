import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor } from '../platform/cursor.ts';
import { type EntryType, type OtherWords, type SearchMatch, toMatch } from './matching.ts';
import { type WordFrequency, wordFrequencyOf } from './word-frequency.ts';

/**
 * Found in so many entries, they are no longer gathered and sorted but met on a walk in an order that has nothing to do
 * with words: gathering costs by what is found, walking by how rare it is, and about here both are cheap.
 */
const SORTED_MAX = 3_500;
/** A walk on trial goes so far; what is frequent has filled a page by then. */
const TRIAL_ENTRIES = 4_000;
/** In fewer entries gathering is cheap whatever is found. */
const TRIED_FROM = 5 * TRIAL_ENTRIES;
/** The hash that a walk follows is a whole number of 32 bits. */
const [FIRST_PLACE, PLACES] = [-(2 ** 31), 2 ** 32];
/** So many met tell by the way walked how many there are: to be wrong five times over is one case in a million. */
const TELLING = 20;
const CERTAINTY = 5;
/** Of a title, for the order of equals: a cursor must not grow with titles. */
const NAME_LETTERS = 40;

const { int, text, uuid } = cursorPart;
const partPosition = z.tuple([z.literal('part'), text, uuid]);
const sortedPosition = z.tuple([
  z.literal('sorted'),
  z.enum(['wholeTitle', 'title', 'any']),
  z.tuple([int, int, text]),
  uuid,
]);
const walkedPosition = z.tuple([z.literal('walked'), z.enum(['wholeTitle', 'title', 'any']), int, uuid]);
const position = z.union([partPosition, sortedPosition, walkedPosition]);

/** Where in the order of relevance an entry stands. */
export type RankPosition = z.infer<typeof position>;
type Tier = z.infer<typeof sortedPosition>[1];

export interface RankedEntry {
  objectId: string;
  position: RankPosition;
}

export const decodeRankPosition = (cursor: string | undefined): RankPosition | undefined =>
  decodeCursor(cursor, position);

export interface RankScope {
  type: EntryType;
  text: string;
  /** Where typing mistakes are to be forgiven. @default none */
  others?: OtherWords | undefined;
  /** Where several questions are asked about one text. @default read for this one */
  frequency?: (() => Promise<WordFrequency>) | undefined;
  /** A further condition on `search_entries e`. @default none */
  meets?: SQL | undefined;
}

const everything = sql`true`;
const tiers: readonly Tier[] = ['wholeTitle', 'title', 'any'];

/**
 * Entries in the order of relevance: part numbers that begin so, the whole one first; all words in the title; words that
 * begin so in the title; then those that are found by category, brand, synonym or option.
 */
export async function listRanked(
  db: Executor,
  { type, text, others, frequency = wordFrequencyOf(db, text), meets = everything }: RankScope,
  page: { after?: RankPosition | undefined; limit: number },
): Promise<RankedEntry[]> {
  const match = toMatch(type, text, others);
  if (!match) return [];
  const found: RankedEntry[] = [];
  const { after } = page;
  if (match.part && (after === undefined || after[0] === 'part')) {
    found.push(...(await listByPart(db, sql`${match.part} and ${meets}`, after, page.limit)));
  }
  const first = after === undefined || after[0] === 'part' ? 0 : tiers.indexOf(after[1]);
  for (const tier of tiers.slice(first)) {
    const limit = page.limit - found.length;
    if (limit <= 0) break;
    const start = after !== undefined && after[0] !== 'part' && after[1] === tier ? after : undefined;
    const isFresh = sql`${isBefore(match, tier)} and ${meets}`;
    const isTried = type === 'product' && start === undefined;
    const tried = isTried ? await tryWalk(db, match, tier, isFresh, limit, await frequency()) : undefined;
    found.push(...(tried ?? (await listTier(db, match, tier, isFresh, start, limit))));
  }
  return found;
}

/** The first of a tier whose words are frequent, where they fill the page soon: gathering all of them would take long. */
async function tryWalk(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  isFresh: SQL,
  limit: number,
  { entries, whole, begins }: WordFrequency,
): Promise<RankedEntry[] | undefined> {
  if (entries < TRIED_FROM || (tier === 'wholeTitle' ? whole : begins) <= SORTED_MAX) return undefined;
  const last = FIRST_PLACE + Math.floor((PLACES * TRIAL_ENTRIES) / entries);
  const isNear = sql`uuid_hash(e.object_id) < ${last}::int`;
  const walked = await walkTier(db, tier, sql`${match.checked[tier]} and ${isNear} and ${isFresh}`, undefined, limit);
  return walked.length === limit ? walked : undefined;
}

async function listByPart(
  db: Executor,
  isMeant: SQL,
  after: z.infer<typeof partPosition> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  const isAfter = after ? sql`(e.part_folded, e.object_id) > (${after[1]}, ${after[2]}::uuid)` : everything;
  const { rows } = await db.execute<{ id: string; part: string }>(sql`
    select e.object_id as id, e.part_folded as part from search_entries e
    where ${isMeant} and ${isAfter} order by e.part_folded, e.object_id limit ${limit}`);
  return rows.map(({ id, part }) => ({ objectId: id, position: ['part', part, id] }));
}

/** What an earlier tier has shown is not shown again. */
function isBefore(match: SearchMatch, tier: Tier): SQL {
  const earlier = [match.part, ...tiers.slice(0, tiers.indexOf(tier)).map((one) => match.checked[one as 'title'])];
  const conditions = earlier.filter((one) => one !== undefined).map((one) => sql`(${one}) is not true`);
  return conditions.length === 0 ? everything : sql.join(conditions, sql` and `);
}

async function listTier(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  isFresh: SQL,
  after: Exclude<RankPosition, z.infer<typeof partPosition>> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  if (after?.[0] !== 'walked') {
    const sorted = await sortTier(db, tier, sql`${match[tier]} and ${isFresh}`, match.begins, after, limit);
    if (sorted) return sorted;
  }
  return walkTier(
    db,
    tier,
    sql`${match.checked[tier]} and ${isFresh}`,
    after?.[0] === 'walked' ? after : undefined,
    limit,
  );
}

interface SortedRow extends Record<string, unknown> {
  id: string;
  later: number;
  lighter: number;
  name: string;
  found: number;
}

/** Titles that begin with the text first, then by weight and name; undefined where there are too many to sort. */
async function sortTier(
  db: Executor,
  tier: Tier,
  isMeant: SQL,
  begins: SQL,
  after: z.infer<typeof sortedPosition> | undefined,
  limit: number,
): Promise<RankedEntry[] | undefined> {
  const isAfter = after
    ? sql`(later, lighter, name, id) > (${after[2][0]}::int, ${after[2][1]}::int, ${after[2][2]}, ${after[3]}::uuid)`
    : everything;
  // Planned as if all were wanted, so by the words' index; read only as far as the limit.
  const { rows } = await db.execute<SortedRow>(sql`
    with matched as materialized (
      select e.object_id as id, 1 - (${begins})::int as later, -e.weight as lighter,
        left(e.text_folded, ${NAME_LETTERS}) as name
      from search_entries e where ${isMeant}
    ), few as materialized (select * from matched limit ${SORTED_MAX + 1})
    select *, (select count(*)::int from few) as found from few
    where ${isAfter} order by later, lighter, name, id limit ${limit}`);
  if (after === undefined && (rows[0]?.found ?? 0) > SORTED_MAX) return undefined;
  return rows.map(({ id, later, lighter, name }) => ({
    objectId: id,
    position: ['sorted', tier, [later, lighter, name], id],
  }));
}

async function walkTier(
  db: Executor,
  tier: Tier,
  isMeant: SQL,
  after: z.infer<typeof walkedPosition> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  const isAfter = after
    ? sql`(uuid_hash(e.object_id), e.object_id) > (${after[2]}::int, ${after[3]}::uuid)`
    : everything;
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    select e.object_id as id, uuid_hash(e.object_id) as place from search_entries e
    where ${isMeant} and ${isAfter} order by uuid_hash(e.object_id), e.object_id limit ${limit}`);
  return rows.map(({ id, place }) => ({ objectId: id, position: ['walked', tier, place, id] }));
}

/** Whether entries met on a walk, of which the first is the first of all, lie so close that there are more than `max`. */
export function areManyMore(found: readonly RankedEntry[], max: number): boolean {
  const walked = found.filter(({ position }) => position[0] === 'walked');
  const last = walked.at(-1)?.position;
  if (walked.length < TELLING || last?.[0] !== 'walked') return false;
  return (walked.length * PLACES) / (last[2] - FIRST_PLACE + 1) > CERTAINTY * max;
}

/** How many are found, up to `max`; one more means that there are more. */
export async function countRanked(
  db: Executor,
  { type, text, frequency = wordFrequencyOf(db, text), meets = everything }: RankScope,
  max: number,
) {
  const match = toMatch(type, text);
  if (!match) return 0;
  const tried = type === 'product' ? await tryWalk(db, match, 'any', meets, TELLING, await frequency()) : undefined;
  if (tried && areManyMore(tried, max)) return max + 1;
  const { rows } = await db.execute<{ found: number }>(sql`
    with matched as materialized (select 1 from search_entries e where ${match.any} and ${meets})
    select count(*)::int as found from (select from matched limit ${max + 1}) few`);
  return rows[0]?.found ?? 0;
}
