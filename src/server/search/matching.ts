import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import type { OtherWords } from '../../core/search/correct-words.ts';
import { joinedSpelling, type QueryWord, toQueryWords } from '../../core/search/query-words.ts';
import { FIT_MAX, weighWord } from '../../core/search/word-weights.ts';
import { foldPartNumber, foldText } from '../../core/text/persian.ts';
import { prefixPattern } from '../platform/like.ts';
import { lexeme } from './lexeme.ts';
import { toTsQuery, tsQueriesOf } from './words-query.ts';

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
  /** Every entry of the type. */
  others: SQL;
  /** Smaller the more of the words it has. */
  missing: SQL;
  hasWords: boolean;
  isOfProducts: boolean;
  /** For each word the `tsquery` of entries that have it, in whole or as a prefix. */
  byWord: readonly string[];
  /** The same as `any`, but only these of the words are looked up in the index: the others are checked. */
  anyThrough: (queries: readonly string[]) => SQL;
  /** The same as filters that no index serves, so that a walk does not collect all matches first. */
  checked: { any: SQL; wholeTitle: SQL; title: SQL; others: SQL };
}

/** Undefined if the text has no word. */
export function toMatch(type: ObjectType, text: string, others?: OtherWords): SearchMatch | undefined {
  const words = toQueryWords(text);
  const whole = toTsQuery(words, { isWhole: true });
  if (whole === undefined) return undefined;
  const byWord = tsQueriesOf(words, { others: (word) => others?.get(joinedSpelling(word)) ?? [] });
  const beginning = byWord.join(' & ');
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
    others: whereType,
  };
  const whereAny = sql`${whereType} and ${whereWords('words', beginning)}`;
  const isProduct = type === 'product';
  const anyThrough = (queries: readonly string[]) => {
    const found = sql`${whereWords('words', queries.join(' & '))} and ts_match_vq(e.words, ${beginning}::tsquery)`;
    return part ? sql`${whereType} and ((${found}) or ${part})` : sql`${whereType} and ${found}`;
  };
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
    others: whereType,
    missing: missingOf(words),
    hasWords: true,
    isOfProducts: isProduct,
    byWord,
    anyThrough,
    checked,
  };
}

function missingOf(words: readonly QueryWord[]): SQL {
  const each = words.map((word) => {
    const { weight, codes } = weighWord(word);
    const has = sql`(e.words @@ ${toTsQuery([word]) ?? ''}::tsquery)::int * ${sql.raw(String(weight))}`;
    if (codes.length === 0) return has;
    return sql`greatest(${has}, (e.words @@ ${codes.map(lexeme).join(' | ')}::tsquery)::int)`;
  });
  return sql`-(${sql.join(each, sql` + `)})`;
}

/** Every entry of a type, for a text without a word. */
export function matchOfAll(type: ObjectType): SearchMatch {
  const all = sql.raw(`e.type = '${type}'`);
  const one = { any: all, wholeTitle: all, title: all, others: all };
  const none = {
    part: undefined,
    missing: sql`0`,
    hasWords: false,
    isOfProducts: type === 'product',
    byWord: [],
    anyThrough: () => all,
  };
  return { ...one, ...none, whole: all, begins: all, checked: one };
}

function toPartMatch(type: ObjectType, text: string): SQL | undefined {
  const part = foldPartNumber(text);
  if (type !== 'product' || !/\d/.test(part)) return undefined;
  return sql`e.part_folded like ${prefixPattern(part)}`;
}

interface MatchScope {
  type: ObjectType;
  text: string;
  others: OtherWords | undefined;
  /** Entries without the words count too. */
  isOpen: boolean;
  /** A number of an entry `e`: of those with as many words the larger ones are first. */
  fit: SQL | undefined;
}

/** Undefined if there is neither a word nor an open scope. */
export function matchOfScope({ type, text, others, isOpen, fit }: MatchScope): SearchMatch | undefined {
  const match = toMatch(type, text, others) ?? (isOpen ? matchOfAll(type) : undefined);
  if (!match || !fit) return match;
  return { ...match, missing: sql`${match.missing} * ${sql.raw(String(FIT_MAX))} - (${fit})` };
}
