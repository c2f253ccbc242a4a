import type { CategoryMatch } from '../kinds/category-match.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { conceptOf } from '../words/word-keys.ts';
import type { ReadAmount } from './read-amount.ts';

/** «۱۹ تا دنده», «۲۵ تا مدرک»: the pieces are parts of the thing, which a property of it counts; none are ordered. */
export function countsPart(
  tokens: readonly Token[],
  { first, end }: ReadAmount,
  matches: readonly CategoryMatch[],
  { categories }: VocabularyIndex,
): boolean {
  const part = tokens[end];
  if (matches.length === 0 || part?.kind !== 'word' || !['تا', 'عدد'].includes(tokens[end - 1]?.text ?? ''))
    return false;
  return matches.every(
    (match) =>
      !(end >= match.first && end < match.end) &&
      first >= match.first &&
      categories
        .get(match.categoryId)
        ?.properties.some(
          ({ property, concepts }) =>
            property.dataType === 'number' && !property.quantityId && concepts.has(conceptOf(part.text)),
        ),
  );
}
