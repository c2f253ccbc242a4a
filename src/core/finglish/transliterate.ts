/** Letters of one sound have one sign; vowels, which Latin and Persian spelling treat differently, have none. */
const sounds: Readonly<Record<string, string>> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ط: 't',
  ث: 's',
  س: 's',
  ص: 's',
  ج: 'j',
  ژ: 'j',
  چ: 'c',
  ح: 'h',
  ه: 'h',
  خ: 'x',
  د: 'd',
  ذ: 'z',
  ز: 'z',
  ض: 'z',
  ظ: 'z',
  ر: 'r',
  ش: 'w',
  غ: 'q',
  ق: 'q',
  ف: 'f',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
};
const pairs: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 'ش'],
  [/ch/g, 'چ'],
  [/kh/g, 'خ'],
  [/gh|q/g, 'ق'],
  [/zh|j/g, 'ژ'],
  [/ph/g, 'ف'],
  [/x/g, 'کس'],
  [/ck|c/g, 'ک'],
  [/aa/g, 'ا'],
  [/ee/g, 'ی'],
  [/oo|ou/g, 'و'],
];
const letters: Readonly<Record<string, string>> = {
  b: 'ب',
  p: 'پ',
  t: 'ت',
  s: 'س',
  h: 'ه',
  d: 'د',
  z: 'ز',
  r: 'ر',
  f: 'ف',
  k: 'ک',
  g: 'گ',
  l: 'ل',
  m: 'م',
  n: 'ن',
  v: 'و',
  w: 'و',
  a: 'ا',
  o: 'و',
  u: 'و',
  i: 'ی',
  y: 'ی',
  e: 'ه',
};
const SOUNDS_MIN = 2;

/** As the Latin letters sound, in Persian ones; short vowels stand too. */
function soundOf(latin: string): string {
  const paired = pairs.reduce((text, [pattern, letter]) => text.replace(pattern, letter), latin.toLowerCase());
  // A short e is not written, but at the end, as in «لوله».
  const written = paired.replace(/(?<!^)e(?!$)/g, '');
  return [...written].map((letter) => letters[letter] ?? letter).join('');
}

const alike: Readonly<Record<string, string>> = {
  ص: 'س',
  ث: 'س',
  ط: 'ت',
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ح: 'ه',
  غ: 'ق',
  ع: 'ا',
};
/** With one letter for those that sound alike. */
const heard = (persian: string) => [...persian].map((letter) => alike[letter] ?? letter).join('');

/** The consonants: «مینیاتوری» and `miniatori` are both `mntr`. A last ه is a vowel. */
function consonants(persian: string): string {
  const signs = [...persian.replace(/ه$/, '')].map((letter) => sounds[letter] ?? '').join('');
  return signs.replace(/(.)\1+/g, '$1');
}

/** Letters that only one of the two has, in order. */
function difference(one: string, other: string): number {
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const row = [i + 1];
    for (const [j, same] of [...other].entries()) {
      row.push(
        Math.min(
          letter === same ? (last[j] ?? 0) : Number.POSITIVE_INFINITY,
          (last[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
        ),
      );
    }
    last = row;
  }
  return last.at(-1) ?? 0;
}

const indexes = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, readonly string[]>>();

function indexOf(known: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const ready = indexes.get(known);
  if (ready) return ready;
  const persian = [...known].filter((word) => /^\p{Script=Arab}{2,}$/u.test(word));
  const index = Map.groupBy(persian, consonants);
  indexes.set(known, index);
  return index;
}

/** The known Persian word that a Latin spelling sounds like; undefined if none has its consonants. */
export function wordSoundingLike(latin: string, known: ReadonlySet<string>): string | undefined {
  if (!/[aeiou]/i.test(latin)) return undefined;
  const sound = soundOf(latin);
  const key = consonants(sound);
  if (key.length < SOUNDS_MIN) return undefined;
  const found = indexOf(known).get(key) ?? [];
  const [nearest] = found
    .map((word) => ({ word, far: difference(sound, heard(word)) }))
    .sort((one, other) => one.far - other.far || one.word.length - other.word.length);
  return nearest && nearest.far <= latin.length / 2 ? nearest.word : undefined;
}
