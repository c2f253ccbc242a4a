import type { CategoryMatch } from '../kinds/category-match.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText } from '../words/need-tokens.ts';
import { wordKey } from '../words/word-keys.ts';
import type { Sentence } from './pieces.ts';
import { readExclusions } from './read-exclusions.ts';

/** «سه فاز نباشه»: a word of the kind's own name is ruled out. */
export function isRuledOut(
  { categoryId }: CategoryMatch,
  sentence: Sentence,
  negated: ReadonlySet<number>,
  index: VocabularyIndex,
): boolean {
  const { tokens } = sentence;
  const category = index.categories.get(categoryId);
  const forms = category?.forms.filter(({ kind }) => kind === 'name') ?? [];
  // «لوله غیر درزدار»: an option of the kind is not the kind.
  const isOption = negated.size > 0 && readExclusions(sentence, negated, category, index).length > 0;
  return (
    !isOption &&
    [...negated].some((at) =>
      [at + 1, at + 2].some((end) => {
        const key = wordKey(joinText(tokens, at, end));
        return (end === at + 1 || negated.has(at + 1)) && forms.some(({ words }) => words.includes(key));
      }),
    )
  );
}

/** «میلگرد غیر آجدار»: the other kinds that the words name. */
export function withoutRuledOut(
  named: readonly CategoryMatch[],
  sentence: Sentence,
  negated: ReadonlySet<number>,
  index: VocabularyIndex,
): readonly CategoryMatch[] {
  const left = named.filter((match) => !isRuledOut(match, sentence, negated, index));
  return left.length > 0 ? left : named;
}
