/** The server's limit; a longer key is truncated. */
const LETTERS_MAX = 300;

/** Normalizes a search key: removes invisible characters and lone surrogates, collapses spaces, truncates. */
export function toSearchKey(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Does not split a surrogate pair.
  return plain.length <= LETTERS_MAX
    ? plain
    : plain
        .slice(0, LETTERS_MAX)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}

/** Whether the key contains a letter or digit. */
export const hasWord = (key: string): boolean => /[\p{L}\p{N}]/u.test(key);

/** The key that the search box submits without JavaScript; undefined without a word. */
export function readTypedKey(searchStr: string): string | undefined {
  const key = toSearchKey(new URLSearchParams(searchStr).get('q') ?? '');
  return hasWord(key) ? key : undefined;
}
