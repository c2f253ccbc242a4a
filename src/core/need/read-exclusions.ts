import { matchOptions } from './match-options.ts';
import { spanOf } from './need-tokens.ts';
import type { NeedFilter } from './need-types.ts';
import type { Sentence } from './read-in-category.ts';
import type { IndexedCategory, VocabularyIndex } from './vocabulary-index.ts';

/** The options that negated words name, each property once. */
export function readExclusions(
  { tokens }: Sentence,
  negated: ReadonlySet<number>,
  category: IndexedCategory | undefined,
  { units }: VocabularyIndex,
): NeedFilter[] {
  if (!category || negated.size === 0) return [];
  const isFree = (at: number) => negated.has(at);
  const name = { isNameWord: () => false, isName: false };
  return matchOptions(tokens, isFree, category.properties, units, name).settled.map(
    ({ property, optionIds, first, end }): NeedFilter => ({
      propertyId: property.property.id,
      kind: 'options',
      min: null,
      max: null,
      unitId: null,
      optionIds: [...optionIds],
      span: spanOf(tokens, first, end),
      certainty: 'stated',
    }),
  );
}
