import { and, type SQL, sql } from 'drizzle-orm';
import type { AskedPlace, Question } from '../../../core/question/read-question.ts';
import { type PlaceUse, placeTerm } from '../../../core/search/place-use.ts';
import { toQueryWords } from '../../../core/search/query-words.ts';
import type { Executor } from '../../db/open-database.ts';
import { whereOfferedByAny } from '../../search/offered-by.ts';
import { toTsQuery } from '../../search/words-query.ts';
import { findSupplierIdsAt } from '../../suppliers/read.ts';
import { whereEntryWithin } from './search.ts';

/** The place of a question, as an interpretation uses it. */
export interface PlacedQuestion {
  use: PlaceUse;
  place: AskedPlace;
  /** Condition on `search_entries e`; undefined if the place is left out. */
  where: SQL | undefined;
  /** Who sells there; undefined if the place is no filter. */
  supplierIds: readonly string[] | undefined;
}

/**
 * @param question the text with its place: of a named kind only that kind is looked for there, not what is written about it
 * @returns undefined if nothing can be found that way
 */
export async function placeAs(db: Executor, question: Question, use: PlaceUse): Promise<PlacedQuestion | undefined> {
  const { place, isKindNamed, categoryIds } = question;
  if (!place) return undefined;
  if (use === 'left') return { use, place, where: undefined, supplierIds: undefined };
  if (use === 'word') {
    const words = toTsQuery(toQueryWords(place.name), { isWhole: true });
    return words === undefined
      ? undefined
      : { use, place, where: sql`ts_match_vq(e.words, ${words}::tsquery)`, supplierIds: undefined };
  }
  const term = placeTerm(place, use);
  const supplierIds = term ? await findSupplierIdsAt(db, term, [place.name]) : [];
  if (supplierIds.length === 0) return undefined;
  const ofKind = isKindNamed ? whereEntryWithin(categoryIds) : undefined;
  return { use, place, where: and(whereOfferedByAny(supplierIds), ofKind), supplierIds };
}

/** The text that is searched with the place used so: a word of the products stays in it. */
export const placedText = (q: string, { place }: Question, use: PlaceUse | undefined): string =>
  place === undefined || use === undefined || use === 'word' ? q : place.without;
