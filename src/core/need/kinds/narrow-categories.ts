import { readUnit } from '../units/unit-index.ts';
import { type IndexedCategory, keysOf, type VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { purpose, vagueInCategory } from '../words/trade-words.ts';
import { wordKey } from '../words/word-keys.ts';
import type { CategoryMatch, Occurrence, Scored } from './category-match.ts';

/** A word of a branch that only some of its leaves start with selects those leaves: «گیربکس» of power transmission. */
export function narrowBranch(
  match: Scored,
  branch: IndexedCategory,
  index: VocabularyIndex,
  said: readonly string[],
): CategoryMatch[] {
  if (branch.isLeaf) return [match];
  const fitting = branch.leafIds.filter((id) =>
    index.categories
      .get(id)
      ?.forms.some(({ words }) => words.some((_, at) => said.includes(words.slice(0, at + 1).join('')))),
  );
  if (fitting.length === 0 || fitting.length === branch.leafIds.length) return [match];
  return fitting.map((categoryId) => ({ ...match, categoryId }));
}

/** The words behind `said` in names that begin with it, of one kind of name each; «میلگرد ساده و فولاد گرد» begins with two. */
function qualifiersOf({ category, forms }: IndexedCategory, said: string): string[] {
  const [first = ''] = category.name.split(' و ');
  const named = [{ kind: 'name', words: keysOf(first) }, ...forms.filter(({ kind }) => kind === 'synonym')];
  return named.flatMap(({ kind, words }) => {
    const own = words.findIndex((_, at) => words.slice(0, at + 1).join('') === said) + 1;
    return own > 0 && own < words.length ? [`${kind} ${words.length - own}`] : [];
  });
}

/** «پیچ آلن» beside «آلن خزینه»: the other one has a shorter name of its own. */
const hasShortName = ({ forms }: IndexedCategory, said: string): boolean =>
  forms.some(
    ({ kind, words: [head = '', ...rest] }) =>
      kind === 'synonym' && rest.length > 0 && head !== said && said.endsWith(head),
  );

/** «تیرآهن هاش»: its last words begin a name of the thing and of one beside it, each with another word behind. */
export function alsoCalled(match: CategoryMatch, tokens: readonly Token[], index: VocabularyIndex): CategoryMatch[] {
  const category = index.categories.get(match.categoryId);
  if (!category?.isLeaf || !match.isWhole || match.isName) return [match];
  const parent = index.categories.get(category.category.parentId ?? '');
  for (let from = match.first; from < match.end; from++) {
    // «پیچ ۸ در ۴۰ شش گوش»
    const own = tokens.filter(
      (_, at) => (at >= from && at < match.end && !match.skipped.includes(at)) || match.also.includes(at),
    );
    const said = wordKey(own.map(({ text }) => text).join(''));
    // «بوستر پمپ» ends with what every pump is called.
    if (from > match.first && parent?.forms.some(({ words }) => words.join('') === said)) continue;
    const qualifiers = new Set(qualifiersOf(category, said));
    const alike = (parent?.leafIds ?? []).flatMap((id) => {
      const other = id === match.categoryId ? undefined : index.categories.get(id);
      const isAlike = other && qualifiersOf(other, said).some((one) => qualifiers.has(one));
      return isAlike && !hasShortName(other, said) ? [{ ...match, categoryId: id }] : [];
    });
    if (alike.length > 0) return [match, ...alike].map((one) => ({ ...one, isShared: true }));
  }
  return [match];
}

const MIN_TELLING_LETTERS = 3;

/** «تسمه SPB», «شیر توپی دوتکه دنده‌ای»: narrows the candidates to those that a later word also matches. */
export function spokenOfAgain(
  candidates: CategoryMatch[],
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): CategoryMatch[] {
  const end = Math.max(0, ...candidates.map((match) => match.end));
  return occurrences.reduce((left, { key, first, end: last }) => {
    const isPurpose = purpose.has(tokens[first - 1]?.text ?? '');
    // «پیچ ۱۰ میل» is no threaded rod.
    const isUnit =
      tokens[first - 1]?.kind === 'number' && !/[a-z]/.test(key) && readUnit(tokens, first, index.units) !== undefined;
    const isTelling = key.length >= MIN_TELLING_LETTERS && !vagueInCategory.has(key);
    // «شش گوش» is said once.
    const isPart = left.some(({ also }) => also.includes(first));
    if (isUnit || isPart || left.length < 2 || first < end || !isTelling || isPurpose) return left;
    const again = left.filter(({ categoryId }) =>
      index.categories.get(categoryId)?.forms.some(({ words }) => words.includes(key)),
    );
    if (again.length === 0 || again.length === left.length) return left;
    const telling = Array.from({ length: last - first }, (_, at) => first + at);
    return again.map((match) => ({ ...match, also: [...match.also, ...telling] }));
  }, candidates);
}

/** «پمپ کفکش»: a branch followed directly by the name of one of its leaves. */
export function directlyBelow(
  wanted: readonly Scored[],
  matches: readonly Scored[],
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): CategoryMatch | undefined {
  const [branch, second] = wanted;
  if (!branch || (second && second.score === branch.score)) return undefined;
  const leaves = matches.filter(
    (match) =>
      match.isWhole &&
      match.first === branch.end &&
      index.categories.get(match.categoryId)?.ancestorIds.includes(branch.categoryId),
  );
  const [leaf, other] = leaves;
  if (leaf && !other) return { ...leaf, first: branch.first };
  return leaf ? undefined : leafOfHead(branch, tokens, occurrences, index);
}

/** «تابلو برق دیواری»: the first word of the branch and the word behind it are a name of one leaf. */
function leafOfHead(
  branch: Scored,
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): CategoryMatch | undefined {
  const head = wordKey(tokens[branch.first]?.text ?? '');
  const behind = occurrences.filter(
    ({ first, key }) =>
      first >= branch.end && key.length >= MIN_TELLING_LETTERS && !purpose.has(tokens[first - 1]?.text ?? ''),
  );
  const leafIds = index.categories.get(branch.categoryId)?.leafIds ?? [];
  const named = behind.flatMap(({ key, first, end }) =>
    leafIds
      .filter((id) =>
        index.categories
          .get(id)
          ?.forms.some(({ words }) => words.length === 2 && words[0] === head && words[1] === key),
      )
      .map((categoryId) =>
        first === branch.end
          ? { ...branch, categoryId, end, ownEnd: end }
          : { ...branch, categoryId, also: Array.from({ length: end - first }, (_, at) => first + at) },
      ),
  );
  const [only, second] = named;
  return branch.isWhole && only && !second ? only : undefined;
}
