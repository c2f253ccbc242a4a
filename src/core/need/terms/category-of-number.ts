import type { CategoryMatch } from '../kinds/category-match.ts';
import type { IndexedCategory, VocabularyIndex } from '../vocabulary-index.ts';
import { standardBodies } from '../words/order-words.ts';
import type { PartNumber } from './read-part-numbers.ts';

/** «222xx», «72xxB»: bearings are named by the first digits of their numbers; a letter behind is of one make. */
const pattern = /^(\d+)(x+)[a-z]?$/;

function isOfPattern(name: string, number: string): boolean {
  const [, head = '', any = ''] = pattern.exec(name) ?? [];
  return any !== '' && new RegExp(`^${head}\\d{${any.length}}(?!\\d)`).test(number);
}

/** The leaf whose name has the letters that a part number begins with, or the pattern of its digits; undefined if several have. */
function leafOf({ text }: PartNumber, { formsByWord, categories }: VocabularyIndex): string | undefined {
  const [chunk = ''] = text.toLowerCase().split(/[-/\s]/);
  const letters = /^[a-z]{2,}/.exec(chunk)?.[0] ?? '';
  if (standardBodies.has(letters)) return undefined;
  const names = [...formsByWord.keys()].filter(
    (name) =>
      (/[a-z]/.test(chunk) && (name === chunk || name === letters)) || (pattern.test(name) && isOfPattern(name, chunk)),
  );
  const ids = new Set(
    names
      .flatMap((name) => formsByWord.get(name) ?? [])
      .map(({ categoryId }) => categoryId)
      .filter((id) => categories.get(id)?.isLeaf && categories.get(id)?.category.categoryType === 'Product'),
  );
  return ids.size === 1 ? [...ids][0] : undefined;
}

/** Series of ISO 15 that one kind of bearing has; names give only some of them. */
const series: readonly (readonly [number: RegExp, word: string])[] = [
  [/^(?:6[0-4]|160)\d\d(?!\d)/, 'عمیق'],
  [/^3[0-3]\d{3}(?!\d)/, 'مخروطی'],
];

/** «رولبرینگ 32210»: the one of several that its series names. */
function ofSeries(
  named: readonly CategoryMatch[],
  number: PartNumber,
  { categories }: VocabularyIndex,
): readonly CategoryMatch[] {
  const [, word = ''] = series.find(([pattern]) => pattern.test(number.text)) ?? [];
  // «۶۲۰۵ دو طرف پلاستیک»: no word names the kind.
  if (named.length === 0 && word !== '') {
    const all = [...categories].filter(
      ([, one]) => one.isLeaf && one.forms.some(({ kind, words }) => kind === 'name' && words.includes(word)),
    );
    const [only, other] = all.map(([categoryId]) => categoryId);
    return only !== undefined && other === undefined ? [{ ...bareMatch(number), categoryId: only }] : named;
  }
  const left = named.filter(({ categoryId }) =>
    categories.get(categoryId)?.forms.some(({ kind, words }) => kind === 'name' && words.includes(word)),
  );
  return left.length === 1 ? left : named;
}

/** «IEC 61439-1»: the collection of standards that is called by the number. */
function collectionOf({ text }: PartNumber, { formsByWord, categories }: VocabularyIndex): string | undefined {
  const [, body = '', code = ''] = /^([a-z]+) ([a-z]?[\d.]*\d)/.exec(text.toLowerCase()) ?? [];
  if (!standardBodies.has(body)) return undefined;
  return (formsByWord.get(code) ?? [])
    .filter(({ words }) => words.length === 1 || (words.length === 2 && words[0] === body))
    .map(({ categoryId }) => categoryId)
    .find((id) => isDocument(categories.get(id)));
}

const isDocument = (category: IndexedCategory | undefined) => category?.category.categoryType === 'ElectronicDocument';

/** As sure as two words of a name. */
const LONG_SCORE = 8;

const bareMatch = ({ first, end }: PartNumber) => ({
  score: LONG_SCORE,
  first,
  end,
  isName: false,
  isWhole: false,
  ownEnd: end,
  skipped: [],
  also: [],
});

/** The kind of thing that the part number names, where the words leave it open. */
export function narrowByNumber(
  named: readonly CategoryMatch[],
  number: PartNumber | undefined,
  index: VocabularyIndex,
): readonly CategoryMatch[] {
  const [first, second] = named;
  const collection = number && collectionOf(number, index);
  if (number && collection !== undefined) {
    const match = first && isDocument(index.categories.get(first.categoryId)) ? first : bareMatch(number);
    return [{ ...match, categoryId: collection }];
  }
  if (!number || (first && !second && index.categories.get(first.categoryId)?.isLeaf)) return named;
  const categoryId = leafOf(number, index);
  if (categoryId === undefined) return ofSeries(named, number, index);
  const above = index.categories.get(categoryId)?.ancestorIds ?? [];
  const isAmong = named.some((match) => match.categoryId === categoryId || above.includes(match.categoryId));
  if (first && !isAmong) return named;
  return [{ ...(first ?? bareMatch(number)), categoryId }];
}
