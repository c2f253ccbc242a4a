import type { ObjectType } from '../ids/object-types.ts';
import { foldJoined, foldText } from '../text/persian.ts';
import { spellingsOf, toQueryWords } from './query-words.ts';

export const SUGGESTIONS_MAX = 10;

const CATEGORIES_MAX = 4;
const SUPPLIERS_MAX = 2;
const PAGES_MAX = 1;

/** Ids that a text finds, those of each type by relevance. */
export interface BestIds {
  /** Products whose part number begins with the text. */
  parts: readonly string[];
  named: Readonly<Record<ObjectType, readonly string[]>>;
  /** Those whose name begins with the whole text: «محور صنعت» is no fan of the industry. */
  meant?: readonly string[];
}

/**
 * What the text begins the name of and part numbers first, then at most four categories, products, at most two suppliers and
 * a page of contents; the others fill the rest.
 */
export function arrangeSuggestions({ parts, named, meant = [] }: BestIds, max: number): string[] {
  const categories = named.category.slice(0, CATEGORIES_MAX);
  const suppliers = named.supplier.slice(0, SUPPLIERS_MAX);
  const pages = named.page.slice(0, PAGES_MAX);
  const products = named.product.slice(0, Math.max(0, max - categories.length - suppliers.length - pages.length));
  const rest = [
    ...named.category.slice(CATEGORIES_MAX),
    ...named.supplier.slice(SUPPLIERS_MAX),
    ...named.page.slice(PAGES_MAX),
  ];
  const arranged = [...meant, ...parts, ...categories, ...products, ...suppliers, ...pages, ...rest];
  return [...new Set(arranged)].slice(0, max);
}

/** The suppliers that a text of several words begins the name of. */
export function suppliersMeant(ids: readonly string[], titleOf: (id: string) => string, typed: string): string[] {
  const text = foldJoined(typed.trim());
  return /\S\s+\S/.test(typed.trim()) ? ids.filter((id) => foldJoined(titleOf(id)).startsWith(text)) : [];
}

/**
 * First the ids with a word in their title that begins with the first typed word: «گیربکس» before «صاعقه‌گیر», and what is
 * called so before what only a synonym or an option leads to.
 */
export function byBeginning(ids: readonly string[], titleOf: (id: string) => string, typed: string): string[] {
  const [first] = toQueryWords(typed);
  if (!first) return [...ids];
  const spellings = spellingsOf(first);
  const begins = (id: string) =>
    titleOf(id)
      .split(/\s+/)
      .some((word) => spellings.some((one) => foldText(word).startsWith(one)));
  return [...ids.filter(begins), ...ids.filter((id) => !begins(id))];
}
