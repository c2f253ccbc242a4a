import { isCutFromCode, type Token } from './need-tokens.ts';
import { indexOptions, optionKey } from './option-index.ts';
import type { IndexedProperty } from './vocabulary-index.ts';
import { conceptOf, optionWord } from './word-keys.ts';
import type { UnitIndex } from './unit-index.ts';

export interface OptionMatch {
  property: IndexedProperty;
  optionIds: ReadonlySet<string>;
  first: number;
  end: number;
  isExact: boolean;
  /** Words before it that name the property: «گرید» of «گرید ۸.۸». */
  cues: number;
}

const MAX_OPTION_TOKENS = 9;

/** How many words before `first` name the property. */
function cuesBefore(tokens: readonly Token[], first: number, { concepts, letters }: IndexedProperty): number {
  let count = 0;
  for (let at = first - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !(concepts.has(conceptOf(token.text)) || letters.has(token.raw))) break;
    count++;
  }
  return count;
}

/** «C» or «16» is an option only where the property is named beside it. */
function needsCue(key: string): boolean {
  return key.length < 2 || /^\d{1,2}$/.test(key) || /^[\d/]+$/.test(key);
}

const LONG_NUMBER = /^\d{3,}$/;

function exactMatches(tokens: readonly Token[], free: (at: number) => boolean, one: IndexedProperty, units: UnitIndex) {
  const { forms } = indexOptions(one.property, units);
  const found: OptionMatch[] = [];
  for (let first = 0; first < tokens.length; first++) {
    if (!free(first) || tokens[first]?.kind === 'mark') continue;
    for (let end = Math.min(tokens.length, first + MAX_OPTION_TOKENS); end > first; end--) {
      if (tokens[end - 1]?.kind === 'mark' || !allFree(first, end, free)) continue;
      const key = optionKey(tokens, first, end);
      const ids = forms.get(key);
      const before = tokens[first - 1];
      if (!ids || isCutFromCode(tokens, first, end)) continue;
      if (tokens[first]?.kind === 'number' && before?.text === '/' && before.isGlued) continue;
      const cues = cuesBefore(tokens, first, one);
      if (needsCue(key) && cues === 0 && !LONG_NUMBER.test(key)) continue;
      found.push({ property: one, optionIds: new Set(ids), first, end, isExact: true, cues });
      break;
    }
  }
  return found;
}

function allFree(first: number, end: number, free: (at: number) => boolean): boolean {
  for (let at = first; at < end; at++) if (!free(at)) return false;
  return true;
}

function wordMatches(tokens: readonly Token[], free: (at: number) => boolean, one: IndexedProperty, units: UnitIndex) {
  const { words } = indexOptions(one.property, units);
  const found: OptionMatch[] = [];
  for (let first = 0; first < tokens.length; first++) {
    for (let end = first + 3; end > first; end--) {
      const key = optionKey(tokens, first, end);
      const ids = words.get(key);
      if (!ids || tokens[end - 1]?.kind === 'mark' || !allFree(first, end, free)) continue;
      if (isCutFromCode(tokens, first, end)) continue;
      found.push({ property: one, optionIds: ids, first, end, isExact: false, cues: cuesBefore(tokens, first, one) });
      break;
    }
  }
  return found;
}

const rank = (match: OptionMatch) => Number(match.isExact) * 100 + (match.end - match.first) * 10 + match.cues;

/** Options said in the sentence, for the properties of one category; no two of one rank share a word. */
export function matchOptions(
  tokens: readonly Token[],
  free: (at: number) => boolean,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): { settled: OptionMatch[]; unsettled: OptionMatch[][] } {
  const choosable = properties.filter(({ property }) => property.options && property.options.length > 0);
  const all = choosable.flatMap((one) => [...exactMatches(tokens, free, one, units), ...wordMatches(tokens, free, one, units)]);
  all.sort((one, other) => rank(other) - rank(one) || one.first - other.first);
  const settled: OptionMatch[] = [];
  const unsettled: OptionMatch[][] = [];
  const claimed = new Set<number>();
  for (const match of all) {
    if (!allFree(match.first, match.end, (at) => !claimed.has(at))) continue;
    const rivals = all.filter(
      (other) => rank(other) === rank(match) && other.first === match.first && other.property !== match.property,
    );
    for (let at = match.first - match.cues; at < match.end; at++) claimed.add(at);
    if (rivals.length === 0) settled.push(match);
    else unsettled.push([match, ...rivals]);
  }
  return { settled: mergeSame(settled), unsettled };
}

/** «کروم» and «سخت» choose together; «استیل یا برنج» leaves both. */
function mergeSame(matches: readonly OptionMatch[]): OptionMatch[] {
  const merged: OptionMatch[] = [];
  for (const match of [...matches].sort((one, other) => one.first - other.first)) {
    const known = merged.findIndex(({ property }) => property === match.property);
    const before = merged[known];
    if (!before) {
      merged.push(match);
      continue;
    }
    const both = [...before.optionIds].filter((id) => match.optionIds.has(id));
    const optionIds = new Set(both.length > 0 ? both : [...before.optionIds, ...match.optionIds]);
    merged[known] = { ...before, optionIds, end: match.end, isExact: before.isExact && match.isExact };
  }
  return merged;
}

/** Whether the word alone says something of this property's options. */
export const isOptionWord = (word: string, one: IndexedProperty, units: UnitIndex) =>
  indexOptions(one.property, units).words.has(optionWord(word));
