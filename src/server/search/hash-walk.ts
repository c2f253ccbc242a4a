import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Executor } from '../db/open-database.ts';
import type { SearchMatch } from './matching.ts';
import type { RankedEntry, RankPosition, Tier, walkedPosition } from './rank-position.ts';
import { FIRST_PLACE, PLACES, SAMPLE_PARTS, whereSampled } from './search.table.ts';
import type { WordFrequency } from './word-frequency.ts';

/**
 * With more matches than this they are not sorted: a walk in hash order returns the first ones it meets. Sorting costs
 * per match, a walk per entry between matches; around this number both are cheap.
 */
export const SORTED_MAX = 3_500;
/** Of a catalogue with a sample, where each match lies on a page of its own and a walk in the sample is short. */
const SORTED_MAX_OF_MANY = 2_000;
/** Length of a trial walk; a frequent word fills a page within it. */
const TRIAL_ENTRIES = 4_000;
/** With fewer entries sorting is always cheap, except for a single letter, which begins a word of most of them. */
const TRIED_FROM = 5 * TRIAL_ENTRIES;
/** With fewer entries the sample is shorter than a trial walk. */
const SAMPLED_FROM = SAMPLE_PARTS * TRIAL_ENTRIES;
/** If at least one of so many entries has the words, a walk is shorter than the sample's matches. */
const FREQUENT_PART = 16;

/** A word of more sampled entries is too frequent to check each entry that has it. */
const CHECKED_MAX = 100;

/** The hash range covered by this many matches estimates the total; it overestimates by 5× with probability 1e-6. */
const SAMPLE_SIZE = 20;
const SAFETY_FACTOR = 5;

const everything = sql`true`;

/** Standard deviations: a wrong total has the probability 1e-6, a needless walk 1e-4. */
const [SURE, LIKELY] = [5.2, 3.7];

/** So many matches among the sampled entries show that there are more than `max`. */
function sampledAbove(max: number, deviations: number): number {
  const expected = max / SAMPLE_PARTS;
  return Math.ceil(expected + deviations * Math.sqrt(expected) + 4);
}

/** The last place of the first `count` of all entries. */
const placeAfter = (count: number, entries: number): number =>
  FIRST_PLACE + Math.floor(PLACES * Math.min(1, count / entries)) - 1;

/** So many matches of a tier are sorted in a catalogue of so many entries. */
export const sortedMaxAmong = (entries: number): number => (entries < SAMPLED_FROM ? SORTED_MAX : SORTED_MAX_OF_MANY);

/** Whether so few entries have the rarest word that collecting all matches is cheap. */
const isRare = ({ entries, begins }: WordFrequency): boolean =>
  begins <= sortedMaxAmong(entries) || entries < TRIED_FROM;

/** A look at some of a tier's entries, in hash order. */
export interface Trial {
  /** The page, if the words are so frequent that collecting all matches would be slow. */
  page?: RankedEntry[] | undefined;
  /** The page in case the tier has too many matches to sort. */
  ifMany?: RankedEntry[] | undefined;
}

export async function tryWalk(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  limit: number,
  given: WordFrequency,
  isLetter = false,
): Promise<Trial> {
  const frequency = tier === 'wholeTitle' ? { ...given, begins: given.whole } : given;
  if (isLetter ? frequency.begins <= limit : isRare(frequency)) return {};
  const page = await walkNear(db, match, tier, whereNew, limit, frequency, isLetter);
  if (page || isLetter || frequency.entries < SAMPLED_FROM) return { page };
  return walkSample(db, match, tier, whereNew, limit, placeAfter(TRIAL_ENTRIES, frequency.entries));
}

/** Undefined if the first entries hold fewer than `limit`, or surely would. */
async function walkNear(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  limit: number,
  { entries, begins }: WordFrequency,
  isLetter = false,
): Promise<RankedEntry[] | undefined> {
  const isSampled = entries >= SAMPLED_FROM && !isLetter;
  if (isSampled && begins * FREQUENT_PART < entries) return undefined;
  const last = placeAfter(isSampled ? FREQUENT_PART * limit : TRIAL_ENTRIES, entries);
  const where = sql`${match.checked[tier]} and uuid_hash(e.object_id) <= ${last}::int and ${whereNew}`;
  const walked = await walkTier(db, tier, where, undefined, limit);
  return walked.length === limit ? walked : undefined;
}

/** The page is decided if the sample fills it by `last` or shows that there are too many to sort. */
async function walkSample(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  limit: number,
  last: number,
): Promise<Trial> {
  const { rows } = await db.execute<{ id: string; place: number; found: number }>(sql`
    with matched as materialized (
      select e.object_id as id, uuid_hash(e.object_id) as place from search_entries e
      where ${whereSampled} and ${match[tier]} and ${whereNew}
    )
    select *, (select count(*)::int from matched) as found from matched order by place, id limit ${limit}`);
  if (rows.length < limit) return {};
  const walked = rows.map(({ id, place }) => ({ objectId: id, position: toPosition(tier, place, id) }));
  if ((rows[0]?.found ?? 0) >= sampledAbove(SORTED_MAX_OF_MANY, LIKELY)) return { page: asMany(walked) };
  return (rows.at(-1)?.place ?? PLACES) <= last ? { page: walked } : { ifMany: walked };
}

export const toPosition = (tier: Tier, place: number, id: string): RankPosition => ['walked', tier, place, id];

/** Entries of a tier with too many matches to sort. */
export const asMany = (entries: readonly RankedEntry[]): RankedEntry[] =>
  entries.map((entry) => ({ ...entry, ofTier: SORTED_MAX + 1 }));

/** Whether a short walk meets more than `max`; only for frequent words. */
export async function areMoreNear(
  db: Executor,
  match: SearchMatch,
  where: SQL,
  max: number,
  { entries, begins }: WordFrequency,
): Promise<boolean> {
  if (entries < 1 || begins * FREQUENT_PART < entries) return false;
  const last = placeAfter(FREQUENT_PART * (max + 1), entries);
  const near = sql`${match.checked.any} and uuid_hash(e.object_id) <= ${last}::int and ${where}`;
  return (await walkTier(db, 'any', near, undefined, max + 1)).length > max;
}

/** Whether a look at some of the entries shows that more than `max` match. */
export async function areSurelyMore(
  db: Executor,
  match: SearchMatch,
  where: SQL,
  max: number,
  frequency: WordFrequency,
): Promise<boolean> {
  if (isRare(frequency)) return false;
  const near = await walkNear(db, match, 'any', where, SAMPLE_SIZE, frequency);
  if (near && areManyMore(near, max)) return true;
  if (frequency.entries < SAMPLED_FROM) return false;
  const enough = sampledAbove(max, SURE);
  return (await countSampled(db, match.any, where, enough)) >= enough;
}

async function countSampled(db: Executor, matches: SQL, where: SQL, max: number): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    with matched as materialized (select from search_entries e where ${whereSampled} and ${matches} and ${where})
    select count(*)::int as found from (select from matched limit ${max}) few`);
  return rows[0]?.found ?? 0;
}

/**
 * The condition `match.any` by the least work for the index: words that few of the sampled entries have lead to the
 * entries, on which the other words are checked. A prefix of a frequent word costs the index all entries that have it.
 */
export async function anyByRareWords(db: Executor, match: SearchMatch, { entries }: WordFrequency): Promise<SQL> {
  const { byWord, any, anyThrough } = match;
  if (byWord.length < 2 || entries < SAMPLED_FROM) return any;
  const counts = byWord.map(
    (query) => sql`(with matched as materialized (select from search_entries e
      where ${whereSampled} and e.type = 'product' and e.words @@ ${query}::tsquery)
      select count(*)::int from (select from matched limit ${CHECKED_MAX + 1}) few)`,
  );
  const { rows } = await db.execute<{ found: number[] }>(sql`select array[${sql.join(counts, sql`, `)}] as found`);
  const found = rows[0]?.found ?? [];
  const rare = byWord.filter((_, at) => (found[at] ?? 0) <= CHECKED_MAX);
  return rare.length === 0 || rare.length === byWord.length ? any : anyThrough(rare);
}

/** Whether the first entries of a walk lie so close together in hash order that there must be more than `max`. */
export function areManyMore(found: readonly RankedEntry[], max: number): boolean {
  const walked = found.filter(({ position }) => position[0] === 'walked');
  const last = walked.at(-1)?.position;
  if (walked.length < SAMPLE_SIZE || last?.[0] !== 'walked') return false;
  return (walked.length * PLACES) / (last[2] - FIRST_PLACE + 1) > SAFETY_FACTOR * max;
}

/** Entries in hash order, after a position. */
export async function walkTier(
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
  return rows.map(({ id, place }) => ({ objectId: id, position: toPosition(tier, place, id) }));
}
