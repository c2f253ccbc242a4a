import type { ObjectType } from '../../core/object-types.ts';
import { foldPartNumber, foldText, searchTerms } from '../../core/persian.ts';

/** Longer runs of letters are codes, not words. */
const TERM_LENGTH_MAX = 100;
/** PostgreSQL limits the bytes of a B-tree entry. */
const FOLDED_LENGTH_MAX = 200;

type Text = string | null | undefined;

/** A searchable object, as its area describes it. */
export interface SearchEntry {
  objectId: string;
  type: ObjectType;
  text: string;
  slug: string;
  weight: number;
  /** Other names shown as its title. */
  titles?: readonly Text[];
  texts: readonly Text[];
  /** Names that many objects share; their terms are cached. */
  recurring?: readonly Text[];
  partNumbers?: readonly string[];
}

export function toEntryRow({ titles = [], texts, recurring, partNumbers = [], ...fields }: SearchEntry) {
  const part = foldPartNumber(partNumbers[0] ?? '');
  return {
    ...fields,
    textFolded: foldText(fields.text).slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
    words: toWords([fields.text, ...titles, ...texts], partNumbers, recurring),
    titleWords: toWords([fields.text, ...titles]),
    partFolded: part === '' ? null : part.slice(0, FOLDED_LENGTH_MAX).toWellFormed(),
  };
}

const PERSIAN_WORD = /^\p{scx=Arabic}{2,}$/u;

/** Adjacent words joined into one: «شیار عمیق» is also typed «شیارعمیق». */
function joinedNeighbours(text: string): string[] {
  const words = foldText(text).split(' ');
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    return PERSIAN_WORD.test(word) && PERSIAN_WORD.test(next) ? [word + next] : [];
  });
}

/** The text form of a tsvector without positions. Words are folded here, so both engines store the same ones. */
function toWords(texts: readonly Text[], codes: readonly Text[] = [], recurring: readonly Text[] = []): string {
  const terms = new Set<string>();
  for (const text of texts) {
    if (text) for (const term of [...searchTerms(text), ...joinedNeighbours(text)]) terms.add(term);
  }
  for (const text of recurring) if (text) for (const term of cachedTermsOf(text)) terms.add(term);
  for (const code of codes) if (code) terms.add(foldPartNumber(code).toLowerCase());
  return [...terms]
    .filter((term) => term !== '' && term.length <= TERM_LENGTH_MAX)
    .map((term) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`)
    .join(' ');
}

/** Names of categories, makers and standards recur with every product. */
const cachedTerms = new Map<string, string[]>();
const CACHED_TERMS_MAX = 5_000;

function cachedTermsOf(text: string): string[] {
  const cached = cachedTerms.get(text);
  if (cached) return cached;
  const terms = [...searchTerms(text), ...joinedNeighbours(text)];
  if (cachedTerms.size >= CACHED_TERMS_MAX) cachedTerms.clear();
  cachedTerms.set(text, terms);
  return terms;
}
