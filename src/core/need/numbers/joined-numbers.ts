import { convert, roundSignificant } from '../../units/units.ts';
import { type FoundUnits, readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { bounds } from '../words/trade-words.ts';
import type { Quantity } from './quantity.ts';
import { type ReadNumber, readNumber } from './read-number.ts';

/** «۱ به ۳۰» and «1:30» are a ratio of 30. */
export function readRatio(tokens: readonly Token[], first: number): ReadNumber | undefined {
  const link = tokens[first + 1]?.text;
  const isOne = tokens[first]?.text === '1' || tokens[first]?.text === 'یک';
  return isOne && (link === 'به' || link === ':') ? readNumber(tokens, first + 2) : undefined;
}

const BETWEEN_WORDS_MAX = 3;

/** «بین سال‌های ۲۰۱۰ و ۲۰۲۰» */
export function saysBetween(
  { tokens, isCue }: { tokens: readonly Token[]; isCue: (at: number) => boolean },
  first: number,
): boolean {
  for (let at = first - 1; at >= Math.max(0, first - BETWEEN_WORDS_MAX); at--) {
    if (tokens[at]?.text === 'بین') return true;
    if (!isCue(at) && !plurals.has(tokens[at]?.text ?? '')) return false;
  }
  return false;
}
const plurals = new Set(['های', 'ها']);

/** «۵۰۰ کیلو تا ۲ تن»: the lower end in the unit of the upper one. */
export function inUnitOf(low: ReadNumber, own: FoundUnits | undefined, other: FoundUnits | undefined): ReadNumber {
  const [to] = other?.units ?? [];
  const from = own?.units.find(({ quantityId }) => quantityId === to?.quantityId);
  if (!to || !from || from.id === to.id) return low;
  return { value: roundSignificant(convert(low.value, from, to), CONVERTED_DIGITS), end: low.end, isWord: low.isWord };
}
const CONVERTED_DIGITS = 9;

interface WithUnit {
  number: ReadNumber;
  unit: FoundUnits;
}

function measureAt(tokens: readonly Token[], at: number, units: UnitIndex): WithUnit | undefined {
  const number = readNumber(tokens, at);
  const unit = number && readUnit(tokens, number.end, units);
  return number && unit ? { number, unit } : undefined;
}

/** «۲۰ به ۰.۴ کیلوولت» of a transformer: the first one is the voltage that it is called by; the other one goes with it. */
export function primaryOf(tokens: readonly Token[], low: ReadNumber, units: UnitIndex): FoundUnits | undefined {
  if (tokens[low.end]?.text !== 'به') return undefined;
  const { unit, number } = measureAt(tokens, low.end + 1, units) ?? {};
  const isVoltage = unit?.units.some(({ quantityId }) => quantityId === 'Voltage') ?? false;
  return unit && number && isVoltage && number.value < low.value ? unit : undefined;
}

/** «۳ یا ۴ میل»: two figures beside each other are wanted from one to the other. */
export function alternativeTo(tokens: readonly Token[], low: ReadNumber, units: UnitIndex): WithUnit | undefined {
  const other = tokens[low.end]?.text === 'یا' ? measureAt(tokens, low.end + 1, units) : undefined;
  // No size is between two inches.
  const isInch = other?.unit.units.some(({ id }) => id === 'IN');
  return other && !isInch && other.number.value > low.value ? other : undefined;
}

/** «۴ و ۶ اینچ», «۴، ۶ و ۸ اینچ»: a list has its unit behind the last number. */
export function shareUnits(quantities: readonly Quantity[], tokens: readonly Token[]): void {
  let isList = false;
  for (let at = quantities.length - 2; at >= 0; at--) {
    const [one, other] = [quantities[at], quantities[at + 1]];
    if (!one || !other) continue;
    const joint = tokens[one.end]?.text ?? '';
    const isJoined: boolean = joint === 'و' || joint === 'یا' || (isList && (joint === '،' || joint === ','));
    const isOpen = one.units.length === 0 && !one.high && !one.bound && one.after.length === 0 && !other.bound;
    const isNext = other.first === one.end + 1 && other.before.length === 0 && one.low.value < other.low.value;
    isList = isJoined && isOpen && isNext;
    if (isList) one.units = other.units;
  }
}

const opposite = { atMost: 'atLeast', atLeast: 'atMost' } as const;

/** «هد حداقل ۵۰ و حداکثر ۷۰ متر»: two ends of one range share name and unit. */
export function shareEnds(quantities: readonly Quantity[], tokens: readonly Token[]): void {
  for (const [at, low] of quantities.entries()) {
    const high = quantities[at + 1];
    if (!high?.bound || high.bound === 'about' || low.bound !== opposite[high.bound]) continue;
    const between = tokens.slice(low.end, high.numberAt).map(({ text }) => text);
    if (!between.every((text) => text === 'و' || bounds.has(text))) continue;
    if (low.units.length === 0) low.units = high.units;
    if (high.units.length === 0) high.units = low.units;
    if (high.before.length === 0) high.before = [...low.before];
    if (low.before.length === 0 && low.after.length === 0) low.after = [...high.after];
  }
}

/** «حداقل ۸ تا ورودی و ۶ تا خروجی»: a bound holds for both of two counts that are named behind their numbers. */
export function shareBounds(quantities: readonly Quantity[], tokens: readonly Token[]): void {
  for (const [at, one] of quantities.entries()) {
    const other = quantities[at + 1];
    if (!other || !one.bound || one.bound === 'about' || other.bound || other.high) continue;
    const isCount = [one, other].every(
      ({ units, before, after }) => units.length === 0 && before.length === 0 && after.length > 0,
    );
    const last = Math.max(one.end - 1, ...one.after);
    if (isCount && tokens[last + 1]?.text === 'و' && other.first === last + 2) other.bound = one.bound;
  }
}

/** «طول ۲۰ و ۳۰»: the name before the first figure is that of the second one too. */
export function shareNames(quantities: readonly Quantity[], tokens: readonly Token[]): void {
  const isBare = ({ units, high, bound, after }: Quantity) =>
    units.length === 0 && after.length === 0 && high === undefined && bound === undefined;
  for (const [at, one] of quantities.entries()) {
    const other = quantities[at + 1];
    const joint = tokens[one.end]?.text ?? '';
    if (!other || other.first !== one.end + 1 || (joint !== 'و' && joint !== 'یا')) continue;
    if (!isBare(one) || !isBare(other) || one.before.length === 0 || other.before.length > 0) continue;
    other.before = [...one.before];
    other.isListed = true;
  }
}
