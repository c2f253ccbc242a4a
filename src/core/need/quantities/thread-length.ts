import { type Dimension, is, isTimes, range } from '../numbers/dimension.ts';
import { readNumber } from '../numbers/read-number.ts';
import type { OptionMatch } from '../options/match-options.ts';
import { indexOptions } from '../options/option-index.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { timesMarks } from '../words/trade-words.ts';

/** The token of the mark in «۱۲ در ۸۰» of a screw: the first number is a thread of it. */
function bareThreadEnd(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): number | undefined {
  const found = tokens.findIndex((token, at) => {
    const length = tokens[at + 2];
    const isProduct = timesMarks.has(tokens[at + 1]?.text ?? '') && length?.kind === 'number' && !taken.has(at + 2);
    if (token.kind !== 'number' || token.isGlued || taken.has(at) || !isProduct) return false;
    if (timesMarks.has(tokens[at - 1]?.text ?? '') || Number(length.text) <= Number(token.text)) return false;
    return properties.some(({ property }) => indexOptions(property, units).forms.has(`m${token.text}`));
  });
  return found < 0 ? undefined : found + 1;
}

/** The length in «M12×60», «M12 در ۶۰» and «۱۲ در ۶۰», of what has one length and a thread. */
export function readThreadLength(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  options: readonly OptionMatch[],
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Dimension | undefined {
  const [length, other] = properties.filter((one) => is(one, 'Length', 'طول') && one.concepts.size === 1);
  if (!length || other) return undefined;
  const thread = options.find(({ first, end, optionIds }) => {
    const isThread = tokens[first]?.text === 'm' || tokens[first]?.text === 'ام';
    return isThread && optionIds.size === 1 && timesMarks.has(tokens[end]?.text ?? '');
  });
  const mark = thread?.end ?? bareThreadEnd(tokens, taken, properties, units);
  const number = mark === undefined ? undefined : readNumber(tokens, mark + 1);
  if (mark === undefined || !number || isTimes(tokens, number.end)) return undefined;
  const unit = readUnit(tokens, number.end, units);
  const said = unit?.units.find(({ quantityId }) => quantityId === 'Length');
  const end = said && unit ? unit.end : number.end;
  const unitId = said?.id ?? length.property.defaultUnit?.id ?? null;
  return { at: mark + 1, tokens: range(mark, end), propertyId: length.property.id, unitId, number };
}
