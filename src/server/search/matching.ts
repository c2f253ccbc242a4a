import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/object-types.ts';
import { foldPartNumber, foldText } from '../../core/persian.ts';
import { prefixPattern } from '../platform/like.ts';
import { joinedSpelling, toQueryWords, toTsQuery } from './words-query.ts';

/** A text search as conditions on `search_entries e`. */
export interface SearchMatch {
  /** Every entry that is found, by any of its words. */
  any: SQL;
  /** Entries with all words in whole: some of `any`, found by a much cheaper look into the index. */
  whole: SQL;
  /** Its part number begins with the text; undefined if the text cannot be a part number. */
  part: SQL | undefined;
  /** Its title contains all words in whole. */
  wholeTitle: SQL;
  /** Its title contains all words in whole or as prefixes. */
  title: SQL;
  /** Its title begins with the text. */
  begins: SQL;
  /** `any`, `wholeTitle` and `title` as filters that no index serves, so that a walk does not collect all matches first. */
  checked: { any: SQL; wholeTitle: SQL; title: SQL };
}

/** For a word in its joined spelling, other words to accept in its place. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

/** Undefined if the text has no word. */
export function toMatch(type: ObjectType, text: string, others?: OtherWords): SearchMatch | undefined {
  const words = toQueryWords(text);
  const beginning = toTsQuery(words, { others: (word) => others?.get(joinedSpelling(word)) ?? [] });
  const whole = toTsQuery(words, { isWhole: true });
  if (beginning === undefined || whole === undefined) return undefined;
  const part = toPartMatch(type, text);
  // A literal, not a parameter: the planner must see that the partial indexes apply.
  const whereType = sql.raw(`e.type = '${type}'`);
  const whereWords = (column: 'words' | 'title_words', query: string) =>
    sql`e.${sql.identifier(column)} @@ ${query}::tsquery`;
  const whereChecked = (column: 'words' | 'title_words', query: string) =>
    sql`${whereType} and ts_match_vq(e.${sql.identifier(column)}, ${query}::tsquery)`;
  const checked = {
    any: part ? sql`(${whereChecked('words', beginning)} or ${part})` : whereChecked('words', beginning),
    wholeTitle: whereChecked('title_words', whole),
    title: whereChecked('title_words', beginning),
  };
  const whereAny = sql`${whereType} and ${whereWords('words', beginning)}`;
  const isProduct = type === 'product';
  return {
    any: part ? sql`${whereType} and (${whereWords('words', beginning)} or ${part})` : whereAny,
    whole: sql`${whereType} and ${whereWords('words', whole)}`,
    part: part && sql`${whereType} and ${part}`,
    wholeTitle: isProduct
      ? sql`${whereType} and ${whereWords('title_words', whole)}`
      : sql`${whereAny} and ${checked.wholeTitle}`,
    title: isProduct
      ? sql`${whereType} and ${whereWords('title_words', beginning)}`
      : sql`${whereAny} and ${checked.title}`,
    begins: sql`e.text_folded like ${prefixPattern(foldText(text))}`,
    checked,
  };
}

function toPartMatch(type: ObjectType, text: string): SQL | undefined {
  const part = foldPartNumber(text);
  if (type !== 'product' || !/\d/.test(part)) return undefined;
  return sql`e.part_folded like ${prefixPattern(part)}`;
}
