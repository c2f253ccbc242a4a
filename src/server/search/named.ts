import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { suggestionTypes } from '../../contract/search/suggestion.ts';
import { searchEntries } from './search.table.ts';
import { toQueryWords, toTsQuery } from './words-query.ts';

/** Whether the object of this id has every word of `text`, or words that begin so, among its names. */
export function isNamed(id: AnyColumn, type: (typeof suggestionTypes)[number], text: string): SQL {
  const query = toTsQuery(toQueryWords(text));
  if (query === undefined) return sql`false`;
  return sql`exists (select from ${searchEntries} e
    where e.object_id = ${id} and e.type = ${type} and e.words @@ ${query}::tsquery)`;
}
