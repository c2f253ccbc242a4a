import { foldScript } from '../../text/persian.ts';
import type { NeedUnit } from '../need-types.ts';
import type { Token } from '../words/need-tokens.ts';
import { dimensions, numberWords, spokenUnits } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';

export interface UnitIndex {
  exact: ReadonlyMap<string, readonly NeedUnit[]>;
  lower: ReadonlyMap<string, readonly NeedUnit[]>;
  byId: ReadonlyMap<string, NeedUnit>;
  byQuantity: ReadonlyMap<string, readonly NeedUnit[]>;
}

/** Joints and brackets have no meaning in a unit; m³ equals m3. */
function spellingKey(spelling: string): string {
  return foldScript(spelling.replace(/[º˚]/g, '°').replace(/⁻/g, '-'))
    .replaceAll('آ', 'ا')
    .replace(/[\s\u200c·⋅∙•×*()[\]{}_.^-]/g, '');
}

/** «1» and plain digits are not units in running text. */
const isSpelling = (key: string) => /[\p{L}%°"']/u.test(key) && !/^\d/.test(key);

export function indexUnits(units: readonly NeedUnit[]): UnitIndex {
  const exact = new Map<string, NeedUnit[]>();
  const lower = new Map<string, NeedUnit[]>();
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const add = (index: Map<string, NeedUnit[]>, key: string, unit: NeedUnit) => {
    const found = index.get(key);
    if (!found) index.set(key, [unit]);
    else if (!found.includes(unit)) found.push(unit);
  };
  const addSpelling = (spelling: string, unit: NeedUnit | undefined) => {
    const key = spellingKey(spelling);
    if (!unit || !isSpelling(key)) return;
    add(exact, key, unit);
    add(lower, key.toLowerCase(), unit);
  };
  for (const unit of units) for (const one of [unit.symbol, unit.nameFa, ...unit.aliases]) addSpelling(one, unit);
  for (const [spoken, unitId] of spokenUnits) addSpelling(spoken, byId.get(unitId));
  return { exact, lower, byId, byQuantity: Map.groupBy(units, (unit) => unit.quantityId) };
}

export interface FoundUnits {
  /** Token after the unit. */
  end: number;
  /** Of any quantity; exact matches of letter case come first. */
  units: readonly NeedUnit[];
}

/** «بار بزنن برای اراک» loads a truck; «دانه ۸۰» is the grain of an abrasive, «شاخه‌ای» says what a price is of. */
function isOtherWord(tokens: readonly Token[], first: number): boolean {
  const [word, next] = [tokens[first]?.text, tokens[first + 1]];
  if (next?.text === 'ای' && /^(?:شاخه|حلقه|بسته|دانه|دونه|کیسه)$/.test(word ?? '')) return true;
  const isNumber = next?.kind === 'number' || numberWords.has(next?.text ?? '');
  // «شاخه ۱۲ متری» is a length.
  if (word === 'شاخه' && isNumber && tokens[first + 2]?.text.startsWith('متر')) return true;
  // «دست دوم»
  if ((word === 'دست' && next?.text === 'دوم') || word === 'دستی') return true;
  // «قطر ۶۳۰ دور ۹۳۰»: each word names the number behind it.
  if (word === 'دور' && next?.kind === 'number') return dimensions.has(conceptOf(tokens[first - 2]?.text ?? ''));
  // «لبه ۱۰ ورق ۲»
  if (word === 'دانه' || word === 'ورق') return isNumber;
  return word === 'بار' && /^(?:بازنگری|ویرایش|اصلاح|در|بزن|بکن|کنن?|کنید|بشه|بشود|زدن|گیری)/.test(next?.text ?? '');
}

const MAX_UNIT_TOKENS = 8;
const joints = /[·⋅∙•×*()[\]{}_.^-]/g;

/** The longest unit written at `first`. */
export function readUnit(tokens: readonly Token[], first: number, index: UnitIndex): FoundUnits | undefined {
  if (tokens[first]?.kind === 'number' || isOtherWord(tokens, first)) return undefined;
  for (let end = Math.min(tokens.length, first + MAX_UNIT_TOKENS); end > first; end--) {
    const next = tokens[end];
    const last = tokens[end - 1];
    // A unit does not end inside a word or a code, or at a joint.
    if (!last || (next?.isGlued && next.kind !== 'mark' && !(last.kind === 'mark'))) continue;
    if (last.kind === 'number' && !last.isGlued) continue;
    const raw = tokens.slice(first, end).map((token) => token.raw);
    const key = raw.join('').replace(joints, '');
    if (key === '' || last.raw.replace(joints, '') === '') continue;
    const units = findSpelling(key, index);
    if (units.length > 0) return { end, units };
  }
  return undefined;
}

/** Case decides for single letters and between milli and mega. */
const caseDecides = (key: string) => key.length < 2 || (/^m/i.test(key) && key.length < 5);

function findSpelling(key: string, index: UnitIndex): readonly NeedUnit[] {
  const exact = index.exact.get(key) ?? [];
  const lower = caseDecides(key) && exact.length > 0 ? [] : (index.lower.get(key.toLowerCase()) ?? []);
  const found = [...new Set([...exact, ...lower])];
  if (found.length > 0) return found;
  // «فشارش ۱۲ باره» says «است»; «۱۰ میله» and «دوره» are words of their own.
  const bare = /^(\p{Script=Arab}{2,}?)(?:یی|ی|(?<!^.{0,2}|^میل|^دور)ه)$/u.exec(key)?.[1];
  return bare === undefined ? [] : (index.exact.get(bare) ?? []);
}

/** «سانته» is no mistyped «سمانته». */
export const isUnitWord = (word: string, index: UnitIndex): boolean => findSpelling(word, index).length > 0;
