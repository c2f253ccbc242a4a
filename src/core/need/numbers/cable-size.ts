import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { timesMarks } from '../words/trade-words.ts';
import { type Dimension, is, isTimes, range } from './dimension.ts';
import { readNumber } from './read-number.ts';

/** «۳×۲.۵» of a cable is cores × section. */
export function readCableSize(
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
    if (!area || isTimes(tokens, area.end)) continue;
    const unitId = section.property.defaultUnit?.id ?? null;
    // «۳×۳۵+۱۶» has a thinner core besides.
    const isOpen = tokens[area.end]?.text === '+';
    return [
      {
        at: first,
        tokens: range(first, count.end),
        propertyId: cores.property.id,
        unitId: null,
        number: count,
        isOpen,
      },
      { at: count.end + 1, tokens: range(count.end, area.end), propertyId: section.property.id, unitId, number: area },
    ];
  }
  return [];
}
