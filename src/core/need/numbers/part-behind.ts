import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { partWords, type ReadNumber } from './read-number.ts';

/** «یک تن و نیم», «دو اینچ و ربع»: the part said behind the unit, but «یک متر و نیم اینچ» are two measures. */
export function withPartBehind(
  tokens: readonly Token[],
  number: ReadNumber,
  unitEnd: number,
  units: UnitIndex,
): { number: ReadNumber; end: number } {
  const part = tokens[unitEnd]?.text === 'و' ? partWords.get(tokens[unitEnd + 1]?.text ?? '') : undefined;
  if (part === undefined || !Number.isInteger(number.value) || readUnit(tokens, unitEnd + 2, units))
    return { number, end: unitEnd };
  const value = number.value + part;
  return { number: { ...number, value, fraction: value }, end: unitEnd + 2 };
}
