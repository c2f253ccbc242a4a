import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { KeptLine } from '../../contract/parts-lists/parts-list.ts';
import { persons } from '../account/person/person.table.ts';
import { moment } from '../db/columns.ts';

/** One list a person; it is read and replaced as a whole. */
export const partsLists = pgTable('parts_lists', {
  personId: uuid()
    .primaryKey()
    .references(() => persons.id),
  version: integer().notNull(),
  updatedAt: moment().notNull(),
  lines: jsonb().$type<KeptLine[]>().notNull(),
});

export type PartsListRow = typeof partsLists.$inferSelect;
