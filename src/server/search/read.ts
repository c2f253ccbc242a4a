import { inArray, type SQL, sql } from 'drizzle-orm';
import { SUGGESTION_MIN_LETTERS, type Suggestion } from '../../contract/search/suggestion.ts';
import { persianBeginning } from '../../core/finglish/finglish.ts';
import { type ObjectType, objectTypes } from '../../core/ids/object-types.ts';
import { hasKeySigns, inOtherLayout } from '../../core/need/spelling/keyboard-layout.ts';
import { isSizeAlone } from '../../core/question/bare-sizes.ts';
import {
  arrangeSuggestions,
  byBeginning,
  SUGGESTIONS_MAX,
  suppliersMeant,
} from '../../core/search/arrange-suggestions.ts';
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
  const completed = await findCompleted(db, q);
  if (completed.length > 0) return completed;
  const found = await findBest(db, q);
  if (isSizeAlone(q) || (wordWithFigures.test(q) && !found.some(({ text }) => hasFirstWord(text, q)))) {
    const { ids, text } = await products.first(q, SUGGESTIONS_MAX, correctionsOf(db, q));
    if (ids.length > 0) return present(await readRows(db, ids), text);
  }
  if (found.length > 0) return present(found, q);
  const other = inOtherLayout(q, () => false);
  const byLayout = other === undefined ? [] : await findBest(db, other);
  if (other !== undefined && byLayout.length > 0) return present(byLayout, other);
  const lookUp = correctionsOf(db, q);
  const corrected =
    (await suggestCorrected(db, q, lookUp)) ??
    (other && hasKeySigns(q) ? await suggestCorrected(db, other) : undefined);
  if (corrected) return corrected;
  const { ids, text } = await products.first(q, SUGGESTIONS_MAX, lookUp);
  return present(await readRows(db, ids), text);
}

/** «فلنج 4» */
const wordWithFigures = /\p{L}{2} [\d۰-۹]{1,3}$/u;

/** «فلنج» is not the word of «شیر فلنجی». */
const hasFirstWord = (title: string, typed: string): boolean =>
  foldText(title)
    .split(' ')
    .includes(foldText(typed).split(' ')[0] ?? '');

/** In their order among suggestions. */
const suggestedTypes: readonly ObjectType[] = ['category', 'product', 'supplier', 'page'];
const COMPLETIONS_MAX = 2;

/** Names for a Persian word that is begun in Latin letters: `bolb`; none if the text ends with another word. */
async function findCompleted(db: Executor, q: string): Promise<Suggestion[]> {
  const [, before = '', last = ''] = /^(.*?)([a-z]+)$/i.exec(q.trim()) ?? [];
  const words = persianBeginning(last);
  // `gear` is a word of the catalogue.
  if (words.length === 0 || (await wordFrequencyOf(db, last)()).whole > 0) return [];
  const texts = words.slice(0, COMPLETIONS_MAX).map((word) => `${before}${word}`);
  const suggested: Suggestion[] = [];
  for (const text of texts) {
    const found = await findBest(db, text);
    suggested.push(...present(found.slice(0, Math.ceil(SUGGESTIONS_MAX / texts.length)), text));
  }
  const unique = [...new Map(suggested.map((one) => [one.objectId, one])).values()];
  return unique.sort((one, other) => suggestedTypes.indexOf(one.type) - suggestedTypes.indexOf(other.type));
}

/** Names for a corrected spelling; undefined if there is none. */
async function suggestCorrected(db: Executor, q: string, lookUp = correctionsOf(db, q)) {
  const corrections = await lookUp();
  const others = [...corrections.values()].flat();
  if (!others.some((word) => !corrections.has(word))) return undefined;
  const found = await findBest(db, q, corrections);
  return found.length > 0 ? present(found, [q, ...others].join(' ')) : undefined;
}

interface Best {
  parts: string[];
  named: Record<ObjectType, string[]>;
}

async function findBest(db: Executor, text: string, others?: OtherWords): Promise<SuggestionRow[]> {
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
  const rows = await readRows(db, [...best.parts, ...Object.values(best.named).flat()]);
  const byId = new Map(rows.map((row) => [row.objectId, row]));
  const titleOf = (id: string) => byId.get(id)?.text ?? '';
  for (const type of types) best.named[type] = byBeginning(best.named[type], titleOf, text);
  const meant = suppliersMeant(best.named.supplier, titleOf, text);
  return arrangeSuggestions({ ...best, meant }, SUGGESTIONS_MAX).flatMap((id) => byId.get(id) ?? []);
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

type SuggestionRow = Omit<Suggestion, 'highlight'>;

/** The entries of the ids, in their order. */
async function readRows(db: Executor, ids: readonly string[]): Promise<SuggestionRow[]> {
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
    .where(inArray(searchEntries.objectId, [...ids]));
  const byId = new Map(rows.map((row) => [row.objectId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const present = (rows: readonly SuggestionRow[], query: string): Suggestion[] =>
  rows.map((row) => ({ ...row, highlight: findMatches(row.text, query) }));

/**
 * Whether at least one of the objects has no entry.
 * @param objects subquery of (id)
 */
export async function hasMissingEntry(db: Executor, objects: SQL): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select id from ${objects} o where not exists (select from search_entries e where e.object_id = o.id) limit 1`);
  return rows.length > 0;
}
