import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ObjectType } from '../../core/object-types.ts';
import type { Executor } from '../db/open-database.ts';
import { matchOfScope, type OtherWords, type SearchMatch } from './matching.ts';
import {
  type partPosition,
  type RankPosition,
  type sortedPosition,
  type Tier,
  tiers,
  type walkedPosition,
} from './rank-position.ts';
import { type WordFrequency, wordFrequencyOf } from './word-frequency.ts';
import { isOneLetter } from './words-query.ts';

/**
 * With more matches than this they are not sorted: a walk in hash order returns the first ones it meets. Sorting costs
 * per match, a walk per entry between matches; around this number both are cheap.
 */
export const SORTED_MAX = 3_500;
/** Length of a trial walk; a frequent word fills a page within it. */
const TRIAL_ENTRIES = 4_000;
/** With fewer entries sorting is always cheap, except for a single letter, which begins a word of most of them. */
const TRIED_FROM = 5 * TRIAL_ENTRIES;
/** A walk follows a hash, a signed 32-bit integer. */
export const [FIRST_PLACE, PLACES] = [-(2 ** 31), 2 ** 32];
/** Letters of a title that order equal entries: they go into the cursor, which must stay short. */
const NAME_LETTERS = 40;

export interface RankedEntry {
  objectId: string;
  position: RankPosition;
  /** Entries of its tier, as far as they were counted. */
  ofTier?: number;
}

export interface RankScope {
  type: ObjectType;
  text: string;
  /** Accepted misspellings. @default none */
  others?: OtherWords | undefined;
  /** Shares one read among several queries about one text. @default reads its own */
  frequency?: (() => Promise<WordFrequency>) | undefined;
  /** A further condition on `search_entries e`. @default none */
  where?: SQL | undefined;
  /** Lists after the entries that the words find all others that meet `where`, most words first. @default false */
  isOpen?: boolean | undefined;
  /** A number of an entry `e`: of those with as many words the larger ones are first. @default none */
  fit?: SQL | undefined;
}

const everything = sql`true`;

/**
 * Entries by relevance: part numbers with the text as prefix, an exact one first; titles with all words in whole; titles
 * with words as prefixes; then entries found by category, brand, synonym or option; in an open scope then all others.
 */
export async function listRanked(
  db: Executor,
  { type, text, others, frequency = wordFrequencyOf(db, text), where = everything, isOpen = false, fit }: RankScope,
  page: { after?: RankPosition | undefined; limit: number },
): Promise<RankedEntry[]> {
  const match = matchOfScope({ type, text, others, isOpen, fit });
  if (!match) return [];
  const asked = tiers.filter((tier) => (tier === 'others' ? isOpen : match.hasWords));
  const found: RankedEntry[] = [];
  const { after } = page;
  const isLetter = isOneLetter(text);
  if (match.part && (after === undefined || after[0] === 'part')) {
    found.push(...(await listByPart(db, sql`${match.part} and ${where}`, after, page.limit)));
  }
  const first = after === undefined || after[0] === 'part' ? 0 : asked.indexOf(after[1]);
  for (const tier of asked.slice(Math.max(0, first))) {
    const limit = page.limit - found.length;
    if (limit <= 0) break;
    const start = after !== undefined && after[0] !== 'part' && after[1] === tier ? after : undefined;
    const whereNew = sql`${whereNotEarlier(match, tier)} and ${where}`;
    const isTried = type === 'product' && start === undefined && tier !== 'others';
    const tried = isTried ? await tryWalk(db, match, tier, whereNew, limit, await frequency(), isLetter) : undefined;
    found.push(...(tried ?? (await listTier(db, match, tier, whereNew, start, limit))));
  }
  return found;
}

/** A trial walk if the words are frequent, since collecting all matches would be slow; undefined if it fills no page. */
export async function tryWalk(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  limit: number,
  { entries, whole, begins }: WordFrequency,
  isLetter = false,
): Promise<RankedEntry[] | undefined> {
  const isRare = (tier === 'wholeTitle' ? whole : begins) <= (isLetter ? limit : SORTED_MAX);
  if (isRare || (entries < TRIED_FROM && !isLetter)) return undefined;
  const last = FIRST_PLACE + Math.floor(PLACES * Math.min(1, TRIAL_ENTRIES / entries)) - 1;
  const whereNear = sql`uuid_hash(e.object_id) <= ${last}::int`;
  const walked = await walkTier(
    db,
    tier,
    sql`${match.checked[tier]} and ${whereNear} and ${whereNew}`,
    undefined,
    limit,
  );
  return walked.length === limit ? walked : undefined;
}

async function listByPart(
  db: Executor,
  where: SQL,
  after: z.infer<typeof partPosition> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  const whereAfter = after ? sql`(e.part_folded, e.object_id) > (${after[1]}, ${after[2]}::uuid)` : everything;
  const { rows } = await db.execute<{ id: string; part: string }>(sql`
    select e.object_id as id, e.part_folded as part from search_entries e
    where ${where} and ${whereAfter} order by e.part_folded, e.object_id limit ${limit}`);
  return rows.map(({ id, part }) => ({ objectId: id, position: ['part', part, id] }));
}

/** Excludes entries that an earlier tier has returned. */
function whereNotEarlier(match: SearchMatch, tier: Tier): SQL {
  if (tier === 'others' && !match.hasWords) return everything;
  const earlier = [match.part, ...tiers.slice(0, tiers.indexOf(tier)).map((one) => match.checked[one])];
  const conditions = earlier.filter((one) => one !== undefined).map((one) => sql`(${one}) is not true`);
  return conditions.length === 0 ? everything : sql.join(conditions, sql` and `);
}

async function listTier(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  after: Exclude<RankPosition, z.infer<typeof partPosition>> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  if (after?.[0] !== 'walked') {
    const later = tier === 'others' ? match.missing : sql`1 - (${match.begins})::int`;
    const sorted = await sortTier(db, tier, sql`${match[tier]} and ${whereNew}`, later, after, limit);
    if (sorted) return sorted;
  }
  return walkTier(
    db,
    tier,
    sql`${match.checked[tier]} and ${whereNew}`,
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

/** By `later`, then by weight and name; undefined if there are too many to sort. */
async function sortTier(
  db: Executor,
  tier: Tier,
  where: SQL,
  later: SQL,
  after: z.infer<typeof sortedPosition> | undefined,
  limit: number,
): Promise<RankedEntry[] | undefined> {
  const whereAfter = after
    ? sql`(later, lighter, name, id) > (${after[2][0]}::int, ${after[2][1]}::int, ${after[2][2]}, ${after[3]}::uuid)`
    : everything;
  // Without a limit inside it, `matched` is planned with the words' index; execution still stops at the outer limit.
  const { rows } = await db.execute<SortedRow>(sql`
    with matched as materialized (
      select e.object_id as id, ${later} as later, -e.weight as lighter,
        left(e.text_folded, ${NAME_LETTERS}) as name
      from search_entries e where ${where} ${tier === 'others' ? sql`limit ${SORTED_MAX + 1}` : sql``}
    ), few as materialized (select * from matched limit ${SORTED_MAX + 1})
    select *, (select count(*)::int from few) as found from few
    where ${whereAfter} order by later, lighter, name, id limit ${limit}`);
  if (after === undefined && (rows[0]?.found ?? 0) > SORTED_MAX) return undefined;
  return rows.map(({ id, later, lighter, name, found }) => ({
    objectId: id,
    position: ['sorted', tier, [later, lighter, name], id],
    ofTier: found,
  }));
}

async function walkTier(
  db: Executor,
  tier: Tier,
  where: SQL,
  after: z.infer<typeof walkedPosition> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  const whereAfter = after
    ? sql`(uuid_hash(e.object_id), e.object_id) > (${after[2]}::int, ${after[3]}::uuid)`
    : everything;
  const { rows } = await db.execute<{ id: string; place: number }>(sql`
    select e.object_id as id, uuid_hash(e.object_id) as place from search_entries e
    where ${where} and ${whereAfter} order by uuid_hash(e.object_id), e.object_id limit ${limit}`);
  return rows.map(({ id, place }) => ({ objectId: id, position: ['walked', tier, place, id] }));
}
