import type { CategoryCard } from '../../../../../contract/catalog/category.ts';
import { compareFolded, foldText } from '../../../../../core/text/persian.ts';
import { sortKey } from '../../../../../core/text/sort-key.ts';

export type LetterGroup<T> = { letter: string; categories: T[] };

/** Groups in the order of the Persian alphabet, then Latin; آ belongs to ا. */
export function groupByLetter<T extends Pick<CategoryCard, 'name'>>(categories: readonly T[]): LetterGroup<T>[] {
  const groups = new Map<string, T[]>();
  const keyed = categories.map((category) => ({ category, key: sortKey(category.name) }));
  for (const { category } of keyed.sort((a, b) => compareFolded(a.key, b.key))) {
    const letter = firstLetter(category.name);
    const group = groups.get(letter);
    if (group) group.push(category);
    else groups.set(letter, [category]);
  }
  return [...groups].map(([letter, grouped]) => ({ letter, categories: grouped }));
}

const firstLetter = (name: string): string => /[\p{L}\p{N}]/u.exec(foldText(name))?.[0].toUpperCase() ?? '#';
