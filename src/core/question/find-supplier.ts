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
): { supplierId: string | undefined; rest: string } {
  const letters = lettersOf(text);
  const words = text.split(/\s+/);
  for (const { id, key, isOneWord } of keysOf(suppliers)) {
    if (!letters.includes(key) || (isOneWord && isWord(key))) continue;
    for (let first = 0; first < words.length; first++) {
      for (let end = first + 1; end <= (isOneWord ? first + 1 : words.length); end++) {
        if (lettersOf(words.slice(first, end).join(' ')) !== key) continue;
        return { supplierId: id, rest: [...words.slice(0, first), ...words.slice(end)].join(' ') };
      }
    }
  }
  return { supplierId: undefined, rest: text };
}
