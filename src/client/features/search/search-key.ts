/** What the server searches by; a longer address is cut to it. */
const LETTERS_MAX = 300;

/** The text of an address or a box as it is searched for: nothing that cannot be seen or sent, spaces once. */
export function toSearchKey(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Not through the middle of a pair.
  return plain.length <= LETTERS_MAX
    ? plain
    : plain
        .slice(0, LETTERS_MAX)
        .replace(/[\ud800-\udbff]$/, '')
        .trim();
}

/** Whether there is anything to search for. */
export const hasWord = (key: string): boolean => /[\p{L}\p{N}]/u.test(key);

/** What the search box sends as a plain form; undefined where there is nothing to search for. */
export function readTypedKey(searchStr: string): string | undefined {
  const key = toSearchKey(new URLSearchParams(searchStr).get('q') ?? '');
  return hasWord(key) ? key : undefined;
}
