import { foldJoined } from '../persian.ts';

export interface NamedSupplier {
  id: string;
  name: string;
}

/** Shorter names are words of other things. */
const NAME_LETTERS_MIN = 6;

const lettersOf = (text: string): string => foldJoined(text).replace(/[^\p{L}\p{N}]+/gu, '');
const keys = new WeakMap<readonly NamedSupplier[], readonly { id: string; key: string }[]>();

/** Longest names first. */
function keysOf(suppliers: readonly NamedSupplier[]): readonly { id: string; key: string }[] {
  const ready = keys.get(suppliers);
  if (ready) return ready;
  const made = suppliers
    .map(({ id, name }) => ({ id, key: lettersOf(name) }))
    .filter(({ key }) => key.length >= NAME_LETTERS_MIN)
    .sort((one, other) => other.key.length - one.key.length);
  keys.set(suppliers, made);
  return made;
}

/** The supplier whose whole name stands in the text, in any spacing, and the text without that name. */
export function findSupplier(
  text: string,
  suppliers: readonly NamedSupplier[],
): { supplierId: string | undefined; rest: string } {
  const letters = lettersOf(text);
  const found = keysOf(suppliers).filter(({ key }) => letters.includes(key));
  for (const { id, key } of found) {
    const words = text.split(/\s+/);
    for (let first = 0; first < words.length; first++) {
      for (let end = first + 1; end <= words.length; end++) {
        if (lettersOf(words.slice(first, end).join(' ')) !== key) continue;
        return { supplierId: id, rest: [...words.slice(0, first), ...words.slice(end)].join(' ') };
      }
    }
  }
  return { supplierId: undefined, rest: text };
}
