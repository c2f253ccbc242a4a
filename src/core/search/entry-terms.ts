import { foldPartNumber, foldText, searchTerms } from '../text/persian.ts';

/** Longer runs of letters are codes, not words. */
const TERM_LENGTH_MAX = 100;

type Text = string | null | undefined;

const PERSIAN_WORD = /^\p{scx=Arabic}{2,}$/u;

/** Adjacent words joined into one: «شیار عمیق» is also typed «شیارعمیق». */
function joinedNeighbours(text: string): string[] {
  const words = foldText(text).split(' ');
  return words.flatMap((word, index) => {
    const next = words[index + 1] ?? '';
    return PERSIAN_WORD.test(word) && PERSIAN_WORD.test(next) ? [word + next] : [];
  });
}

/**
 * The terms by which a search finds an entry.
 * @param recurring names that many entries share; their terms are cached
 */
export function entryTerms(texts: readonly Text[], codes: readonly Text[] = [], recurring: readonly Text[] = []) {
  const terms = new Set<string>();
  for (const text of texts) if (text) for (const term of termsOf(text)) terms.add(term);
  for (const text of recurring) if (text) for (const term of cachedTermsOf(text)) terms.add(term);
  for (const code of codes) if (code) terms.add(foldPartNumber(code).toLowerCase());
  return [...terms].filter((term) => term !== '' && term.length <= TERM_LENGTH_MAX);
}

const termsOf = (text: string): string[] => [...searchTerms(text), ...joinedNeighbours(text)];

/** Names of categories, makers and standards recur with every product. */
const cachedTerms = new Map<string, string[]>();
const CACHED_TERMS_MAX = 5_000;

function cachedTermsOf(text: string): string[] {
  const cached = cachedTerms.get(text);
  if (cached) return cached;
  const terms = termsOf(text);
  if (cachedTerms.size >= CACHED_TERMS_MAX) cachedTerms.clear();
  cachedTerms.set(text, terms);
  return terms;
}
