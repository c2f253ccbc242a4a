import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** A counter that every change of the named data increments; it is part of the key of cached public answers. */
export const dataRevisions = pgTable('data_revisions', {
  name: text({ enum: ['public'] }).primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
