import { matchOptions } from './match-options.ts';
import { spanOf } from './need-tokens.ts';
import type { NeedFilter } from './need-types.ts';
import { optionFilter, type Sentence } from './pieces.ts';
import { readQuantities } from './read-quantities.ts';
import { resolveQuantity } from './resolve-quantity.ts';
import { dimensions } from './trade-words.ts';
import type { IndexedCategory, VocabularyIndex } from './vocabulary-index.ts';
import { conceptOf } from './word-keys.ts';

/** The options that negated words name, each property once. */
export function readExclusions(
  { tokens }: Sentence,
  negated: ReadonlySet<number>,
  category: IndexedCategory | undefined,
  { units }: VocabularyIndex,
): NeedFilter[] {
  if (!category || negated.size === 0) return [];
  const { properties } = category;
  const isFree = (at: number) => negated.has(at);
  const name = { isNameWord: () => false, isName: false };
  const { settled, claimed } = matchOptions(tokens, isFree, properties, units, name);
  const said = settled.map(({ property, optionIds, first, end }) =>
    optionFilter(property.property.id, optionIds, spanOf(tokens, first, end), 'stated'),
  );
  const taken = new Set([...tokens.keys()].filter((at) => !negated.has(at) || claimed.has(at)));
  const concept = (at: number) => conceptOf(tokens[at]?.text ?? '');
  const quantities = readQuantities({
    tokens,
    units,
    taken,
    isCue: (at) => properties.some(({ concepts }) => concepts.has(concept(at))),
    isDimension: (at) => dimensions.has(concept(at)),
  });
  // «بوبین ۲۴ ولت نه»
  const measured = quantities.flatMap((quantity) => {
    const outcome = resolveQuantity(tokens, quantity, properties, units);
    if (outcome?.kind !== 'options') return [];
    const first = Math.min(quantity.first, ...outcome.cues);
    return [
      optionFilter(outcome.property.property.id, outcome.optionIds, spanOf(tokens, first, quantity.end), 'stated'),
    ];
  });
  const known = new Set(said.map(({ propertyId }) => propertyId));
  return [...said, ...measured.filter(({ propertyId }) => !known.has(propertyId))];
}
