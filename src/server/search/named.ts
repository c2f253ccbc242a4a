import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/object-types.ts';
import { toMatch } from './matching.ts';
import { searchEntries } from './search.table.ts';

/** Whether the object of this id has every word of `text`, or words that begin so, among its names. */
export function isNamed(id: AnyColumn | SQL, type: ObjectType, text: string): SQL {
  const match = toMatch(type, text);
  if (match === undefined) return sql`false`;
  return sql`exists (select from ${searchEntries} e where e.object_id = ${id} and ${match.any})`;
}
