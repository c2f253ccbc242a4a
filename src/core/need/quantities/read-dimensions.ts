import { readCableSize } from '../numbers/cable-size.ts';
import { type Dimension, is, range } from '../numbers/dimension.ts';
import { markedRow } from '../numbers/marked-rows.ts';
import { unsaidUnitOfAll } from '../numbers/observed.ts';
import { type ReadNumber, readNumber } from '../numbers/read-number.ts';
import type { OptionMatch } from '../options/match-options.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { timesMarks } from '../words/trade-words.ts';
import { readThreadLength } from './thread-length.ts';

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
  const threaded = readThreadLength(tokens, taken, options, properties, units);
  if (threaded) return [threaded];
  const cable = readCableSize(tokens, taken, properties);
  if (cable.length > 0) return cable;
  const sides = markedRow(tokens, taken) === undefined ? readSides(tokens, taken, properties, units) : [];
  return sides.length > 0 ? sides : readRow(tokens, taken, properties, units);
}

const ROW = 3;

/** «کاسه نمد ۳۰ ۴۷ ۷»: three numbers in a row. */
function readRow(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
): Dimension[] {
  const marked = markedRow(tokens, taken);
  if (marked !== undefined) {
    const starts = [marked, marked + 2, marked + 4];
    return assignSides(
      starts.flatMap((at) => plainNumber(tokens, at) ?? []),
      starts,
      marked + 5,
      properties,
      undefined,
      units,
    );
  }
  const isPlain = (at: number) => tokens[at]?.kind === 'number' && !tokens[at]?.isGlued && !taken.has(at);
  const first = tokens.findIndex(
    (_, at) =>
      [0, 1, 2].every((step) => isPlain(at + step)) &&
      tokens[at - 1]?.kind !== 'number' &&
      tokens[at + ROW]?.kind !== 'number',
  );
  const behind = tokens[first + ROW];
  if (first < 0 || behind?.isGlued || (behind && readUnit(tokens, first + ROW, units))) return [];
  const starts = [first, first + 1, first + 2];
  const numbers = starts.flatMap((at) => plainNumber(tokens, at) ?? []);
  if (sidesOf(properties, ROW, numbers[0]?.value ?? 0).length < ROW) return [];
  return assignSides(numbers, starts, first + ROW, properties, undefined, units);
}

const SLASHED_MIN = 10;
/** «۶۳/۲۸»: a slash between two whole numbers that are no fraction. */
const isSlash = (tokens: readonly Token[], at: number): boolean => {
  const [over, under] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.text !== '/' || over?.kind !== 'number' || under?.kind !== 'number') return false;
  return [over, under].every(({ text }) => /^\d+$/.test(text) && Number(text) >= SLASHED_MIN);
};

/** «۶۰×۶۰×۶» of an angle: two equal sides are one property. */
const withoutTwin = (numbers: readonly ReadNumber[]) =>
  numbers[0]?.value === numbers[1]?.value ? numbers.slice(1) : numbers;

/** «ورق ۱۰ در ۱۵۰۰» begins with the thickness; «۱۰۰ در ۲۰۰» is in centimetres. */
const SHEET_WIDTH_MIN = 60;
const SHEET_METRES_MAX = 12;

/** Lengths that a product of numbers may name, inherited ones first: the bore of a bearing before its own sizes. */
function sidesOf(properties: readonly IndexedProperty[], count: number, first: number): IndexedProperty[] {
  const ids = [...new Set(properties.map(({ property }) => property.categoryId))].reverse();
  const ordered = ids.flatMap((id) => properties.filter(({ property }) => property.categoryId === id));
  const lengths = ordered.filter((one) => is(one, 'Length') && !one.concepts.has('شاخه'));
  // A sheet is named by thickness, width and length, or by the last two.
  const isSheet = count === 2 && lengths.length === 3 && lengths[0]?.concepts.has('ضخامت');
  return isSheet && first >= SHEET_WIDTH_MIN ? lengths.slice(1) : lengths;
}

const plainNumber = (tokens: readonly Token[], at: number): ReadNumber | undefined =>
  tokens[at]?.kind === 'number' ? { value: Number(tokens[at]?.text), end: at + 1, isWord: false } : undefined;

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
      const slashed = isSlash(tokens, at + 1) || isSlash(tokens, at - 1);
      const number = slashed ? plainNumber(tokens, at) : readNumber(tokens, at);
      if (!number || taken.has(at)) break;
      found.push({ number, from: at });
      if (!timesMarks.has(tokens[number.end]?.text ?? '') && !isSlash(tokens, number.end)) break;
      at = number.end + 1;
    }
    const last = found.at(-1);
    if (found.length < 2 || !last || timesMarks.has(tokens[first - 1]?.text ?? '')) continue;
    const unit = readUnit(tokens, last.number.end, units);
    const said = unit?.units.find(({ quantityId }) => quantityId === 'Length');
    // «50x50x5 شاخه ۶ متری»
    const isCount = unit?.units.every(({ quantityId }) => quantityId.endsWith('Count'));
    if (unit && !said && !isCount) return [];
    const end = said && unit ? unit.end : last.number.end;
    // «ده در ده سانت», but «سه در آن» is no size.
    if (!said && found.length < 3 && found.some(({ number }) => number.isWord)) continue;
    return assignSides(
      found.map(({ number }) => number),
      found.map(({ from }) => from),
      end,
      properties,
      said?.id,
      units,
    );
  }
  return [];
}

/** «اورینگ ۳×۲۰»: no section is as large as the hole, no hole as the outside. */
function largerOutside(numbers: readonly ReadNumber[], sides: readonly IndexedProperty[]): readonly ReadNumber[] {
  const [first, second, ...rest] = numbers;
  const has = (at: number, ...concepts: string[]) => concepts.some((one) => sides[at]?.concepts.has(one));
  if (!first || !second || !has(0, 'داخلی', 'محور')) return numbers;
  const isWrong =
    (has(1, 'مقطع') && second.value > first.value) || (has(1, 'خارجی', 'نشیمن') && second.value < first.value);
  return isWrong ? [second, first, ...rest] : numbers;
}

function assignSides(
  numbers: readonly ReadNumber[],
  starts: readonly number[],
  end: number,
  properties: readonly IndexedProperty[],
  unitId: string | undefined,
  units: UnitIndex,
): Dimension[] {
  const isMetres = unitId === 'M' && numbers.length === 2;
  // «۱ در ۲ متر»: no thickness is said in metres.
  const sides = sidesOf(properties, numbers.length, isMetres ? SHEET_WIDTH_MIN : (numbers[0]?.value ?? 0));
  // «۵۰ در ۵۰» of an angle: no thickness is as large as the side.
  const isThickness = numbers.length === 2 && sides[1]?.concepts.has('ضخامت');
  const distinct = sides.length < numbers.length || isThickness ? withoutTwin(numbers) : numbers;
  const skipped = numbers.length - distinct.length;
  const placed = largerOutside(distinct, sides);
  // A length that comes first in the category is seldom said first.
  if (sides.length < distinct.length || sides[0]?.concepts.has('طول')) return [];
  // «ورق ۱.۵ در ۶» is said in metres.
  const isSheet = sides.length === 3 && sides[0]?.concepts.has('ضخامت') && numbers.length === 2;
  if (isSheet && unitId === undefined && numbers.every(({ value }) => value <= SHEET_METRES_MAX))
    return assignSides(
      numbers,
      starts,
      end,
      properties.filter((one) => one !== sides[0]),
      'M',
      units,
    );
  const meant =
    unitId ??
    unsaidUnitOfAll(
      sides.map(({ property }) => property),
      placed.map((low) => ({ low })),
      units,
    )?.id;
  const isUnitOpen = meant === undefined;
  return placed.flatMap((number, at) => {
    const property = sides[at]?.property;
    const from = starts[at === 0 ? 0 : at + skipped] ?? end;
    const next = starts[at + skipped + 1] ?? end;
    if (!property) return [];
    return [
      {
        at: from,
        tokens: range(from, next),
        propertyId: property.id,
        unitId: meant ?? property.defaultUnit?.id ?? null,
        number,
        isUnitOpen,
      },
    ];
  });
}
