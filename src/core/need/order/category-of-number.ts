import type { CategoryMatch } from '../category-match.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { standardBodies } from './order-words.ts';
import type { PartNumber } from './read-part-numbers.ts';

/** «222xx»: bearings are named by the first digits of their numbers. */
const pattern = /^(\d+)(x+)([a-z]?)$/;

function isOfPattern(name: string, number: string): boolean {
  const [, head = '', any = '', tail = ''] = pattern.exec(name) ?? [];
  return any !== '' && new RegExp(`^${head}\\d{${any.length}}${tail}`).test(number);
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

/** The kind of thing that the part number names, where the words leave it open. */
export function narrowByNumber(
  named: readonly CategoryMatch[],
  number: PartNumber | undefined,
  index: VocabularyIndex,
): readonly CategoryMatch[] {
  const [first, second] = named;
  if (!number || (first && !second && index.categories.get(first.categoryId)?.isLeaf)) return named;
  const categoryId = leafOf(number, index);
  if (categoryId === undefined) return named;
  const above = index.categories.get(categoryId)?.ancestorIds ?? [];
  const isAmong = named.some((match) => match.categoryId === categoryId || above.includes(match.categoryId));
  if (first && !isAmong) return named;
  const bare = {
    score: 0,
    first: number.first,
    end: number.end,
    isName: false,
    isWhole: false,
    ownEnd: number.end,
    skipped: [],
    also: [],
  };
  return [{ ...(first ?? bare), categoryId }];
}
