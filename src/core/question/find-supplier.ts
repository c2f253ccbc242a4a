import { foldJoined } from '../text/persian.ts';

export interface NamedSupplier {
  id: string;
  name: string;
}

/** Shorter names are words of other things. */
const NAME_LETTERS_MIN = 6;

interface NameKey {
  id: string;
  key: string;
  /** One word of a longer name: only as one word of the text. */
  isOneWord: boolean;
}

const lettersOf = (text: string): string => foldJoined(text).replace(/[^\p{L}\p{N}]+/gu, '');
const indexes = new WeakMap<readonly NamedSupplier[], readonly NameKey[]>();

/** Whole names, and names without their last word where no other supplier has the same; longest first. */
function keysOf(suppliers: readonly NamedSupplier[]): readonly NameKey[] {
  const ready = indexes.get(suppliers);
  if (ready) return ready;
  const whole = suppliers.map(({ id, name }) => ({ id, key: lettersOf(name), isOneWord: false }));
  const shortened = suppliers.flatMap(({ id, name }) => {
    const words = name.split(' ');
    const key = lettersOf(words.slice(0, -1).join(' '));
    return words.length < 2 ? [] : [{ id, key, isOneWord: words.length === 2 }];
  });
  const uses = Map.groupBy(shortened, ({ key }) => key);
  const made = [...whole, ...shortened.filter(({ key }) => uses.get(key)?.length === 1)]
    .filter(({ key }) => key.length >= NAME_LETTERS_MIN)
    .sort((one, other) => other.key.length - one.key.length);
  indexes.set(suppliers, made);
  return made;
}

/**
 * The supplier whose name stands in the text, in any spacing, and the text without that name.
 * @param isWord whether a single word means something else
 */
export function findSupplier(
  text: string,
  suppliers: readonly NamedSupplier[],
  isWord: (word: string) => boolean,
): { supplierId: string | undefined; said?: string; rest: string } {
  const letters = lettersOf(text);
  const words = text.split(/\s+/);
  for (const { id, key, isOneWord } of keysOf(suppliers)) {
    if (!letters.includes(key) || (isOneWord && isWord(key))) continue;
    for (let first = 0; first < words.length; first++) {
      for (let end = first + 1; end <= (isOneWord ? first + 1 : words.length); end++) {
        if (lettersOf(words.slice(first, end).join(' ')) !== key) continue;
        const said = words.slice(first, end).join(' ');
        return { supplierId: id, said, rest: [...words.slice(0, first), ...words.slice(end)].join(' ') };
      }
    }
  }
  return { supplierId: undefined, rest: text };
}

const PIECE_LETTERS_MIN = 5;

export interface PartialName {
  /** The words of the text that are a part of the supplier's name. */
  said: string;
  /** The text with the whole name in their place. */
  text: string;
}

/**
 * A part of a name that only one supplier has, as «هگمتان» of «یاتاقان‌گستر هگمتان»; the longest one.
 * @param isOther whether words mean something else
 */
export function findPartialName(
  text: string,
  suppliers: readonly NamedSupplier[],
  isOther: (words: string) => boolean,
): PartialName | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const runs = runsOf(words).sort((one, other) => other.key.length - one.key.length);
  const pieces = piecesOf(suppliers);
  for (const { key, first, end } of runs) {
    const name = key.length >= PIECE_LETTERS_MIN ? pieces.get(key) : undefined;
    const said = words.slice(first, end).join(' ');
    if (name && !isOther(said) && !isOther(key))
      return { said, text: [...words.slice(0, first), name, ...words.slice(end)].join(' ') };
  }
  return undefined;
}

const partialNames = new WeakMap<readonly NamedSupplier[], ReadonlyMap<string, string>>();

/** The whole name by the letters of each run of its words that no other name has. */
function piecesOf(suppliers: readonly NamedSupplier[]): ReadonlyMap<string, string> {
  const ready = partialNames.get(suppliers);
  if (ready) return ready;
  const all = suppliers.flatMap(({ name }) => {
    const keys = new Set(runsOf(name.split(/[\s\u200c]+/)).map(({ key }) => key));
    return [...keys].map((key) => ({ key, name }));
  });
  const byKey = Map.groupBy(all, ({ key }) => key);
  const single = [...byKey.values()].flatMap(([one, ...others]) => (one && others.length === 0 ? [one] : []));
  const made = new Map(single.map(({ key, name }) => [key, name]));
  partialNames.set(suppliers, made);
  return made;
}

const RUN_WORDS_MAX = 3;

const runsOf = (words: readonly string[]) =>
  words.flatMap((_, first) =>
    Array.from({ length: Math.min(RUN_WORDS_MAX, words.length - first) }, (_one, more) => {
      const end = first + more + 1;
      return { first, end, key: lettersOf(words.slice(first, end).join(' ')) };
    }),
  );
