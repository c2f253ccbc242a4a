import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/object-types.ts';
import { foldPartNumber, foldText } from '../../core/persian.ts';
import { prefixPattern } from '../platform/like.ts';
import { spelledOut, toQueryWords, toTsQuery } from './words-query.ts';

/** What a text asks for, as conditions on `search_entries e`. */
export interface SearchMatch {
  /** Everything that is found, in any of its words. */
  any: SQL;
  /** Has the part number or one that begins so; undefined where the text cannot be one. */
  part: SQL | undefined;
  /** Has all the words in its title, as they are. */
  wholeTitle: SQL;
  /** Has words that begin so in its title. */
  title: SQL;
  /** The title begins with the text. */
  begins: SQL;
  /** `any`, `wholeTitle` and `title` once more, for a walk that must not gather all of them first. */
  checked: { any: SQL; wholeTitle: SQL; title: SQL };
}

/** For a word in one piece, other words that may stand in its place. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

/** Undefined where the text has no word. */
export function toMatch(type: ObjectType, text: string, others?: OtherWords): SearchMatch | undefined {
  const words = toQueryWords(text);
  const beginning = toTsQuery(words, { others: (word) => others?.get(spelledOut(word)) ?? [] });
  const whole = toTsQuery(words, { isWhole: true });
  if (beginning === undefined || whole === undefined) return undefined;
  const part = toPartMatch(type, text);
  // The literal lets the planner see that a partial index will do.
  const isType = sql.raw(`e.type = '${type}'`);
  const has = (column: 'words' | 'title_words', query: string) => sql`e.${sql.identifier(column)} @@ ${query}::tsquery`;
  const hasChecked = (column: 'words' | 'title_words', query: string) =>
    sql`${isType} and ts_match_vq(e.${sql.identifier(column)}, ${query}::tsquery)`;
  const checked = {
    any: part ? sql`(${hasChecked('words', beginning)} or ${part})` : hasChecked('words', beginning),
    wholeTitle: hasChecked('title_words', whole),
    title: hasChecked('title_words', beginning),
  };
  const named = sql`${isType} and ${has('words', beginning)}`;
  const isProduct = type === 'product';
  return {
    any: part ? sql`${isType} and (${has('words', beginning)} or ${part})` : named,
    part: part && sql`${isType} and ${part}`,
    wholeTitle: isProduct ? sql`${isType} and ${has('title_words', whole)}` : sql`${named} and ${checked.wholeTitle}`,
    title: isProduct ? sql`${isType} and ${has('title_words', beginning)}` : sql`${named} and ${checked.title}`,
    begins: sql`e.text_folded like ${prefixPattern(foldText(text))}`,
    checked,
  };
}

function toPartMatch(type: ObjectType, text: string): SQL | undefined {
  const part = foldPartNumber(text);
  if (type !== 'product' || !/\d/.test(part)) return undefined;
  return sql`e.part_folded like ${prefixPattern(part)}`;
}
