import { foldJoined } from './persian.ts';

/** Signs that are taken for the one before them. What `foldJoined` folds is not repeated; Kurdish, Pashto and Urdu letters are. */
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['ا', 'ٲٳ'],
  ['ب', 'ٮٻ'],
  ['پ', 'ڀ'],
  ['ت', 'ٹٺټ'],
  ['ث', 'ٽٿ'],
  ['ج', 'ڃڄ'],
  ['چ', 'ڇڿ'],
  ['ح', 'ځ'],
  ['خ', 'ڂڅ'],
  ['د', 'ڈډڊڋڍ'],
  ['ذ', 'ڌڎڏڐ'],
  ['ر', 'ڑڒړڔڕ'],
  ['ز', 'ږڗ'],
  ['ژ', 'ڙ'],
  ['س', 'ڛ'],
  ['ش', 'ښڜ'],
  ['ص', 'ڝ'],
  ['ض', 'ڞ'],
  ['ظ', 'ڟ'],
  ['غ', 'ڠ'],
  ['ف', 'ڡڢڣڤڥڦڧ'],
  ['ق', 'ٯڨ'],
  ['ک', 'ػؼګڬڭڮ'],
  ['گ', 'ڰڱڲڳڴ'],
  ['ل', 'ڵڶڷڸ'],
  ['ن', 'ڹںڻڼڽ'],
  ['و', 'ۄۅۆۇۈۉۊۋۏ'],
  ['ه', 'ہۃ'],
  ['ی', 'ؠؽؾؿۍێېۑے'],
  ['', 'ٴ'],
  // Latin, Cyrillic and Greek by the shapes of their small and capital letters.
  ['a', 'ɑаα'],
  ['b', 'вβ'],
  ['c', 'сϲ'],
  ['d', 'đԁ'],
  ['e', 'еεє'],
  ['f', 'ƒϝ'],
  ['g', 'ɡԍ'],
  ['h', 'һнη'],
  ['j', 'јϳ'],
  ['k', 'кκ'],
  ['l', 'i1ıłіӏιǀ'],
  ['m', 'мμ'],
  ['n', 'пν'],
  ['o', '0øоοσօ'],
  ['p', 'рρ'],
  ['q', 'ԛ'],
  ['r', 'г'],
  ['s', 'ѕ'],
  ['t', 'тτ'],
  ['v', 'ѵ'],
  ['w', 'ԝω'],
  ['x', 'хχ'],
  ['y', 'уγυү'],
  ['z', 'ζ'],
];
const seenAs = new Map(LOOK_ALIKES.flatMap(([sign, others]) => [...others].map((other) => [other, sign])));

/** Folded, and without the accents of letters. */
export const plainLetters = (text: string): string => foldJoined(text).normalize('NFKD').replace(/\p{M}/gu, '');

/** A text as letters and digits only: equal for two that people would take for one another. For comparison, never for display. */
export const skeletonOf = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/./gu, (sign) => seenAs.get(sign) ?? sign);
