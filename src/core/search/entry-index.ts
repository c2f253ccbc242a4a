import { foldPartNumber, foldText } from '../text/persian.ts';
import type { CountedTerm } from './correct-words.ts';
import { entryTerms } from './entry-terms.ts';
import type { WordForm, WordTerm } from './query-words.ts';

type Text = string | null | undefined;

/** Something that a search on the device can find; the server indexes the same texts. */
export interface Entry {
  id: string;
  title: string;
  /** Other names shown as its title. */
  titles?: readonly Text[];
  texts?: readonly Text[];
  /** Names that many entries share. */
  recurring?: readonly Text[];
  /** The first one is shown. */
  partNumbers?: readonly string[];
  weight: number;
}

/** An entry with what its rank depends on. */
export interface IndexedEntry<One extends Entry> {
  entry: One;
  titleFolded: string;
  /** Empty without a part number. */
  partFolded: string;
  terms: ReadonlySet<string>;
  titleTerms: ReadonlySet<string>;
}

/** An inverted index in memory. */
export interface EntryIndex<One extends Entry> {
  entries: readonly IndexedEntry<One>[];
  /** Every term with the number of entries that have it. */
  terms: readonly CountedTerm[];
  /** Positions of the entries that have a word in one of the forms. */
  having(forms: readonly WordForm[]): ReadonlySet<number>;
}

export function indexEntries<One extends Entry>(entries: readonly One[]): EntryIndex<One> {
  const indexed = entries.map(toIndexed);
  const postings = new Map<string, number[]>();
  for (const [at, { terms }] of indexed.entries()) {
    for (const term of terms) {
      const places = postings.get(term);
      if (places) places.push(at);
      else postings.set(term, [at]);
    }
  }
  const sorted = [...postings.keys()].sort();
  return {
    entries: indexed,
    terms: [...postings].map(([term, places]) => ({ term, uses: places.length })),
    having: (forms) => {
      const found = new Set<number>();
      for (const form of forms) for (const at of placesOf(form, sorted, postings)) found.add(at);
      return found;
    },
  };
}

function toIndexed<One extends Entry>(entry: One): IndexedEntry<One> {
  const { title, titles = [], texts = [], recurring, partNumbers = [] } = entry;
  return {
    entry,
    titleFolded: foldText(title),
    partFolded: foldPartNumber(partNumbers[0] ?? ''),
    terms: new Set(entryTerms([title, ...titles, ...texts], partNumbers, recurring)),
    titleTerms: new Set(entryTerms([title, ...titles])),
  };
}

type Postings = ReadonlyMap<string, readonly number[]>;

function placesOf(form: WordForm, sorted: readonly string[], postings: Postings): Iterable<number> {
  const [first, ...others] = form.map((term) => placesOfTerm(term, sorted, postings));
  if (!first || others.length === 0) return first ?? [];
  return [...first].filter((at) => others.every((places) => places.has(at)));
}

function placesOfTerm({ term, isPrefix }: WordTerm, sorted: readonly string[], postings: Postings): Set<number> {
  if (!isPrefix) return new Set(postings.get(term));
  const places = new Set<number>();
  for (let at = firstFrom(sorted, term); sorted[at]?.startsWith(term); at++) {
    for (const place of postings.get(sorted[at] ?? '') ?? []) places.add(place);
  }
  return places;
}

/** Position of the first term that is not before `term`. */
function firstFrom(sorted: readonly string[], term: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < term) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether the terms have a word in one of the forms. */
export const hasWord = (terms: ReadonlySet<string>, forms: readonly WordForm[]): boolean =>
  forms.some((form) => form.every((one) => hasTerm(terms, one)));

function hasTerm(terms: ReadonlySet<string>, { term, isPrefix }: WordTerm): boolean {
  if (!isPrefix) return terms.has(term);
  for (const one of terms) if (one.startsWith(term)) return true;
  return false;
}
