import { compareFolded, foldPartNumber, foldText } from '../text/persian.ts';
import type { OtherWords } from './correct-words.ts';
import { type Entry, type EntryIndex, hasWord, type IndexedEntry } from './entry-index.ts';
import { formsOfWords, joinedSpelling, type QueryWord, toQueryWords, type WordForm } from './query-words.ts';
import { FIT_MAX, type WordWeight, weighWord } from './word-weights.ts';

export interface EntryScope<One extends Entry> {
  text: string;
  /** Accepted misspellings. @default none */
  others?: OtherWords | undefined;
  /** Lists after the entries that the words find all others that meet `where`, most words first. @default false */
  isOpen?: boolean;
  /** @default all entries */
  where?: ((entry: One) => boolean) | undefined;
  /** Of others with as many words the larger ones are first. @default none */
  fitOf?: ((entry: One) => number) | undefined;
}

export interface Ranked<One extends Entry> {
  entry: One;
  terms: ReadonlySet<string>;
  /** Its part number begins with the text. */
  isByPart: boolean;
}

const tiers = { part: 0, wholeTitle: 1, title: 2, any: 3, others: 4 } as const;

/**
 * Entries by relevance, in the server's order: part numbers with the text as prefix; titles with all words in whole;
 * titles with words as prefixes; entries found by other texts; in an open scope then all others.
 */
export function rankEntries<One extends Entry>(index: EntryIndex<One>, scope: EntryScope<One>): Ranked<One>[] {
  const { text, others, isOpen = false, where, fitOf } = scope;
  const words = toQueryWords(text);
  if (words.length === 0 && !isOpen) return [];
  const forms = formsOfWords(words, { others: (word) => others?.get(joinedSpelling(word)) ?? [] });
  const whole = formsOfWords(words, { isWhole: true });
  const having = forms.map((one) => index.having(one));
  const part = foldPartNumber(text);
  const isPart = /\d/.test(part);
  const begins = foldText(text);
  const wanted = words.map(toWanted);
  const rankOf = (one: IndexedEntry<One>, at: number): Rank<One> | undefined => {
    if (where && !where(one.entry)) return undefined;
    if (isPart && one.partFolded.startsWith(part)) return { one, tier: tiers.part, later: 0 };
    if (words.length > 0 && having.every((places) => places.has(at))) {
      return { one, tier: tierOf(one, whole, forms), later: one.titleFolded.startsWith(begins) ? 0 : 1 };
    }
    if (!isOpen) return undefined;
    return { one, tier: tiers.others, later: -FIT_MAX * toldBy(one, wanted) - (fitOf?.(one.entry) ?? 0) };
  };
  return index.entries
    .flatMap((one, at) => rankOf(one, at) ?? [])
    .sort(byRank)
    .map(({ one, tier }) => ({ entry: one.entry, terms: one.terms, isByPart: tier === tiers.part }));
}

interface Rank<One extends Entry> {
  one: IndexedEntry<One>;
  tier: number;
  later: number;
}

type Forms = readonly (readonly WordForm[])[];

function tierOf({ titleTerms }: IndexedEntry<Entry>, whole: Forms, forms: Forms): number {
  if (whole.every((one) => hasWord(titleTerms, one))) return tiers.wholeTitle;
  return forms.every((one) => hasWord(titleTerms, one)) ? tiers.title : tiers.any;
}

function byRank<One extends Entry>(a: Rank<One>, b: Rank<One>): number {
  if (a.tier !== b.tier) return a.tier - b.tier;
  if (a.tier === tiers.part) {
    return compareFolded(a.one.partFolded, b.one.partFolded) || (a.one.entry.id < b.one.entry.id ? -1 : 1);
  }
  return (
    a.later - b.later ||
    b.one.entry.weight - a.one.entry.weight ||
    compareFolded(a.one.titleFolded, b.one.titleFolded) ||
    (a.one.entry.id < b.one.entry.id ? -1 : 1)
  );
}

interface WantedWord extends WordWeight {
  forms: readonly WordForm[];
}

const toWanted = (word: QueryWord): WantedWord => ({ forms: formsOfWords([word])[0] ?? [], ...weighWord(word) });

/** How much of the words an entry has. */
const toldBy = ({ terms }: IndexedEntry<Entry>, words: readonly WantedWord[]): number =>
  words.reduce((sum, { forms, weight, codes }) => {
    if (hasWord(terms, forms)) return sum + weight;
    return sum + Number(codes.some((code) => terms.has(code)));
  }, 0);

/** The words of a text, as typed, that an entry does not have. */
export const wordsLacking = (text: string, terms: ReadonlySet<string>): string[] =>
  toQueryWords(text)
    .filter((word) => !formsOfWords([word]).every((one) => hasWord(terms, one)))
    .map(({ typed }) => typed);
