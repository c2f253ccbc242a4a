import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { documentWords, purpose } from '../words/trade-words.ts';
import { stem, wordKey } from '../words/word-keys.ts';
import type { CategoryMatch, Occurrence, Scored } from './category-match.ts';
import { alsoCalled, directlyBelow, narrowBranch, spokenOfAgain } from './narrow-categories.ts';
import { occurrencesOf, says } from './occurrences.ts';
import { scoreCategories } from './score-categories.ts';
import { isStranger } from './strange-words.ts';
import { documentsAbout } from './subject-documents.ts';
import { isWorkedUpon, owned } from './worked-upon.ts';

/** Only branches say «استاندارد» and no more: the thing that the sentence names tells which of their leaves is meant. */
function aboutSubject(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  occurrences: readonly Occurrence[],
  wanted: readonly CategoryMatch[],
  index: VocabularyIndex,
): CategoryMatch[] | undefined {
  if (wanted.length === 0 || wanted.some(({ categoryId }) => index.categories.get(categoryId)?.isLeaf))
    return undefined;
  const things = scoreCategories(tokens, barred, occurrences, index, true).filter(({ isStrong }) => isStrong);
  const [subject] = things.sort((one, other) => other.score - one.score);
  return documentsAbout(subject, wanted, index);
}

/** «استاندارد B16.5», «استاندارد ایمنی و کیفیت»: the only collection below the branches that a later word names. */
function namedBelow(
  wanted: readonly CategoryMatch[],
  strong: readonly Scored[],
  { categories }: VocabularyIndex,
): CategoryMatch[] | undefined {
  const [branch] = wanted;
  if (!branch || wanted.some(({ categoryId }) => categories.get(categoryId)?.isLeaf)) return undefined;
  const leaves = strong.filter(
    ({ categoryId, isWhole }) =>
      isWhole &&
      categories.get(categoryId)?.isLeaf &&
      wanted.some((one) => categories.get(categoryId)?.ancestorIds.includes(one.categoryId)),
  );
  const [leaf] = leaves;
  if (!leaf || leaves.some(({ categoryId }) => categoryId !== leaf.categoryId)) return undefined;
  const also = leaves.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, at) => first + at));
  return [{ ...branch, categoryId: leaf.categoryId, also }];
}

function widen(cluster: Scored[], { categoryId, first, end }: Scored): void {
  for (const [at, match] of cluster.entries()) {
    if (match.categoryId !== categoryId) continue;
    cluster[at] = { ...match, first: Math.min(match.first, first), end: Math.max(match.end, end) };
  }
}

/** The step between a product and a service of the same words: «فرز» is a tool and a service. */
const KIND_STEP = 1;

/** Whether the words may as well mean this one; `best` has the highest score. */
function isRival(match: Scored, best: Scored | undefined): boolean {
  // «سی‌تی» is no «تی».
  // «کابل شو» is no cable.
  const isPart = best?.isWhole === true && match.first === best.first && match.end < best.end;
  const isInside = best !== undefined && (match.first > best.first || isPart) && match.end <= best.end;
  if (!best || match.score === best.score) return best !== undefined && !isInside;
  const isSamePlace = match.first === best.first && match.end === best.end;
  const isOtherType = match.categoryType !== best.categoryType;
  if (isSamePlace && isOtherType && !best.isWhole && !match.isWhole) return best.score - match.score <= KIND_STEP;
  // «شیر برقی هیدرولیک»: two words of «شیر برقی پنوماتیک», and two of «شیر جهتی هیدرولیک».
  const isHalf = !best.isWhole && !match.isWhole && best.said > 1 && match.said === best.said;
  if (isHalf && match.first === best.first && match.end > best.end) return true;
  // «پمپ دنده‌ای» begins both pumps, of which one is also called «دنده‌ای».
  return match.first < best.first && match.end >= best.end;
}

const isNameWord = (word: string, categoryId: string, index: VocabularyIndex): boolean =>
  index.categories.get(categoryId)?.forms.some(({ words }) => words.includes(wordKey(word))) ?? false;

/** «آچار ترکمتر», «آزمایشگاه کالیبراسیون»: the name right behind a word that begins another name of it, or that is no whole name. */
function nextCluster(
  tokens: readonly Token[],
  [first = [], ...rest]: readonly Scored[][],
  index: VocabularyIndex,
): Scored[] | undefined {
  const [best] = first;
  const next = rest.find((cluster) => cluster[0]?.first === best?.end);
  const [behind] = next ?? [];
  if (!best || !next || !behind?.isWhole || next.length > 1) return undefined;
  const said = wordKey(joinText(tokens, best.first, best.end));
  // «استاندارد ایزو ۲۷۶۸» is a document of any collection.
  if (documentWords.has(said)) return undefined;
  const isSame = index.categories.get(behind.categoryId)?.forms.some(({ words }) => words[0] === said);
  const isOwn = first.some(({ categoryId }) =>
    isNameWord(joinText(tokens, behind.first, behind.end), categoryId, index),
  );
  // «چرخ دنده‌ای»: an adjective is no thing of its own.
  const isAdjective = !behind.isName && /ی$/.test(tokens[behind.end - 1]?.text ?? '');
  const isPartial = !isOwn && !isAdjective && first.every(({ isWhole, end }) => !isWhole && end - best.first === 1);
  if (!isSame && !(isPartial && behind.categoryType === best.categoryType)) return undefined;
  const isGuess = !isSame && behind.categoryType === 'Product';
  return [{ ...behind, first: best.first, isGuess }];
}

/** «اکچویتور برقی برای شیر ۸ اینچ»: what is named at `first` is what an unknown thing is for. */
function isForStranger(tokens: readonly Token[], first: number, index: VocabularyIndex): boolean {
  const [noun, adjective] = [tokens[first - 3], tokens[first - 2]];
  return isStranger(adjective, index) || (/ی$/.test(adjective?.text ?? '') && isStranger(noun, index));
}

/** In Persian the wanted thing comes first: «مکانیکال سیل پمپ» is a seal. «برای پمپ» names a purpose. */
function wantedCluster(tokens: readonly Token[], matches: readonly Scored[], index: VocabularyIndex): Scored[] {
  // «ساخت مخزن تحت فشار» is no design.
  const isMade = ({ first, categoryType }: Scored) =>
    categoryType === 'ConsultingService' &&
    tokens[first - 1]?.text === 'ساخت' &&
    matches.some((other) => other.first === first - 1 && other.categoryType === 'IndustrialService');
  const byScore = matches
    .filter((match) => !isMade(match))
    .sort(
      (one, other) =>
        other.score - one.score || other.end - other.first - (one.end - one.first) || one.first - other.first,
    );
  const clusters: Scored[][] = [];
  for (const match of byScore) {
    const overlapping = clusters.find((cluster) =>
      cluster.some(({ first, end }) => match.first < end && first < match.end),
    );
    if (!overlapping) clusters.push([match]);
    else if (isRival(match, overlapping[0])) overlapping.push(match);
    // «پمپ لجن‌کش» matches by «لجن‌کش» alone; «پمپ» before it means the same pump.
    else widen(overlapping, match);
  }
  const isWork = (cluster: Scored[]) => cluster.every(({ categoryType }) => categoryType === 'IndustrialService');
  const start = (cluster: Scored[]) => Math.min(...cluster.map(({ first }) => first));
  const isFor = (cluster: Scored[]) => {
    const at = start(cluster);
    if (!purpose.has(tokens[at - 1]?.text ?? '') || at < 2) return false;
    // «یه شفت دارم واسه تراش», «واسه کالیبراسیون گیج»: the work is wanted.
    const isFirst = clusters.every((other) => start(other) >= at);
    return !(isWork(cluster) && (isFirst || owned.has(tokens[at - 2]?.text ?? '')));
  };
  const isOwned = (cluster: Scored[]) =>
    clusters.some(
      (other) =>
        start(other) > start(cluster) &&
        owned.has(tokens[start(other) - 2]?.text ?? '') &&
        !isFor(other) &&
        purpose.has(tokens[start(other) - 1]?.text ?? ''),
    );
  const isRaw = (cluster: Scored[]) =>
    !isWork(cluster) &&
    clusters.some((other) =>
      isWorkedUpon(
        tokens,
        { end: Math.max(...cluster.map((match) => match.end)) },
        { first: start(other), isWork: isWork(other) },
      ),
    );
  const rankOf = (cluster: Scored[]) => Number(isFor(cluster)) + 2 * Number(isOwned(cluster) || isRaw(cluster));
  const ordered = clusters.sort((one, other) => rankOf(one) - rankOf(other) || start(one) - start(other));
  const isOfStranger = (cluster: Scored[]) =>
    isFor(cluster) && cluster[0]?.categoryType === 'Product' && isForStranger(tokens, start(cluster), index);
  if (ordered.every(isOfStranger)) return [];
  const wanted = nextCluster(tokens, ordered, index) ?? ordered[0] ?? [];
  const end = Math.max(0, ...wanted.map((match) => match.end));
  const other = ordered.find((cluster) => tokens[end]?.text === 'یا' && start(cluster) === end + 1);
  return other ? [...wanted, ...other] : wanted;
}

/** «مخزن ۵۰۰ لیتر هوای فشرده»: the first word of a name, and further on the other ones. */
function namedLater(
  tokens: readonly Token[],
  called: readonly Scored[],
  strong: readonly Scored[],
  { categories }: VocabularyIndex,
): Scored[] | undefined {
  const [head] = called;
  if (!head || called.some(({ isWhole, said }) => isWhole || said > 1)) return undefined;
  const key = wordKey(joinText(tokens, head.first, head.end));
  const rests = strong.filter(
    ({ categoryId, isWhole, said, first }) =>
      !isWhole &&
      said > 1 &&
      first > head.end &&
      categories.get(categoryId)?.forms.some(({ words }) => words[0] === key && words.length === said + 1),
  );
  const [rest] = rests;
  if (!rest || rests.some(({ categoryId }) => categoryId !== rest.categoryId)) return undefined;
  const also = Array.from({ length: rest.end - rest.first }, (_, at) => rest.first + at);
  return [{ ...head, categoryId: rest.categoryId, categoryType: rest.categoryType, also }];
}

/** «ساخت چرخ‌دنده»: one word of another work before it is no rival. */
const isLead = ({ isWhole, said, categoryType, end }: Scored, first: number) =>
  !isWhole && said === 1 && categoryType === 'IndustrialService' && end === first;

/** «واترجت ورق ۵۰ میل»: a way of doing a work, and right behind it what is worked upon. */
function wayOfWork(all: readonly Scored[], strong: readonly Scored[]): Scored[] | undefined {
  const ways = all.filter(
    ({ isMethod, first, end }) =>
      isMethod &&
      strong.some((thing) => (thing.first === end && thing.categoryType === 'Product') || isLead(thing, first)) &&
      strong.every((thing) => thing.first > first || isLead(thing, first)),
  );
  const [way] = ways;
  return way && ways.every(({ categoryId }) => categoryId === way.categoryId) ? [way] : undefined;
}

/** The matching categories, best first; several if the words fit several. */
export function matchCategories(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  index: VocabularyIndex,
): CategoryMatch[] {
  const occurrences = occurrencesOf(tokens, barred, index);
  const all = scoreCategories(tokens, barred, occurrences, index);
  const strong = all.filter(({ isStrong }) => isStrong);
  const way = wayOfWork(all, strong);
  const called = wantedCluster(tokens, strong.length > 0 ? strong : all, index);
  const wanted = way ?? namedLater(tokens, called, strong, index) ?? called;
  const below = directlyBelow(wanted, strong, tokens, occurrences, index);
  if (below) return alsoCalled(below, tokens, index);
  const ids = new Set(wanted.map(({ categoryId }) => categoryId));
  const widest = wanted.filter(
    ({ categoryId }) => !index.categories.get(categoryId)?.ancestorIds.some((id) => ids.has(id)),
  );
  const narrowed = widest.flatMap((match) => {
    const category = index.categories.get(match.categoryId);
    if (!category) return [];
    if (!match.isWhole) return [match];
    const words = tokens.slice(match.first, match.end).map(({ text }) => text);
    const said = [wordKey(words.join('')), words.map(wordKey).join('')];
    return narrowBranch(match, category, index, [...said, ...said.map(stem)]);
  });
  const seen = new Map(narrowed.map((match) => [match.categoryId, match]));
  const about = says(tokens, barred, documentWords)
    ? (namedBelow(narrowed, strong, index) ?? aboutSubject(tokens, barred, occurrences, narrowed, index))
    : undefined;
  if (about) return about;
  const [only, second] = seen.values();
  const meant = only && !second ? alsoCalled(only, tokens, index) : [...seen.values()];
  return spokenOfAgain(meant, tokens, occurrences, index);
}
