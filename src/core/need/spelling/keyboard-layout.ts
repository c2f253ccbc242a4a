/** The keys of the Persian keyboard in the order of the Latin ones; capitals are typed with Shift. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,\\CHVB";
const persian = 'ضصثقفغعهخحجچشسیبلاتنمکگظطزرذدپوپژآؤإ';

const toPersian: ReadonlyMap<string, string> = new Map([...latin].map((key, at) => [key, [...persian][at] ?? key]));
const toLatin: ReadonlyMap<string, string> = new Map(
  [...persian].flatMap((letter, at) => (/[a-z]/.test(latin[at] ?? '') ? [[letter, latin[at] ?? '']] : [])),
);

const typedAs = (word: string, keys: ReadonlyMap<string, string>): string =>
  [...word].map((key) => keys.get(key) ?? keys.get(key.toLowerCase()) ?? key).join('');

/** A word typed in the wrong layout has no figures: those of a part number are typed in Latin letters. */
const isLatinKeys = (word: string): boolean =>
  /[a-z]/i.test(word) && [...word].every((key) => /[a-z;',[\]\\]/i.test(key));
/** `SPA`, `NUP`: with Shift most keys have no Persian letter, so it is meant as it stands. */
const isDesignation = (word: string): boolean => /^[A-Z]{2,}$/.test(word);
const isPersianKeys = (word: string): boolean => /^[\p{Script=Arab}]{2,}$/u.test(word);

/**
 * The text with the letters of the other layout, key by key and as long as before: `fgfvdk;` is «بلبرینگ», «هحث» is IPE.
 * Undefined if no word can be typed so.
 * @param isKnown whether a word means something as it is
 */
export function inOtherLayout(text: string, isKnown: (word: string) => boolean): string | undefined {
  const other = text.replace(/\S+/gu, (word) => {
    if (isKnown(word) || isDesignation(word)) return word;
    if (isLatinKeys(word)) return typedAs(word, toPersian);
    return isPersianKeys(word) ? typedAs(word, toLatin) : word;
  });
  return other === text ? undefined : other;
}

/** Signs within a Latin word are keys of Persian letters: such a text may have a typing mistake too. */
export const hasKeySigns = (text: string): boolean => /[a-z][;',[\]\\]|[;',[\]\\][a-z]/i.test(text);

/** The words that another layout changed, with their spans: it has one letter for each key. */
export const changedWords = (typed: string, other: string): { span: readonly [number, number]; word: string }[] =>
  [...other.matchAll(/\S+/g)].flatMap(({ 0: word, index: at }) => {
    const end = at + word.length;
    return typed.slice(at, end) === word ? [] : [{ span: [at, end] as const, word }];
  });
