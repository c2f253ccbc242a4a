import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ObjectType } from '../../core/ids/object-types.ts';
import type { OtherWords } from '../../core/search/correct-words.ts';
import { isOneLetter } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { listAmong, walkAmong } from './among-entries.ts';
import { listFew } from './few-entries.ts';
import { asMany, SORTED_MAX, sortedMaxAmong, tryWalk, walkTier } from './hash-walk.ts';
import { matchOfScope, type SearchMatch } from './matching.ts';
import {
  type partPosition,
  type RankedEntry,
  type RankPosition,
  type sortedPosition,
  type Tier,
  tiers,
  type walkedPosition,
} from './rank-position.ts';
import { type WordFrequency, wordFrequencyOf } from './word-frequency.ts';

/** Letters of a title that order equal entries: they go into the cursor, which must stay short. */
const NAME_LETTERS = 40;

export interface RankScope {
  type: ObjectType;
  text: string;
  /** Accepted misspellings. @default none */
  others?: OtherWords | undefined;
  /** Shares one read among several queries about one text. @default reads its own */
  frequency?: (() => Promise<WordFrequency>) | undefined;
  /** A further condition on `search_entries e`. @default none */
  where?: SQL | undefined;
  /** Query of (product_id): only these objects' entries, of an open scope. @default all */
  among?: SQL | undefined;
  /** An index has `among` in hash order, so that it is walked instead of collected. @default false */
  isAmongOrdered?: boolean | undefined;
  /** Lists after the entries that the words find all others that meet `where`, most words first. @default false */
  isOpen?: boolean | undefined;
  /** A number of an entry `e`: of those with as many words the larger ones are first. @default none */
  fit?: SQL | undefined;
}

const everything = sql`true`;

/** The scope's condition on `search_entries e`, beside its words. */
export const whereOfScope = ({ among, where = everything }: RankScope): SQL =>
  among ? sql`e.object_id in (${among}) and ${where}` : where;

/**
 * Entries by relevance: part numbers with the text as prefix, an exact one first; titles with all words in whole; titles
 * with words as prefixes; then entries found by category, brand, synonym or option; in an open scope then all others.
 */
export async function listRanked(
  db: Executor,
  scope: RankScope,
  page: { after?: RankPosition | undefined; limit: number },
): Promise<RankedEntry[]> {
  const { type, text, others, frequency = wordFrequencyOf(db, text), isOpen = false, fit } = scope;
  const match = matchOfScope({ type, text, others, isOpen, fit });
  if (!match) return [];
  const where = whereOfScope(scope);
  const { after } = page;
  const isFirst = after === undefined && !others && match.hasWords;
  const few = isFirst
    ? await listFew(db, match, where, sortFields(laterOf(match)), page.limit, await frequency())
    : undefined;
  if (few && !isOpen) return few;
  const found: RankedEntry[] = few?.map(({ objectId, position }) => ({ objectId, position })) ?? [];
  const asked = tiers.filter((tier) => (tier === 'others' ? isOpen : match.hasWords && !few));
  const isLetter = isOneLetter(text);
  if (match.part && !few && (after === undefined || after[0] === 'part')) {
    found.push(...(await listByPart(db, sql`${match.part} and ${where}`, after, page.limit)));
  }
  const first = after === undefined || after[0] === 'part' ? 0 : asked.indexOf(after[1]);
  for (const tier of asked.slice(Math.max(0, first))) {
    const limit = page.limit - found.length;
    if (limit <= 0) break;
    const start = after !== undefined && after[0] !== 'part' && after[1] === tier ? after : undefined;
    if (tier === 'others' && scope.among && start?.[0] !== 'sorted') {
      found.push(...(await listOthersAmong(db, match, scope, start, limit)));
      break;
    }
    const whereNew = sql`${whereNotEarlier(match, tier)} and ${where}`;
    const isTried = type === 'product' && start === undefined && tier !== 'others';
    const trial = isTried ? await tryWalk(db, match, tier, whereNew, limit, await frequency(), isLetter) : {};
    const max = isTried ? sortedMaxAmong((await frequency()).entries) : SORTED_MAX;
    found.push(
      ...(trial.page ?? (await listTier(db, match, tier, whereNew, start, { limit, max, ifMany: trial.ifMany }))),
    );
  }
  return found;
}

async function listOthersAmong(
  db: Executor,
  match: SearchMatch,
  { among = everything, isAmongOrdered = false, where = everything }: RankScope,
  after: z.infer<typeof walkedPosition> | undefined,
  limit: number,
): Promise<RankedEntry[]> {
  const whereNew = sql`${match.others} and ${whereNotEarlier(match, 'others')} and ${where}`;
  if (after) return walkAmong(db, among, whereNew, after, limit);
  return listAmong(db, { among, isOrdered: isAmongOrdered }, whereNew, sortFields(match.missing), limit);
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

interface TierPage {
  limit: number;
  /** More matches are not sorted. */
  max: number;
  /** The page in case there are more. */
  ifMany?: RankedEntry[] | undefined;
}

async function listTier(
  db: Executor,
  match: SearchMatch,
  tier: Tier,
  whereNew: SQL,
  after: Exclude<RankPosition, z.infer<typeof partPosition>> | undefined,
  { limit, max, ifMany }: TierPage,
): Promise<RankedEntry[]> {
  const where = sql`${match.checked[tier]} and ${whereNew}`;
  if (after?.[0] === 'walked') return walkTier(db, tier, where, after, limit);
  const later = tier === 'others' ? match.missing : laterOf(match);
  const sorted = await sortTier(db, tier, sql`${match[tier]} and ${whereNew}`, later, after, { limit, max });
  return sorted ?? asMany(ifMany ?? (await walkTier(db, tier, where, undefined, limit)));
}

/** Titles that begin with the text come first. */
const laterOf = (match: SearchMatch): SQL => sql`1 - (${match.begins})::int`;

const sortFields = (later: SQL): SQL => sql`e.object_id as id, ${later} as later, -e.weight as lighter,
  left(e.text_folded, ${NAME_LETTERS}) as name`;

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
  { limit, max }: TierPage,
): Promise<RankedEntry[] | undefined> {
  const whereAfter = after
    ? sql`(later, lighter, name, id) > (${after[2][0]}::int, ${after[2][1]}::int, ${after[2][2]}, ${after[3]}::uuid)`
    : everything;
  // Without a limit inside it, `matched` is planned with the words' index; execution still stops at the outer limit.
  const { rows } = await db.execute<SortedRow>(sql`
    with matched as materialized (
      select ${sortFields(later)} from search_entries e where ${where} ${tier === 'others' ? sql`limit ${max + 1}` : sql``}
    ), few as materialized (select * from matched limit ${max + 1})
    select *, (select count(*)::int from few) as found from few
    where ${whereAfter} order by later, lighter, name, id limit ${limit}`);
  if (after === undefined && (rows[0]?.found ?? 0) > max) return undefined;
  return rows.map(({ id, later, lighter, name, found }) => ({
    objectId: id,
    position: ['sorted', tier, [later, lighter, name], id],
    ofTier: found,
  }));
}
