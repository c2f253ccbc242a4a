import { isBoundBehind } from '../numbers/bounds-behind.ts';
import { isUnitWord } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { isNegativeVerb } from '../words/negative-verbs.ts';
import { isOrderWord, standardBodies } from '../words/order-words.ts';
import { bounds, documentWords, kindsOfPlace, negations, numberWords } from '../words/trade-words.ts';
import { conceptOf, optionWord, stem, wordKey } from '../words/word-keys.ts';
import { joinLetterNames } from './letter-names.ts';
import { isOneSlip, lacksVowel } from './typing-slips.ts';

const MIN_LETTERS = 5;

const MIN_PART_LETTERS = 3;

/** «شیارعمیق»: two adjacent words of a name, typed without a space; «غیرچدنی». */
function splitJoined(token: Token, index: VocabularyIndex, isKnown: (word: string) => boolean): Token[] {
  const { text, start, end } = token;
  const isPhrase = index.knownPhrases.has(text) || (/^غیر./.test(text) && isKnown(text.slice(MIN_PART_LETTERS)));
  if (token.kind !== 'word' || !isPhrase || isKnown(text)) return [token];
  for (let cut = 2; cut <= text.length - 2; cut++) {
    const [head, tail] = [text.slice(0, cut), text.slice(cut)];
    // «دوسیم»
    const isLong = cut >= MIN_PART_LETTERS && tail.length >= MIN_PART_LETTERS;
    if (!(isLong ? isKnown(head) : numberWords.has(head)) || !isKnown(tail)) continue;
    const middle = Math.min(start + cut, end);
    return [
      { ...token, text: head, raw: head, end: middle },
      { ...token, text: tail, raw: tail, start: middle, isGlued: true },
    ];
  }
  return [token];
}

const numberedWord = /^(\p{Script=Arab}{2,}?)(تا|عدد|طرف|هفته|روزه?|ماهه?|متری?|سانت|میل|تنی?|کیلویی)$/u;

/** «دوتا», «صدتا», «دوهفته»: a number and its pieces or its time, typed as one word. */
function splitCounted(token: Token, isKnown: (word: string) => boolean): Token[] {
  const [, number = '', counted = ''] = numberedWord.exec(token.text) ?? [];
  if (token.kind !== 'word' || !numberWords.has(number) || isKnown(token.text)) return [token];
  if (number === 'یک' && counted === 'تا') return [token];
  const middle = Math.min(token.start + number.length, token.end);
  return [
    { ...token, text: number, raw: number, end: middle },
    { ...token, text: counted, raw: counted, start: middle, isGlued: false },
  ];
}

/** «din912» is «DIN 912». */
const apartFromBodies = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, at) =>
    token.isGlued && /^\d{3,}$/.test(token.text) && standardBodies.has(tokens[at - 1]?.text ?? '')
      ? { ...token, isGlued: false }
      : token,
  );

/** «دو بار بازنگری»: how often, not a pressure. */
function withoutTimes(tokens: readonly Token[], { counted, concepts, measures }: VocabularyIndex): Token[] {
  return tokens.filter(({ text }, at) => {
    const [before, next] = [tokens[at - 1], conceptOf(tokens[at + 1]?.text ?? '')];
    const isNumber = before?.kind === 'number' || numberWords.has(before?.text ?? '');
    const isCounted = counted.has(next) || (concepts.has(next) && !measures.has(next));
    return text !== 'بار' || !isNumber || !isCounted;
  });
}

type IsKnown = (word: string) => boolean;

/** «بی باری» is one word in the names of properties; «شیرپروانه‌ای» has the ending of one that is split afterwards. */
function joinCompounds(
  tokens: readonly Token[],
  { compounds, knownPhrases }: VocabularyIndex,
  isKnown: IsKnown,
): Token[] {
  const joinedAt = (first: number): string | undefined => {
    const [head, ending] = [tokens[first], tokens[first + 1]];
    if (head?.kind !== 'word' || ending?.kind !== 'word') return undefined;
    const text = head.text + ending.text;
    return compounds.has(text) || (knownPhrases.has(text) && !isKnown(head.text)) ? text : undefined;
  };
  return tokens.flatMap((token, at): Token[] => {
    if (joinedAt(at - 1) !== undefined) return [];
    const text = joinedAt(at);
    return text === undefined ? [token] : [{ ...token, text, raw: text, end: tokens[at + 1]?.end ?? token.end }];
  });
}

const grades: ReadonlySet<string> = new Set('4.6 4.8 5.6 5.8 6.8 8.8 10.9 12.9'.split(' '));
const gradeWords = new Set(['گرید', 'رده', 'کلاس']);

/** «گرید هشت هشت» is 8.8. */
function joinGrades(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const grade = (first: number) => {
      const [whole, part] = [first, first + 1].map((one) => numberWords.get(tokens[one]?.text ?? ''));
      const said = `${whole}.${part}`;
      return gradeWords.has(tokens[first - 1]?.text ?? '') && grades.has(said) ? said : undefined;
    };
    if (grade(at - 1) !== undefined) return [];
    const said = grade(at);
    return [
      said === undefined
        ? token
        : { ...token, kind: 'number', text: said, raw: said, end: tokens[at + 1]?.end ?? token.end },
    ];
  });
}

/** Words that turn the meaning of what stands beside them. */
const spoken = [...bounds.keys(), ...'نباشه نباشد نمیخوام نمیخواهم نمیخوره میلیون'.split(' ')].filter(
  (word) => word.length >= MIN_LETTERS,
);

const possessive = /^(\p{Script=Arab}{3,}?)(?:هاشو|هاش|شو|شون|ش)$/u;

/** «برقیشو», «قرمزش» */
function withoutPossessive(token: Token, isKnown: (word: string) => boolean): Token {
  const [, bare = ''] = (!isKnown(token.text) && possessive.exec(token.text)) || [];
  return bare !== '' && isKnown(bare) ? { ...token, text: bare } : token;
}

/** Replaces an unknown Persian word that is one typing mistake away from exactly one known word. */
export function correctWords(tokens: Token[], index: VocabularyIndex): { tokens: Token[]; corrected: Set<number> } {
  const corrected = new Set<number>();
  const isKnown = (word: string) =>
    [word, stem(word), wordKey(word), optionWord(word), conceptOf(word)].some((key) => index.knownWords.has(key)) ||
    [bounds, numberWords, index.units.lower, index.places].some((known) => known.has(word) || known.has(stem(word))) ||
    negations.has(word) ||
    isBoundBehind(word) ||
    isNegativeVerb(word) ||
    documentWords.has(word) ||
    isOrderWord(word) ||
    kindsOfPlace.has(word) ||
    isUnitWord(word, index.units);
  const isJoined = (at: number, tokens: readonly Token[]) => {
    const word = tokens[at]?.text ?? '';
    return isKnown((tokens[at - 1]?.text ?? '') + word) || isKnown(word + (tokens[at + 1]?.text ?? ''));
  };
  const joined = joinCompounds(withoutTimes(apartFromBodies(tokens), index), index, isKnown);
  const read = joinGrades(joinLetterNames(joined, index))
    .flatMap((token) => splitJoined(token, index, isKnown))
    .flatMap((token) => splitCounted(token, isKnown))
    .map((token) => withoutPossessive(token, isKnown))
    .map((token, at, tokens) => {
      const isWord =
        token.kind === 'word' && token.text.length >= MIN_LETTERS && /^\p{Script=Arab}+$/u.test(token.text);
      if (!isWord || isKnown(token.text) || isJoined(at, tokens)) return token;
      const near = new Set<string>();
      for (const known of index.knownWords) if (isOneSlip(token.text, known)) near.add(known);
      for (const known of spoken) if (isOneSlip(token.text, known)) near.add(known);
      const likely = near.size > 1 ? [...near].filter((known) => lacksVowel(token.text, known)) : [];
      const [only] = likely.length === 1 ? likely : near;
      // «ندارم» is no mistyped «دارم».
      if (only === undefined || (near.size > 1 && likely.length !== 1) || token.text === `ن${only}`) return token;
      corrected.add(at);
      return { ...token, text: only };
    });
  return { tokens: read, corrected };
}
