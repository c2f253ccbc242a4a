import { isCutFromCode, joinText, type Token } from './need-tokens.ts';
import { documentWords, purpose } from './trade-words.ts';
import type { Form, IndexedCategory, VocabularyIndex } from './vocabulary-index.ts';
import { wordKey } from './word-keys.ts';

export interface CategoryMatch {
  categoryId: string;
  score: number;
  first: number;
  end: number;
  /** The whole name matched, so its words mean nothing besides the category. */
  isName: boolean;
  /** Later tokens that decided between this category and similar ones. */
  also: readonly number[];
}

interface Occurrence {
  key: string;
  first: number;
  end: number;
}

const MAX_JOINED = 4;
const SCORE = { word: 4, whole: 3, head: 1, name: 0.5, skipped: -1.25, service: -0.75, consulting: -1 } as const;
/** A partial match without the name's head needs a word of this length. */
const MIN_WEAK_LETTERS = 5;

function occurrencesOf(tokens: readonly Token[], barred: ReadonlySet<number>, index: VocabularyIndex): Occurrence[] {
  const found: Occurrence[] = [];
  for (let first = 0; first < tokens.length; first++) {
    for (let end = first + 1; end <= Math.min(tokens.length, first + MAX_JOINED); end++) {
      const token = tokens[end - 1];
      if (!token || barred.has(end - 1) || (token.kind === 'mark' && !/[-.&/]/.test(token.text))) break;
      if (token.kind === 'mark') continue;
      const joined = joinText(tokens, first, end).replaceAll('-', '');
      const key = index.formsByWord.has(joined) ? joined : wordKey(joined);
      if (index.formsByWord.has(key) && !isCutFromCode(tokens, first, end)) found.push({ key, first, end });
    }
  }
  return found;
}

interface Chain {
  parts: (Occurrence & { at: number })[];
  skipped: number;
}

/** The longest run of the form's words in order, with at most one other word between two of them. */
function longestChain(form: Form, occurrences: readonly Occurrence[]): Chain | undefined {
  let best: Chain | undefined;
  for (const [from, word] of form.words.entries()) {
    for (const start of occurrences) {
      if (start.key !== word) continue;
      const parts = [{ ...start, at: from }];
      let end = start.end;
      for (let at = from + 1; at < form.words.length; at++) {
        const next = occurrences.find(
          ({ key, first }) => key === form.words[at] && (first === end || first === end + 1),
        );
        if (!next) continue;
        parts.push({ ...next, at });
        end = next.end;
      }
      const skipped = (parts.at(-1)?.at ?? from) - from + 1 - parts.length;
      if (!best || parts.length > best.parts.length || (parts.length === best.parts.length && skipped < best.skipped)) {
        best = { parts, skipped };
      }
    }
  }
  return best;
}

interface Scored extends CategoryMatch {
  isStrong: boolean;
  isWhole: boolean;
}

function scoreForm(form: Form, category: IndexedCategory, occurrences: readonly Occurrence[]): Scored | undefined {
  const chain = longestChain(form, occurrences);
  const head = chain?.parts[0];
  const tail = chain?.parts.at(-1);
  if (!chain || !head || !tail) return undefined;
  const isWhole = chain.parts.length === form.words.length;
  const isHead = head.at === 0 && /\p{Script=Arab}/u.test(head.key);
  if (!isWhole && !isHead && chain.parts.every(({ key }) => key.length < MIN_WEAK_LETTERS || /\d/.test(key))) {
    return undefined;
  }
  const { categoryType } = category.category;
  const score =
    chain.parts.length * SCORE.word +
    (isWhole ? SCORE.whole : 0) +
    (isHead ? SCORE.head : 0) +
    (form.kind === 'name' ? SCORE.name : 0) +
    chain.skipped * SCORE.skipped +
    (categoryType === 'IndustrialService' ? SCORE.service : 0) +
    (categoryType === 'ConsultingService' ? SCORE.consulting : 0);
  return {
    categoryId: category.category.id,
    score,
    first: head.first,
    end: tail.end,
    isName: isWhole && form.kind === 'name',
    also: [],
    isStrong: isWhole || isHead || chain.parts.length > 1,
    isWhole,
  };
}

function scoreCategories(
  tokens: readonly Token[],
  barred: ReadonlySet<number>,
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): Scored[] {
  const wantsDocument = tokens.some((token, at) => documentWords.has(token.text) && !barred.has(at));
  const best = new Map<string, Scored>();
  for (const form of new Set(occurrences.flatMap(({ key }) => index.formsByWord.get(key) ?? []))) {
    const category = index.categories.get(form.categoryId);
    if (!category || (category.category.categoryType === 'ElectronicDocument') !== wantsDocument) continue;
    const scored = scoreForm(form, category, occurrences);
    if (!scored) continue;
    const place = `${form.categoryId} ${scored.first} ${scored.end}`;
    if (scored.score > (best.get(place)?.score ?? 0)) best.set(place, scored);
  }
  return [...best.values()];
}

function widen(cluster: Scored[], { categoryId, first, end }: Scored): void {
  for (const [at, match] of cluster.entries()) {
    if (match.categoryId !== categoryId) continue;
    cluster[at] = { ...match, first: Math.min(match.first, first), end: Math.max(match.end, end) };
  }
}

/** In Persian the wanted thing comes first: «مکانیکال سیل پمپ» is a seal. «برای پمپ» names a purpose. */
function wantedCluster(tokens: readonly Token[], matches: readonly Scored[]): Scored[] {
  const byScore = [...matches].sort((one, other) => other.score - one.score || one.first - other.first);
  const clusters: Scored[][] = [];
  for (const match of byScore) {
    const overlapping = clusters.find((cluster) =>
      cluster.some(({ first, end }) => match.first < end && first < match.end),
    );
    if (!overlapping) clusters.push([match]);
    else if (match.score === overlapping[0]?.score) overlapping.push(match);
    // «پمپ لجن‌کش» matches by «لجن‌کش» alone; «پمپ» before it means the same pump.
    else widen(overlapping, match);
  }
  const start = (cluster: Scored[]) => Math.min(...cluster.map(({ first }) => first));
  const isFor = (cluster: Scored[]) => {
    const at = start(cluster);
    return purpose.has(tokens[at - 1]?.text ?? '') && at > 1;
  };
  const ordered = clusters.sort((one, other) => Number(isFor(one)) - Number(isFor(other)) || start(one) - start(other));
  const wanted = ordered[0] ?? [];
  const end = Math.max(0, ...wanted.map((match) => match.end));
  const other = ordered.find((cluster) => tokens[end]?.text === 'یا' && start(cluster) === end + 1);
  return other ? [...wanted, ...other] : wanted;
}

/** A word of a branch that only some of its leaves start with selects those leaves: «گیربکس» of power transmission. */
function narrowBranch(match: Scored, branch: IndexedCategory, index: VocabularyIndex, said: string): CategoryMatch[] {
  if (branch.isLeaf) return [match];
  const fitting = branch.leafIds.filter((id) =>
    index.categories
      .get(id)
      ?.forms.some(({ words }) => words.some((_, at) => words.slice(0, at + 1).join('') === said)),
  );
  if (fitting.length === 0 || fitting.length === branch.leafIds.length) return [match];
  return fitting.map((categoryId) => ({ ...match, categoryId }));
}

const MIN_TELLING_LETTERS = 3;

/** «تسمه SPB», «شیر توپی دوتکه دنده‌ای»: narrows the candidates to those that a later word also matches. */
function spokenOfAgain(
  candidates: CategoryMatch[],
  occurrences: readonly Occurrence[],
  index: VocabularyIndex,
): CategoryMatch[] {
  const end = Math.max(0, ...candidates.map((match) => match.end));
  return occurrences.reduce((left, { key, first, end: last }) => {
    if (left.length < 2 || first < end || key.length < MIN_TELLING_LETTERS) return left;
    const again = left.filter(({ categoryId }) =>
      index.categories.get(categoryId)?.forms.some(({ words }) => words.includes(key)),
    );
    if (again.length === 0 || again.length === left.length) return left;
    const telling = Array.from({ length: last - first }, (_, at) => first + at);
    return again.map((match) => ({ ...match, also: [...match.also, ...telling] }));
  }, candidates);
}

/** «پمپ کفکش»: a branch followed directly by the name of one of its leaves. */
function directlyBelow(
  wanted: readonly Scored[],
  matches: readonly Scored[],
  index: VocabularyIndex,
): CategoryMatch | undefined {
  const [branch, second] = wanted;
  if (!branch || second) return undefined;
  const leaves = matches.filter(
    (match) =>
      match.isWhole &&
      match.first === branch.end &&
      index.categories.get(match.categoryId)?.ancestorIds.includes(branch.categoryId),
  );
  const [leaf, other] = leaves;
  return leaf && !other ? { ...leaf, first: branch.first } : undefined;
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
  const wanted = wantedCluster(tokens, strong.length > 0 ? strong : all);
  const below = directlyBelow(wanted, strong, index);
  if (below) return [below];
  const ids = new Set(wanted.map(({ categoryId }) => categoryId));
  const widest = wanted.filter(
    ({ categoryId }) => !index.categories.get(categoryId)?.ancestorIds.some((id) => ids.has(id)),
  );
  const narrowed = widest.flatMap((match) => {
    const category = index.categories.get(match.categoryId);
    if (!category) return [];
    const said = wordKey(joinText(tokens, match.first, match.end));
    return match.isWhole ? narrowBranch(match, category, index, said) : [match];
  });
  const seen = new Map(narrowed.map((match) => [match.categoryId, match]));
  return spokenOfAgain([...seen.values()], occurrences, index);
}
