import { inArray, type SQL, sql } from 'drizzle-orm';
import { SUGGESTION_MIN_LETTERS, SUGGESTIONS_MAX, type Suggestion } from '../../contract/search/suggestion.ts';
import { findMatches } from '../../core/highlight.ts';
import { type ObjectType, objectTypes } from '../../core/object-types.ts';
import { foldText } from '../../core/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { findCorrections } from './correct-text.ts';
import type { ProductSearch } from './counts-read.ts';
import type { OtherWords } from './matching.ts';
import { listRanked } from './ranked-entries.ts';
import { searchEntries } from './search.table.ts';

const CATEGORIES_MAX = 4;
const SUPPLIERS_MAX = 2;

/** Suggestions while typing: part numbers, then names, then names for a corrected spelling. */
export async function suggest(db: Executor, products: ProductSearch, q: string): Promise<Suggestion[]> {
  if (foldText(q).replace(/[^\p{L}\p{N}]/gu, '').length < SUGGESTION_MIN_LETTERS) return [];
  const found = await findBest(db, q);
  if (found.length > 0) return present(db, found, q);
  const corrections = await findCorrections(db, q);
  const spelling = [q, ...[...corrections.values()].flat()].join(' ');
  const corrected = await findBest(db, q, corrections);
  if (corrected.length > 0) return present(db, corrected, spelling);
  const { ids, text } = await products.first(q, SUGGESTIONS_MAX);
  return present(db, ids, text);
}

interface Best {
  parts: string[];
  named: Record<ObjectType, string[]>;
}

async function findBest(db: Executor, text: string, others?: OtherWords): Promise<string[]> {
  const best: Best = { parts: [], named: { category: [], product: [], supplier: [] } };
  for (const type of objectTypes) {
    for (const { objectId, position } of await listRanked(db, { type, text, others }, { limit: SUGGESTIONS_MAX })) {
      (position[0] === 'part' ? best.parts : best.named[type]).push(objectId);
    }
  }
  return arrange(best);
}

/** Part numbers first, then at most four categories, products and at most two suppliers; the others fill the rest. */
function arrange({ parts, named }: Best): string[] {
  const categories = named.category.slice(0, CATEGORIES_MAX);
  const suppliers = named.supplier.slice(0, SUPPLIERS_MAX);
  const products = named.product.slice(0, Math.max(0, SUGGESTIONS_MAX - categories.length - suppliers.length));
  const rest = [...named.category.slice(CATEGORIES_MAX), ...named.supplier.slice(SUPPLIERS_MAX)];
  return [...parts, ...categories, ...products, ...suppliers, ...rest].slice(0, SUGGESTIONS_MAX);
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
