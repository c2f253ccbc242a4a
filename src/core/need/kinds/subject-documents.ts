import type { IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import { documentWords, vagueInCategory } from '../words/trade-words.ts';
import { stem } from '../words/word-keys.ts';
import type { CategoryMatch } from './category-match.ts';

const wordsOf = ({ forms }: IndexedCategory): string[] => forms.flatMap(({ words }) => words).map(stem);

/**
 * «استاندارد برای میلگرد آجدار»: the collection of standards that names the family of the thing; undefined if none or several
 * do.
 */
export function documentsAbout(
  subject: CategoryMatch | undefined,
  wanted: readonly CategoryMatch[],
  index: VocabularyIndex,
): CategoryMatch[] | undefined {
  const thing = index.categories.get(subject?.categoryId ?? '');
  const [asked] = wanted;
  if (!subject || !thing || !asked) return undefined;
  const family = new Set(
    [subject.categoryId, ...thing.ancestorIds].flatMap((id) => {
      const one = index.categories.get(id);
      return one ? wordsOf(one) : [];
    }),
  );
  const isTelling = (word: string) => family.has(word) && !documentWords.has(word) && !vagueInCategory.has(word);
  const leaves = [...new Set(wanted.flatMap(({ categoryId }) => index.categories.get(categoryId)?.leafIds ?? []))];
  const rated = leaves
    .map((categoryId) => {
      const leaf = index.categories.get(categoryId);
      return { categoryId, met: new Set(leaf ? wordsOf(leaf).filter(isTelling) : []).size };
    })
    .sort((one, other) => other.met - one.met);
  const [best, second] = rated;
  if (!best || best.met === 0 || best.met === second?.met) return undefined;
  const also = Array.from({ length: subject.end - subject.first }, (_, at) => subject.first + at);
  return [{ ...asked, categoryId: best.categoryId, also }];
}
