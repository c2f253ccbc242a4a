import type { OptionMatch } from './match-options.ts';
import type { Token } from './need-tokens.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { timesMarks } from './trade-words.ts';
import { readUnit, type UnitIndex } from './unit-index.ts';
import type { IndexedProperty } from './vocabulary-index.ts';

interface Dimension {
  at: number;
  tokens: ReadonlySet<number>;
  propertyId: string;
  unitId: string | null;
  number: ReadNumber;
}

const is = (one: IndexedProperty, quantityId: string | null, ...concepts: string[]) =>
  one.property.dataType === 'number' &&
  (one.property.quantityId ?? null) === quantityId &&
  concepts.every((concept) => one.concepts.has(concept));

const range = (first: number, end: number) => new Set(Array.from({ length: end - first }, (_, at) => first + at));

/**
 * Parses the two notations that every trade shares: «M12×60» is thread × length, «۳×۲.۵» of a cable is cores × section.
 * Other products of numbers are ambiguous and stay unread.
 */
export function readDimensions(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  options: readonly OptionMatch[],
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Dimension[] {
  const lengths = properties.filter((one) => is(one, 'Length', 'طول') && one.concepts.size === 1);
  const [length] = lengths;
  const thread = options.find(({ first, end, optionIds }) => {
    const isThread = tokens[first]?.text === 'm' || tokens[first]?.text === 'ام';
    return isThread && optionIds.size === 1 && timesMarks.has(tokens[end]?.text ?? '');
  });
  if (length && lengths.length === 1 && thread) {
    const number = readNumber(tokens, thread.end + 1);
    if (number && !isTimes(tokens, number.end)) {
      const unit = readUnit(tokens, number.end, units);
      const said = unit?.units.find(({ quantityId }) => quantityId === 'Length');
      const end = said && unit ? unit.end : number.end;
      const unitId = said?.id ?? length.property.defaultUnit?.id ?? null;
      return [{ at: thread.end + 1, tokens: range(thread.end, end), propertyId: length.property.id, unitId, number }];
    }
  }
  return readCableSize(tokens, taken, properties);
}

/** «۷×۱.۵ در شیراز» is one product. */
function isTimes(tokens: readonly Token[], at: number): boolean {
  return timesMarks.has(tokens[at]?.text ?? '') && readNumber(tokens, at + 1) !== undefined;
}

function readCableSize(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  properties: readonly IndexedProperty[],
): Dimension[] {
  const cores = properties.find((one) => is(one, null, 'رشته'));
  const section = properties.find((one) => is(one, 'Area', 'مقطع'));
  if (!cores || !section) return [];
  for (let first = 0; first < tokens.length; first++) {
    const before = tokens[first - 1];
    if (taken.has(first) || (before && timesMarks.has(before.text))) continue;
    if (tokens[first]?.isGlued && before?.kind === 'word') continue;
    const count = readNumber(tokens, first);
    if (!count || !Number.isInteger(count.value) || !timesMarks.has(tokens[count.end]?.text ?? '')) continue;
    const area = readNumber(tokens, count.end + 1);
    if (!area || isTimes(tokens, area.end) || tokens[area.end]?.text === '+') continue;
    const unitId = section.property.defaultUnit?.id ?? null;
    return [
      { at: first, tokens: range(first, count.end), propertyId: cores.property.id, unitId: null, number: count },
      { at: count.end + 1, tokens: range(count.end, area.end), propertyId: section.property.id, unitId, number: area },
    ];
  }
  return [];
}
