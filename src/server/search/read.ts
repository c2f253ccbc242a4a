import { inArray, type SQL, sql } from 'drizzle-orm';
import { SUGGESTION_MIN_LETTERS, type Suggestion } from '../../contract/search/suggestion.ts';
import { type ObjectType, objectTypes } from '../../core/ids/object-types.ts';
import { arrangeSuggestions, SUGGESTIONS_MAX } from '../../core/search/arrange-suggestions.ts';
import type { OtherWords } from '../../core/search/correct-words.ts';
import { findMatches } from '../../core/text/highlight.ts';
import { foldText } from '../../core/text/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { correctionsOf } from './correct-text.ts';
import type { ProductSearch } from './counts-read.ts';
import { toMatch } from './matching.ts';
import { listRanked } from './ranked-entries.ts';
import { searchEntries } from './search.table.ts';
import { hasSomeEntry } from './some-entry.ts';
import { wordFrequencyOf } from './word-frequency.ts';

/** Suggestions while typing: part numbers, then names, then names for a corrected spelling. */
export async function suggest(db: Executor, products: ProductSearch, q: string): Promise<Suggestion[]> {
  if (foldText(q).replace(/[^\p{L}\p{N}]/gu, '').length < SUGGESTION_MIN_LETTERS) return [];
  const found = await findBest(db, q);
  if (found.length > 0) return present(db, found, q);
  const lookUp = correctionsOf(db, q);
  const corrections = await lookUp();
  const others = [...corrections.values()].flat();
  const spelling = [q, ...others].join(' ');
  const isOther = others.some((word) => !corrections.has(word));
  const corrected = isOther ? await findBest(db, q, corrections) : [];
  if (corrected.length > 0) return present(db, corrected, spelling);
  const { ids, text } = await products.first(q, SUGGESTIONS_MAX, lookUp);
  return present(db, ids, text);
}

interface Best {
  parts: string[];
  named: Record<ObjectType, string[]>;
}

async function findBest(db: Executor, text: string, others?: OtherWords): Promise<string[]> {
  const best: Best = { parts: [], named: { category: [], product: [], supplier: [], page: [] } };
  const frequency = wordFrequencyOf(db, text);
  // A look at rare words is cheap, and spares the reads of all tiers of a type that has none.
  const types = (await frequency()).begins > 0 ? objectTypes : await listTypesFound(db, text, others);
  for (const type of types) {
    const scope = { type, text, others, frequency };
    for (const { objectId, position } of await listRanked(db, scope, { limit: SUGGESTIONS_MAX })) {
      (position[0] === 'part' ? best.parts : best.named[type]).push(objectId);
    }
  }
  return arrangeSuggestions(best, SUGGESTIONS_MAX);
}

/** The types of which an entry has all words. */
async function listTypesFound(db: Executor, text: string, others?: OtherWords): Promise<ObjectType[]> {
  const found = objectTypes.map((type) => {
    const match = toMatch(type, text, others);
    return match ? hasSomeEntry(match) : sql`false`;
  });
  const { rows } = await db.execute<{ found: boolean[] }>(sql`select array[${sql.join(found, sql`, `)}] as found`);
  return objectTypes.filter((_, at) => rows[0]?.found[at]);
}

async function present(db: Executor, ids: string[], query: string): Promise<Suggestion[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      objectId: searchEntries.objectId,
      type: searchEntries.type,
      text: searchEntries.text,
      slug: searchEntries.slug,
      count: searchEntries.weight,
    })
    .from(searchEntries)
    .where(inArray(searchEntries.objectId, ids));
  const byId = new Map(rows.map((row) => [row.objectId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? { ...row, highlight: findMatches(row.text, query) } : [];
  });
}

/**
 * Whether at least one of the objects has no entry.
 * @param objects subquery of (id)
 */
export async function hasMissingEntry(db: Executor, objects: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from ${objects} o where not exists (select from search_entries e where e.object_id = o.id) limit 1`);
  return rows.length > 0;
}
