import type { ProductsPage } from '../../src/contract/catalog/product.ts';
import { demoCatalog } from '../../src/demo/demo-catalog.ts';
import { stableId } from '../../src/server/catalog/ingest/stable-id.ts';
import { demoParts } from './demo-parts.ts';
import { isRight, type Part, type Question } from './question.ts';

const LOOKED_AT = 5;

const partsByKey = new Map(demoParts.map((part) => [part.record.key, part]));
const partsByOffer = new Map(
  [...demoCatalog.offers].map(({ key, baseProductKey }): [string, Part | undefined] => [
    stableId(demoCatalog.name, `offer ${key}`),
    partsByKey.get(baseProductKey),
  ]),
);

export interface SearchScore {
  /** Questions that the shop has an answer to. */
  questions: number;
  /** Share with a right product among the first five. */
  success: number;
  /** Share with an empty list. */
  empty: number;
  missed: Question[];
}

/** @param search the first page of a text */
export async function scoreSearch(
  questions: readonly Question[],
  search: (q: string) => Promise<Pick<ProductsPage, 'items'>>,
): Promise<SearchScore> {
  const answerable = questions.filter(({ right }) => !right.every(({ none }) => none));
  const missed: Question[] = [];
  let empty = 0;
  for (const question of answerable) {
    const { items } = await search(question.q);
    if (items.length === 0) empty++;
    const first = items.slice(0, LOOKED_AT).flatMap(({ id }) => partsByOffer.get(id) ?? []);
    if (!first.some((part) => isRight(question, part))) missed.push(question);
  }
  const questionsCount = answerable.length;
  return {
    questions: questionsCount,
    success: (questionsCount - missed.length) / questionsCount,
    empty: empty / questionsCount,
    missed,
  };
}
