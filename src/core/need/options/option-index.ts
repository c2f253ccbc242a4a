import { toBase } from '../../units/units.ts';
import type { NeedProperty, NeedUnit } from '../need-types.ts';
import { readNumber } from '../numbers/read-number.ts';
import { nominalInches } from '../units/nominal-inches.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import { joinText, type Token, tokenize } from '../words/need-tokens.ts';
import { spokenPrefixes, vagueInOption } from '../words/trade-words.ts';
import { nameWords, optionWord } from '../words/word-keys.ts';

interface OptionAmount {
  optionId: string;
  /** In the base unit. */
  base: number;
  /** Of «4–20 mA». */
  baseMax?: number;
  quantityId: string;
}

export interface OptionIndex {
  /** Whole titles and synonyms, without spaces, dashes, quotes → option ids. */
  forms: ReadonlyMap<string, readonly string[]>;
  /** Single words of titles, without words that all options share. */
  words: ReadonlyMap<string, ReadonlySet<string>>;
  /** «24 VDC» is 24 V. */
  amounts: readonly OptionAmount[];
  /** Inches → option id: G1/2, NPS 2" and, by the standards, DN50. Options written in inches come first. */
  inches: readonly { optionId: string; inches: number; isWritten: boolean }[];
}

const indexes = new WeakMap<NeedProperty, OptionIndex>();

export function indexOptions(property: NeedProperty, units: UnitIndex): OptionIndex {
  const ready = indexes.get(property);
  if (ready) return ready;
  const index = buildIndex(property, units);
  indexes.set(property, index);
  return index;
}

/** Letters, digits, and «/» or «.» between digits; each word without its ending. */
export function optionKey(tokens: readonly Token[], first: number, end: number): string {
  let key = '';
  for (let at = first; at < end; at++) {
    const token = tokens[at];
    if (!token) break;
    if (token.kind === 'word') key += optionWord(token.text);
    else if (token.kind === 'number') key += token.text;
    else if (token.text === '/' && tokens[at - 1]?.kind === 'number' && at + 1 < end) key += '/';
  }
  return key;
}

const wholeKey = (text: string) => {
  const tokens = tokenize(text);
  return optionKey(tokens, 0, tokens.length);
};

/** `dn50` is also said «دی‌ان ۵۰». */
function spokenForms(key: string): string[] {
  const [, prefix = '', rest = ''] = /^(\p{L}+)(\d.*)$/u.exec(key) ?? [];
  const spoken = (spokenPrefixes.get(prefix) ?? []).map((one) => optionWord(one) + rest);
  // Electrode «۷۰۱۸» is E7018, pipe «316L» is TP316L.
  return prefix.length < 3 && /^(?:\d{4,}|\d{3,}[a-z]+)$/.test(rest) ? [...spoken, rest] : spoken;
}

const joinedCount = /^(یک|تک|دو|سه|چهار)(\p{Script=Arab}{2,})$/u;

/** «دولا» is also typed «دو لا». */
function countedForms(key: string): string[] {
  const [, count = '', rest = ''] = joinedCount.exec(key) ?? [];
  return count === '' ? [] : [optionWord(count) + rest];
}

function inchesOf(title: string): { inches: number; isWritten: boolean } | undefined {
  const [, whole, over, under] =
    /^(?:G|R|Rp|NPT)?\s?(?:(\d+)(?:-(?=\d+\/)|(?=["″]|$)))?(?:(\d+)\/(\d+))?["″]?$/.exec(title) ?? [];
  const isPlain = /^\d+$/.test(title);
  if (!isPlain && (whole !== undefined || under !== undefined)) {
    return { inches: Number(whole ?? 0) + (under ? Number(over) / Number(under) : 0), isWritten: true };
  }
  const dn = /^DN ?(\d+)$/.exec(title)?.[1];
  const inches = dn === undefined ? undefined : nominalInches.get(Number(dn));
  return inches === undefined ? undefined : { inches, isWritten: false };
}

function amountOf(text: string, units: UnitIndex): { value: number; max?: number; unit: NeedUnit } | undefined {
  const tokens = tokenize(text);
  const number = readNumber(tokens, 0);
  const high = number && tokens[number.end]?.text === '-' ? readNumber(tokens, number.end + 1) : undefined;
  const found = number && readUnit(tokens, (high ?? number).end, units);
  const unit = found?.end === tokens.length ? found.units[0] : undefined;
  return number && unit && { value: number.value, max: high?.value, unit };
}

const inBrackets = /\s*[(]([^)]*)[)]\s*/g;

function buildIndex({ options = [] }: NeedProperty, units: UnitIndex): OptionIndex {
  const forms = new Map<string, string[]>();
  const words = new Map<string, Set<string>>();
  const amounts: OptionAmount[] = [];
  const inches: { optionId: string; inches: number; isWritten: boolean }[] = [];
  for (const { id, title, synonyms } of options) {
    const bracketed = [...title.matchAll(inBrackets)].map(([, inner]) => inner ?? '');
    const texts = [title, title.replace(inBrackets, ' ').trim(), ...bracketed, ...(synonyms ?? [])];
    for (const text of texts) {
      const key = wholeKey(text);
      const isAside = bracketed.includes(text) && amountOf(text, units);
      for (const one of key === '' || isAside ? [] : [key, ...spokenForms(key), ...countedForms(key)]) {
        const ids = forms.get(one);
        if (!ids) forms.set(one, [id]);
        else if (!ids.includes(id)) ids.push(id);
      }
      const amount = amountOf(text, units);
      if (amount) {
        const { value, max, unit } = amount;
        const baseMax = max === undefined ? undefined : toBase(max, unit);
        amounts.push({ optionId: id, base: toBase(value, unit), baseMax, quantityId: unit.quantityId });
      }
    }
    const size = inchesOf(title);
    if (size) inches.push({ optionId: id, ...size });
    for (const word of [title, ...(synonyms ?? [])].flatMap(wordsOf)) {
      const ids = words.get(word);
      if (ids) ids.add(id);
      else words.set(word, new Set([id]));
    }
  }
  for (const [word, ids] of words) if (ids.size === options.length && options.length > 1) words.delete(word);
  return { forms, words, amounts, inches };
}

const plastics = /^(?:پلی\u200c?(?:آمید|اتیلن|پروپیلن|وینیل|کربنات)|PE(?:HD)?\b|PP\b|PVC|UPVC|ABS)/u;
const MIN_WORD_LETTERS = 3;

const counts = new Set(['تک', 'یک', 'دو', 'سه']);
const countPrefix = /^(تک|یک|دو|سه)(.{4,})$/u;

/** «تک‌بوبین», «دوبوبین»: one with the number before it. */
function countedWord(word: string, next: string): string[] {
  if (counts.has(word) && next !== '') return [optionWord(word) + next];
  const [, count = '', rest = ''] = countPrefix.exec(word) ?? [];
  return count === '' ? [] : [optionWord(count) + optionWord(rest)];
}

function wordsOf(text: string): string[] {
  const tokens = tokenize(text);
  const words = tokens.map(({ kind, text: word }) => (kind === 'word' ? optionWord(word) : ''));
  // «5/2 تک‌بوبین»: a number that contains a mark counts as a word.
  const [coded] = /^\d+\/\d+/.exec(joinText(tokens, 0, tokens.length)) ?? [];
  const counted = tokens.flatMap(({ text: word }, at) => countedWord(word, words[at + 1] ?? ''));
  // «پلی‌اورتان» is one word, of which «پلی» says nothing.
  const compounds = text
    .split(/[\s()]+/)
    .filter((chunk) => chunk.includes('\u200c'))
    .flatMap(nameWords)
    .map(optionWord);
  // «پوش‌پول» is no «پول».
  const parts = new Set(
    text
      .split(/[\s()]+/)
      .filter((chunk) => chunk.includes('\u200c'))
      // «رله‌ای» is said without its ending too.
      .filter((chunk) => !/\u200c(?:ای|ها|های|دار)$/.test(chunk))
      .flatMap((chunk) => tokenize(chunk).map(({ text: word }) => optionWord(word)))
      .filter((word) => word.length <= MIN_WORD_LETTERS),
  );
  const telling = [
    ...words.filter((word, at) => !counts.has(tokens[at - 1]?.text ?? '') && !parts.has(word)),
    ...counted,
    ...compounds,
  ].filter((word) => word.length >= MIN_WORD_LETTERS && !vagueInOption.has(word));
  // «مس Cu-ETP»
  const [metal] = /^\p{Script=Arab}{2}(?= [A-Z])/u.exec(text) ?? [];
  if (metal) telling.push(metal, `${metal}ی`);
  // «گلند پلاستیکی» is one of polyamide.
  if (plastics.test(text)) telling.push(optionWord('پلاستیک'));
  const [letter] = /(?<=^\p{Script=Arab}+ )[A-Z]$/u.exec(text) ?? [];
  const codes = text
    .split(/[\s()/]+/)
    .filter((chunk) => /^(?:[A-Za-z]+\d|\d+[A-Za-z])[\w.-]*$/.test(chunk))
    .flatMap((chunk) => [wholeKey(chunk), ...(/(?<=^[A-Z]{0,2})\d{3,}(?=[A-Z](?:-\d+)?$)/.exec(chunk) ?? [])]);
  if (letter) telling.push(letter.toLowerCase());
  return coded === undefined || !/\p{L}/u.test(text) ? [...telling, ...codes] : [...telling, ...codes, coded];
}
