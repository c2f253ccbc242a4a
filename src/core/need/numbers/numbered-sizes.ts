import type { IndexedProperty } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { unitsBefore } from '../words/trade-words.ts';
import type { Quantity } from './quantity.ts';

/** «پوتین نمره ۴۴», «ناودانی نمره ۱۰»: the number of a size, where the thing is not called by the section of a wire. */
export function isNumberedSize(
  tokens: readonly Token[],
  { first, units }: Quantity,
  properties: readonly IndexedProperty[],
) {
  const [called] = properties.filter(({ property }) => property.dataType === 'number');
  return unitsBefore.has(tokens[first]?.text ?? '') && !units.some(({ id }) => id === called?.property.defaultUnit?.id);
}
export const asSize = (quantity: Quantity): Quantity => ({
  ...quantity,
  units: [],
  before: [...quantity.before, quantity.first],
});
