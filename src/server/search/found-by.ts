import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { toMatch } from './matching.ts';
import { searchEntries } from './search.table.ts';

/**
 * Subquery of (id): the objects whose entries meet a condition.
 * @param condition on `search_entries e`
 */
export const objectsFoundBy = (condition: SQL): SQL =>
  sql`(select e.object_id as id from ${searchEntries} e where ${condition})`;

/**
 * Condition on an object's id: its entry meets `condition`.
 * @param condition on `search_entries e`
 */
export const whereEntry = (id: AnyColumn | SQL, condition: SQL): SQL =>
  sql`exists (select from ${searchEntries} e where e.object_id = ${id} and ${condition})`;

/** Condition on an object's id: its names contain every word of `text`, in whole or as a prefix. */
export function whereNamed(id: AnyColumn | SQL, type: ObjectType, text: string): SQL {
  const match = toMatch(type, text);
  return match === undefined ? sql`false` : whereEntry(id, match.any);
}
