import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/** Grows by one with every change of what it names; public answers are cached under it. */
export const dataRevisions = pgTable('data_revisions', {
  name: text({ enum: ['public'] }).primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
