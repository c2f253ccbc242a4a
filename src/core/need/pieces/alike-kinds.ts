import type { CategoryMatch } from '../kinds/category-match.ts';
import type { IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import { joinText } from '../words/need-tokens.ts';
import { wordKey } from '../words/word-keys.ts';
import type { Piece, Sentence } from './pieces.ts';
import { readInCategory } from './read-in-category.ts';

const explained = (pieces: readonly Piece[]) => new Set(pieces.flatMap(({ tokens }) => [...tokens]));

/** How many words stand behind these in the names of the kind that begin with them. */
const qualifiersOf = ({ forms }: IndexedCategory, said: string, isNameOnly: boolean): Set<number> =>
  new Set(
    forms.flatMap(({ kind, words }) => {
      const at = words.findIndex((_, last) => words.slice(0, last + 1).join('') === said);
      return at < 0 || at === words.length - 1 || (isNameOnly && kind !== 'name') ? [] : [words.length - 1 - at];
    }),
  );

/** «شیر برقی NG6»: kinds that begin with the same word and have an option of the code that this one lacks. */
function kindsWithCode(
  match: CategoryMatch,
  own: IndexedCategory,
  pieces: readonly Piece[],
  sentence: Sentence,
  index: VocabularyIndex,
): readonly string[] {
  const { tokens, barred } = sentence;
  const known = explained(pieces);
  const isOpen = (at: number) => !known.has(at) && !barred.has(at) && (at < match.first || at >= match.end);
  const isCode = (at: number) =>
    isOpen(at) && isOpen(at + 1) && /^[a-z]{1,4}$/.test(tokens[at]?.text ?? '') && tokens[at + 1]?.kind === 'number';
  const codes = tokens.flatMap((_, at) => (isCode(at) && tokens[at + 1]?.isGlued ? [at] : []));
  if (codes.length === 0) return [];
  const head = wordKey(tokens[match.first]?.text ?? '');
  const begun = index.formsByWord.get(head)?.filter(({ words }) => words[0] === head) ?? [];
  return [...new Set(begun.map(({ categoryId }) => categoryId))].filter((categoryId) => {
    const other = index.categories.get(categoryId);
    if (!other?.isLeaf || other === own || other.category.categoryType !== own.category.categoryType) return false;
    const options = readInCategory(sentence, other, { ...match, categoryId }, index).pieces.filter(
      ({ filter }) => filter?.kind === 'options',
    );
    return codes.some((at) => options.some((piece) => piece.tokens.has(at)));
  });
}

/** «آلن M8 استیل»: the last word of «پیچ آلن», as the first one of «آلن خزینه». */
function calledByLast(
  match: CategoryMatch,
  own: IndexedCategory,
  pieces: readonly Piece[],
  sentence: Sentence,
  index: VocabularyIndex,
): readonly string[] {
  const { categories, formsByWord } = index;
  if (match.end - match.first > 1) return [];
  const said = wordKey(sentence.tokens[match.first]?.text ?? '');
  const last = (formsByWord.get(said) ?? []).filter(({ words }) => words.length === 2 && words[1] === said);
  const needed = explained(pieces);
  return [...new Set(last.map(({ categoryId }) => categoryId))].filter((categoryId) => {
    const other = categories.get(categoryId);
    if (!other?.isLeaf || other === own || other.category.parentId !== own.category.parentId) return false;
    const read = explained(readInCategory(sentence, other, { ...match, categoryId }, index).pieces);
    return [...needed].every((at) => read.has(at));
  });
}

const TWIN_WORDS = 2;

const nameOf = ({ forms }: IndexedCategory) => forms.find(({ kind }) => kind === 'name')?.words ?? [];

/** «بال ولو ۱ اینچ دنده‌ای»: the other one of two that share most of their names, if a word of its name is said. */
function twinsNamed(
  match: CategoryMatch,
  own: IndexedCategory,
  pieces: readonly Piece[],
  { tokens, barred }: Sentence,
  index: VocabularyIndex,
): readonly string[] {
  const known = explained(pieces);
  const isOpen = (at: number) => !known.has(at) && !barred.has(at) && at >= match.end;
  const said = new Set(
    tokens.flatMap((_, at) =>
      [at + 1, at + 2].filter((end) => isOpen(at) && isOpen(end - 1)).map((end) => wordKey(joinText(tokens, at, end))),
    ),
  );
  const parent = index.categories.get(own.category.parentId ?? '');
  return (parent?.leafIds ?? []).filter((id) => {
    const other = index.categories.get(id);
    if (!other || other === own) return false;
    const shared = nameOf(other).filter((word) => nameOf(own).includes(word)).length;
    return (
      shared >= TWIN_WORDS &&
      nameOf(other).some((word) => said.has(word) && !own.forms.some(({ words }) => words.includes(word)))
    );
  });
}

/**
 * Other kinds that people call so too: «اینورتر» is a drive, and the first word of «اینورتر جوش». None if the rest of the
 * sentence says what they lack.
 */
export function alikeKinds(
  match: CategoryMatch,
  pieces: readonly Piece[],
  sentence: Sentence,
  index: VocabularyIndex,
): readonly string[] {
  const own = index.categories.get(match.categoryId);
  if (own?.isLeaf && !match.isWhole) {
    const coded = kindsWithCode(match, own, pieces, sentence, index);
    return coded.length > 0 ? coded : calledByLast(match, own, pieces, sentence, index);
  }
  if (!own?.isLeaf || match.also.length > 0) return [];
  const twins = twinsNamed(match, own, pieces, sentence, index);
  if (twins.length > 0) return twins;
  const said = wordKey(joinText(sentence.tokens, match.first, match.end));
  const heads = index.formsByWord.get(wordKey(sentence.tokens[match.first]?.text ?? '')) ?? [];
  const rivals = new Set([...(index.formsByWord.get(said) ?? []), ...heads].map(({ categoryId }) => categoryId));
  const needed = explained(pieces);
  if (needed.size === 0) return [];
  const { parentId } = own.category;
  const parent = index.categories.get(parentId ?? '');
  const isBranchToo = parent?.forms.some(({ kind, words }) => kind === 'synonym' && words.join('') === said) ?? false;
  const names = qualifiersOf(own, said, true);
  return [...rivals].filter((categoryId) => {
    const other = index.categories.get(categoryId);
    if (!other?.isLeaf || categoryId === match.categoryId) return false;
    if (other.category.categoryType !== own.category.categoryType) return false;
    // Of one branch, the word is as good a name of both: «پیچ آلن سراستوانه» and «پیچ آلن سرخزینه».
    const isSibling = other.category.parentId === parentId;
    const counts = qualifiersOf(other, said, isSibling);
    const isAlike = isSibling && !isBranchToo ? [...counts].some((count) => names.has(count)) : counts.size > 0;
    if (!isAlike) return false;
    const read = explained(readInCategory(sentence, other, { ...match, categoryId }, index).pieces);
    return [...needed].every((at) => read.has(at));
  });
}
