import type { Quantity } from '../numbers/quantity.ts';
import type { IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { vagueInCategory } from '../words/trade-words.ts';
import { wordKey } from '../words/word-keys.ts';
import type { CategoryMatch } from './category-match.ts';
import { isThing } from './doubtful-category.ts';

type IsUnread = (at: number) => boolean;

const RIVAL_WORDS_MAX = 3;

/** «آبکاری گالوانیزه گرم»: the unread words right behind are the whole name of another kind. */
function namedBehind(
  tokens: readonly Token[],
  { end }: CategoryMatch,
  own: IndexedCategory,
  isUnread: IsUnread,
  { categories, formsByWord }: VocabularyIndex,
): readonly string[] {
  // «سافت‌استارتر الکتروموتور»: what a thing is for stands behind it too.
  if (own.category.categoryType === 'Product') return [];
  for (let to = end + RIVAL_WORDS_MAX; to > end; to--) {
    const words = tokens.slice(end, to);
    if (words.length < to - end || !words.every((token, step) => isUnread(end + step) && isThing(token))) continue;
    const said = wordKey(joinText(tokens, end, to));
    const named = (formsByWord.get(wordKey(words[0]?.text ?? '')) ?? []).filter(
      ({ kind, words: name }) =>
        kind !== 'method' && kind !== 'piece' && (name.join('') === said || wordKey(name.join('')) === said),
    );
    const rivals = named.flatMap(({ categoryId }) => {
      const other = categories.get(categoryId);
      const isAlike = other?.isLeaf && other !== own && other.category.categoryType === own.category.categoryType;
      return isAlike ? [categoryId] : [];
    });
    if (rivals.length > 0) return [...new Set(rivals)];
  }
  return [];
}

/** «خم ورق» of «خم و رول ورق»: the word beside the match and its own words are those of one name of another kind. */
function namedTogether(
  tokens: readonly Token[],
  { first, end }: CategoryMatch,
  own: IndexedCategory,
  isUnread: IsUnread,
  { categories, formsByWord }: VocabularyIndex,
): readonly string[] {
  const said = tokens.slice(first, end).map(({ text }) => wordKey(text));
  const isOwn = (word: string) => own.forms.some(({ words }) => words.includes(word));
  return [first - 1, end].flatMap((at) => {
    const token = tokens[at];
    const word = wordKey(token?.text ?? '');
    if (!token || !isUnread(at) || !isThing(token) || isOwn(word)) return [];
    const forms = formsByWord.get(word)?.filter(({ words }) => said.every((one) => words.includes(one))) ?? [];
    return forms
      .map(({ categoryId }) => categoryId)
      .filter((id) => id !== own.category.id && categories.get(id)?.isLeaf);
  });
}

/** Other kinds that the unread words beside a match name at least as well. */
export function rivalKinds(
  tokens: readonly Token[],
  match: CategoryMatch,
  isUnread: IsUnread,
  index: VocabularyIndex,
): readonly string[] {
  const own = index.categories.get(match.categoryId);
  if (!own?.isLeaf) return [];
  const rivals = namedBehind(tokens, match, own, isUnread, index);
  return [...new Set(rivals.length > 0 ? rivals : namedTogether(tokens, match, own, isUnread, index))];
}

/** «شیر برقی ۲۲۰ ولت»: half a name, and a measure that the kind does not have. */
export function isHalfNamed(
  { isWhole, score, categoryId }: CategoryMatch,
  homeless: readonly Quantity[],
  isUnread: IsUnread,
  { categories }: VocabularyIndex,
): boolean {
  const isGoods = categories.get(categoryId)?.category.categoryType === 'Product';
  const isForeign = ({ units, numberAt }: Quantity) =>
    units.some(({ quantityId }) => !quantityId.endsWith('Count')) && isUnread(numberAt);
  return isGoods && !isWhole && score < WHOLE_SCORE && homeless.some(isForeign);
}
const WHOLE_SCORE = 12;

/** «اینورتر خورشیدی»: a word right behind the match that belongs to names of other kinds of thing, and to none of its own. */
export function isOfOtherKinds(
  tokens: readonly Token[],
  { categoryId, end }: CategoryMatch,
  isUnread: IsUnread,
  { categories, formsByWord }: VocabularyIndex,
): boolean {
  const own = categories.get(categoryId);
  const next = tokens[end];
  if (!own || !next || !isUnread(end) || !isThing(next) || vagueInCategory.has(next.text)) return false;
  const key = wordKey(next.text);
  // «شیر یک‌طرفه فلنجی»: other valves are called so too.
  const isSibling = (id: string) => categories.get(id)?.category.parentId === own.category.parentId;
  const others = formsByWord.get(key) ?? [];
  // «بی‌متال کنتاکتور»: a thing, and no kind of it.
  if (others.some(({ categoryId: id, words }) => words[0] === key && categories.get(id)?.isLeaf)) return false;
  return (
    others.some(({ categoryId: id }) => categories.get(id)?.category.categoryType === own.category.categoryType) &&
    others.every(({ categoryId: id }) => id !== categoryId && !own.ancestorIds.includes(id) && !isSibling(id))
  );
}
