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
 * Parses the notations that every trade shares: «M12×60» is thread × length, «۳×۲.۵» of a cable is cores × section,
 * «۳۰×۴۷×۷» are the lengths of the category in their order.
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
  const cable = readCableSize(tokens, taken, properties);
  return cable.length > 0 ? cable : readSides(tokens, taken, properties, units);
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

/** «۶۰×۶۰×۶» of an angle: two equal sides are one property. */
const withoutTwin = (numbers: readonly ReadNumber[]) =>
  numbers[0]?.value === numbers[1]?.value ? numbers.slice(1) : numbers;

/** Lengths that a product of numbers may name, inherited ones first: the bore of a bearing before its own sizes. */
function sidesOf(properties: readonly IndexedProperty[], count: number): IndexedProperty[] {
  const ids = [...new Set(properties.map(({ property }) => property.categoryId))].reverse();
  const ordered = ids.flatMap((id) => properties.filter(({ property }) => property.categoryId === id));
  const lengths = ordered.filter((one) => is(one, 'Length') && !one.concepts.has('شاخه'));
  // A sheet is named by thickness, width and length, or by the last two.
  return count === 2 && lengths.length === 3 && lengths[0]?.concepts.has('ضخامت') ? lengths.slice(1) : lengths;
}

function readSides(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Dimension[] {
  for (let first = 0; first < tokens.length; first++) {
    if (taken.has(first) || (tokens[first]?.isGlued && tokens[first - 1]?.kind === 'word')) continue;
    const found: { number: ReadNumber; from: number }[] = [];
    for (let at = first; ; ) {
      const number = readNumber(tokens, at);
      if (!number || number.isWord || taken.has(at)) break;
      found.push({ number, from: at });
      if (!timesMarks.has(tokens[number.end]?.text ?? '')) break;
      at = number.end + 1;
    }
    const last = found.at(-1);
    if (found.length < 2 || !last || timesMarks.has(tokens[first - 1]?.text ?? '')) continue;
    const unit = readUnit(tokens, last.number.end, units);
    const said = unit?.units.find(({ quantityId }) => quantityId === 'Length');
    if (unit && !said) return [];
    const end = unit?.end ?? last.number.end;
    return assignSides(
      found.map(({ number }) => number),
      found.map(({ from }) => from),
      end,
      properties,
      said?.id,
    );
  }
  return [];
}

function assignSides(
  numbers: readonly ReadNumber[],
  starts: readonly number[],
  end: number,
  properties: readonly IndexedProperty[],
  unitId: string | undefined,
): Dimension[] {
  const sides = sidesOf(properties, numbers.length);
  const distinct = sides.length < numbers.length ? withoutTwin(numbers) : numbers;
  const skipped = numbers.length - distinct.length;
  // A length that comes first in the category is seldom said first.
  if (sides.length < distinct.length || sides[0]?.concepts.has('طول')) return [];
  return distinct.flatMap((number, at) => {
    const property = sides[at]?.property;
    const from = starts[at === 0 ? 0 : at + skipped] ?? end;
    const next = starts[at + skipped + 1] ?? end;
    if (!property) return [];
    return [
      {
        at: from,
        tokens: range(from, next),
        propertyId: property.id,
        unitId: unitId ?? property.defaultUnit?.id ?? null,
        number,
      },
    ];
  });
}
